import fc from 'fast-check';
import { overstayMs, withOverstays } from './overstay';
import type { Claim } from './claim';
import { seatingOf } from '../tables/seating';
import { occupiedBy } from '../../testing/day-of';
import { testRestaurant } from '../../testing/test-restaurant';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const at = (minutes: number, length = 90) => ({
  from: seven + minutes * minuteMs,
  until: seven + (minutes + length) * minuteMs,
});
const rules = testRestaurant();
const house = (count: number) => testRestaurant({ tables: [{ key: 'TwoTop', count, capacity: 2 }] });
const claim = (id: string, table: string, minutes: number, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  tableNumbers: [table],
  partySize: 2,
  madeAt: seven,
  ...at(minutes),
  ...more,
});

test('a party that is not over does not take the table of the next one', () => {
  const claims = [claim('maya', '1', -75, { seated: true }), claim('eva', '1', 15)];
  const now = seven;
  expect(withOverstays(rules, claims, now)).toBe(claims);
});

test('the party that is due at the table of one that is over keeps its plan', () => {
  const claims = [claim('maya', '1', -100, { seated: true }), claim('eva', '1', -10)];
  const held = withOverstays(rules, claims, seven);
  expect(held[0]?.until).toBe(seven + overstayMs);
  expect(seatingOf(house(1), held).tablesOf('eva:1')).toEqual(['1']);
});

test('a party that is over with a combination does not take the type of the table that is due', () => {
  const mixed = testRestaurant({
    tables: [
      { key: 'TwoTop', count: 1, capacity: 2 },
      { key: 'FourTop', count: 1, capacity: 4 },
    ],
  });
  const over = claim('maya', '1', -100, { seated: true, tables: 2, tableNumbers: ['1', '2'] });
  const due = claim('eva', '2', 5, { tableType: 'FourTop', partySize: 2 });
  const other = claim('finn', '1', 5);
  const seating = seatingOf(mixed, withOverstays(rules, [over, due, other], seven));
  expect([due, other].map(({ id }) => seating.tablesOf(id))).toEqual([['2'], ['1']]);
});

test('a party that sits beyond midnight is over until the service day turns', () => {
  const claims = [claim('nina', '1', 165, { seated: true })];
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
  const until = (now: number) => withOverstays(rules, claims, now)[0]?.until;
  expect(until(at('00:55'))).toBe(at('01:10'));
  expect(until(at('04:55'))).toBe(at('05:10'));
  expect(until(at('05:05'))).toBe(claims[0]?.until);
});

test('the table of a party that is over is given to nobody else', () => {
  const held = withOverstays(rules, [claim('maya', '1', -100, { seated: true })], seven);
  expect(occupiedBy(house(1), held).choose({ partySize: 2, ...at(0) }).kind).toBe('full');
  expect(occupiedBy(house(1), held).choose({ partySize: 2, ...at(15) }).kind).toBe('table');
  expect(occupiedBy(house(2), held).choose({ partySize: 2, ...at(0) })).toMatchObject({ tables: ['2'] });
});

test('in a back-to-back house every party keeps its table, whoever stays for however long', () => {
  const table = fc.record({
    /** Minutes by which the first party sits down late, and the minutes from then until it leaves. */
    late: fc.integer({ min: 0, max: 30 }),
    stays: fc.integer({ min: 20, max: 160 }),
  });
  const moments = fc.array(fc.integer({ min: 0, max: 240 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(table, { minLength: 1, maxLength: 8 }), moments, (tables, minutes) => {
      const full = house(tables.length);
      for (const minute of minutes) {
        const now = seven + minute * minuteMs;
        const claims = tables.flatMap(({ late, stays }, index) => {
          const number = String(index + 1);
          const leaves = late + stays;
          const isSeated = late <= minute && minute < leaves;
          const first = claim(`first${number}`, number, 0, isSeated ? { seated: true } : {});
          return [...(minute < leaves ? [first] : []), claim(`next${number}`, number, 90)];
        });
        const seating = seatingOf(full, withOverstays(rules, claims, now));
        for (const { id, tableNumbers } of claims) expect(seating.tablesOf(id)).toEqual(tableNumbers);
      }
    }),
  );
});
