import Fastify from 'fastify';
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
