import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { EventBus, events } from '@tablewell/chassis/events';
import { connectMongo } from '@tablewell/chassis/mongo';
import { silentLogger } from '@tablewell/chassis/ops';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  as,
  eventually,
  fixedClock,
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { type ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Connection } from 'mongoose';
import { buildGuest } from '../src/app';

const diners = 25;
const all = Array.from({ length: diners }, (_, index) => index);
const clock = fixedClock('2026-11-20T12:00:00Z');
const due = timestampFromDate(new Date('2026-11-20T13:00:00Z'));
const tomorrow = timestampFromDate(new Date('2026-11-21T13:00:00Z'));

let backbone: TestBackbone;
let processes: TestService[] = [];
let bus: EventBus;
let connection: Connection;
let eventNumber = 0;

type EventName = 'reservationBooked' | 'reservationChanged' | 'reservationCanceled' | 'reservationDeleted';
interface PublishedEvent {
  readonly change?: EventName;
  readonly reservation: MessageInitShape<typeof ReservationSchema> & { id: string };
}

/** Publishes all events at one moment, so that the processes share them. */
async function publishAll(restaurantId: string, all: readonly PublishedEvent[]): Promise<void> {
  const entries = all.map(({ change = 'reservationBooked', reservation }) => {
    const full = {
      version: 1n,
      partySize: 2,
      startsAt: tomorrow,
      status: ReservationStatus.ACTIVE,
      ...reservation,
    };
    const made = { id: `race-${++eventNumber}`, at: clock() };
    return outboxEntry(
      events[change] as typeof events.reservationBooked,
      { reservation: { ...full, restaurantId } },
      made,
    );
  });
  // As if each event belonged to another document: even events of one reservation are handled concurrently.
  await Promise.all(
    entries.map((entry) => bus.publish({ ...entry, id: entry._id, type: entry.event, document: entry._id })),
  );
}

const listed = async (restaurantId: string) => {
  const owner = as({ userId: 'u1', memberships: [{ restaurantId, role: Role.OWNER }] });
  const api = processes[0]?.client(GuestService);
  return (await api?.listGuests({ restaurantId, page: 1, limit: 200 }, owner))?.guests ?? [];
};
const visitsKept = (restaurantId: string) =>
  connection.collection('expected_visits').countDocuments({ restaurantId });
/** Waits until all published events are handled. */
const taken = (restaurantId: string, reservations: number) =>
  eventually(async () => expect(await visitsKept(restaurantId)).toBe(reservations));

beforeAll(async () => {
  backbone = await startBackbone();
  const often = { countVisitsEveryMs: 20, forgetVisitsEveryMs: 60_000, upgradeEveryMs: 60_000 };
  const build = buildGuest({ ...often, retentionDays: 30 });
  processes = [
    await startTestService('guest', backbone, build, { clock }),
    await startTestService('guest', backbone, build, { clock }),
  ];
  bus = await EventBus.connect({ servers: backbone.nats.url, name: 'test', logger: silentLogger });
  connection = await connectMongo({ url: backbone.store.url, database: 'tablewell_guest' });
});
afterAll(async () => {
  await connection?.close();
  await bus?.close();
  for (const each of processes) await each.stop();
  await backbone?.stop();
});

describe('while two processes handle events concurrently', () => {
  test('parties with one phone number, in any notation and name, belong to one guest', async () => {
    const phones = all.map((index) => 5_100 + index);
    await publishAll(
      'phones',
      phones.flatMap((last) => [
        { reservation: { id: `p${last}-a`, name: `Ada ${last}`, phoneNumber: `+1 212 736 ${last}` } },
        { reservation: { id: `p${last}-b`, name: `Mrs ${last}`, phoneNumber: `(212) 736-${last}` } },
        { reservation: { id: `p${last}-c`, name: `A. ${last}`, phoneNumber: `212.736.${last}` } },
      ]),
    );
    await taken('phones', 3 * diners);
    const digits = (await listed('phones')).map(({ phoneNumber }) =>
      phoneNumber.replace(/\D/g, '').slice(-4),
    );
    expect(digits.sort()).toEqual(phones.map(String));
  });

  test('parties with one name and no phone belong to one guest', async () => {
    const names = all.map((index) => `Grace ${100 + index}`);
    await publishAll(
      'names',
      names.flatMap((name) => ['a', 'b', 'c'].map((id) => ({ reservation: { id: `${name}-${id}`, name } }))),
    );
    await taken('names', 3 * diners);
    expect((await listed('names')).map(({ name }) => name)).toEqual(names);
  });

  test('a party without a phone belongs to a guest of that name, and two phones are two guests', async () => {
    const names = all.map((index) => `Alan ${100 + index}`);
    await publishAll(
      'both',
      names.flatMap((name, index) => [
        { reservation: { id: `${name}-a`, name } },
        { reservation: { id: `${name}-b`, name, phoneNumber: `212 736 ${6_100 + index}` } },
        { reservation: { id: `${name}-c`, name, phoneNumber: `212 736 ${7_100 + index}` } },
      ]),
    );
    await taken('both', 3 * diners);
    const guests = await listed('both');
    expect(guests.map(({ name }) => name)).toEqual(names.flatMap((name) => [name, name]));
    expect(guests.filter(({ phoneNumber }) => phoneNumber === '')).toEqual([]);
  });

  test('the last version of a reservation wins, and each uncanceled one counts once', async () => {
    const names = all.map((index) => `Emmy ${100 + index}`);
    const ofAll = (name: string, index: number): PublishedEvent[] => {
      const person = { name, phoneNumber: `212 736 ${8_100 + index}`, startsAt: due };
      const later = { ...person, version: 2n };
      return [
        { reservation: { ...person, id: `${name}-kept` } },
        { change: 'reservationChanged', reservation: { ...later, id: `${name}-kept`, partySize: 4 } },
        { reservation: { ...person, id: `${name}-off` } },
        {
          change: 'reservationCanceled',
          reservation: { ...later, id: `${name}-off`, status: ReservationStatus.CANCELED },
        },
        { reservation: { ...person, id: `${name}-gone` } },
        { change: 'reservationDeleted', reservation: { ...later, id: `${name}-gone` } },
        { reservation: { id: `${name}-shy`, name, startsAt: due } },
      ];
    };
    await publishAll('versions', names.flatMap(ofAll));
    await taken('versions', 4 * diners);
    const settled = { restaurantId: 'versions', version: 2 };
    await eventually(async () =>
      expect(await connection.collection('expected_visits').countDocuments(settled)).toBe(3 * diners),
    );
    clock.advance(2 * 3_600_000);
    await eventually(async () =>
      expect((await listed('versions')).map(({ name, visits }) => [name, visits])).toEqual(
        names.map((name) => [name, 2]),
      ),
    );
    // Nothing is left to count.
    const uncounted = { restaurantId: 'versions', counted: false, status: 'expected' };
    await eventually(async () =>
      expect(await connection.collection('expected_visits').countDocuments(uncounted)).toBe(0),
    );
    expect((await listed('versions')).every(({ visits }) => visits === 2)).toBe(true);
  });
});
