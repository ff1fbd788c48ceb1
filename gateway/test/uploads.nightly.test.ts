import { connect, type AddressInfo, type Socket } from 'node:net';
import { Role } from '@tablewell/chassis/access';
import { eventually } from '@tablewell/chassis/testing';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
let address: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  gateway = await startGateway({ trustProxy: ['127.0.0.1'], uploadsHourly: 50 });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  gateway.duringUpload = async () => undefined;
  gateway.role = Role.OWNER;
  sockets.splice(0).forEach((socket) => socket.destroy());
});
afterAll(() => gateway?.stop());

const large = Buffer.alloc(200_000, 7);
const send = (restaurantId: string, session = 's1', signal?: AbortSignal) =>
  fetch(`${address}/api/restaurant/${restaurantId}/cover`, {
    method: 'PUT',
    body: large,
    headers: { origin, 'content-type': 'image/jpeg', authorization: `Bearer access-${session}` },
    ...(signal ? { signal } : {}),
  });

/** Sends the head of an upload, and one byte of its body. */
function halfSent(session: string, from: string): void {
  const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
    socket.write(
      `PUT /api/restaurant/r1/cover HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: 8000000\r\n` +
        `Authorization: Bearer access-${session}\r\nX-Forwarded-For: ${from}\r\n\r\n.`,
    ),
  );
  socket.on('error', () => undefined);
  sockets.push(socket);
}

/** Makes uploads wait until `end` is called. */
function holdUploads() {
  const begun: (AbortSignal | undefined)[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  gateway.duringUpload = (signal) => {
    begun.push(signal);
    return ended;
  };
  return { begun, end: () => end() };
}

test('a user who hangs up keeps the places of the uploads that are still worked on', async () => {
  const { begun, end } = holdUploads();
  const leaving = new AbortController();
  const left = [send('r1', 's1', leaving.signal), send('r1', 's1', leaving.signal)].map((sent) =>
    sent.catch(() => undefined),
  );
  await eventually(() => expect(begun).toHaveLength(1));
  const third = await send('r1');
  expect([third.status, ((await third.json()) as { message: string }).message]).toEqual([
    503,
    'Other files are being received. Please try again in a moment.',
  ]);
  leaving.abort();
  await Promise.all(left);
  await eventually(() => expect(begun[0]?.aborted).toBe(true));
  end();
  await eventually(async () => expect((await send('r1')).status).toBe(200));
});

test('half-sent uploads of one user take no place from another', async () => {
  for (let index = 0; index < 64; index++) halfSent('s1', `10.0.${index}.1`);
  await eventually(async () => expect((await send('r1')).status).toBe(503));
  expect((await send('r1', 's2')).status).toBe(200);
});

test('the uploads of a host, who may not change pictures, are refused before their bodies and count for nobody', async () => {
  const bounded = await startGateway({ uploadsHourly: 1 });
  const put = () =>
    bounded.app.inject({
      method: 'PUT',
      url: '/api/restaurant/r1/cover',
      payload: Buffer.from('photo'),
      headers: { origin, 'content-type': 'image/png', cookie: '__Host-tablewell_access=access-s1' },
    });
  try {
    bounded.role = Role.HOST;
    for (const _upload of [1, 2, 3]) expect((await put()).statusCode).toBe(403);
    expect(bounded.uploads).toHaveLength(0);
  } finally {
    await bounded.stop();
  }
});
