import { type Message, toJsonString } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Client } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { events, type EventType } from '@tablewell/chassis/events';
import {
  allStoredText,
  eventually,
  fixedClock,
  publishedEvents,
  refusalOf,
} from '@tablewell/chassis/testing';
import type { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { ExportGuestResponseSchema, PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import type { Connection } from 'mongoose';
import type { GuestDocument } from '../src/adapters/mongo/guest-model';
import { type GuestHarness, member, startGuests } from './harness';

const clock = fixedClock('2026-11-20T12:00:00Z');
let running: GuestHarness;
let connection: Connection;
let guests: Client<typeof GuestService>;
let privacy: Client<typeof PrivacyService>;

const owner = member(Role.OWNER);
const person = { name: 'Zebulon Quillfeather', phoneNumber: '(212) 736-5099' };
const traces = /zebulon|quillfeather|736-?5099/i;

/** The event of a type about a guest. */
const published = <M extends Message & { guestId: string }>(type: EventType<M>, guestId: string) =>
  eventually(async () => {
    const event = (await publishedEvents(running.bus, type)).find((each) => each.guestId === guestId);
    if (!event) throw new Error(`no ${type.name} of this guest yet`);
    return event;
  });

/** Adds the person's name to every text of a stored guest but its ids, so that a text that survives an erasure is found. */
async function nameEverywhere(guestId: string): Promise<void> {
  const stored = connection.collection<GuestDocument>('guests');
  const guest = await stored.findOne({ _id: guestId });
  // The relay counts its unsent events meanwhile.
  const { _id, restaurantId: _restaurantId, outbox: _outbox, unsent: _unsent, ...fields } = guest!;
  await stored.updateOne({ _id }, { $set: named(fields) });
}

/** The value with the person's name in each of its texts. */
function named<V>(value: V): V {
  if (typeof value === 'string') return `${value} Zebulon` as V;
  if (Array.isArray(value)) return value.map(named) as V;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, named(inner)])) as V;
}

/** Publishes the booking, or a change, of a reservation. */
const publish = (id: string, version = 1n) =>
  running.publish('reservationBooked', {
    id,
    version,
    ...person,
    email: 'zebulon@example.com',
    dietary: { needs: ['vegan'], words: 'As Zebulon likes it' },
    marketingConsent: {
      givenAt: timestampFromDate(clock()),
      textVersion: '2026-11',
      email: 'zebulon@example.com',
    },
    startsAt: timestampFromDate(new Date('2026-11-25T19:00:00Z')),
  });

const listed = async () =>
  (await guests.listGuests({ restaurantId: 'r1', page: 1, limit: 50, search: 'Zebulon' }, owner)).guests;
const keptVisits = () => connection.collection<{ _id: string; guestId: string }>('expected_visits');
const visitsOf = (guestId: string, many: number) =>
  eventually(async () => expect(await keptVisits().countDocuments({ guestId })).toBe(many));

async function guestOf(...reservations: string[]) {
  for (const id of reservations) await publish(id);
  const guest = await eventually(async () => {
    const [found] = await listed();
    if (!found) throw new Error('not on the list yet');
    return found;
  });
  await visitsOf(guest.id, reservations.length);
  return { restaurantId: 'r1', guestId: guest.id };
}

beforeAll(async () => {
  running = await startGuests({ clock });
  ({ guests, connection } = running);
  privacy = running.processes[0]!.client(PrivacyService);
});

afterAll(() => running?.stop());

