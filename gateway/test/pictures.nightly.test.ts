import { create } from '@bufbuild/protobuf';
import { FaceSchema, PictureKind } from '@tablewell/proto/restaurant/v1/profile_pb';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const cookie = '__Host-tablewell_access=access-s1';
const upload = (payload: Buffer, headers: Record<string, string> = { cookie }) =>
  gateway.app.inject({
    method: 'PUT',
    url: '/api/restaurant/r1/cover',
    payload,
    headers: { origin, 'content-type': 'image/jpeg', ...headers },
  });

test('an upload is passed to the service unchanged, and the face shows its files by their addresses', async () => {
  gateway.face = create(FaceSchema, {
    profile: { about: 'Pasta' },
    country: 'IT',
    cover: { id: 'abc', width: 1280, height: 720, widths: [640, 1280], formats: ['avif', 'webp'] },
  });
  const answer = await upload(Buffer.from('photo'));
  expect(answer.statusCode).toBe(200);
  expect(gateway.uploads.at(-1)).toMatchObject({
    restaurantId: 'r1',
    kind: PictureKind.COVER,
    picture: new Uint8Array(Buffer.from('photo')),
  });
  expect(answer.json()).toMatchObject({
    about: 'Pasta',
    cover: {
      url: '/api/pictures/abc-1280.webp',
      preview: '/api/pictures/abc-1200.jpeg',
      sources: [
        { type: 'image/avif', srcset: '/api/pictures/abc-640.avif 640w, /api/pictures/abc-1280.avif 1280w' },
        { type: 'image/webp' },
      ],
    },
  });
});

test('an upload is refused without a session, as JSON, and beyond 8 MB', async () => {
  expect((await upload(Buffer.from('photo'), {})).statusCode).toBe(401);
  const json = await upload(Buffer.from('{}'), { cookie, 'content-type': 'application/json' });
  expect([json.statusCode, json.json()]).toMatchObject([400, { details: [{ field: 'picture' }] }]);
  expect((await upload(Buffer.alloc(8 * 1024 * 1024 + 1))).statusCode).toBe(413);
});

test('the uploads of a member, and those of a restaurant, are limited per hour', async () => {
  const bounded = await startGateway({ uploadsHourly: 2 });
  const send = (session: string, restaurantId: string) =>
    bounded.app.inject({
      method: 'PUT',
      url: `/api/restaurant/${restaurantId}/logo`,
      payload: Buffer.from('photo'),
      headers: { origin, 'content-type': 'image/png', cookie: `__Host-tablewell_access=access-${session}` },
    });
  for (const _upload of [1, 2]) expect((await send('s1', 'r1')).statusCode).toBe(200);
  const refused = await send('s1', 'r1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(bounded.uploads).toHaveLength(2);
  await bounded.stop();
});

test('a file is cached by browsers for good, and read from the service once', async () => {
  const get = () => gateway.app.inject({ url: '/api/pictures/abc-640.webp' });
  const [first, second] = [await get(), await get()];
  expect([first.statusCode, first.body, second.body]).toEqual([200, 'a file', 'a file']);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(gateway.filesRead).toEqual(['abc-640.webp']);
});

test('a link preview is cached by browsers for good, and read from the service once', async () => {
  const get = () => gateway.app.inject({ url: '/api/restaurant/public/r1/preview/AAAAAAAAAAAAAAAAAAAAAA' });
  const [first, second] = [await get(), await get()];
  expect([first.statusCode, first.body, second.body]).toEqual([200, 'a preview', 'a preview']);
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(gateway.filesRead.filter((name) => name.startsWith('AAAA'))).toHaveLength(1);
});

test('a missing file is not cached', async () => {
  const missing = await gateway.app.inject({ url: '/api/pictures/gone-640.webp' });
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-store');
});
