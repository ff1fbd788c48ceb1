import fc from 'fast-check';
import { chooseTable, houseParties, mostAtOnce } from './capacity';
import type { Claim } from './service-day';

const hour = 3_600_000;
const claim = (id: string, partySize: number, start = 0, tableType = ''): Claim => ({
  id,
  tableType,
  partySize,
  from: start * hour,
  until: start * hour + 1.5 * hour,
  madeAt: 0,
});
const tables = [
  { key: 'TwoTop', count: 1, capacity: 2 },
  { key: 'FourTop', count: 1, capacity: 4 },
];
const homes = (claims: readonly Claim[]) =>
  Object.fromEntries(houseParties(tables, claims).map(({ id, tableType }) => [id, tableType]));

test('a party without a table gets the smallest free one, the largest party first', () => {
  expect(homes([claim('a', 2), claim('b', 4)])).toEqual({ a: 'TwoTop', b: 'FourTop' });
  expect(homes([claim('a', 2, 0, 'TwoTop'), claim('b', 2)])).toEqual({ a: 'TwoTop', b: 'FourTop' });
});

test('a promise is kept where no table is free, and nobody else is promised that one', () => {
  const claims = [claim('a', 3), claim('b', 4), claim('c', 2), claim('d', 2)];
  expect(homes(claims)).toEqual({ a: 'FourTop', b: 'FourTop', c: 'TwoTop', d: 'TwoTop' });
  for (const size of [1, 3]) {
    expect(chooseTable(tables, claims, size, { from: hour, until: 2 * hour })).toEqual({ kind: 'full' });
    expect(chooseTable(tables, claims, size, { from: 2 * hour, until: 3 * hour }).kind).toBe('table');
  }
});

test('without tables there is nobody to house', () => {
  const claims = [claim('a', 2), claim('b', 4, 1, 'Gone')];
  expect(houseParties([], claims)).toBe(claims);
});

test('nobody is lost, nobody moves who has a table, and no seat is counted twice', () => {
  const anyClaim = fc.record({
    id: fc.uuid(),
    partySize: fc.integer({ min: 1, max: 20 }),
    start: fc.integer({ min: 0, max: 5 }),
    tableType: fc.constantFrom('', 'Gone', 'TwoTop', 'FourTop'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyClaim, { selector: ({ id }) => id, maxLength: 30 }), (given) => {
      const claims = given.map(({ id, partySize, start, tableType }) =>
        claim(id, partySize, start, tableType),
      );
      const housed = houseParties(tables, claims);
      expect(housed.map(({ id }) => id).sort()).toEqual(claims.map(({ id }) => id).sort());
      for (const before of claims) {
        const after = housed.find(({ id }) => id === before.id);
        expect(tables.map(({ key }) => key)).toContain(after?.tableType);
        if (tables.some(({ key }) => key === before.tableType)) expect(after).toEqual(before);
        const seats = 4 * (after?.tables ?? 1);
        if (before.tableType === '') expect(seats).toBeGreaterThanOrEqual(before.partySize);
      }
      // What housing fills is what a newcomer finds taken.
      const stretch = { from: 0, until: 7 * hour };
      const isFree = tables.some(
        ({ key, count, capacity }) => capacity >= 2 && mostAtOnce(housed, key, stretch) < count,
      );
      expect(chooseTable(tables, claims, 2, stretch).kind).toBe(isFree ? 'table' : 'full');
    }),
  );
});
