import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { handleErrors } from '../src/api/errors';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  handleErrors(app);
  app.get('/late', async () => {
    throw new Refusal('conflict', 'too-late-to-change', 'It is too late to change this reservation online.');
  });
  app.get('/none', async () => {
    throw new Refusal('not-found', 'not-found', 'Not found.');
  });
});
afterAll(() => app.close());

test('a refusal has its code, by which pages find their own text for it', async () => {
  const { statusCode, body } = await app.inject('/late');
  expect(statusCode).toBe(409);
  expect(JSON.parse(body)).toEqual({
    error: 'It is too late to change this reservation online.',
    message: 'It is too late to change this reservation online.',
    code: 'too-late-to-change',
  });
  expect(JSON.parse((await app.inject('/none')).body)).not.toHaveProperty('code');
});
