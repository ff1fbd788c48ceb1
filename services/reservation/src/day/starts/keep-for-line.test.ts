import { isRefusal } from '@tablewell/chassis/refusal';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import fc from 'fast-check';
import { dayOf } from '../../testing/day-of';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import { type Claim, withMoves } from '../claims/claim';
import type { LineParty, ListedParty } from '../claims/day-restrictions';
import { neededByLine } from './keep-for-waiting';
import { placeListed, type PlacementRequest, placeParty } from './place-party';

const date = '2026-11-20';
const now = new Date(`${date}T18:10:00Z`);
const minuteMs = 60_000;
const at = (minute: number): number => Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
const full = 'no-tables-available';
const tables = [floorTable('1', 2), floorTable('2', 2), floorTable('3', 4, { smallest: 3 })];
const restaurant = testRestaurant({ floor: { tables, combinations: [] } });

const waits = (id: string, partySize: number, more: Partial<LineParty> = {}): LineParty => ({
  ...{ id, partySize, joinedAt: now.getTime(), placedAt: now.getTime() },
  ...more,
});
const sits = (number: string, from: number, more: Partial<Claim> = {}): Claim => ({
  ...{ id: `s${number}:1`, tableType: number === '3' ? 'Seats4' : 'Seats2', tableNumbers: [number] },
  ...{ partySize: number === '3' ? 4 : 2, madeAt: 0 },
  ...{ seated: true, from: at(from), until: at(from + 90) },
  ...more,
});
const asked = (partySize: number, hour: number, more: Partial<PlacementRequest> = {}): PlacementRequest => ({
  ...{ when: { date, minute: hour * 60 }, partySize, rules: 'book' as const, audience: 'everyone' as const },
  ...more,
});
const outcome = (
  line: readonly LineParty[],
  request: PlacementRequest,
  claims: readonly Claim[] = [],
  listed: readonly ListedParty[] = [],
) => {
  const placed = placeParty(dayOf(restaurant, claims, now, { line, listed }), request);
  return isRefusal(placed) ? placed.code : placed.tableNumbers;
};
/** All tables are taken until 7:30 PM. */
const house = [sits('1', 18 * 60), sits('2', 18 * 60), sits('3', 18 * 60)];

test('a table that the floor needs for a party that waits is not the public’s', () => {
  expect(outcome([], asked(2, 19.5), house)).toEqual(['1']);
  expect(outcome([waits('ada', 2)], asked(2, 19.5), house)).toEqual(['2']);
  expect(outcome([waits('ada', 2), waits('ben', 2)], asked(2, 19.5), house)).toBe(full);
});

test('a table that none of those who wait fits, or after them, is', () => {
  const two = [waits('ada', 2), waits('ben', 2)];
  expect(outcome(two, asked(4, 19.5), house)).toEqual(['3']);
  expect(outcome(two, asked(2, 20.5), house)).toBe(full);
  expect(outcome(two, asked(2, 21), house)).toEqual(['1']);
  expect(outcome([waits('ada', 5)], asked(2, 19.5), house)).toEqual(['1']);
});

test('a party that does not sit before a time has its table from then on', () => {
  const line = [waits('ada', 4, { notBefore: at(20 * 60) })];
  expect(outcome(line, asked(4, 19), [])).toBe(full);
  expect(outcome(line, asked(4, 18.5), [])).toEqual(['3']);
  expect(outcome(line, asked(4, 21.5), [])).toEqual(['3']);
});

test('a party with a ready table, or that sits, takes no second one', () => {
  const ready = sits('1', 18 * 60, { id: 'ada:2' });
  expect(outcome([waits('ada', 2)], asked(2, 19.5), [ready, ...house.slice(1)])).toEqual(['1']);
});

