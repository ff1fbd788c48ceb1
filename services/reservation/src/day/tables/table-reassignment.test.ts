import fc from 'fast-check';
import { chooseTable } from './capacity';
import { reassignTables } from './table-reassignment';
import { mostAtOnce } from '../../testing/naive-occupancy';
import { type Claim, claimOwner } from '../claims/claim';

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
const reassignedById = (claims: readonly Claim[]) =>
  Object.fromEntries(
    reassignTables(tables, claims).map(({ id, tableType }) => [claimOwner(id).reservationId, tableType]),
  );

test('a party without a table gets the smallest free one, the largest party first', () => {
  expect(reassignedById([claim('a', 2), claim('b', 4)])).toEqual({ a: 'TwoTop', b: 'FourTop' });
  expect(reassignedById([claim('a', 2, 0, 'TwoTop'), claim('b', 2)])).toEqual({ a: 'TwoTop', b: 'FourTop' });
});

test('a party for which no table is free is kept, and its table is not sold again', () => {
  const claims = [claim('a', 3), claim('b', 4), claim('c', 2), claim('d', 2)];
  expect(reassignedById(claims)).toEqual({ a: 'FourTop', b: 'FourTop', c: 'TwoTop', d: 'TwoTop' });
  for (const size of [1, 3]) {
    expect(chooseTable({ tables }, claims, size, { from: hour, until: 2 * hour })).toEqual({ kind: 'full' });
    expect(chooseTable({ tables }, claims, size, { from: 2 * hour, until: 3 * hour }).kind).toBe('table');
  }
});

test('a party moves to another free table to make room for one without any', () => {
  // The larger party was sold a table of a type that no longer exists, while the smaller one counted as sitting
  // elsewhere.
  const small = { ...claim('a', 1, 0, 'FourTop'), madeAt: 1 };
  expect(reassignedById([small, { ...claim('b', 4, 0, 'Gone'), madeAt: 2 }])).toEqual({
    a: 'TwoTop',
    b: 'FourTop',
  });
  expect(reassignedById([small, { ...claim('b', 4, 0, 'FourTop'), madeAt: 2 }])).toEqual({
    a: 'TwoTop',
    b: 'FourTop',
  });
  // No party is moved needlessly, and none whose table was assigned with the previous day.
  const taken = [small, claim('c', 2, 0, 'TwoTop'), claim('b', 4, 0, 'Gone')];
  expect(reassignedById(taken)).toEqual({ a: 'FourTop', c: 'TwoTop', b: 'FourTop' });
  const fixed = new Set([small.id]);
  expect(reassignTables(tables, [small, claim('b', 4, 0, 'Gone')], fixed)).toContain(small);
});

test('without tables nothing is reassigned', () => {
  const claims = [claim('a', 2), claim('b', 4, 1, 'Gone')];
  expect(reassignTables([], claims)).toBe(claims);
});

test('parties on a type with fewer tables move to free ones, the last booked first', () => {
  const atFour = { ...claim('b', 2, 0, 'FourTop'), madeAt: 2 };
  expect(reassignedById([{ ...claim('a', 4, 0, 'FourTop'), madeAt: 1 }, atFour])).toEqual({
    a: 'FourTop',
    b: 'TwoTop',
  });
  const full = [claim('a', 2, 0, 'TwoTop'), claim('b', 2, 0, 'TwoTop'), claim('c', 4, 0, 'FourTop')];
  expect(reassignedById(full)).toEqual({ a: 'TwoTop', b: 'TwoTop', c: 'FourTop' });
});

test('a single table that seats the party replaces combined tables', () => {
  const together = { ...claim('a', 4, 0, 'TwoTop'), tables: 2 };
  expect(reassignTables(tables, [together])).toEqual([{ ...claim('a', 4, 0, 'FourTop') }]);
});

test('two claims of one party, one of them pending release, are not overbooked', () => {
  const moving = [claim('a:1', 2, 0, 'TwoTop'), claim('a:2', 2, 1, 'TwoTop')];
  expect(reassignTables(tables, moving)).toBe(moving);
  const repeated = [
    { ...claim('a:1', 2, 0, 'TwoTop'), key: 'k' },
    { ...claim('b:1', 2, 0, 'TwoTop'), key: 'k' },
  ];
  expect(reassignTables(tables, repeated)).toBe(repeated);
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

const satAt = (claims: readonly Claim[], claimId: string, type: string) =>
  claims.some(({ id, tableType }) => id === claimId && tableType === type);

test('no party is lost or moved without need, and no seat is counted twice', () => {
  fc.assert(
    fc.property(anyClaims, (claims) => {
      const reassigned = reassignTables(tables, claims);
      expect(reassigned.map(({ id }) => id).sort()).toEqual(claims.map(({ id }) => id).sort());
      for (const before of claims) {
        const after = reassigned.find(({ id }) => id === before.id);
        const type = tables.find(({ key }) => key === after?.tableType);
        if (!after || !type) throw new Error(`${before.id} has no table`);
        expect(type.capacity * (after.tables ?? 1)).toBeGreaterThanOrEqual(before.partySize);
        const was = tables.find(({ key }) => key === before.tableType);
        if (!was || was.capacity < before.partySize || mostAtOnce(claims, was.key, before) > was.count)
          continue;
        if (after.tableType === before.tableType) expect(after).toEqual(before);
        else
          expect(
            reassigned.some(({ id, tableType }) => tableType === was.key && !satAt(claims, id, was.key)),
          ).toBe(true);
      }
      // A new party finds the reassigned tables occupied.
      const interval = { from: 0, until: 7 * hour };
      const isFree = tables.some(
        ({ key, count, capacity }) => capacity >= 2 && mostAtOnce(reassigned, key, interval) < count,
      );
      const choice = chooseTable({ tables }, claims, 2, interval);
      if (isFree) expect(choice.kind).toBe('table');
      else if (choice.kind === 'table') expect(choice.moved?.size).not.toBe(0);
    }),
  );
});

test('the reassignment is stable when repeated', () => {
  fc.assert(
    fc.property(anyClaims, (given) => {
      let claims: readonly Claim[] = given;
      const tableOf = (all: readonly Claim[]) =>
        Object.fromEntries(all.map(({ id, tableType, tables: pushed }) => [id, [tableType, pushed]]));
      for (let round = 0; round < given.length; round++) claims = reassignTables(tables, claims);
      expect(tableOf(reassignTables(tables, claims))).toEqual(tableOf(claims));
    }),
  );
});
