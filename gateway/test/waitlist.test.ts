import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import {
  type GetWaitlistStatusResponse,
  GetWaitlistStatusResponseSchema,
  WaitlistEntrySchema,
  WaitlistStatus,
} from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { captchaFailed } from '../src/api/captcha';
import { handleErrors } from '../src/api/errors';
import { TooManyRequests } from '../src/api/too-many-requests';
import type { GatewayParts } from '../src/parts';
import { namedSchemas } from '../src/resources/named-schemas';
import { waitlistEntryRoutes } from '../src/resources/waitlist/entry-routes';
import { waitlistRoutes } from '../src/resources/waitlist/routes';

const at = (text: string) => timestampFromDate(new Date(text));
const waiting = create(WaitlistEntrySchema, {
  ...{ id: 'w1', restaurantId: 'r1', state: WaitState.WAITING, position: 3, name: 'Ada', partySize: 2 },
  quote: { fromMinutes: 25, untilMinutes: 40 },
  joinedAt: at('2026-12-05T18:00:00Z'),
});
const summary = {
  ...{ id: 'r1', name: 'Trattoria', timezone: 'Europe/Rome' },
  ...{ phoneNumber: '06 5550 1234', phoneUri: 'tel:+390655501234' },
};
const answer = { entry: waiting };
const waitlistEntry = {
  getWaitlistStatus: jest.fn(async (_ask: object) =>
    create(GetWaitlistStatusResponseSchema, { status: WaitlistStatus.OPEN }),
  ),
  joinByLink: jest.fn(async (_ask: object) => answer),
  getEntry: jest.fn(async (_ask: object) => ({ ...answer, restaurant: summary })),
  leaveEntry: jest.fn(async (_ask: object) => answer),
  acceptOffer: jest.fn(async (_ask: object) => answer),
  declineOffer: jest.fn(async (_ask: object) => answer),
  tellHost: jest.fn(async (_ask: object) => answer),
  listEntries: jest.fn(async (_ask: object) => ({ entries: [waiting] })),
};
const captcha = jest.fn(async (token: string) => {
  if (token !== 'person') throw invalid([captchaFailed], 'captcha');
});
const limit = () => ({
  take: jest.fn(async (_key: string) => undefined as void),
  giveBack: jest.fn(async (_key: string) => undefined as void),
  check: jest.fn(async (_key: string) => undefined as void),
});
const limits = { bookings: limit(), dinerNotes: limit(), unknownIds: limit() };
const forget = jest.fn();
let app: FastifyInstance;

beforeAll(async () => {
  const parts = { clients: { waitlistEntry }, captcha, limits, times: { forget } };
  app = Fastify({ ajv: { customOptions: { allErrors: true, useDefaults: true } } });
  for (const schema of namedSchemas) app.addSchema(schema);
  handleErrors(app);
  await app.register(waitlistRoutes(parts as unknown as GatewayParts));
  await app.register(waitlistEntryRoutes(parts as unknown as GatewayParts));
});
afterAll(() => app.close());
beforeEach(() => jest.clearAllMocks());

const party = { name: 'Ada', phoneNumber: '+1 202 555 0143', guests: 2, recaptchaToken: 'person' };
const join = (more: object = {}) =>
  app.inject({ method: 'POST', url: '/api/waitlist/r1', payload: { ...party, ...more } });
const entry = (method: 'GET' | 'POST' | 'DELETE', rest = '', payload?: object) =>
  app.inject({ method, url: `/api/waitlist/entries/w1${rest}`, ...(payload ? { payload } : {}) });
const fieldsOf = (response: { json(): { details: { field: string }[] } }) =>
  response.json().details.map(({ field }) => field);

test('a party joins the line of now, and is told its place and a range', async () => {
  const joined = await join({ area: 'Terrace', notBefore: '19:30', language: 'fr' });
  expect([joined.statusCode, joined.json()]).toEqual([
    201,
    {
      ...{ id: 'w1', state: 'WAITING', position: 3, quote: { from: 25, to: 40 } },
      ...{ name: 'Ada', guests: 2, joinedAt: '2026-12-05T18:00:00.000Z' },
    },
  ]);
  expect(waitlistEntry.joinByLink.mock.lastCall?.[0]).toEqual({
    ...{ restaurantId: 'r1', name: 'Ada', partySize: 2, phoneNumber: '+1 202 555 0143', email: '' },
    ...{ area: 'Terrace', notBefore: '19:30', language: 'fr', repeated: false },
    idempotencyKey: expect.any(String),
  });
  expect(captcha.mock.lastCall?.[0]).toBe('person');
});

