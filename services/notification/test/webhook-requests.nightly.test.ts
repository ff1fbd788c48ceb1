import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NameServer } from '@tablewell/chassis/testing';
import { createPost, type PostRules } from '../src/adapters/webhooks/post';
import { type Receiver, startReceiver } from './receiver';

// Where requests of webhooks go, and what they take from hostile receivers (HOOK-4).

let receiver: Receiver;
let names: NameServer;
const closed: (() => unknown)[] = [];
beforeAll(async () => {
  [receiver, names] = await Promise.all([startReceiver(), new NameServer().open()]);
});
afterEach(async () => {
  await Promise.all(closed.splice(0).map((close) => close()));
  receiver.answer(200);
  receiver.received.length = 0;
});
afterAll(async () => {
  await receiver?.close();
  await names?.close();
});

const headers = { 'webhook-id': 'evt_1' };
function posting(rules: Partial<PostRules> = {}) {
  const { post, close } = createPost({ allowsLoopback: true, nameServers: [names.address], ...rules });
  closed.push(close);
  return (url: string) => post({ url, headers, body: '{}' });
}
const unanswered = (problem: string | RegExp) => ({
  kind: 'unanswered',
  problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
});

test('the very bytes are posted as JSON, with the headers of the event', async () => {
  receiver.answer(201, {}, 'thanks');
  expect(await posting()(`${receiver.url}/a?b=c`)).toEqual({
    ...{ kind: 'answered', status: 201, retryAfter: '', text: 'thanks' },
  });
  expect(receiver.received).toMatchObject([
    { path: '/a?b=c', body: '{}', headers: { ...headers, 'content-type': 'application/json' } },
  ]);
});

test('a redirect is not followed', async () => {
  receiver.answer(307, { location: `${receiver.url}/other` });
  expect(await posting()(`${receiver.url}/first`)).toMatchObject({ status: 307 });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/first']);
});

test('this machine and private networks are not called, by number or by name', async () => {
  const post = posting({ allowsLoopback: false });
  const { port } = new URL(receiver.url);
  names.addresses.set('inside.example', ['127.0.0.1']);
  names.addresses.set('metadata.example', ['169.254.169.254']);
  names.addresses.set('mapped.example', ['::ffff:127.0.0.1']);
  const hosts = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '169.254.169.254', '10.0.0.1'];
  for (const host of [...hosts, 'inside.example', 'metadata.example', 'mapped.example'])
    expect(await post(`http://${host}:${port}/`)).toEqual(unanswered(/not of the internet/));
  expect(receiver.received).toEqual([]);
});

test('a name that changes after it was checked leads where it led when it was checked', async () => {
  const { port } = new URL(receiver.url);
  const other = await startReceiver('127.0.0.2', Number(port));
  closed.push(() => other.close());
  names.addresses.set('rebinding.example', ['127.0.0.1']);
  names.afterAnswer = (name) => names.addresses.set(name, ['127.0.0.2']);
  const asked = names.asked.length;
  await posting()(`http://rebinding.example:${port}/`);
  names.afterAnswer = () => undefined;
  expect(names.asked.slice(asked)).toEqual(['rebinding.example']);
  expect([receiver.received.length, other.received.length]).toEqual([1, 0]);
});

test('a name that is harmless at first and internal later is refused when it is', async () => {
  const { port } = new URL(receiver.url);
  names.addresses.set('turning.example', ['127.0.0.1']);
  const post = posting();
  expect(await post(`http://turning.example:${port}/`)).toMatchObject({ status: 200 });
  names.addresses.set('turning.example', ['10.0.0.1']);
  await new Promise((resolve) => setTimeout(resolve, 4_500));
  expect(await post(`http://turning.example:${port}/`)).toEqual(unanswered(/not of the internet/));
}, 20_000);

test('a proxy of the environment is not used', async () => {
  const proxy = await startReceiver();
  closed.push(() => proxy.close());
  const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY'];
  for (const name of names) process.env[name] = proxy.url;
  try {
    await posting()(`${receiver.url}/direct`);
  } finally {
    for (const name of names) delete process.env[name];
  }
  expect([proxy.received.length, receiver.received.length]).toEqual([0, 1]);
});

