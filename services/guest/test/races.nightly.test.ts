import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { eventually, fixedClock, publishEntry } from '@tablewell/chassis/testing';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { entryOf, type GuestHarness, member, type ReservationEvent, startGuests } from './harness';

const diners = 25;
const all = Array.from({ length: diners }, (_, index) => index);
const clock = fixedClock('2026-11-20T12:00:00Z');
const due = timestampFromDate(new Date('2026-11-20T13:00:00Z'));

let running: GuestHarness;

/** Publishes all events at one moment, so that the processes share them. */
async function publishAll(restaurantId: string, all: readonly ReservationEvent[]): Promise<void> {
  const entries = all.map(({ event, reservation }) =>
    entryOf({ ...(event ? { event } : {}), reservation: { ...reservation, restaurantId } }),
  );
  // As if each event belonged to another document: even events of one reservation are handled concurrently.
  await Promise.all(entries.map((entry) => publishEntry(running.bus, entry, entry._id)));
}

const listed = async (restaurantId: string) =>
  (await running.guests.listGuests({ restaurantId, page: 1, limit: 200 }, member(Role.OWNER, restaurantId)))
    .guests;
const visitsKept = (restaurantId: string) =>
  running.connection.collection('expected_visits').countDocuments({ restaurantId });
/** Waits until all published events are handled. */
const taken = (restaurantId: string, reservations: number) =>
  eventually(async () => expect(await visitsKept(restaurantId)).toBe(reservations));

beforeAll(async () => {
  const settings = { forgetVisitsEveryMs: 60_000, upgradeEveryMs: 60_000 };
  running = await startGuests({ clock, processes: 2, settings });
});
afterAll(() => running?.stop());

describe('while two processes handle events concurrently', () => {
  test('parties of one person, in any notation of name and phone, belong to one guest', async () => {
    const phones = all.map((index) => 5_100 + index);
    await publishAll(
      'phones',
      phones.flatMap((last) => [
        { reservation: { id: `p${last}-a`, name: `Ada ${last}`, phoneNumber: `+1 212 736 ${last}` } },
        { reservation: { id: `p${last}-b`, name: `ADA  ${last}`, phoneNumber: `(212) 736-${last}` } },
        { reservation: { id: `p${last}-c`, name: `Ada\u00a0${last}`, phoneNumber: `212.736.${last}` } },
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

  test('a party without a phone belongs to the only guest of that name', async () => {
    const names = all.map((index) => `Alan ${100 + index}`);
    await publishAll(
      'one-phone',
      names.flatMap((name, index) => [
        { reservation: { id: `${name}-a`, name } },
        { reservation: { id: `${name}-b`, name, phoneNumber: `212 736 ${6_100 + index}` } },
      ]),
    );
    await taken('one-phone', 2 * diners);
    const guests = await listed('one-phone');
    expect(guests.map(({ name }) => name)).toEqual(names);
    expect(guests.filter(({ phoneNumber }) => phoneNumber === '')).toEqual([]);
  });

  test('two phones are two guests, and a party without one is at most a third', async () => {
    const phonesOf = (index: number) => [`212 736 ${6_100 + index}`, `212 736 ${7_100 + index}`];
    const names = all.map((index) => `Kurt ${100 + index}`);
    await publishAll(
      'two-phones',
      names.flatMap((name, index) => [
        { reservation: { id: `${name}-a`, name } },
        ...phonesOf(index).map((phoneNumber) => ({
          reservation: { id: `${name}-${phoneNumber}`, name, phoneNumber },
        })),
      ]),
    );
    await taken('two-phones', 3 * diners);
    const guests = await listed('two-phones');
    const lastOf = (phoneNumber: string) => phoneNumber.replace(/\D/g, '').slice(-4);
    const withPhone = guests.filter(({ phoneNumber }) => phoneNumber !== '');
    expect(withPhone.map(({ phoneNumber }) => lastOf(phoneNumber)).sort()).toEqual(
      all.flatMap(phonesOf).map(lastOf).sort(),
    );
    // The party without a phone is a guest of its own if both others came first: it may be either of them.
    const without = guests.filter(({ phoneNumber }) => phoneNumber === '').map(({ name }) => name);
    expect(without).toEqual([...new Set(without)]);
    expect(names).toEqual(expect.arrayContaining(without));
  });

  test('the last version of a reservation wins, and each uncanceled one counts once', async () => {
    const names = all.map((index) => `Emmy ${100 + index}`);
    const ofAll = (name: string, index: number): ReservationEvent[] => {
      const person = { name, phoneNumber: `212 736 ${8_100 + index}`, startsAt: due };
      const later = { ...person, version: 2n };
      return [
        { reservation: { ...person, id: `${name}-kept` } },
        { event: 'reservationChanged', reservation: { ...later, id: `${name}-kept`, partySize: 4 } },
        { reservation: { ...person, id: `${name}-off` } },
        {
          event: 'reservationCanceled',
          reservation: { ...later, id: `${name}-off`, status: ReservationStatus.CANCELED },
        },
        { reservation: { ...person, id: `${name}-gone` } },
        { event: 'reservationDeleted', reservation: { ...later, id: `${name}-gone` } },
        { reservation: { id: `${name}-shy`, name, startsAt: due } },
      ];
    };
    await publishAll('versions', names.flatMap(ofAll));
    await taken('versions', 4 * diners);
    const settled = { restaurantId: 'versions', version: 2 };
    await eventually(async () =>
      expect(await running.connection.collection('expected_visits').countDocuments(settled)).toBe(3 * diners),
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
      expect(await running.connection.collection('expected_visits').countDocuments(uncounted)).toBe(0),
    );
    expect((await listed('versions')).every(({ visits }) => visits === 2)).toBe(true);
  });
});
