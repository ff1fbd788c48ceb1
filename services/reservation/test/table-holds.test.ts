import { timestampDate } from '@bufbuild/protobuf/wkt';
import { withContext } from '@tablewell/chassis/context';
import { newId } from '@tablewell/chassis/ids';
import { eventually, fixedClock } from '@tablewell/chassis/testing';
import { host } from './evening-harness';
import {
  type Api,
  bookingAt,
  type EveningApi,
  outcomeOf,
  type Reservations,
  startReservations,
} from './harness';

const today = '2026-11-20';
const evening = `${today}T19:30`;
const minuteMs = 60_000;
const clock = fixedClock(`${today}T12:00:00Z`);

let running: Reservations;
let api: Api;
let other: Api;
beforeAll(async () => {
  running = await startReservations(clock, 2);
  [api, other] = running.apis as [Api, Api];
});
afterAll(() => running?.stop());
beforeEach(() => clock.set(`${today}T12:00:00Z`));

let restaurants = 0;
async function open(count: number, more: object = {}): Promise<string> {
  const id = `holds-${(restaurants += 1)}`;
  await running.publishRestaurant(id, { tableTypes: [{ key: 'TwoTop', count, capacity: 2 }], ...more });
  return id;
}

const asking = (restaurantId: string, local = evening, more: object = {}) => ({
  restaurantId,
  partySize: 2,
  when: { time: { case: 'local' as const, value: local } },
  ...more,
});
const later = (minutes: number) => clock.set(new Date(clock().getTime() + minutes * minuteMs));
const from = <T>(address: string, work: () => Promise<T>) =>
  withContext({ origin: { address, userAgent: '' } }, work);
const booking = (id: string, holdId = '', local = evening, more: object = {}) => ({
  ...bookingAt(id, local),
  holdId,
  ...more,
});
interface Stored {
  claims: { id: string; expiresAt?: number }[];
}
const claims = async (id: string, date = today) => {
  const days = running.connection.collection<Stored & { _id: string }>('service_days');
  return (await days.findOne({ _id: `${id}:${date}` }))?.claims ?? [];
};
const isFree = async (id: string, index = 0) => {
  const { times } = await (running.apis[index] as Api).listOfferedTimes({
    restaurantId: id,
    date: today,
    partySize: 2,
  });
  return times.find(({ minute }) => minute === 19 * 60 + 30)?.available;
};

