import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import fc from 'fast-check';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import type { FloorTable } from '@tablewell/restaurant-rules/floor';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { maxRefusedPerDay, type PastParty, refusedParties } from './past-demand';
import { replayDay } from './replay-day';
import { type Simulation, simulate } from './simulate';
import { floorTable, testRestaurant } from '../testing/test-restaurant';

const date = '2026-11-20';
const rules = testRestaurant({
  tables: [{ key: 'TwoTop', count: 2, capacity: 2 }],
});
const withRules = (availabilityRules: AvailabilityRules, more: Partial<RestaurantRules> = {}) => ({
  ...rules,
  ...more,
  availabilityRules,
});

let requested = 0;
/** A party that booked a day before, after the parties before it. */
const party = (id: string, minute: number, more: Partial<PastParty> = {}): PastParty => ({
  id,
  when: { date, minute },
  partySize: 2,
  requestedAt: Date.parse('2026-11-19T12:00:00Z') + (requested += 1),
  kind: 'online',
  ...more,
});
const run = (today: RestaurantRules, draft: RestaurantRules, parties: readonly PastParty[]): Simulation =>
  simulate(today, draft, [{ date, parties }]);
const unmet = (minute: number | undefined, parties: number, more = {}) => ({
  date,
  minute,
  partySize: 2,
  rule: 'pacing' as const,
  parties,
  ...more,
});

describe('a simulation', () => {
  test('decides in the order of booking, and compares what both sets of rules serve', () => {
    const draft = withRules({ pacing: [{ intervalMinutes: 30, mostCovers: 2 }] });
    const parties = [party('first', 1140), party('second', 1140), party('other', 1170, { partySize: 2 })];
    const { today, draft: then, gainedCovers, lostCovers } = run(rules, draft, [...parties].reverse());
    expect([today.covers, then.covers, gainedCovers]).toEqual([4, 4, 2]);
    expect(lostCovers).toEqual(new Map([['pacing', 2]]));
  });

  test('gives the table of a party that canceled to those who booked later', () => {
    const early = party('early', 1140);
    const gone = party('gone', 1140, { canceledAt: early.requestedAt + 10 });
    const parties = [early, gone, party('late', 1140, { requestedAt: early.requestedAt + 20 })];
    expect(run(rules, rules, parties).today).toMatchObject({ parties: 2, covers: 4 });
    const before = party('before', 1140, { requestedAt: early.requestedAt + 5 });
    expect(run(rules, rules, [...parties.slice(0, 2), before]).today.parties).toBe(1);
  });

  test('gives a party a table of the area that it requested, and moves nobody out of theirs', () => {
    const table = (number: string, area: string, largest = 2) => floorTable(number, largest, { area });
    const withFloor = (...tables: FloorTable[]) => ({
      ...rules,
      floor: { tables, combinations: [] },
    });
    const today = withFloor(table('1', 'Terrace'), table('2', 'Terrace'), table('3', 'Hall', 4));
    const draft = withFloor(table('1', 'Terrace'), table('2', 'Hall'), table('3', 'Hall', 4));
    const parties = [
      party('first', 1140, { area: 'Terrace' }),
      party('second', 1140, { area: 'terrace' }),
      party('anywhere', 1140, { partySize: 4 }),
    ];
    const replayed = run(today, draft, parties);
    expect([replayed.today.parties, replayed.draft.parties]).toEqual([3, 2]);
    expect(replayed.lostCovers).toEqual(new Map([['no-tables-available', 2]]));
    // Parties of hosts get another area.
    const late = party('late', 1140, { area: 'Terrace', kind: 'by-host' });
    expect(run(today, today, [...parties.slice(0, 2), late]).today.parties).toBe(3);
    // An area without any table is no constraint.
    expect(run(today, withFloor(table('1', 'Hall'), table('2', 'Hall')), parties.slice(0, 2))).toMatchObject({
      draft: { parties: 2 },
    });
  });

  test('replays refused parties after all booked ones', () => {
    const strict = withRules({ pacing: [{ intervalMinutes: 30, mostCovers: 2 }] });
    const refused = refusedParties(strict, [unmet(1140, 3)]);
    const { today, draft, gainedCovers } = run(strict, rules, [...refused, party('booked', 1140)]);
    expect([today.covers, draft.covers, gainedCovers]).toEqual([2, 4, 2]);
  });

  test('gives diners who only looked at the date a start near the booked ones', () => {
    const strict = withRules({}, { closures: { weekly: [], special: [date] } });
    const looks = refusedParties(strict, [unmet(undefined, 1, { rule: 'closed' })]);
    const { draft, gainedCovers } = run(strict, rules, [...looks, party('booked', 1230)]);
    expect([draft.fullest, gainedCovers]).toEqual([{ date, minute: 1230, covers: 4 }, 4]);
  });

  test('refuses walk-ins only on closed days and at taken tables', () => {
    const walkIn = party('walk-in', 1147, {
      kind: 'by-host',
      requestedAt: Date.parse('2026-11-20T19:07:00Z'),
    });
    const paced = withRules({ pacing: [{ intervalMinutes: 30, mostCovers: 0 }] });
    const closed = withRules({}, { closures: { weekly: [], special: [date] } });
    expect(run(rules, paced, [walkIn]).draft.covers).toBe(2);
    expect(run(rules, closed, [walkIn]).lostCovers).toEqual(new Map([['closed', 2]]));
  });

  test('measures the fullest quarter of an hour, the open time, and the time of parties at each table', () => {
    const parties = [party('a', 1080), party('b', 1140), party('c', 1140), party('d', 1170)];
    const paused = withRules({ pauseMinutes: 15 });
    const { today } = run(paused, paused, parties);
    expect([today.parties, today.fullest, today.openMinutes]).toEqual([
      2,
      { date, minute: 1080, covers: 2 },
      240,
    ]);
    expect([...today.tableMinutes.values()]).toEqual([90, 90]);
  });

  test('measures a service that crosses midnight as one evening, its quarters by the calendar', () => {
    const late: RestaurantRules = {
      ...rules,
      periods: [
        { id: 'n', name: 'Night', opensAt: 1080, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] },
      ],
    };
    const next = '2026-11-21';
    const parties = [party('early', 1080), party('late', 0, { when: { date: next, minute: 30 } })];
    const refused = refusedParties(late, [unmet(1470, 1)]);
    const { today } = run(late, late, [...parties, ...refused]);
    expect(today).toMatchObject({ parties: 3, fullest: { date: next, minute: 30, covers: 4 } });
  });

  test('keeps the tables of parties that sit when the day turns for the next one', () => {
    const late: RestaurantRules = {
      ...rules,
      floor: floorFromCounts([{ key: 'TwoTop', count: 1, capacity: 2 }]),
      periods: [{ id: 'n', name: 'Night', opensAt: 0, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] }],
    };
    const next = '2026-11-21';
    const days = [
      { date, parties: [party('late', 0, { when: { date: next, minute: 270 } })] },
      { date: next, parties: [party('early', 0, { when: { date: next, minute: 330 } })] },
    ];
    expect(simulate(late, late, days).today).toMatchObject({ parties: 1, covers: 2 });
  });

  test('replays a bounded number of refused parties of a date, and none that a block or a pause refused', () => {
    const counts = [
      unmet(1140, 10_000),
      unmet(1140, 5, { rule: 'blocked' }),
      unmet(1170, 1, { partySize: 4 }),
    ];
    expect(refusedParties(rules, counts)).toHaveLength(maxRefusedPerDay);
    expect(refusedParties(rules, counts.slice(1)).map(({ partySize }) => partySize)).toEqual([4]);
  });
});

