// cspell:ignore onunez
import { minutes, party, seven } from '@tablewell/api-client/book/testing';
import { bandsOf, findParties, startsOf, urgentFirst } from './bands';
import type { Party, Stage } from '@tablewell/api-client/book';

describe('the list of the evening', () => {
  it('puts each party into the part for its stage, by time', () => {
    const stages: Stage[] = ['canceled', 'seated', 'booked', 'arrived', 'finished', 'confirmed', 'no-show'];
    const parties = stages.map((stage, index) =>
      party({ id: stage, stage, startsAt: seven - minutes(index) }),
    );
    const idsOf = (list: readonly Party[]) => list.map(({ id }) => id);
    const { waiting, expected, seated, done } = bandsOf(parties, seven);
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

  it('has parties that probably do not come apart, unless they announced that they are late', () => {
    const before = (count: number) => ({ startsAt: seven - minutes(count) });
    const parties = [
      party({ id: 'long', ...before(30) }),
      party({ id: 'short', ...before(29) }),
      party({ id: 'told', ...before(80), late: { minutes: 20, saidAt: seven } }),
    ];
    const { expected, overdue } = bandsOf(parties, seven);
    expect([expected, overdue].map((list) => list.map(({ id }) => id))).toEqual([
      ['told', 'short'],
      ['long'],
    ]);
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

describe('parties that a host has to see to', () => {
  const [eight, nine] = [seven + minutes(60), seven + minutes(120)];
  const parties = [
    party({ id: 'a', size: 2 }),
    party({ id: 'b', size: 3, startsAt: eight }),
    party({ id: 'c', size: 4, startsAt: eight }),
    party({ id: 'd', size: 5, startsAt: nine }),
  ];
  const urgent = new Set(['c', 'd']);

  it('come first', () => {
    expect(urgentFirst(parties, urgent).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  });

  it('come before all starts, and the covers of a start are counted once', () => {
    const starts = startsOf(parties, urgent).map((start) => [
      start.parties.map(({ id }) => id),
      start.covers,
    ]);
    expect(starts).toEqual([
      [['c'], undefined],
      [['d'], 5],
      [['a'], 2],
      [['b'], 7],
    ]);
  });
});

describe('finding a party', () => {
  const parties = [
    party({ id: 'anna', name: 'Anna Rossi', phone: '+39 06 555 0143', notes: 'birthday' }),
    party({ id: 'ben', name: 'Ben Carter', phone: '(202) 555-0199' }),
    party({ id: 'jose', name: 'José O’Núñez', phone: '' }),
  ];
  it.each([
    ['ross', ['anna']],
    ['0143', ['anna']],
    ['0199', ['ben']],
    ['BIRTH', ['anna']],
    ['43', []],
    ['2025550199', ['ben']],
    ['+1 202 555 0199', ['ben']],
    ['555', ['anna', 'ben']],
    ['carter ben', ['ben']],
    ['jose onunez', ['jose']],
    ["O'Nunez", ['jose']],
    ['.', []],
    ['', ['anna', 'ben', 'jose']],
  ])('finds %p', (typed, ids) => {
    expect(findParties(parties, typed).map(({ id }) => id)).toEqual(ids);
  });

  it('finds an e-mail address by a part, and a reservation by its id as read aloud', () => {
    const eve = party({ id: '5jaw-Table', email: 'Eve.Mail@example.com' });
    const parties = [eve, party({ id: 'other' })];
    const found = (typed: string) => findParties(parties, typed).map(({ id }) => id);
    expect(found('eve.mail@')).toEqual([eve.id]);
    expect(found('5jaw')).toEqual([eve.id]);
    expect(found('5jaw-table')).toEqual([eve.id]);
    expect(found('5j')).toEqual([]);
  });
});