describe('a hold', () => {
  test('takes the table from others until it is booked with its id', async () => {
    const id = await open(1);
    const { holdId, expiresAt } = await api.holdTable(asking(id));
    expect(expiresAt && timestampDate(expiresAt)).toEqual(new Date(clock().getTime() + 5 * minuteMs));
    expect(await outcomeOf(other.book(booking(id)))).toMatchObject({ code: 'no-tables-available' });
    expect(await outcomeOf(other.book(booking(id, holdId)))).toMatchObject({ code: 'accepted' });
    const stored = await claims(id);
    expect(stored).toHaveLength(1);
    expect(stored[0]).not.toHaveProperty('expiresAt');
  });

  test('does not count once it has ended, whatever the sweep has done', async () => {
    const id = await open(1);
    const { holdId } = await api.holdTable(asking(id));
    expect(await isFree(id)).toBe(false);
    later(5);
    expect(await isFree(id)).toBe(true);
    expect(await isFree(id, 1)).toBe(true);
    expect(await outcomeOf(other.book(booking(id)))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(api.book(booking(id, holdId)))).toMatchObject({ code: 'no-tables-available' });
  });

  test('that has ended is removed by the sweep, and a live one is kept', async () => {
    const id = await open(8);
    await api.holdTable(asking(id));
    later(4);
    await api.holdTable(asking(id, `${today}T21:30`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await claims(id)).toHaveLength(2);
    later(1.5);
    await eventually(async () => expect(await claims(id)).toHaveLength(1));
    later(5);
    await eventually(async () => expect(await claims(id)).toEqual([]));
  });

  test('is released by its id, repeatedly, and also at another process', async () => {
    const id = await open(1);
    const { holdId } = await api.holdTable(asking(id));
    await other.releaseHold({ restaurantId: id, holdId });
    await other.releaseHold({ restaurantId: id, holdId });
    await other.releaseHold({ restaurantId: id, holdId: 'unknown' });
    expect(await outcomeOf(api.book(booking(id)))).toMatchObject({ code: 'accepted' });
  });

  test('of another restaurant does not count here', async () => {
    const [id, elsewhere] = [await open(1), await open(1)];
    const { holdId } = await api.holdTable(asking(id));
    await api.holdTable(asking(elsewhere));
    await api.releaseHold({ restaurantId: elsewhere, holdId });
    expect(await outcomeOf(api.book(booking(elsewhere, holdId)))).toMatchObject({
      code: 'no-tables-available',
    });
    expect(await outcomeOf(other.book(booking(id)))).toMatchObject({ code: 'no-tables-available' });
  });

  test('counts as free for the diner who looks at the times with it', async () => {
    const id = await open(1);
    const { holdId } = await api.holdTable(asking(id));
    const request = { restaurantId: id, date: today, partySize: 2, movingReservationId: holdId };
    const { times } = await api.listOfferedTimes(request);
    expect(times.find(({ minute }) => minute === 19 * 60 + 30)?.available).toBe(true);
    expect(await isFree(id)).toBe(false);
  });

  test('cannot release or replace the table of a reservation', async () => {
    const id = await open(1);
    await api.book(booking(id));
    const reservation = (await claims(id))[0]?.id.split(':')[0] ?? '';
    await api.releaseHold({ restaurantId: id, holdId: reservation });
    expect(await claims(id)).toHaveLength(1);
    expect(await outcomeOf(api.book(booking(id, reservation)))).toMatchObject({
      code: 'no-tables-available',
    });
  });

  test('leaves hosts the choice of its table, and is named in their refusal if it cannot move', async () => {
    const [id, two] = [await open(1), await open(2)];
    const party = (restaurantId: string, more: object = {}) => ({
      restaurantId,
      name: 'Ada Lovelace',
      partySize: 2,
      when: { time: { case: 'local' as const, value: evening } },
      tableNumbers: ['1'],
      stepId: newId(),
      ...more,
    });
    const hosts = running.evenings[0] as EveningApi;
    const { holdId } = await api.holdTable(asking(two));
    expect(await outcomeOf(hosts.bookParty(party(two), host(two)))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(api.book(booking(two, holdId)))).toMatchObject({ code: 'accepted' });

    const last = await api.holdTable(asking(id));
    expect(await outcomeOf(hosts.bookParty(party(id), host(id)))).toMatchObject({
      code: 'table-taken',
      message: 'Table 1 is held until 13:05 for a diner who is booking online.',
    });
    const override = party(id, { override: true, reason: 'a regular' });
    expect(await outcomeOf(hosts.bookParty(override, host(id)))).toMatchObject({ code: 'accepted' });
    expect(await outcomeOf(api.book(booking(id, last.holdId)))).toMatchObject({
      code: 'no-tables-available',
    });
  });

  test('replaces an earlier one in one write, also on another date', async () => {
    const id = await open(1);
    const first = await api.holdTable(asking(id));
    const second = await api.holdTable(asking(id, `${today}T20:00`, { replaces: first.holdId }));
    expect((await claims(id)).map((claim) => claim.id)).toEqual([`${second.holdId}:0`]);
    await api.holdTable(asking(id, '2026-11-21T20:00', { replaces: second.holdId }));
    expect(await claims(id)).toEqual([]);
    expect(await claims(id, '2026-11-21')).toHaveLength(1);
  });

  test('is refused as a booking is', async () => {
    const id = await open(1);
    await api.book(booking(id));
    const code = async (request: object) =>
      (await outcomeOf(api.holdTable(asking(id, evening, request)))).code;
    expect(await code({})).toBe('no-tables-available');
    expect(await code({ when: { time: { case: 'local', value: `${today}T19:10` } } })).toBe('not-offered');
    expect(await code({ when: { time: { case: 'local', value: '2026-11-19T19:00' } } })).toBe('past');
    expect(await code({ partySize: 21 })).toBe('invalid-input');
    expect(await code({ restaurantId: 'unknown' })).toBe('not-found');
  });

  test('past midnight is on both service days until it is booked', async () => {
    const late = {
      operatingPeriods: [{ id: 'p', name: 'Late', opensAt: 1080, closesAt: 1560, intervalMinutes: 30 }],
    };
    const id = await open(1, late);
    const { holdId } = await api.holdTable(asking(id, `${today}T23:30`));
    expect(await claims(id, '2026-11-21')).toHaveLength(1);
    await api.book(booking(id, holdId, `${today}T23:30`));
    const booked = (await claims(id)).map((claim) => claim.id);
    expect(booked).toHaveLength(1);
    expect((await claims(id, '2026-11-21')).map((claim) => claim.id)).toEqual(booked);
  });
});

describe('booking with a hold', () => {
  test('with another size and time is decided again, in one write', async () => {
    const id = await open(1);
    const { holdId } = await api.holdTable(asking(id));
    expect(await outcomeOf(api.book(booking(id, holdId, `${today}T20:00`, { partySize: 1 })))).toMatchObject({
      code: 'accepted',
    });
    expect(await claims(id)).toHaveLength(1);
    expect(await outcomeOf(other.book(booking(id)))).toMatchObject({ code: 'no-tables-available' });
  });

  test('on another date releases it', async () => {
    const id = await open(1);
    const { holdId } = await api.holdTable(asking(id));
    await api.book(booking(id, holdId, '2026-11-21T19:30'));
    expect(await claims(id)).toEqual([]);
  });

  test('keeps its time while online bookings are paused, which refuses new holds', async () => {
    const id = await open(9);
    clock.set(`${today}T18:00:00Z`);
    const { holdId } = await api.holdTable(asking(id));
    await (running.evenings[0] as EveningApi).pauseOnlineBookings(
      { restaurantId: id, minutes: 60, stepId: newId() },
      host(id),
    );
    expect(await outcomeOf(api.holdTable(asking(id)))).toMatchObject({ code: 'online-bookings-paused' });
    expect(await outcomeOf(api.book(booking(id, holdId, `${today}T19:00`)))).toMatchObject({
      code: 'online-bookings-paused',
    });
    expect(await outcomeOf(api.book(booking(id, holdId)))).toMatchObject({ code: 'accepted' });
  });

  test('sent again with its key is one reservation', async () => {
    const id = await open(1);
    const { holdId } = await api.holdTable(asking(id));
    const request = booking(id, holdId, evening, { idempotencyKey: newId() });
    const [first, again] = [await api.book(request), await other.book({ ...request, repeated: true })];
    expect(again.reservation?.id).toBe(first.reservation?.id);
    expect(await claims(id)).toHaveLength(1);
  });

  test('at a restaurant that confirms each booking makes a request for the held table', async () => {
    const id = await open(1, { autoConfirm: false });
    const { holdId } = await api.holdTable(asking(id));
    const { reservation } = await api.book(booking(id, holdId));
    expect(reservation?.request).toBeDefined();
    expect(await claims(id)).toHaveLength(1);
  });
});

describe('the limits of holds', () => {
  test('are ten minutes of an hour for one address, also at two processes, and not for other addresses', async () => {
    const id = await open(40);
    const hold = (index: number) => (running.apis[index % 2] as Api).holdTable(asking(id));
    const outcomes = await from('203.0.113.7', () =>
      Promise.all(Array.from({ length: 12 }, (_, index) => outcomeOf(hold(index)))),
    );
    const held = outcomes.filter(({ code }) => code === 'accepted');
    expect(held).toHaveLength(2);
    expect(await outcomeOf(from('203.0.113.8', () => hold(0)))).toMatchObject({ code: 'accepted' });
    later(10);
    expect(await outcomeOf(from('203.0.113.7', () => hold(0)))).toMatchObject({ code: 'too-many-holds' });
    later(55);
    expect(await outcomeOf(from('203.0.113.7', () => hold(0)))).toMatchObject({ code: 'accepted' });
  });

  test('credit time that was not used, or that was booked', async () => {
    const id = await open(40);
    await from('203.0.113.7', async () => {
      for (let index = 0; index < 5; index++) {
        const { holdId } = await api.holdTable(asking(id));
        await api.releaseHold({ restaurantId: id, holdId });
      }
      for (let index = 0; index < 3; index++) {
        const { holdId } = await api.holdTable(asking(id));
        await api.book(booking(id, holdId));
        await eventually(async () => {
          const times = running.connection.collection<{ restaurantId: string; times: { holdId: string }[] }>(
            'hold_usages',
          );
          const all = (await times.find({ restaurantId: id }).toArray()).flatMap((each) => each.times);
          expect(all.map((time) => time.holdId)).not.toContain(holdId);
        });
      }
    });
  });

  test('leave three quarters of the tables to others, however many addresses hold', async () => {
    const id = await open(20);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        from(`203.0.113.${index}`, () => outcomeOf((running.apis[index % 2] as Api).holdTable(asking(id)))),
      ),
    );
    expect(outcomes.filter(({ code }) => code === 'accepted')).toHaveLength(5);
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set(['accepted', 'too-many-holds']));
  });

  test('store no address', async () => {
    const id = await open(4);
    await from('203.0.113.7', () => api.holdTable(asking(id)));
    const stored = await running.connection.collection('hold_usages').find({ restaurantId: id }).toArray();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify([stored, await claims(id)])).not.toContain('203.0.113');
  });
});