/** Parties in the order of booking, at starts of the period. */
const anyParties = (sizes: fc.Arbitrary<number>) =>
  fc
    .array(fc.record({ at: fc.integer({ min: 0, max: 7 }), partySize: sizes }), { maxLength: 30 })
    .map((all) => all.map(({ at, partySize }, index) => party(`p${index}`, 1080 + at * 30, { partySize })));
const anyTables = fc
  .array(fc.record({ count: fc.integer({ min: 1, max: 3 }), capacity: fc.integer({ min: 1, max: 6 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) => all.map((type, index) => ({ key: `T${index}`, ...type })));

test('under unchanged rules every booked party is served, whatever else was refused', () => {
  fc.assert(
    fc.property(anyTables, anyParties(fc.integer({ min: 1, max: 6 })), (tables, demand) => {
      const own = { ...rules, floor: floorFromCounts(tables) };
      // The accepted parties are the booked ones: replayed without or with refused parties, they are all accepted
      // again.
      const accepted = acceptedOf(own, demand);
      const booked = demand.filter(({ id }) => accepted.has(id));
      const refused = refusedParties(own, [unmet(1140, 5), unmet(undefined, 3)]);
      const again = acceptedOf(own, [...refused, ...booked]);
      expect(booked.filter(({ id }) => !again.has(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a looser rule never serves fewer covers of one party size at starts that do not compete for tables', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      anyParties(fc.constant(2)),
      (count, mostCovers, more, demand) => {
        const tables = [{ key: 'TwoTop', count, capacity: 2 }];
        const paced = (most: number) =>
          withRules(
            { pacing: [{ intervalMinutes: 30 as const, mostCovers: most }] },
            { floor: floorFromCounts(tables), seatingMinutes: 30 },
          );
        const { today, draft } = run(paced(mostCovers), paced(mostCovers + more), demand);
        expect(draft.covers).toBeGreaterThanOrEqual(today.covers);
      },
    ),
    { numRuns: 60 },
  );
});

test('a looser rule may serve fewer covers where one party takes the table of two others', () => {
  const one = { floor: floorFromCounts([{ key: 'TwoTop', count: 1, capacity: 2 }]) };
  const strict = { id: 'x', name: 'Early', from: date, until: date };
  // Without starts at 7 PM, the parties at 6 and at 8 PM share the table.
  const split = (minutes: readonly number[]) =>
    withRules(
      {
        specialDays: [
          {
            ...strict,
            periods: minutes.map((opensAt) => ({
              id: `p${opensAt}`,
              name: `At ${opensAt}`,
              opensAt,
              closesAt: opensAt + 30,
              intervalMinutes: 30,
              daysOfWeek: [],
            })),
          },
        ],
      },
      one,
    );
  const parties = [party('seven', 1140), party('six', 1080), party('eight', 1200)];
  const { today, draft } = run(split([1080, 1200]), split([1080, 1140, 1200]), parties);
  expect([today.covers, draft.covers]).toEqual([4, 2]);
});

function acceptedOf(own: RestaurantRules, parties: readonly PastParty[]): ReadonlySet<string> {
  return new Set(replayDay(own, date, parties).served.keys());
}
