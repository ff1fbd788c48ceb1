import { floorProblems } from '@tablewell/restaurant-rules/floor-problems';
import { emptyDocument, table } from '../testing/driver';
import { combine } from './combining';
import { floorOf, whyNotBookable } from './inventory';

const plan = [table('a', { number: '1' }), table('b', { number: '2', type: 'two-top', area: 'Bar' })];
const document = { ...emptyDocument, plan };

describe('the tables of a floor plan that can be booked', () => {
  it('have their numbers, the sizes of their type, and combinations by number', () => {
    const floor = floorOf(combine(document, ['a', 'b'], 'k'));
    expect(floor).toEqual({
      tables: [
        { number: '1', type: 'FourTop', smallest: 1, largest: 4, audience: 'everyone', priority: 0 },
        {
          number: '2',
          type: 'TwoTop',
          smallest: 1,
          largest: 2,
          area: 'Bar',
          audience: 'everyone',
          priority: 0,
        },
      ],
      combinations: [{ tables: ['1', '2'], smallest: 5, largest: 6 }],
    });
    expect(floorProblems(floor)).toEqual([]);
    expect(whyNotBookable(document)).toEqual([]);
  });

  it.each([
    ['without a table', [], 'There is no table on this floor plan.'],
    ['without a number', [table('a', { number: ' ' })], 'A table has no number.'],
    [
      'with one number twice',
      [...plan, table('c', { number: '2' })],
      'More than one table has the number 2.',
    ],
    [
      'with a number that is too long',
      [table('a', { number: 'Window table' })],
      "Table Window table: A table's number has 1 to 8 letters and digits.",
    ],
  ])('do not exist for a plan %s', (_what, tables, problem) => {
    expect(whyNotBookable({ ...emptyDocument, plan: tables })).toEqual([problem]);
  });
});