test('who joined first comes first, at the door and on the list for a start', () => {
  const listed = (joinedAt: number): ListedParty => ({
    ...{ id: 'lea', date, minute: 19 * 60 + 30, partySize: 4, joinedAt },
  });
  const line = [waits('ada', 4)];
  const asLea = asked(4, 19.5, { listedId: 'lea' });
  expect(outcome(line, asLea, house, [listed(now.getTime() - 1)])).toEqual(['3']);
  expect(outcome(line, asLea, house, [listed(now.getTime() + 1)])).toBe(full);
});

test('the staff, and parties that keep their time, are not kept away', () => {
  const two = [waits('ada', 2), waits('ben', 2)];
  expect(outcome(two, asked(2, 19.5, { audience: 'staff' }), house)).toEqual(['1']);
  expect(outcome(two, asked(2, 19.5, { rules: 'keep' }), house)).toEqual(['1']);
});

test('those who wait count in no pacing before they sit', () => {
  const paced = {
    ...restaurant,
    availabilityRules: { pacing: [{ intervalMinutes: 15, mostParties: 1 }] },
  } as never;
  const day = dayOf(paced, house, now, { line: [waits('ada', 2)] });
  expect(placeParty(day, asked(2, 19.5))).toMatchObject({ tableNumbers: ['2'] });
});

describe('the share of the door', () => {
  const keeping = (doorTables: number, doorMinutes = 120) =>
    testRestaurant({
      floor: { tables, combinations: [] },
      waitlist: { ...defaultWaitlist, doorTables, doorMinutes },
    });
  const booked = (rules: ReturnType<typeof keeping>, hour: number, line: readonly LineParty[] = []) => {
    const placed = placeParty(dayOf(rules, [], now, { line }), asked(2, hour));
    return isRefusal(placed) ? placed.code : placed.tableNumbers;
  };

  it('is left free by bookings of starts that are near', () => {
    expect(booked(keeping(2), 19)).toEqual(['1']);
    expect(booked(keeping(3), 19)).toBe(full);
    expect(booked(keeping(3, 30), 19)).toEqual(['1']);
    expect(booked(keeping(3), 20.5)).toEqual(['1']);
  });

  it('is besides the tables of those who wait', () => {
    expect(booked(keeping(2), 19, [waits('ada', 2)])).toBe(full);
    expect(booked(keeping(1), 19, [waits('ada', 2)])).toEqual(['2']);
  });

  it('is not kept from the staff', () => {
    const placed = placeParty(dayOf(keeping(3), [], now), asked(2, 19, { audience: 'staff' }));
    expect(placed).toMatchObject({ tableNumbers: ['1'] });
  });
});

test('no booking of the public makes anybody wait longer than the floor would', () => {
  const sizes = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(
      fc.array(sizes, { minLength: 1, maxLength: 6 }),
      fc.array(fc.record({ size: sizes, hour: fc.integer({ min: 37, max: 43 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 }),
      (waiting, bookings, sat) => {
        const line = waiting.map((size, index) => waits(`w${index}`, size, { joinedAt: index }));
        let claims: readonly Claim[] = sat.flatMap((halfHours, index) =>
          halfHours > 2 ? [] : [sits(String(index + 1), 18 * 60 + 10 - halfHours * 30)],
        );
        const needed = () => neededByLine(dayOf(restaurant, claims, now, { line }), placeListed);
        const before = needed();
        bookings.forEach(({ size, hour }, index) => {
          const placed = placeParty(dayOf(restaurant, claims, now, { line }), asked(size, hour / 2));
          if (isRefusal(placed)) return;
          const { tableType, tableNumbers = [], from, until, moves = [] } = placed;
          claims = [
            ...withMoves(claims, moves),
            { id: `b${index}:1`, tableType, tableNumbers, partySize: size, from, until, madeAt: 0 },
          ];
        });
        const after = needed();
        for (const [id, { from }] of before) expect(after.get(id)?.from).toBeLessThanOrEqual(from);
      },
    ),
    { numRuns: 300 },
  );
});