describe('a guest’s personal data', () => {
  test('is exported, and the export is published as an event', async () => {
    const guest = await guestOf('res1', 'res2');
    const { guest: kept, reservationIds } = await privacy.exportGuest(guest, owner);
    expect(kept).toMatchObject({ ...person, email: 'zebulon@example.com', dietary: { needs: ['vegan'] } });
    expect(kept?.marketingConsent).toMatchObject({ textVersion: '2026-11', email: 'zebulon@example.com' });
    expect(reservationIds.sort()).toEqual(['res1', 'res2']);
    await published(events.guestExported, guest.guestId);
  });

  test('is erased from every collection once the owner has canceled what is ahead, and the event contains only ids', async () => {
    const guest = await guestOf('res1', 'res2');
    await nameEverywhere(guest.guestId);
    expect(await allStoredText(connection)).toMatch(traces);
    await eventually(async () =>
      expect(await connection.collection('guests').countDocuments({ unsent: { $gt: 0 } })).toBe(0),
    );
    const { ahead } = await privacy.eraseGuest(guest, owner);
    expect(ahead.map((time) => timestampDate(time).toISOString())).toEqual(
      Array(2).fill('2026-11-25T19:00:00.000Z'),
    );
    expect(await listed()).toHaveLength(1);
    await privacy.eraseGuest({ ...guest, cancelAhead: true }, owner);
    expect(await allStoredText(connection)).not.toMatch(traces);
    expect(await listed()).toEqual([]);
    const erased = await published(events.guestErased, guest.guestId);
    expect(erased.reservationIds.sort()).toEqual(['res1', 'res2']);
    expect(toJsonString(events.guestErased.schema, erased)).not.toMatch(traces);
  });

  test('is theirs alone: who shares the number is in no export of it, and stays when it is erased', async () => {
    const bob = { ...person, name: 'Bob Quillfeather', email: 'bob@example.com' };
    const { guestId } = await guestOf('ann');
    await running.publish('reservationBooked', {
      ...{ id: 'bob', version: 1n, ...bob, dietary: { needs: [], words: 'A secret of Bob' } },
      startsAt: timestampFromDate(new Date('2026-11-25T20:00:00Z')),
    });
    const search = { restaurantId: 'r1', page: 1, limit: 50, search: 'Quillfeather' };
    const other = await eventually(async () => {
      const found = (await guests.listGuests(search, owner)).guests.filter(({ name }) => name === bob.name);
      expect(found).toEqual([expect.objectContaining({ email: bob.email })]);
      return { restaurantId: 'r1', guestId: found[0]!.id };
    });
    await visitsOf(other.guestId, 1);
    expect(other.guestId).not.toBe(guestId);

    const exported = await privacy.exportGuest({ restaurantId: 'r1', guestId }, owner);
    expect(exported.reservationIds).toEqual(['ann']);
    expect(toJsonString(ExportGuestResponseSchema, exported)).not.toMatch(/bob/i);

    await privacy.eraseGuest({ restaurantId: 'r1', guestId, cancelAhead: true }, owner);
    expect((await published(events.guestErased, guestId)).reservationIds).toEqual(['ann']);
    expect((await guests.listGuests(search, owner)).guests.map(({ name }) => name)).toEqual([bob.name]);
    const kept = await privacy.exportGuest(other, owner);
    expect(kept).toMatchObject({ guest: bob, reservationIds: ['bob'] });
    await privacy.eraseGuest({ ...other, cancelAhead: true }, owner);
  });

  test('is not recreated by late events of their bookings; a new booking creates a new guest', async () => {
    await publish('res1', 9n);
    // Events of one publisher are handled in order: once this one is handled, so is the one before it.
    await publish('res3');
    const [back] = await eventually(async () => {
      const found = await listed();
      expect(found).toHaveLength(1);
      return found;
    });
    await visitsOf(back?.id ?? '', 1);
    expect(await keptVisits().findOne({ guestId: back?.id ?? '' } as never)).toMatchObject({ _id: 'res3' });
  });

  test('is exported and erased only for the owner', async () => {
    const guest = await guestOf('res3');
    const both = (options: ReturnType<typeof member> | undefined) => [
      privacy.exportGuest(guest, options),
      privacy.eraseGuest(guest, options),
    ];
    const kinds = async (options?: ReturnType<typeof member>) =>
      (await Promise.all(both(options).map(refusalOf))).map((refusal) => refusal?.kind);
    expect(await kinds(member(Role.MANAGER))).toEqual(['forbidden', 'forbidden']);
    expect(await kinds(member(Role.HOST))).toEqual(['forbidden', 'forbidden']);
    expect(await kinds(member(Role.OWNER, 'other'))).toEqual(['not-found', 'not-found']);
    expect(await kinds()).toEqual(['unauthenticated', 'unauthenticated']);
    expect(await listed()).toHaveLength(1);
    const nobody = { restaurantId: 'r1', guestId: 'nobody' };
    expect(await refusalOf(privacy.eraseGuest(nobody, owner))).toMatchObject({ kind: 'not-found' });
  });
});
