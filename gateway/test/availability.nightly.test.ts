import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { GatewayParts } from '../src/parts';
import { namedSchemas } from '../src/resources/named-schemas';
import { availabilityRoutes } from '../src/resources/reservations/availability';
import { PublicTimes } from '../src/resources/reservations/public-times';

const startsAt = timestampFromDate(new Date('2026-12-05T18:00:00Z'));
const listOfferedTimes = jest.fn(async ({ partySize }: { partySize: number }) => ({
  timezone: 'Europe/Rome',
  dayRefusal: '',
  times: [{ date: '2026-12-05', minute: 1_140, startsAt, periodName: 'Dinner', available: partySize < 5 }],
}));
let app: FastifyInstance;
beforeAll(async () => {
  const reservation = { listOfferedTimes };
  const parts = { clients: { reservation }, times: new PublicTimes(reservation as never) };
  app = Fastify();
  for (const schema of namedSchemas) app.addSchema(schema);
  await app.register(availabilityRoutes(parts as unknown as GatewayParts));
});
afterAll(() => app.close());

const see = (guests: number, more = '') =>
  app.inject(`/api/restaurant/public/r1/availability?date=2026-12-05&guests=${guests}${more}`);

test('simultaneous queries share an answer per party size', async () => {
  const [first, second, larger] = [await see(2), await see(2), await see(6)];
  expect(first.json()).toEqual({
    date: '2026-12-05',
    timezone: 'Europe/Rome',
    refusal: '',
    times: [
      {
        time: '19:00',
        reservation_time: '2026-12-05T18:00:00.000Z',
        period: 'Dinner',
        available: true,
      },
    ],
  });
  expect(second.payload).toBe(first.payload);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(larger.json()).toMatchObject({ times: [{ available: false }] });
});

test('the starts of an evening are answered apart from those of the date, each with its own date', async () => {
  const calls = listOfferedTimes.mock.calls.length;
  const [date, evening] = [await see(3), await see(3, '&evening=true')];
  expect(date.json().times[0]).not.toHaveProperty('date');
  expect(evening.json().times).toMatchObject([{ time: '19:00', date: '2026-12-05' }]);
  expect(listOfferedTimes.mock.calls.slice(calls)).toMatchObject([[{ evening: false }], [{ evening: true }]]);
  await see(3, '&evening=true&reservationId=r9');
  expect(listOfferedTimes).toHaveBeenLastCalledWith(
    expect.objectContaining({ evening: true, movingReservationId: 'r9' }),
  );
});
