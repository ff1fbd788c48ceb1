import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { testRestaurant } from '../../testing/test-restaurant';
import type { Ports } from '../../ports';
import { memoryPorts } from '../testing/memory-ports';
import { bookParty } from './book-party';
import { swapParties } from './swap-parties';

const [evening, afterMidnight] = ['2026-11-20', '2026-11-21'];
const now = new Date(`${evening}T20:00:00Z`);
const host = create(ActorSchema, {
  userId: 'sam',
  name: 'Sam',
  memberships: [{ restaurantId: 'r1', role: Role.HOST }],
});
const restaurant: KnownRestaurant = {
  ...testRestaurant({
    periods: [{ id: 'p', name: 'Night', opensAt: 1080, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] }],
    tables: [{ key: 'TwoTop', count: 2, capacity: 2 }],
  }),
  givingUp: { afterMinutes: 0, byItself: false },
  entitlements: { monthlyReservations: 0, analytics: true },
};

/** Two parties that sit past midnight, so that their claims are on both dates. */
async function twoLateParties() {
  const memory = memoryPorts(restaurant, () => now);
  const book = async (name: string) => {
    const booked = await bookParty(memory.ports)(host, {
      ...{ restaurantId: 'r1', name, partySize: 2, phoneNumber: '', notes: '', tableNumbers: [] },
      ...{ stepId: `book-${name}`, override: true, reason: 'Regulars', diner: {} },
      when: { instant: Date.parse(`${evening}T23:00:00Z`) },
    });
    if (isRefusal(booked)) throw booked;
    return booked;
  };
  await book('Ada');
  await book('Grace');
  const [ada, grace] = [...memory.all.values()];
  const tablesOn = (date: string) =>
    (memory.days.get(date) ?? []).map(({ id, tableNumbers }) => [id, tableNumbers]);
  const swap = () =>
    swapParties(memory.ports)(host, {
      ...{ reservationId: ada?.id ?? '', otherReservationId: grace?.id ?? '' },
      ...{ baseVersion: 0, otherBaseVersion: 0, stepId: 'swap-both', override: false },
    });
  /** The other party leaves, and a walk-in sits down at its table. */
  const otherTableTaken = () => {
    const claims = memory.days.get(evening) ?? [];
    const walkIn = { id: 'walk-in:1', seated: true, pinned: true };
    memory.days.set(
      evening,
      claims.map((claim) => (claim.id.startsWith(`${grace?.id}:`) ? { ...claim, ...walkIn } : claim)),
    );
  };
  return { ...memory, otherTableTaken, tablesOn, swap };
}

/** What happens between the writes of the two dates. */
function beforeSecondWrite({ days }: Pick<Ports, 'days'>, happen: () => void): void {
  const { change } = days;
  let writes = 0;
  days.change = async (...given) => {
    writes += 1;
    if (writes === 2) happen();
    return change(...given);
  };
}

test('parties past midnight have each other’s tables on both dates', async () => {
  const { tablesOn, swap } = await twoLateParties();
  expect(isRefusal(await swap())).toBe(false);
  expect(tablesOn(afterMidnight).map(([, tables]) => tables)).toHaveLength(2);
  expect(tablesOn(afterMidnight)).toEqual(tablesOn(evening));
});

test('a swap that crashed between its dates is taken back when its repetition is refused', async () => {
  const { ports, otherTableTaken, tablesOn, swap } = await twoLateParties();
  const before = tablesOn(afterMidnight);
  beforeSecondWrite(ports, () => {
    throw new Error('the process was killed');
  });
  await expect(swap()).rejects.toThrow('killed');
  expect(tablesOn(afterMidnight)).not.toEqual(before);
  otherTableTaken();
  expect(isRefusal(await swap())).toBe(true);
  const [ada] = before;
  expect(tablesOn(afterMidnight)).toContainEqual(ada);
});

test('a swap that crashed between its dates is completed by its repetition', async () => {
  const { ports, tablesOn, swap } = await twoLateParties();
  const before = tablesOn(evening);
  beforeSecondWrite(ports, () => {
    throw new Error('the process was killed');
  });
  await expect(swap()).rejects.toThrow('killed');
  expect(isRefusal(await swap())).toBe(false);
  expect(tablesOn(evening)).not.toEqual(before);
  expect(tablesOn(afterMidnight)).toEqual(tablesOn(evening));
});

test('a swap that is refused on one date leaves nothing of it on the other', async () => {
  const { ports, otherTableTaken, tablesOn, swap } = await twoLateParties();
  const before = tablesOn(afterMidnight);
  beforeSecondWrite(ports, otherTableTaken);
  expect(await swap()).toMatchObject({ code: 'table-taken' });
  expect(tablesOn(afterMidnight)).toEqual(before);
});
