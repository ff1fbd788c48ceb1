import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { sendError, sendRefusal } from '../src/api/errors';
import { TooManyRequests } from '../src/api/too-many-requests';
import type { GatewayParts } from '../src/parts';
import { holdRoutes } from '../src/resources/reservations/hold-routes';
import { namedSchemas } from '../src/resources/named-schemas';

const holdTable = jest.fn(async (_ask: object) => ({
  holdId: 'h1',
  expiresAt: timestampFromDate(new Date('2026-12-01T10:05:00Z')),
}));
const releaseHold = jest.fn(async (_ask: object) => ({}));
const forget = jest.fn();
const take = jest.fn(async (_network: string) => undefined);
let app: FastifyInstance;
beforeAll(async () => {
  const parts = {
    clients: { reservation: { holdTable, releaseHold } },
    limits: { holds: { take } },
    times: { forget },
  };
  app = Fastify();
  for (const schema of namedSchemas) app.addSchema(schema);
  app.setErrorHandler((error, request, reply) =>
    error instanceof Refusal ? sendRefusal(request, reply, error) : sendError(reply, 400, String(error)),
  );
  await app.register(holdRoutes(parts as unknown as GatewayParts));
});
afterAll(() => app.close());

const url = '/api/restaurant/public/r1/holds';
const hold = (more: object = {}) =>
  app.inject({ method: 'POST', url, payload: { date: '2026-12-05', time: '19:00', guests: 2, ...more } });

test('a hold is made for a date and time, and the next query of free times takes it into account', async () => {
  const answer = await hold({ area: 'Terrace', replaces: 'h0' });
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { holdId: 'h1', expiresAt: '2026-12-01T10:05:00.000Z', secondsLeft: expect.any(Number) },
  ]);
  expect(holdTable).toHaveBeenLastCalledWith({
    restaurantId: 'r1',
    partySize: 2,
    when: { time: { case: 'local', value: '2026-12-05T19:00' } },
    area: 'Terrace',
    replaces: 'h0',
  });
  expect(forget).toHaveBeenLastCalledWith('r1');
});

test('a hold with bad input calls no service', async () => {
  holdTable.mockClear();
  for (const more of [{ time: '25:00' }, { date: 'tomorrow' }, { guests: 0 }, { guests: 21 }])
    expect((await hold(more)).statusCode).toBe(400);
  expect(holdTable).not.toHaveBeenCalled();
});

test('a hold is released by its id', async () => {
  const answer = await app.inject({ method: 'DELETE', url: `${url}/h1` });
  expect(answer.statusCode).toBe(200);
  expect(releaseHold).toHaveBeenLastCalledWith({ restaurantId: 'r1', holdId: 'h1' });
});

test('holds and releases are counted by network before anything is done', async () => {
  const [holds, releases] = [holdTable.mock.calls.length, releaseHold.mock.calls.length];
  take.mockImplementation(async () => {
    throw new TooManyRequests('hold', 7);
  });
  const release = await app.inject({ method: 'DELETE', url: `${url}/unknown` });
  for (const answer of [await hold(), release]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
  }
  expect([holdTable.mock.calls.length, releaseHold.mock.calls.length]).toEqual([holds, releases]);
  take.mockImplementation(async () => undefined);
});
