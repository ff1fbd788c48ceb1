import { dayBounds } from '@tablewell/shared/zone';
import fc from 'fast-check';
import type { Claim } from '../../day/claims/claim';
import { occupiedBy } from '../../testing/day-of';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import type { Floor } from './courses';
import { quoteOf, quotesOf } from './quote';
import { type MeasuredStay, staysOf } from './stays';

const minuteMs = 60_000;
const now = Date.parse('2026-11-20T19:00:00Z');
const tables = [
  floorTable('1', 2),
  floorTable('2', 2),
  floorTable('3', 4),
  floorTable('4', 6, { smallest: 4 }),
];
const restaurant = testRestaurant({ floor: { tables, combinations: [] } });

const party = (id: string, partySize: number) => ({ id, partySize, areas: [] });

const claim = (
  id: string,
  number: string,
  from: number,
  until: number,
  more: Partial<Claim> = {},
): Claim => ({
  ...{ id: `${id}:1`, tableType: 'Seats2', tableNumbers: [number], pinned: true, partySize: 2, madeAt: 0 },
  ...{ from: now + from * minuteMs, until: now + until * minuteMs },
  ...more,
});
const sits = (id: string, number: string, sat: number, turn = 90): Claim =>
  claim(id, number, -sat, turn - sat, { seated: true });

function floorOf(claims: readonly Claim[], measured: readonly MeasuredStay[] = []): Floor {
  const { end } = dayBounds('2026-11-20', 'UTC');
  return { day: occupiedBy(restaurant, claims), stays: staysOf(restaurant, measured), now, latest: end };
}

/** Stays of parties of two on Friday evenings. */
const stays = (...minutes: number[]): MeasuredStay[] =>
  Array.from({ length: 60 }, (_, index) => ({
    ...{ partySize: 2, date: '2026-11-13', minute: 1140 },
    minutes: minutes[index % minutes.length] ?? 0,
  }));

describe('a quote', () => {
  it('is 0 while a table is free for the whole turn', () => {
    expect(quoteOf(floorOf([sits('a', '1', 10)]), [], party('x', 2))).toEqual({ from: 0, until: 0 });
  });

  it('does not promise a table that a booking needs before the turn ends', () => {
    const taken = [sits('a', '2', 30), sits('b', '3', 30)];
    const free = quoteOf(floorOf(taken), [], party('x', 2));
    const needed = quoteOf(floorOf([...taken, claim('c', '1', 60, 150)]), [], party('x', 2));
    expect(free?.until).toBe(0);
    expect(needed?.from).toBeGreaterThan(0);
  });

  it('is undefined if no table is expected before the end of the evening', () => {
    const booked = ['1', '2', '3'].map((number) => claim(number, number, 0, 600));
    expect(quoteOf({ ...floorOf(booked), latest: now + 60 * minuteMs }, [], party('x', 2))).toBeUndefined();
    expect(quoteOf(floorOf([]), [], party('x', 9))).toBeUndefined();
  });

  it('is from the measured stays given how long each party has sat, and then narrower than the plan', () => {
    const taken = [sits('a', '1', 50), sits('b', '2', 50), sits('c', '3', 50)];
    const planned = quoteOf(floorOf(taken), [], party('x', 2));
    const measured = quoteOf(floorOf(taken, stays(40, 60, 65, 70)), [], party('x', 2));
    // Nobody who has sat for 50 minutes leaves after 40: the first of the three leaves in 10 to 15.
    expect(measured).toEqual({ from: 10, until: 15 });
    expect((planned?.until ?? 0) - (planned?.from ?? 0)).toBeGreaterThan(10);
  });

  it('expects a party that sits longer than any before it within half an hour', () => {
    const taken = [sits('a', '1', 200), sits('b', '2', 200), sits('c', '3', 200)];
    const told = quoteOf(floorOf(taken, stays(40, 60)), [], party('x', 2));
    expect(told?.from).toBeGreaterThanOrEqual(5);
    expect(told?.until).toBeLessThanOrEqual(30);
  });
});

const sizes = fc.integer({ min: 1, max: 6 });
const someLine = fc
  .array(sizes, { maxLength: 8 })
  .map((line) => line.map((size, index) => party(`w${index}`, size)));
const someClaims = fc
  .array(
    fc.record({
      number: fc.constantFrom('1', '2', '3', '4'),
      sat: fc.integer({ min: 0, max: 120 }),
      at: fc.integer({ min: 5, max: 180 }),
      isSeated: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all) => {
    const claims = new Map<string, Claim>();
    all.forEach(({ number, sat, at, isSeated }, index) => {
      // One party sits at a table, and one is booked there.
      const id = `${isSeated ? 's' : 'b'}${number}`;
      claims.set(
        id,
        isSeated ? sits(`${id}${index}`, number, sat) : claim(`${id}${index}`, number, at, at + 90),
      );
    });
    return [...claims.values()];
  });

test('a quote is never better for a party with more parties ahead', () => {
  fc.assert(
    fc.property(someClaims, someLine, sizes, sizes, (claims, line, more, size) => {
      const floor = floorOf(claims);
      const fewer = quoteOf(floor, line, party('x', size));
      const longer = quoteOf(floor, [...line, party('more', more)], party('x', size));
      if (!fewer) return expect(longer).toBeUndefined();
      if (!longer) return undefined;
      expect(longer.from).toBeGreaterThanOrEqual(fewer.from);
      return expect(longer.until).toBeGreaterThanOrEqual(fewer.until);
    }),
    { numRuns: 150 },
  );
});

test('a party alone is told 0 if and only if a table is free for its turn, and nobody is promised a booked table', () => {
  fc.assert(
    fc.property(someClaims, sizes, (claims, size) => {
      const told = quoteOf(floorOf(claims), [], party('x', size));
      const until = now + 90 * minuteMs;
      const isFree = tables.some(
        ({ number, smallest, largest }) =>
          smallest <= size &&
          size <= largest &&
          claims.every((one) => one.tableNumbers?.[0] !== number || (!one.seated && one.from >= until)),
      );
      expect(told?.until === 0).toBe(isFree);
    }),
    { numRuns: 300 },
  );
});

test('the same floor has the same quotes, for all of a line as for each party of it', () => {
  fc.assert(
    fc.property(someClaims, someLine, (claims, line) => {
      const floor = floorOf(claims);
      const all = quotesOf(floor, line);
      line.forEach((_, index) =>
        expect(quotesOf(floor, line.slice(0, index + 1)).at(-1)).toEqual(all[index]),
      );
    }),
    { numRuns: 60 },
  );
});
