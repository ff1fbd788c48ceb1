import Fastify from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendList } from './send-list';

const schema = {
  response: {
    200: {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'string' }, count: { type: 'integer' } } },
    },
  },
};
const items = Array.from({ length: 601 }, (_, count) => ({
  id: `"${count}"\n`,
  count,
  secret: 'not in the schema',
}));

test('a list is answered as a returned array is, and others have a turn between its pieces', async () => {
  const app = Fastify();
  app.get('/pieces', { schema }, (_, reply) => sendList(reply, items, (item) => item));
  app.get('/whole', { schema }, () => items);
  app.get('/none', { schema }, (_, reply) => sendList(reply, [], (item) => item));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const [whole] = [await app.inject('/whole'), setImmediate(count)];
  const pieces = await app.inject('/pieces');
  isOver = true;
  expect(pieces.body).toBe(whole.body);
  expect(pieces.headers['content-type']).toBe(whole.headers['content-type']);
  expect(turns).toBeGreaterThanOrEqual(items.length / 50 - 1);
  expect((await app.inject('/none')).json()).toEqual([]);
  await app.close();
});

test('the conversion of a list ends when its caller has left', async () => {
  const app = Fastify();
  let converted = 0;
  let left = (): void => undefined;
  const hasLeft = new Promise<void>((resolve) => (left = resolve));
  const over = new Promise((resolve) =>
    app.get('/pieces', { schema }, async (_, reply) => {
      reply.raw.once('close', left);
      const sent = sendList(reply, items, (item) => {
        if ((converted += 1) === 1) caller.destroy();
        return item;
      });
      sent.then(resolve, resolve);
      return sent;
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const caller = request({ port, path: '/pieces' }).on('error', () => undefined);
  caller.end();
  await Promise.all([hasLeft, over]);
  await app.close();
  expect(converted).toBeLessThan(items.length);
});
