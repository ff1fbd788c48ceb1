import fc from 'fast-check';
import { chooseTable } from './capacity';
import { houseParties } from './housing';
import { mostAtOnce } from './testing/naive-occupancy';
import { type Claim, claimOwner } from './service-day';

const hour = 3_600_000;
const claim = (id: string, partySize: number, start = 0, tableType = ''): Claim => ({
  id: id.includes(':') ? id : `${id}:1`,
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
  Object.fromEntries(
    houseParties(tables, claims).map(({ id, tableType }) => [claimOwner(id).reservationId, tableType]),
  );

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

test('who sits at a type that has fewer tables by now moves to a free one, the last who came first', () => {
  const atFour = { ...claim('b', 2, 0, 'FourTop'), madeAt: 2 };
  expect(homes([{ ...claim('a', 4, 0, 'FourTop'), madeAt: 1 }, atFour])).toEqual({
    a: 'FourTop',
    b: 'TwoTop',
  });
  const full = [claim('a', 2, 0, 'TwoTop'), claim('b', 2, 0, 'TwoTop'), claim('c', 4, 0, 'FourTop')];
  expect(homes(full)).toEqual({ a: 'TwoTop', b: 'TwoTop', c: 'FourTop' });
});

test('tables pushed together are pushed apart again when there is one that seats the party', () => {
  const together = { ...claim('a', 4, 0, 'TwoTop'), tables: 2 };
  expect(houseParties(tables, [together])).toEqual([{ ...claim('a', 4, 0, 'FourTop') }]);
});

test('two claims of one party, which is about to let go of one, are not one too many', () => {
  const moving = [claim('a:1', 2, 0, 'TwoTop'), claim('a:2', 2, 1, 'TwoTop')];
  expect(houseParties(tables, moving)).toBe(moving);
  const repeated = [
    { ...claim('a:1', 2, 0, 'TwoTop'), key: 'k' },
    { ...claim('b:1', 2, 0, 'TwoTop'), key: 'k' },
  ];
  expect(houseParties(tables, repeated)).toBe(repeated);
});

const anyClaims = fc.uniqueArray(
  fc
    .tuple(
      fc.uuid(),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom('', 'Gone', 'TwoTop', 'FourTop'),
      fc.nat({ max: 5 }),
    )
    .map(([id, size, start, type, madeAt]) => ({ ...claim(id, size, start, type), madeAt })),
  { selector: ({ id }) => id, maxLength: 30 },
);

test('nobody is lost, nobody moves who sits well, and no seat is counted twice', () => {
  fc.assert(
    fc.property(anyClaims, (claims) => {
      const housed = houseParties(tables, claims);
      expect(housed.map(({ id }) => id).sort()).toEqual(claims.map(({ id }) => id).sort());
      for (const before of claims) {
        const after = housed.find(({ id }) => id === before.id);
        const type = tables.find(({ key }) => key === after?.tableType);
        if (!after || !type) throw new Error(`${before.id} has no table`);
        expect(type.capacity * (after.tables ?? 1)).toBeGreaterThanOrEqual(before.partySize);
        const was = tables.find(({ key }) => key === before.tableType);
        if (was && was.capacity >= before.partySize && mostAtOnce(claims, was.key, before) <= was.count)
          expect(after).toEqual(before);
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

test('housing comes to an end: who was housed is not moved for ever', () => {
  fc.assert(
    fc.property(anyClaims, (given) => {
      let claims: readonly Claim[] = given;
      const tableOf = (all: readonly Claim[]) =>
        Object.fromEntries(all.map(({ id, tableType, tables: pushed }) => [id, [tableType, pushed]]));
      for (let round = 0; round < given.length; round++) claims = houseParties(tables, claims);
      expect(tableOf(houseParties(tables, claims))).toEqual(tableOf(claims));
    }),
  );
});