test('64 racing diners at two processes hold, book with holds, and find them ended: no table is sold twice', async () => {
  const tables = 8;
  const id = await open(tables);
  const booked: string[] = [];
  const diner = async (index: number) => {
    const [one, two] = index % 2 ? [api, other] : [other, api];
    const held = await from(`198.51.100.${index}`, () => one.holdTable(asking(id)).catch(() => undefined));
    if (index % 8 === 7 && held) await one.releaseHold({ restaurantId: id, holdId: held.holdId });
    // In the middle of the race, every hold so far ends.
    if (index === 40) later(5);
    const outcome = await outcomeOf(two.book(booking(id, held?.holdId)));
    expect(['accepted', 'no-tables-available', 'busy']).toContain(outcome.code);
    if (outcome.code === 'accepted') booked.push(String(index));
  };
  await Promise.all(Array.from({ length: 64 }, (_, index) => diner(index)));
  later(6);
  // The tables of ended holds are sold to the last diners, and no others.
  for (let index = 0; index < tables; index++) {
    const { code } = await outcomeOf(api.book(booking(id)));
    if (code === 'accepted') booked.push('late');
  }
  expect(booked).toHaveLength(tables);
  const stored = (await claims(id)).filter((claim) => claim.expiresAt === undefined);
  expect(stored).toHaveLength(tables);
});
