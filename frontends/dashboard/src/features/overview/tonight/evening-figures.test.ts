import { statesAt } from '@tablewell/api-client/book';
import { minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { figuresOf } from './evening-figures';

it('counts expected, waiting and seated parties and the free tables', () => {
  const parties = [
    party({ id: 'late', startsAt: seven - minutes(20), tables: [] }),
    party({ id: 'here', stage: 'arrived', size: 3, tables: [] }),
    party({ id: 'sits', stage: 'seated', size: 4, tables: ['1'] }),
    party({ id: 'left', stage: 'finished', size: 8 }),
    party({ id: 'off', stage: 'canceled', size: 8 }),
    ...[3, 1, 2, 4].map((hours) =>
      party({ id: `in ${hours} h`, startsAt: seven + minutes(60 * hours), size: 5, tables: [] }),
    ),
  ];
  const figures = figuresOf(parties, statesAt([table('1'), table('2')], parties, seven));
  expect(figures).toMatchObject({
    expected: { parties: 5, covers: 22 },
    waiting: 1,
    seated: { parties: 1, covers: 4 },
    free: { tables: 1, of: 2 },
  });
  expect(figures.next.map(({ id }) => id)).toEqual(['late', 'in 1 h', 'in 2 h']);
});

it('has no figure of tables if there are none', () => {
  expect(figuresOf([], []).free).toBeUndefined();
});
