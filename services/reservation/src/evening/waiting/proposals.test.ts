import fc from 'fast-check';
import type { Claim } from '../../day/claims/claim';
import { occupiedBy } from '../../testing/day-of';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import type { Waiter } from './line';
import { proposalsFor } from './proposals';

const now = Date.parse('2026-11-20T19:00:00Z');
const minuteMs = 60_000;
/** The turn is 90 minutes, and half of it is enough (WAIT-3). */
const enoughMs = 45 * minuteMs;

/** A table with the party that sits there, and the one that is due next. */
const table = fc.record({
  largest: fc.constantFrom(2, 4, 6),
  isWide: fc.boolean(),
  isTaken: fc.boolean(),
  nextIn: fc.option(fc.integer({ min: 5, max: 120 }), { nil: undefined }),
});
const waiting = fc.record({ partySize: fc.integer({ min: 1, max: 6 }), isLater: fc.boolean() });

test('property: no free table that fits is left while somebody waits, none is proposed twice, and the first come first', () => {
  fc.assert(
    fc.property(
      fc.array(table, { minLength: 1, maxLength: 8 }),
      fc.array(waiting, { maxLength: 8 }),
      (tables, parties) => {
        const floor = tables.map(({ largest, isWide }, at) =>
          floorTable(String(at + 1), largest, { smallest: isWide ? largest - 1 : 1 }),
        );
        const claims = tables.flatMap(({ isTaken, nextIn, largest }, at): Claim[] => {
          const own = { tableType: `Seats${largest}`, tableNumbers: [String(at + 1)], partySize: largest };
          const sits = { from: now - 30 * minuteMs, until: now + 60 * minuteMs, seated: true };
          const starts = now + (nextIn ?? 0) * minuteMs;
          const due = { from: starts, until: starts + 90 * minuteMs, pinned: true };
          return [
            ...(isTaken ? [{ id: `sits${at}:1`, madeAt: 0, ...own, ...sits }] : []),
            ...(!isTaken && nextIn !== undefined ? [{ id: `due${at}:1`, madeAt: 0, ...own, ...due }] : []),
          ];
        });
        const line = parties.map(({ partySize, isLater }, at): Waiter => {
          const waiter = { id: `w${at}`, name: '', partySize, areas: [], joinedAt: at, isLapsed: false };
          return isLater ? { ...waiter, isLater } : waiter;
        });
        const restaurant = testRestaurant({ floor: { tables: floor, combinations: [] } });
        const proposals = proposalsFor(occupiedBy(restaurant, claims), line, now);

        const proposed = [...proposals.values()].flatMap(({ tableNumbers }) => tableNumbers);
        expect(new Set(proposed).size).toBe(proposed.length);
        const isFree = (number: string): boolean =>
          claims.every(
            ({ tableNumbers, from, until }) =>
              !tableNumbers?.includes(number) || from >= now + enoughMs || until <= now,
          );
        const before = new Set<string>();
        for (const { id, partySize, isLater } of line) {
          const own = proposals.get(id);
          if (isLater) expect(own).toBeUndefined();
          for (const number of own?.tableNumbers ?? []) {
            expect(isFree(number)).toBe(true);
            before.add(number);
          }
          if (own || isLater) continue;
          const left = floor.filter(
            ({ number, smallest, largest }) =>
              smallest <= partySize && partySize <= largest && isFree(number) && !before.has(number),
          );
          expect(left).toEqual([]);
        }
      },
    ),
    { numRuns: 500 },
  );
});
