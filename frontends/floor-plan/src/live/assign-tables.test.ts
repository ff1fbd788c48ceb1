import fc from 'fast-check';
import { shapes } from '../model/shapes';
import type { Table } from '../model/table';
import { table } from '../testing/driver';
import { assignTables } from './assign-tables';
import type { Reservation } from '@tablewell/api-client/queries';
import { stateAt } from './table-status';

const minute = 60_000;
const types = shapes.slice(0, 4).map(({ kind }) => kind);

/** What does not matter to where a party sits. */
const rest = { notes: '', phoneNumber: 'N/A', status: 'active' } as const;

const plans = fc.uniqueArray(
  fc
    .record({ number: fc.integer({ min: 1, max: 40 }), kind: fc.constantFrom(...types) })
    .map(({ number, kind }): Table => table(`t${number}`, { type: kind.component, number: String(number) })),
  { selector: ({ id }) => id, maxLength: 12 },
);
const bookings = fc.uniqueArray(
  fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      slot: fc.nat(40),
      kind: fc.constantFrom(...types),
    })
    .map(({ id, slot, kind }): Reservation => ({
      id,
      name: 'Guest',
      guests: 2,
      at: slot * 30 * minute,
      assignedTableType: kind.key,
      ...rest,
    })),
  { selector: ({ id }) => id, maxLength: 40 },
);
const turns = fc.integer({ min: 15, max: 360 });

describe('assigning reservations to tables', () => {
  it('never seats two parties at one table at once, and only at tables of their type', () => {
    fc.assert(
      fc.property(plans, bookings, turns, (plan, reservations, turn) => {
        const { stays } = assignTables(plan, reservations, turn);
        for (const { id, type } of plan) {
          const own = stays.get(id) ?? [];
          own.forEach((stay, index) => {
            const before = own[index - 1];
            if (before) expect(before.end).toBeLessThanOrEqual(stay.start);
            expect(types.find(({ component }) => component === type)?.key).toBe(
              stay.reservation.assignedTableType,
            );
          });
        }
      }),
    );
  });

  it('loses none: each reservation is at exactly one table, or said to have none', () => {
    fc.assert(
      fc.property(plans, bookings, turns, (plan, reservations, turn) => {
        const { stays, unplaced } = assignTables(plan, reservations, turn);
        const found = [...[...stays.values()].flat().map(({ reservation }) => reservation), ...unplaced];
        expect(found.map(({ id }) => id).sort()).toEqual(reservations.map(({ id }) => id).sort());
      }),
    );
  });

  it('leaves a party without a table only when all of its type are taken at its start', () => {
    fc.assert(
      fc.property(plans, bookings, turns, (plan, reservations, turn) => {
        const { stays, unplaced } = assignTables(plan, reservations, turn);
        for (const { at, assignedTableType } of unplaced) {
          const component = types.find(({ key }) => key === assignedTableType)?.component;
          for (const { id } of plan.filter(({ type }) => type === component)) {
            expect(stays.get(id)?.some(({ start, end }) => start <= at && at < end)).toBe(true);
          }
        }
      }),
    );
  });

  it('says the same however the tables and the reservations are ordered', () => {
    fc.assert(
      fc.property(plans, bookings, turns, (plan, reservations, turn) => {
        const one = assignTables(plan, reservations, turn);
        const other = assignTables([...plan].reverse(), [...reservations].reverse(), turn);
        expect(new Map([...other.stays].sort())).toEqual(new Map([...one.stays].sort()));
        expect(other.unplaced).toEqual(one.unplaced);
      }),
    );
  });

  it('moves no earlier party for a later reservation', () => {
    fc.assert(
      fc.property(plans, bookings, turns, (plan, reservations, turn) => {
        const last = Math.max(0, ...reservations.map(({ at }) => at));
        const late = {
          id: 'late',
          name: 'Guest',
          guests: 2,
          at: last + minute,
          assignedTableType: 'TwoTop',
          ...rest,
        };
        const before = assignTables(plan, reservations, turn).stays;
        const after = assignTables(plan, [late, ...reservations], turn).stays;
        for (const [id, stays] of before) expect(after.get(id)?.slice(0, stays.length)).toEqual(stays);
      }),
    );
  });

  it('takes the lowest number first, and 2 before 10', () => {
    const plan = ['10', '2'].map((number) => table(number, { type: 'two-top' }));
    const reservation = { id: 'a', name: 'Anna', guests: 2, at: 0, assignedTableType: 'TwoTop', ...rest };
    expect(assignTables(plan, [reservation], 90).stays.get('2')).toHaveLength(1);
  });
});

describe('the state of a table', () => {
  const reservation = {
    id: 'a',
    name: 'Anna',
    guests: 2,
    at: 200 * minute,
    assignedTableType: 'TwoTop',
    ...rest,
  };
  const stays = [{ reservation, start: 200 * minute, end: 290 * minute }];
  it.each([
    [109, 'Available'],
    [111, 'Reserved'],
    [199, 'Reserved'],
    [200, 'Occupied'],
    [289, 'Occupied'],
    [290, 'Available'],
  ])('at minute %s of a party from 200 to 290 is %s', (at, status) => {
    expect(stateAt(stays, at * minute, 90).status).toBe(status);
  });
});
