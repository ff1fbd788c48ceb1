import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Message } from '../../domain/message';
import { createMailProvider } from './mail';

const connections = 10;

/** A mail server that sends no SMTP greeting until `greet` is called, and counts the mails that it takes. */
async function stalledServer() {
  const sockets: Socket[] = [];
  let taken = 0;
  let heard = '';
  let greets = false;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = String(chunk);
      heard += text;
      if (text.endsWith('\r\n.\r\n')) taken += 1;
      socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
    });
    if (greets) socket.write('220 ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    heard: () => heard,
    greet: () => (greets = true),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let server: Awaited<ReturnType<typeof stalledServer>> | undefined;
let mail: ReturnType<typeof createMailProvider> | undefined;
afterEach(() => {
  mail?.close();
  server?.stop();
});

test('a mail that waits too long for the server, or for a connection, is given up and not sent later', async () => {
  server = await stalledServer();
  const provider = createMailProvider({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    from: 'Tablewell <no-reply@tablewell.example>',
    domain: 'tablewell.example',
    // Long enough for the mail after them on a busy machine.
    longestSendMs: 2_000,
  });
  mail = provider;
  const send = (id: string) =>
    provider.send({ id, to: 'ada@example.com', subject: id, text: id, html: '' } as Message);
  const sent = await Promise.all(Array.from({ length: 2 * connections }, (_, index) => send(`m${index}`)));
  expect(sent.map(({ kind }) => kind)).toEqual(Array(2 * connections).fill('not-taken'));
  server.greet();
  expect(await send('later')).toMatchObject({ kind: 'accepted' });
  expect(server.taken()).toBe(1);
});

test('a mail of a list has the headers by which a mail client ends it with one press, and no other mail has them', async () => {
  server = await stalledServer();
  server.greet();
  const provider = createMailProvider({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    ...{ from: 'Tablewell <no-reply@tablewell.example>', domain: 'tablewell.example', longestSendMs: 5_000 },
  });
  mail = provider;
  const send = (more: Partial<Message>) =>
    provider.send({ id: 'm', to: 'ada@example.com', subject: 's', text: 't', html: '', ...more } as Message);
  expect(await send({})).toMatchObject({ kind: 'accepted' });
  expect(server.heard()).not.toContain('List-Unsubscribe');
  expect(
    await send({ unsubscribe: 'https://tablewell.example/api/board-mails/t/unsubscribe' }),
  ).toMatchObject({
    kind: 'accepted',
  });
  const lines = server.heard().replaceAll('\r\n ', ' ').split('\r\n');
  expect(lines).toContain('List-Unsubscribe: <https://tablewell.example/api/board-mails/t/unsubscribe>');
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail is answered to the address that it names, and is marked as automatic, so that no program answers', async () => {
  server = await stalledServer();
  server.greet();
  const provider = createMailProvider({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    ...{ from: 'Tablewell <no-reply@tablewell.example>', domain: 'tablewell.example', longestSendMs: 5_000 },
  });
  mail = provider;
  const send = (more: Partial<Message>) =>
    provider.send({ id: 'm', to: 'ada@example.com', subject: 's', text: 't', html: '', ...more } as Message);
  const automatic = ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All'];
  expect(await send({})).toMatchObject({ kind: 'accepted' });
  expect(server.heard().split('\r\n')).toEqual(expect.arrayContaining(automatic));
  expect(server.heard()).not.toContain('Reply-To');
  expect(await send({ replyTo: 'answers@restaurant.example' })).toMatchObject({ kind: 'accepted' });
  expect(server.heard().split('\r\n')).toContain('Reply-To: answers@restaurant.example');
});
