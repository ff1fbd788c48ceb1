import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import type { Claim } from '../../day/claims/claim';
import { occupiedBy } from '../../testing/day-of';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import { placementAt } from '../chosen-tables';
import { aheadOf, type Waiter } from './line';
import { proposalsFor } from './proposals';
import { bestInTurn, inTurn } from './seat-in-turn';
import { neededFrom } from './table-in-turn';

const now = Date.parse('2026-11-20T19:00:00Z');
const minuteMs = 60_000;
const tables = [
  floorTable('1', 2),
  floorTable('2', 2, { area: 'Terrace' }),
  floorTable('3', 4),
  floorTable('4', 4, { area: 'Terrace' }),
];
const combinations = [{ tables: ['1', '3'], smallest: 5, largest: 6 }];
const restaurant = testRestaurant({ floor: { tables, combinations } });

const waiter = (id: string, partySize: number, areas: string[] = [], isLapsed = false): Waiter => ({
  ...{ id, name: id, partySize, areas, isLapsed, joinedAt: 0 },
});
const taken = (number: string, minutes = 90): Claim => ({
  ...{ id: `t${number}:1`, tableType: 'Seats2', tableNumbers: [number], partySize: 2, madeAt: 0 },
  ...{ seated: true, from: now - 10 * minuteMs, until: now + minutes * minuteMs },
});
const dayWith = (...numbers: string[]) =>
  occupiedBy(
    restaurant,
    numbers.map((number) => taken(number)),
  );

const numbersOf = (found: object): unknown => ('tableNumbers' in found ? found.tableNumbers : found);

describe('a table in turn', () => {
  const best = (line: Waiter[], ...occupied: string[]) => {
    const last = line.at(-1) as Waiter;
    const turn = { ahead: aheadOf(line, last.id), outOfTurn: false };
    return bestInTurn(dayWith(...occupied), last, turn, now);
  };

  it('is the smallest one that is left by those before', () => {
    // Table 1 comes last, because larger parties need it with table 3.
    expect(numbersOf(best([waiter('a', 2)]))).toEqual(['2']);
    expect(numbersOf(best([waiter('a', 2), waiter('b', 2)]))).toEqual(['1']);
  });

  it('is in an area that the party takes', () => {
    expect(numbersOf(best([waiter('a', 2, ['Terrace'])]))).toEqual(['2']);
    expect(numbersOf(best([waiter('a', 2, ['Terrace'])], '2', '4'))).toMatchObject({
      code: 'no-tables-available',
    });
  });

  it('is nobody’s who came later, unless it fits none of those before', () => {
    expect(best([waiter('a', 2), waiter('b', 2)], '2', '3', '4')).toMatchObject({ code: 'queue-jump' });
    expect(numbersOf(best([waiter('a', 4), waiter('b', 2)], '2', '3', '4'))).toEqual(['1']);
    expect(numbersOf(best([waiter('a', 2, ['Terrace']), waiter('b', 2)], '2', '3', '4'))).toEqual(['1']);
  });

  it('does not break the only combination of a party before', () => {
    expect(best([waiter('a', 6), waiter('b', 2)], '2', '4')).toMatchObject({ code: 'queue-jump' });
  });

  it('is not kept for a party that did not come to its ready table', () => {
    const line = [waiter('a', 2, [], true), waiter('b', 2)];
    expect(aheadOf(line, 'b')).toEqual([]);
    expect(numbersOf(best(line, '2', '3', '4'))).toEqual(['1']);
  });
});

const someWaiter = fc.record({
  partySize: fc.integer({ min: 1, max: 6 }),
  areas: fc.constantFrom<string[]>([], ['Terrace']),
});
const someOccupied = fc.subarray(['1', '2', '3', '4']);

test('no choice is accepted that fits a party before, and every proposal is accepted', () => {
  fc.assert(
    fc.property(
      fc.array(someWaiter, { minLength: 1, maxLength: 6 }),
      someOccupied,
      fc.constantFrom('1', '2', '3', '4'),
      (parties, occupied, number) => {
        const day = dayWith(...occupied);
        const line = parties.map(({ partySize, areas }, index) => waiter(`w${index}`, partySize, [...areas]));
        const last = line.at(-1) as Waiter;
        const { partySize } = last;
        const turn = { ahead: aheadOf(line, last.id), outOfTurn: false };
        const interval = neededFrom(day, last, now);
        const decide = (tableNumbers: readonly string[]) =>
          inTurn(
            day,
            { ...placementAt(restaurant, tableNumbers), overfilled: false },
            { partySize, interval },
            turn,
          );
        if (!occupied.includes(number)) {
          const table = tables.find((one) => one.number === number);
          const fitsOneBefore = turn.ahead.some(
            ({ partySize: size, areas }) =>
              size <= (table?.largest ?? 0) && (areas.length === 0 || areas.includes(table?.area ?? '')),
          );
          if (fitsOneBefore) expect(decide([number])).toMatchObject({ code: 'queue-jump' });
        }
        const proposed = proposalsFor(day, line, now);
        const given = [...proposed.values()].flatMap(({ tableNumbers }) => tableNumbers);
        expect(new Set(given).size).toBe(given.length);
        const own = proposed.get(last.id);
        if (own && turn.ahead.every(({ id }) => !proposed.has(id)))
          expect(isRefusal(decide(own.tableNumbers))).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});