test('with a date and time a party joins the list of that start', async () => {
  waitlistEntry.joinByLink.mockResolvedValueOnce({
    entry: create(WaitlistEntrySchema, {
      ...{ id: 'w2', state: WaitState.WAITING, position: 1, joinedAt: at('2026-12-01T10:00:00Z') },
      ...{ localDate: '2026-12-05', localTime: '19:00', area: 'Terrace' },
    }),
  });
  const joined = await join({ date: '2026-12-05', time: '19:00' });
  expect(joined.json()).toMatchObject({ date: '2026-12-05', time: '19:00', area: 'Terrace', position: 1 });
  expect(joined.json()).not.toHaveProperty('quote');
  expect(waitlistEntry.joinByLink.mock.lastCall?.[0]).toMatchObject({
    start: { time: { case: 'local', value: '2026-12-05T19:00' } },
  });
});

test.each([
  [{ name: '' }, ['name']],
  [{ guests: 0 }, ['partySize']],
  [{ guests: 21 }, ['partySize']],
  [{ phoneNumber: ' ' }, ['phoneNumber']],
  [{ phoneNumber: '', email: 'ada at example.com' }, ['email']],
  [{ date: '2026-12-05' }, ['time']],
  [{ time: '19:00' }, ['date']],
  [{ date: 'tomorrow', time: '19:00' }, ['date']],
  [{ date: '2026-12-05', time: '7 pm' }, ['time']],
  [{ notBefore: '25:00' }, ['notBefore']],
  [{ recaptchaToken: '' }, ['recaptchaToken']],
  [{ recaptchaToken: undefined }, ['recaptchaToken']],
  [{ name: '1', recaptchaToken: undefined, language: 'xx' }, ['language', 'name', 'recaptchaToken']],
])('%j is refused, every field is named, and no token is spent', async (more, fields) => {
  const refused = await join(more);
  expect(refused.statusCode).toBe(400);
  expect(fieldsOf(refused).map((field) => (field === 'guests' ? 'partySize' : field))).toEqual(fields);
  expect([captcha.mock.calls, waitlistEntry.joinByLink.mock.calls]).toEqual([[], []]);
});

test('a mail address is contact enough', async () => {
  expect((await join({ phoneNumber: undefined, email: 'ada@example.com' })).statusCode).toBe(201);
});

test('what the service refuses is named as the caller knows it, and not counted', async () => {
  const problems = [
    { field: 'partySize', message: 'Up to 8 people' },
    { field: 'start', message: 'That time is free' },
  ];
  waitlistEntry.joinByLink.mockRejectedValueOnce(invalid(problems));
  expect(fieldsOf(await join())).toEqual(['guests', 'time']);
  expect(limits.bookings.giveBack.mock.calls).toEqual(limits.bookings.take.mock.calls);
  waitlistEntry.joinByLink.mockRejectedValueOnce(new Refusal('conflict', 'waitlist-closed', 'Closed.'));
  const closed = await join();
  expect([closed.statusCode, closed.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'waitlist-closed' }),
  ]);
});

test('a robot does not join, and a network joins as often as it books', async () => {
  expect(fieldsOf(await join({ recaptchaToken: 'robot' }))).toEqual(['recaptchaToken']);
  limits.bookings.take.mockRejectedValueOnce(new TooManyRequests('booking', 9));
  const late = await join();
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '9']);
  expect(waitlistEntry.joinByLink).not.toHaveBeenCalled();
});

test('the status says whether one can join, and how long each size waits', async () => {
  waitlistEntry.getWaitlistStatus.mockResolvedValueOnce(
    create(GetWaitlistStatusResponseSchema, {
      ...{ status: WaitlistStatus.OPEN, fullStarts: true, largestParty: 8 },
      waits: [
        { partySize: 1, quote: { fromMinutes: 10, untilMinutes: 25 }, partiesAhead: 2 },
        { partySize: 2, partiesAhead: 2 },
      ],
    }),
  );
  const { statusCode, body } = await app.inject('/api/waitlist/r1/status');
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    {
      ...{ status: 'OPEN', fullStarts: true, largestParty: 8 },
      waits: [
        { guests: 1, from: 10, to: 25, partiesAhead: 2 },
        { guests: 2, partiesAhead: 2 },
      ],
    },
  ]);
  const named = async (status: WaitlistStatus) => {
    const response: GetWaitlistStatusResponse = create(GetWaitlistStatusResponseSchema, { status });
    waitlistEntry.getWaitlistStatus.mockResolvedValueOnce(response);
    return (await app.inject('/api/waitlist/r1/status')).json<{ status: string }>().status;
  };
  expect(await named(WaitlistStatus.CLOSED_NO_WAIT)).toBe('CLOSED_NO_WAIT');
  expect(await named(WaitlistStatus.CLOSED_OTHER)).toBe('CLOSED_OTHER');
  expect(await named(WaitlistStatus.UNSPECIFIED)).toBe('CLOSED_OTHER');
});

