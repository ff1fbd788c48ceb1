import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ImportedGuestSchema } from '@tablewell/proto/guest/v1/guest_service_pb';
import { visitIn } from '../src/resources/guests/visit';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const headers = { authorization: 'Bearer access-s1' };
const list = async (query: string) => {
  const answer = await gateway.app.inject({ url: `/api/guests/r1${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return gateway.guestRequests[0];
};

test('a page of guests has fifty entries by default, and never more than two hundred', async () => {
  expect(await list('')).toMatchObject({ page: 1, limit: 50, search: '' });
  expect(await list('?page=3&limit=200&search=ada')).toMatchObject({ page: 3, limit: 200, search: 'ada' });
  expect(await list('?limit=201')).toMatchObject({ limit: 200 });
  expect(await list('?limit=100000')).toMatchObject({ limit: 200 });
});

test('a guest is added with a phone number, or without one', async () => {
  const add = (payload: object) =>
    gateway.app.inject({ method: 'POST', url: '/api/guests/r1', headers, payload });
  const phoneNumber = '+1 202 555 0143';
  const answer = await add({ name: 'Grace Hopper', phoneNumber });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ id: 'g1', name: 'Grace Hopper', phoneNumber, visits: 0, lastVisit: null });
  expect(gateway.guestRequests[0]).toMatchObject({ restaurantId: 'r1', name: 'Grace Hopper', phoneNumber });
  expect((await add({ name: 'Alan Turing' })).json()).toMatchObject({ name: 'Alan Turing', phoneNumber: '' });
  expect((await add({ name: 'Ada', phoneNumber: 7 })).statusCode).toBe(400);
});

test('an import ignores a count that is not a whole number and a visit that is not a date, and leaves names to their rule', async () => {
  const day = '2026-01-05T19:00:00Z';
  const rows = [
    { name: 'A', phoneNumber: '1', email: 'a@example.com', visits: 3, lastVisit: day },
    { name: 'B', visits: '4', lastVisit: 'n/a', email: null },
    { name: 'C', visits: 1.5, lastVisit: '' },
    { name: 'D', visits: -1, lastVisit: 'some day' },
    { name: 'E', visits: 'lots', lastVisit: null, phoneNumber: null },
    { name: 'F', visits: {}, lastVisit: 7 },
    { phoneNumber: '2' },
  ];
  const payload = { guests: rows };
  const answer = await gateway.app.inject({ method: 'POST', url: '/api/guests/r1/import', headers, payload });
  expect(answer.statusCode).toBe(200);
  const { guests } = gateway.guestRequests[0] as { guests: object[] };
  const expected = [
    {
      name: 'A',
      phoneNumber: '1',
      email: 'a@example.com',
      visits: 3,
      lastVisit: timestampFromDate(new Date(day)),
    },
    { name: 'B', phoneNumber: '', visits: 4 },
    { name: 'C', phoneNumber: '' },
    { name: 'D', phoneNumber: '' },
    { name: 'E', phoneNumber: '' },
    { name: 'F', phoneNumber: '' },
    { name: '', phoneNumber: '2' },
  ];
  expect(guests).toEqual(expected.map((row) => create(ImportedGuestSchema, row)));
});

test('a visit given as a date without a time is noon of that day in the restaurant’s time zone', () => {
  const at = (iso: string) => timestampFromDate(new Date(iso));
  expect(visitIn('2026-01-05', 'Pacific/Auckland')).toEqual(at('2026-01-04T23:00:00Z'));
  expect(visitIn(' 2026-07-05 ', 'America/Los_Angeles')).toEqual(at('2026-07-05T19:00:00Z'));
  expect(visitIn('2026-01-05T19:00:00Z', 'Pacific/Auckland')).toEqual(at('2026-01-05T19:00:00Z'));
  expect(visitIn('2026-13-45', 'Europe/Rome')).toBeUndefined();
});
