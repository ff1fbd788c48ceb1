import { table } from '../testing/driver';
import { countsFromPlan, mismatches } from './table-counts';

const plan = [
  table('1', { type: 'two-top' }),
  table('2', { type: 'two-top' }),
  table('3', { type: 'four-top' }),
];

describe('table counts', () => {
  it('shows where plan and settings differ, for both formats of the settings', () => {
    expect(mismatches(plan, { TwoTop: 2, FourTop: { count: 3, capacity: 4 } })).toEqual([
      { key: 'FourTop', label: '4-Top Rectangle', onPlan: 1, inSettings: 3 },
    ]);
  });

  it('makes the counts follow the plan, keeping seats and types that no plan can show', () => {
    const settings = {
      TwoTop: 9,
      FourTop: { count: 3, capacity: 5 },
      SixTop: 1,
      Terrace: { count: 2, capacity: 4 },
    };
    const next = countsFromPlan(plan, settings);
    expect(next).toEqual({
      TwoTop: { count: 2, capacity: 2 },
      FourTop: { count: 1, capacity: 5 },
      SixTop: { count: 0, capacity: 6 },
      Terrace: { count: 2, capacity: 4 },
    });
    expect(mismatches(plan, next)).toEqual([]);
  });
});