test.each([
  [WaitState.PENDING_MERCHANT_CONFIRMATION, 'PENDING_MERCHANT_CONFIRMATION'],
  [WaitState.SERVICE_READY, 'SERVICE_READY'],
  [WaitState.CHECKED_IN, 'CHECKED_IN'],
  [WaitState.SEATED, 'SEATED'],
  [WaitState.CANCELED, 'CANCELED'],
  [WaitState.DECLINED_BY_MERCHANT, 'DECLINED_BY_MERCHANT'],
  [WaitState.NO_SHOW, 'NO_SHOW'],
])('an entry in state %s is %s', async (state, name) => {
  const found = create(WaitlistEntrySchema, { id: 'w1', state });
  waitlistEntry.getEntry.mockResolvedValueOnce({ entry: found, restaurant: summary });
  expect((await entry('GET')).json()).toMatchObject({ state: name, position: 0 });
});

test('an entry shows what is held for it, what it said, and its restaurant', async () => {
  const found = create(WaitlistEntrySchema, {
    ...{ id: 'w1', restaurantId: 'r1', state: WaitState.SERVICE_READY, lateMinutes: 10, coming: true },
    notBefore: at('2026-12-05T19:30:00Z'),
    offer: { time: at('2026-12-05T19:40:00Z'), until: at('2026-12-05T19:50:00Z') },
  });
  waitlistEntry.getEntry.mockResolvedValueOnce({ entry: found, restaurant: summary });
  expect((await entry('GET')).json()).toMatchObject({
    offer: { time: '2026-12-05T19:40:00.000Z', until: '2026-12-05T19:50:00.000Z' },
    ...{ lateMinutes: 10, coming: true },
    notBefore: '2026-12-05T19:30:00.000Z',
    restaurant: summary,
  });
  expect((await entry('GET')).json()).not.toHaveProperty('offer');
});

test('an unknown id is a 404, and counts as a guess', async () => {
  waitlistEntry.getEntry.mockRejectedValueOnce(notFound('There is no such entry.'));
  expect((await entry('GET')).statusCode).toBe(404);
  limits.unknownIds.check.mockRejectedValueOnce(new TooManyRequests('unknown-id', 5));
  expect((await entry('GET')).statusCode).toBe(429);
});

test('an offer is taken or given up, a party leaves, and free times are asked for anew', async () => {
  for (const [method, rest, call] of [
    ['POST', '/accept', waitlistEntry.acceptOffer],
    ['POST', '/decline', waitlistEntry.declineOffer],
    ['DELETE', '', waitlistEntry.leaveEntry],
  ] as const) {
    forget.mockClear();
    expect((await entry(method, rest)).statusCode).toBe(200);
    expect(call.mock.lastCall?.[0]).toEqual({ id: 'w1' });
    expect(forget).toHaveBeenCalledWith('r1');
  }
  waitlistEntry.acceptOffer.mockRejectedValueOnce(new Refusal('conflict', 'offer-gone', 'It is gone.'));
  expect((await entry('POST', '/accept')).statusCode).toBe(409);
});

test('a party says that it is here or late, one of both', async () => {
  expect((await entry('POST', '/news', { here: true })).statusCode).toBe(200);
  expect(waitlistEntry.tellHost.mock.lastCall?.[0]).toEqual({
    id: 'w1',
    news: { case: 'here', value: true },
  });
  await entry('POST', '/news', { lateMinutes: 0 });
  expect(waitlistEntry.tellHost.mock.lastCall?.[0]).toMatchObject({
    news: { case: 'lateMinutes', value: 0 },
  });
  waitlistEntry.tellHost.mockClear();
  for (const [body, field] of [
    [{}, 'lateMinutes'],
    [{ here: false }, 'here'],
    [{ here: true, lateMinutes: 10 }, 'here'],
    [{ lateMinutes: 'soon' }, 'lateMinutes'],
  ] as const)
    expect(fieldsOf(await entry('POST', '/news', body))).toEqual([field]);
  limits.dinerNotes.take.mockRejectedValueOnce(new TooManyRequests('diner-note', 5));
  expect((await entry('POST', '/news', { here: true })).statusCode).toBe(429);
  expect(waitlistEntry.tellHost).not.toHaveBeenCalled();
});

test('members read the line with contacts', async () => {
  const known = create(WaitlistEntrySchema, {
    ...waiting,
    phoneNumber: '+1 202 555 0143',
    email: 'ada@x.com',
  });
  waitlistEntry.listEntries.mockResolvedValueOnce({ entries: [known] });
  const listed = await app.inject('/api/waitlist/r1');
  expect(listed.json()).toMatchObject([{ id: 'w1', phoneNumber: '+1 202 555 0143', email: 'ada@x.com' }]);
  expect(waitlistEntry.listEntries.mock.lastCall?.[0]).toEqual({ restaurantId: 'r1' });
});
