import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { bookedTable, dayOf } from '../../testing/day-of';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import type { Claim } from '../claims/claim';
import type { ListedParty } from '../claims/day-restrictions';
import { claim as claimFor } from '../day';
import { type PlacementRequest, placeParty } from './place-party';

const date = '2026-11-21';
const now = new Date('2026-11-20T12:00:00Z');
const seven = 19 * 60;
const minuteMs = 60_000;
const full = 'no-tables-available';
const restaurant = testRestaurant({
  floor: { tables: [floorTable('1', 2), floorTable('2', 4, { smallest: 3 })], combinations: [] },
});

const listed = (id: string, partySize: number, more: Partial<ListedParty> = {}): ListedParty => ({
  ...{ id, date, minute: seven, partySize, joinedAt: now.getTime() },
  ...more,
});
const asked = (partySize: number, more: Partial<PlacementRequest> = {}): PlacementRequest => ({
  ...{ when: { date, minute: seven }, partySize, rules: 'book' as const, audience: 'everyone' as const },
  ...more,
});
const claim = (id: string, number: string, minute = seven): Claim => {
  const from = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  const times = { from, until: from + 90 * minuteMs };
  return { id, tableType: 'Seats2', tableNumbers: [number], partySize: 2, madeAt: 0, ...times };
};
const outcome = (
  waiting: readonly ListedParty[],
  request: PlacementRequest,
  claims: readonly Claim[] = [],
) => {
  const placed = placeParty(dayOf(restaurant, claims, now, { listed: waiting }), request);
  return isRefusal(placed) ? placed.code : placed.tableNumbers;
};

test('a table that a listed party fits is not the public’s', () => {
  expect(outcome([], asked(2))).toEqual(['1']);
  expect(outcome([listed('ada', 2)], asked(2))).toBe(full);
});

test('a table that no listed party fits, or at another time, is', () => {
  expect(outcome([listed('ada', 2)], asked(4))).toEqual(['2']);
  expect(outcome([listed('ada', 5)], asked(2))).toEqual(['1']);
  const later = { when: { date, minute: seven + 90 } };
  expect(outcome([listed('ada', 2)], asked(2, later))).toEqual(['1']);
  expect(outcome([listed('ada', 2)], asked(2, { when: { date, minute: seven + 60 } }))).toBe(full);
});

test('a party of the list has those before it in its way, and not itself', () => {
  const both = [listed('ada', 2), listed('grace', 2)];
  expect(outcome(both, asked(2, { listedId: 'ada' }))).toEqual(['1']);
  expect(outcome(both, asked(2, { listedId: 'grace' }))).toBe(full);
});

test('a party whose start is held for it takes no second table', () => {
  const wide = testRestaurant({
    floor: { tables: [floorTable('1', 2), floorTable('3', 2)], combinations: [] },
  });
  const day = dayOf(wide, [claim('ada:2', '1')], now, { listed: [listed('ada', 2)] });
  expect(placeParty(day, asked(2))).toMatchObject({ tableNumbers: ['3'] });
});

test('members and parties that keep their time are not kept away', () => {
  expect(outcome([listed('ada', 2)], asked(2, { audience: 'staff' }))).toEqual(['1']);
  expect(outcome([listed('ada', 2)], asked(2, { rules: 'keep' }))).toEqual(['1']);
});

/** The tables of Joan's party, which has a claim, after it grew. */
const grow = (waiting: readonly ListedParty[], claims: readonly Claim[], partySize: number) => {
  const request = asked(partySize, { rules: 'keep' });
  const table = bookedTable(restaurant, request, now);
  const day = dayOf(restaurant, claims, now, { listed: waiting });
  const parts = { claimId: 'joan:2', restaurant, now, dates: [date], partySize, table };
  const grown = claimFor(day, parts, 1);
  return isRefusal(grown) ? grown.code : grown.claim.tableNumbers;
};
const joan = (number: string, partySize: number) => ({ ...claim('joan:1', number), partySize });

describe('a party that keeps its start with more people', () => {
  it('gets no table for which somebody waits', () => {
    expect(grow([], [joan('1', 2)], 4)).toEqual(['2']);
    expect(grow([listed('ada', 4)], [joan('1', 2)], 4)).toBe(full);
    expect(grow([listed('ada', 5)], [joan('1', 2)], 4)).toEqual(['2']);
  });

  it('keeps its own table, for which others wait', () => {
    expect(grow([listed('ada', 4)], [joan('2', 3)], 4)).toEqual(['2']);
    expect(grow([listed('ada', 2)], [joan('1', 1)], 2)).toEqual(['1']);
    expect(grow([listed('ada', 4), listed('ben', 2)], [joan('2', 3)], 4)).toEqual(['2']);
  });
});

test('a decision moves no party that exists only in thought', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ size: fc.integer({ min: 1, max: 4 }), at: fc.integer({ min: 0, max: 6 }) }), {
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 4 }),
      (parties, size) => {
        const waiting = parties.map(({ size: partySize, at }, index) =>
          listed(`w${index}`, partySize, { minute: 18 * 60 + at * 30 }),
        );
        const claims = [claim('a:1', '1', 18 * 60)];
        const placed = placeParty(dayOf(restaurant, claims, now, { listed: waiting }), asked(size));
        if (!isRefusal(placed))
          expect((placed.moves ?? []).map(({ id }) => id).filter((id) => id !== 'a:1')).toEqual([]);
      },
    ),
  );
});

/** How many of a list get a table besides these claims. */
const seatedOf = (waiting: readonly ListedParty[], claims: readonly Claim[]): number => {
  let taken = claims;
  return waiting.filter(({ partySize }, index) => {
    const placed = placeParty(dayOf(restaurant, taken, now), asked(partySize));
    if (isRefusal(placed)) return false;
    taken = [...taken, claim(`s${index}:1`, placed.tableNumbers?.[0] ?? '')];
    return true;
  }).length;
};
const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
const pinnedAt = (id: string, number: string): Claim => ({ ...claim(id, number), pinned: true });

test('what the public is sold leaves a table to each listed party that had one', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 4 }), (parties, size) => {
      const waiting = parties.map((partySize, index) => listed(`w${index}`, partySize));
      const sold = outcome(waiting, asked(size));
      if (Array.isArray(sold))
        expect(seatedOf(waiting, [pinnedAt('new:1', sold[0] ?? '')])).toBe(seatedOf(waiting, []));
    }),
  );
});

test('who keeps a start with more people leaves a table to each listed party that had one', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 3 }), fc.boolean(), (parties, size, atLarge) => {
      const waiting = parties.map((partySize, index) => listed(`w${index}`, partySize));
      const own = { ...claim('joan:1', atLarge ? '2' : '1'), partySize: size };
      const grown = grow(waiting, [own], size + 1);
      if (Array.isArray(grown))
        expect(seatedOf(waiting, [pinnedAt('joan:2', grown[0] ?? '')])).toBeGreaterThanOrEqual(
          seatedOf(waiting, [own]),
        );
    }),
  );
});
