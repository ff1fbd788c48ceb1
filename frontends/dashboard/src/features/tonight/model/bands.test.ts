import { minutes, party, seven } from '@tablewell/api-client/evening/testing';
import { bandsOf, findParties, startsOf } from './bands';
import type { Party, Stage } from '@tablewell/api-client/evening';

describe('the list of the evening', () => {
  it('puts each party into the part for its stage, by time', () => {
    const stages: Stage[] = ['canceled', 'seated', 'booked', 'arrived', 'finished', 'confirmed', 'no-show'];
    const parties = stages.map((stage, index) =>
      party({ id: stage, stage, startsAt: seven - minutes(index) }),
    );
    const idsOf = (list: readonly Party[]) => list.map(({ id }) => id);
    const { waiting, expected, seated, done } = bandsOf(parties);
    const ids = {
      waiting: idsOf(waiting),
      expected: idsOf(expected),
      seated: idsOf(seated),
      done: idsOf(done),
    };
    expect(ids).toEqual({
      waiting: ['arrived'],
      expected: ['confirmed', 'booked'],
      seated: ['seated'],
      done: ['no-show', 'finished', 'canceled'],
    });
  });

  it('adds up the covers of each start', () => {
    const parties = [party({ id: 'a', size: 2 }), party({ id: 'b', size: 5 })];
    const later = party({ id: 'c', size: 3, startsAt: seven + minutes(15) });
    expect(startsOf([later, ...parties]).map(({ at, covers }) => [at, covers])).toEqual([
      [seven, 7],
      [seven + minutes(15), 3],
    ]);
  });
});

describe('finding a party', () => {
  const parties = [
    party({ id: 'anna', name: 'Anna Rossi', phone: '+39 06 555 0143', notes: 'birthday' }),
    party({ id: 'ben', name: 'Ben Carter', phone: '(202) 555-0199' }),
  ];
  it.each([
    ['ross', ['anna']],
    ['0143', ['anna']],
    ['0199', ['ben']],
    ['BIRTH', ['anna']],
    ['43', []],
    ['', ['anna', 'ben']],
  ])('finds %p', (typed, ids) => {
    expect(findParties(parties, typed).map(({ id }) => id)).toEqual(ids);
  });
});
