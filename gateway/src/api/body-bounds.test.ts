import fastify from 'fastify';
import { bodyBoundsPlugin } from './body-bounds';

test('a proxied body is not read: its stream is not walked as JSON', async () => {
  const app = fastify();
  await app.register(bodyBoundsPlugin);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post('/sandbox/api/faults', async (request) => request.body);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${origin}/sandbox/api/faults`, { method: 'POST', body: '{"mode":"ok"}' });
  expect([answer.status, await answer.text()]).toEqual([200, '{"mode":"ok"}']);
  await app.close();
});