describe('a receiver', () => {
  const tookMs = async (work: Promise<unknown>) => {
    const begun = performance.now();
    await work;
    return performance.now() - begun;
  };
  /** A receiver that does as it likes with each connection. */
  async function raw(onConnection: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => onConnection(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closed.push(() => server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  }
  /** Writes on until the other side has enough; how much it took. */
  function writeOn(socket: Socket, chunk: string): { bytes: number } {
    const written = { bytes: 0 };
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) written.bytes += chunk.length;
      if (!socket.destroyed) socket.once('drain', more);
    };
    more();
    return written;
  }

  test('that answers without end is read for 64 kB, and its status holds', async () => {
    let written = { bytes: 0 };
    const url = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n');
      written = writeOn(socket, 'a'.repeat(65_536));
    });
    const answer = await posting()(url);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.kind === 'answered' && answer.text.length).toBe(64 * 1_024);
    // The rest is in the buffers of two sockets.
    expect(written.bytes).toBeLessThan(20_000_000);
  });

  test('that claims a huge length is not believed', async () => {
    const url = await raw((socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9999999999\r\n\r\nhi'),
    );
    expect(await posting()(url)).toMatchObject({ status: 200, text: 'hi' });
  });

  test('whose answer drips is cut off after a moment, and its status holds', async () => {
    const url = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n');
      const drip = setInterval(() => socket.write('a'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    const answering = posting()(url);
    expect(await tookMs(answering)).toBeLessThan(5_000);
    expect(await answering).toMatchObject({ status: 200, text: expect.stringMatching(/^a+$/) });
  });

  test('whose headers drip is given up in time', async () => {
    const url = await raw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    const answering = posting({ answerWithinMs: 500 })(url);
    expect(await tookMs(answering)).toBeLessThan(5_000);
    expect(await answering).toEqual(unanswered('It did not answer in time'));
  });

  test('with endless headers, another protocol, or none is a failure', async () => {
    const problems = await Promise.all(
      [
        (socket: Socket) => {
          socket.write('HTTP/1.1 200 OK\r\n');
          writeOn(socket, `x: ${'y'.repeat(60_000)}\r\n`);
        },
        (socket: Socket) => socket.write('SSH-2.0-OpenSSH_9.0\r\n'),
        (socket: Socket) => socket.destroy(),
        (socket: Socket) => socket.end('HTTP/1.1 200'),
      ].map(async (behavior) => posting()(await raw(behavior))),
    );
    expect(problems.map(({ kind }) => kind)).toEqual(Array(4).fill('unanswered'));
    expect(problems).toMatchObject([{ problem: 'The headers of its answer are too long' }, {}, {}, {}]);
  });

  test('that nobody listens at is a failure', async () => {
    const url = await raw((socket) => socket.end());
    await Promise.all(closed.splice(0).map((close) => close()));
    expect(await posting()(url)).toEqual(unanswered('Nobody listens at this address'));
  });
});

test('a certificate of nobody known, or of another name, is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablewell-certificate-'));
  const file = (name: string) => join(folder, name);
  const subject = ['-subj', '/CN=partner.example', '-addext', 'subjectAltName=DNS:partner.example'];
  const made = ['-keyout', file('key'), '-out', file('cert'), '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...subject], {
    stdio: 'ignore',
  });
  const [key, cert] = [readFileSync(file('key'), 'utf8'), readFileSync(file('cert'), 'utf8')];
  rmSync(folder, { recursive: true });
  const server = createTlsServer({ key, cert }, (_, response) => response.end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closed.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const name of ['partner.example', 'other.example']) names.addresses.set(name, ['127.0.0.1']);
  const trusting = posting({ ca: cert });
  expect(await trusting(`https://partner.example:${port}/`)).toMatchObject({ status: 200, text: 'hello' });
  expect(await trusting(`https://other.example:${port}/`)).toEqual(unanswered(/certificate/));
  expect(await posting()(`https://partner.example:${port}/`)).toEqual(unanswered(/certificate/));
});
