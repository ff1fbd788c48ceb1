import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { TooManyRequests } from '../src/api/too-many-requests';
import { handleErrors } from '../src/api/errors';
import type { GatewayParts } from '../src/parts';
import { namedSchemas } from '../src/resources/named-schemas';
import { offeredDaysRoutes } from '../src/resources/reservations/offered-days';
import { PublicDays } from '../src/resources/reservations/public-days';
import { PublicTimes } from '../src/resources/reservations/public-times';

const startsAt = timestampFromDate(new Date('2026-12-05T18:00:00Z'));
const start = { date: '2026-12-05', minute: 1_140, startsAt, periodName: 'Dinner', available: true };
let timesAnswer = async () => ({ timezone: 'Europe/Rome', dayRefusal: '', times: [start] });
const listOfferedTimes = jest.fn(async () => timesAnswer());
const listOfferedDays = jest.fn(async () => ({
  timezone: 'Europe/Rome',
  days: [
    { date: '2026-12-04', state: 'full' },
    { date: '2026-12-05', state: 'open' },
    { date: '2026-12-06', state: 'closed' },
  ],
}));
const take = jest.fn(async (_network: string) => undefined);
let app: FastifyInstance;
beforeEach(async () => {
  jest.clearAllMocks();
  const reservation = { listOfferedTimes, listOfferedDays };
  const parts = {
    days: new PublicDays(reservation as never),
    times: new PublicTimes(reservation as never),
    limits: { dayRangeQueries: { take } },
  };
  app = Fastify();
  handleErrors(app);
  for (const schema of namedSchemas) app.addSchema(schema);
  await app.register(offeredDaysRoutes(parts as unknown as GatewayParts));
});
afterEach(() => app.close());

const see = (query: string) => app.inject(`/api/restaurant/public/r1/availability/days${query}`);

test('the days of a range are answered with the times of the first open one, on demand', async () => {
  const days = (await see('?guests=2')).json();
  expect(days).toEqual({
    timezone: 'Europe/Rome',
    guests: 2,
    days: [
      { date: '2026-12-04', state: 'full' },
      { date: '2026-12-05', state: 'open' },
      { date: '2026-12-06', state: 'closed' },
    ],
  });
  const query = { restaurantId: 'r1', from: '', days: 14, partySize: 2, area: '', evening: false };
  expect(listOfferedDays).toHaveBeenCalledWith(query);
  expect((await see('?withTimes=true')).json().first).toMatchObject({
    date: '2026-12-05',
    times: [{ time: '19:00', period: 'Dinner', available: true }],
  });
});

test('the days and times of an area are cached apart from those of the whole restaurant', async () => {
  await see('?guests=2&withTimes=true');
  await see('?guests=2&withTimes=true&area=Terrace');
  await see('?guests=2&withTimes=true&area=terrace');
  expect(listOfferedDays.mock.calls.length).toBe(2);
  expect(listOfferedDays).toHaveBeenLastCalledWith(expect.objectContaining({ area: 'Terrace' }));
  expect(listOfferedTimes).toHaveBeenLastCalledWith(expect.objectContaining({ area: 'Terrace' }));
  expect((await see(`?area=${'x'.repeat(201)}`)).json().details).toMatchObject([{ field: 'area' }]);
});

test('evenings are read and cached apart from dates, and the starts of the first one say their own date', async () => {
  await see('?guests=2&withTimes=true');
  const { first } = (await see('?guests=2&withTimes=true&evening=true')).json();
  expect(first.times).toMatchObject([{ time: '19:00', date: '2026-12-05' }]);
  expect(listOfferedDays).toHaveBeenCalledTimes(2);
  expect(listOfferedDays).toHaveBeenLastCalledWith(expect.objectContaining({ evening: true }));
  expect(listOfferedTimes).toHaveBeenLastCalledWith(expect.objectContaining({ evening: true }));
  expect((await see('?evening=perhaps')).json().details).toMatchObject([{ field: 'evening' }]);
});

test('the days are answered without the times when those fail', async () => {
  timesAnswer = async () => Promise.reject(new Error('away'));
  const answer = await see('?withTimes=true');
  expect([answer.statusCode, answer.json().first]).toEqual([200, undefined]);
});

test('queries within a few seconds share an answer, and only new ones count against their caller', async () => {
  await Promise.all([see('?guests=2'), see('?guests=2')]);
  await see('?guests=2');
  expect(listOfferedDays).toHaveBeenCalledTimes(1);
  expect(take.mock.calls.length).toBeLessThanOrEqual(2);
  const counted = take.mock.calls.length;
  await see('?guests=2');
  expect(take).toHaveBeenCalledTimes(counted);
  await see('?guests=3');
  expect([listOfferedDays.mock.calls.length, take.mock.calls.length]).toEqual([2, counted + 1]);
});

test('a caller who requests new answers again and again is refused, and no service is called', async () => {
  take.mockRejectedValueOnce(new TooManyRequests('day-range', 7));
  expect((await see('?guests=2')).statusCode).toBe(429);
  expect(listOfferedDays).not.toHaveBeenCalled();
  expect(take).toHaveBeenCalledTimes(1);
});

test('a range of more than six weeks is refused before any call', async () => {
  for (const bad of ['?days=43', '?days=0', '?guests=0', '?from=tomorrow'])
    expect((await see(bad)).statusCode).toBe(400);
  expect(listOfferedDays).not.toHaveBeenCalled();
});
