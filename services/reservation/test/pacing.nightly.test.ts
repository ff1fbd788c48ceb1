import { fromBinary, type Message, type MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import {
  ReservationAcceptedSchema,
  ReservationBookedSchema,
} from '@tablewell/proto/reservation/v1/reservation_events_pb';
import type { AvailabilityRulesSchema } from '@tablewell/proto/restaurant/v1/availability_rules_pb';
import { type Evening, host, startEvening, stepId, today } from './evening-harness';
import { type Api, bookingAt, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
type Rules = MessageInitShape<typeof AvailabilityRulesSchema>;

/** A restaurant with plenty of tables and these rules. */
async function open(availabilityRules: Rules, more: object = {}): Promise<string> {
  const id = `paced-${(restaurants += 1)}`;
  await running.publishRestaurant(id, { availabilityRules, ...more });
  return id;
}
const book = (id: string, time: string, more: Parameters<typeof bookingAt>[2] = {}, process = 0) =>
  outcomeOf((running.apis[process] as Api).book(bookingAt(id, `${today}T${time}`, more)));
const claimsOf = async (id: string) =>
  (await running.claims(id)) as unknown as { id: string; partySize: number; online?: boolean }[];
const form = (id: string, time: string, partySize: number, more: object = {}) => ({
  restaurantId: id,
  name: 'Grace Hopper',
  partySize,
  when: { time: { case: 'local' as const, value: `${today}T${time}` } },
  stepId: stepId(),
  ...more,
});

test('64 racing diners at two processes never exceed the public’s share, nor the whole with the staff among them', async () => {
  const id = await open({ pacing: [{ intervalMinutes: 60, mostCovers: 24, publicCovers: 16 }] });
  const size = (index: number) => 1 + (index % 2);
  const diners = Array.from({ length: 64 }, (_, index) => {
    const time = index % 3 === 0 ? '19:00' : '19:30';
    return book(id, time, { partySize: size(index) }, index % 2);
  });
  const staff = Array.from({ length: 16 }, (_, index) =>
    outcomeOf(
      (running.apis[index % 2] as Api).book(
        bookingAt(id, `${today}T19:00`, { partySize: size(index) }),
        host(id),
      ),
    ),
  );
  const codes = (await Promise.all([...diners, ...staff])).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['accepted', 'pacing']));
  const claims = await claimsOf(id);
  const covers = (some: typeof claims) => some.reduce((sum, { partySize }) => sum + partySize, 0);
  expect(claims).toHaveLength(codes.filter((code) => code === 'accepted').length);
  expect(covers(claims.filter(({ online }) => online))).toBeLessThanOrEqual(16);
  expect(covers(claims)).toBeLessThanOrEqual(24);
  // Nothing more would fit: a party of one is refused by the share or by the whole limit.
  expect(covers(claims.filter(({ online }) => online)) === 16 || covers(claims) === 24).toBe(true);
  expect((await book(id, '20:00')).code).toBe('accepted');
});

test('a party that the public booked counts as such after the staff moved it, and after it was restored', async () => {
  const id = await open({ pacing: [{ intervalMinutes: 60, publicCovers: 2 }] });
  const { reservation } = await running.api.book(bookingAt(id, `${today}T19:00`));
  const reservationId = reservation?.id ?? '';
  await running.move(id, reservationId, { tableNumbers: ['7'] });
  expect((await book(id, '19:00')).code).toBe('pacing');
  await running.api.cancelReservation({ id: reservationId }, host(id));
  await running.api.restoreReservation({ id: reservationId }, host(id));
  expect((await book(id, '19:00')).code).toBe('pacing');
});

test('a diner can make a party smaller, but not larger than the pacing allows', async () => {
  const id = await open({ pacing: [{ intervalMinutes: 60, mostCovers: 4 }] });
  await running.publishRestaurant(id, {
    availabilityRules: { pacing: [{ intervalMinutes: 60, mostCovers: 4 }] },
    tableTypes: [{ key: 'FourTop', count: 9, capacity: 4 }],
  });
  const { reservation } = await running.api.book(bookingAt(id, `${today}T19:00`));
  await running.api.book(bookingAt(id, `${today}T19:00`, { partySize: 1 }));
  const resize = (partySize: number) =>
    outcomeOf(running.api.changeReservation({ id: reservation?.id ?? '', partySize }));
  expect((await resize(4)).code).toBe('pacing');
  expect((await resize(3)).code).toBe('accepted');
  expect((await resize(1)).code).toBe('accepted');
});

test('a host’s refusal has the excess, and the host exceeds the limit with a reason, which is published', async () => {
  const id = await open({ pacing: [{ intervalMinutes: 15, mostCovers: 2 }] });
  await book(id, '19:00');
  const refused = await outcomeOf(running.evening.bookParty(form(id, '19:00', 2), host(id)));
  expect(refused).toMatchObject({ code: 'pacing' });
  expect(refused.message).toContain('2 of 2 covers start between 7:00 PM and 7:15 PM');
  const request = form(id, '19:00', 2, { override: true, reason: 'regulars' });
  const { overridden } = await running.evening.bookParty(request, host(id));
  expect(overridden).toEqual(['pacing']);
  const event = await overridingEvent(id, ReservationBookedSchema);
  expect(event).toMatchObject({ overridden: ['pacing'], reason: 'regulars' });
  expect(event.overLimit).toContain('2 over the limit');
});

test('a request that a host accepts over the limit has the excess', async () => {
  const pacing = [{ intervalMinutes: 15, mostCovers: 4 }];
  const tableTypes = [{ key: 'FourTop', count: 5, capacity: 4 }];
  const id = await open({ pacing, online: { largestParty: 2 } }, { tableTypes });
  const { reservation } = await running.api.book(bookingAt(id, `${today}T19:00`, { partySize: 3 }));
  await book(id, '19:00', { partySize: 2 });
  const acceptance = { reservationId: reservation?.id ?? '', stepId: stepId() };
  expect(await outcomeOf(running.requests.acceptRequest(acceptance, host(id)))).toMatchObject({
    code: 'pacing',
  });
  const override = { ...acceptance, override: true, reason: 'A birthday' };
  expect((await running.requests.acceptRequest(override, host(id))).overridden).toEqual(['pacing']);
  const event = await overridingEvent(id, ReservationAcceptedSchema);
  expect(event).toMatchObject({ overridden: ['pacing'], reason: 'A birthday' });
  expect(event.overLimit).toContain('1 over the limit');
});

/** The event of the booking or the acceptance that overrode pacing. */
async function overridingEvent<M extends Message>(id: string, schema: GenMessage<M>): Promise<M> {
  type Stored = { outbox: { data: { buffer: Uint8Array } }[] };
  const found = await running.connection
    .collection<Stored>('reservations')
    .findOne({ restaurantId: id, 'hostsChanges.overridden': 'pacing' } as never);
  const data = found?.outbox.at(-1)?.data.buffer ?? new Uint8Array();
  return fromBinary(schema, new Uint8Array(data));
}
