import { table } from '../testing/driver';
import { compareTables, countedTypes } from './booked-tables';

it('compares counts and plan by type, with all seats', () => {
  const plan = [
    table('1', { type: 'two-top' }),
    table('2', { type: 'two-top', largest: 3 }),
    table('3', { type: 'ten-top' }),
  ];
  expect(compareTables(plan, { TwoTop: 4, FourTop: { count: 2, capacity: 5 }, SixTop: 0, Booth: 1 })).toEqual(
    [
      {
        key: 'TwoTop',
        label: '2-Top Rectangle',
        counted: { tables: 4, seats: 8 },
        planned: { tables: 2, seats: 5 },
      },
      {
        key: 'FourTop',
        label: '4-Top Rectangle',
        counted: { tables: 2, seats: 10 },
        planned: { tables: 0, seats: 0 },
      },
      {
        key: 'TenTop',
        label: '10-Top Rectangle',
        counted: { tables: 0, seats: 0 },
        planned: { tables: 1, seats: 10 },
      },
      { key: 'Booth', label: 'Booth', counted: { tables: 1, seats: 4 }, planned: { tables: 0, seats: 0 } },
    ],
  );
});

it('reads both formats of counts in the settings', () => {
  expect(countedTypes({ TwoTop: 4, FourTop: { count: 2, capacity: 5 } })).toEqual([
    { key: 'TwoTop', count: 4, capacity: 2 },
    { key: 'FourTop', count: 2, capacity: 5 },
  ]);
});
