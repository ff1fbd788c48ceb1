import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { isRefusal } from '@tablewell/chassis/refusal';
import { ActorSchema } from '@tablewell/proto/common/v1/actor_pb';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { testRestaurant } from '../../testing/test-restaurant';
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
  return { ...memory, grace, tablesOn, swap };
}

test('parties past midnight have each other’s tables on both dates', async () => {
  const { tablesOn, swap } = await twoLateParties();
  expect(isRefusal(await swap())).toBe(false);
  expect(tablesOn(afterMidnight).map(([, tables]) => tables)).toHaveLength(2);
  expect(tablesOn(afterMidnight)).toEqual(tablesOn(evening));
});

test('a swap that is refused on one date leaves nothing of it on the other', async () => {
  const { ports, days, grace, tablesOn, swap } = await twoLateParties();
  const before = tablesOn(afterMidnight);
  const { change } = ports.days;
  let writes = 0;
  // The other party leaves between the two writes, and a walk-in sits down at its table.
  ports.days.change = async (...given) => {
    writes += 1;
    if (writes === 2)
      days.set(
        evening,
        (days.get(evening) ?? []).map((claim) =>
          claim.id.startsWith(`${grace?.id}:`)
            ? { ...claim, id: 'walk-in:1', seated: true, pinned: true }
            : claim,
        ),
      );
    return change(...given);
  };
  expect(await swap()).toMatchObject({ code: 'table-taken' });
  expect(tablesOn(afterMidnight)).toEqual(before);
});
