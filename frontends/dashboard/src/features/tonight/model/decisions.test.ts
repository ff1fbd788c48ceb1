import { evening, minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { decisionsOf } from './decisions';

const sitting = (more: object = {}) =>
  party({
    id: 'lunch',
    name: 'Long Lunch',
    stage: 'seated',
    startsAt: seven - minutes(100),
    from: seven - minutes(100),
    until: seven + minutes(5),
    turnEndsAt: seven - minutes(10),
    tables: ['1'],
    ...more,
  });
const xenia = (more: object = {}) =>
  party({ id: 'xenia', name: 'Grace Hopper', startsAt: seven + minutes(15), tables: ['1'], ...more });

describe('what a host has to decide', () => {
  it('is nothing on an evening in order', () => {
    const later = party({ id: 'later', tables: ['2'], startsAt: seven + minutes(30) });
    const gone = party({ id: 'gone', stage: 'canceled', tables: [] });
    expect(decisionsOf(evening([party(), later, gone], [table('1'), table('2')]), seven)).toEqual([]);
    expect(decisionsOf(evening([party({ tables: [] })], []), seven)).toEqual([]);
  });

  it('names a party without a table, with the smallest table that is free for its whole stay', () => {
    const tables = [table('1', 2), table('2', 4), table('3', 6)];
    const eva = party({ id: 'eva', size: 3, tables: [] });
    const dario = party({
      id: 'dario',
      tables: ['2'],
      startsAt: seven + minutes(60),
      from: seven + minutes(60),
    });
    const [decision] = decisionsOf(evening([eva, dario, party({ tables: ['1'] })], tables), seven);
    expect(decision).toMatchObject({ kind: 'no-table', party: { id: 'eva' }, proposal: ['3'] });
    expect(decisionsOf(evening([eva], [table('1', 2)]), seven)[0]).toMatchObject({ proposal: [] });
  });

  it('proposes no table twice for the same time', () => {
    const tables = [table('1'), table('2')];
    const parties = ['a', 'b', 'c'].map((id) => party({ id, tables: [] }));
    const proposed = decisionsOf(evening(parties, tables), seven).map((each) =>
      each.kind === 'no-table' ? each.proposal : '',
    );
    expect(proposed).toEqual([['1'], ['2'], []]);
  });

  it('lets the largest party choose first, because a small one fits more tables', () => {
    const tables = [table('1', 6), table('2', 2)];
    const early = party({ id: 'early', size: 2, tables: [], startsAt: seven - minutes(5) });
    const couple = party({ id: 'couple', size: 2, tables: [] });
    const six = party({ id: 'six', size: 6, tables: [], startsAt: seven + minutes(5) });
    const proposed = decisionsOf(evening([early, couple, six], tables), seven).map(
      (each) => each.kind === 'no-table' && [each.party.id, ...each.proposal],
    );
    expect(proposed).toEqual([['early', '2'], ['couple'], ['six', '1']]);
  });

  it('proposes tables that stand together for a party that is too large for one', () => {
    const tables = [table('1'), table('2')];
    const joined = { tables: ['1', '2'], smallest: 3, largest: 4 };
    const ada = party({ id: 'ada', size: 4, tables: [] });
    const [decision] = decisionsOf({ ...evening([ada], tables), combinations: [joined] }, seven);
    expect(decision).toMatchObject({ party: { id: 'ada' }, proposal: ['1', '2'] });
  });

  it('prefers the area that the party asked for', () => {
    const tables = [table('1', 2, 'Hall'), table('2', 4, 'Terrace')];
    const [decision] = decisionsOf(evening([party({ tables: [], area: 'Terrace' })], tables), seven);
    expect(decision).toMatchObject({ proposal: ['2'] });
  });

  it('gives the next party another table while its own is occupied past its time', () => {
    const tables = [table('1'), table('9')];
    expect(decisionsOf(evening([sitting(), xenia()], tables), seven)).toMatchObject([
      {
        kind: 'clash',
        party: { id: 'xenia' },
        other: { id: 'lunch' },
        table: '1',
        proposal: ['9'],
      },
    ]);
    const inTime = sitting({ turnEndsAt: seven + minutes(10), until: seven + minutes(10) });
    expect(decisionsOf(evening([inTime, xenia()], tables), seven)).toEqual([]);
    const planned = sitting({ turnEndsAt: seven + minutes(30), until: seven + minutes(30) });
    expect(decisionsOf(evening([planned, xenia()], tables), seven)).toHaveLength(1);
  });

  it('names two expected parties at one table once', () => {
    const first = party({ id: 'a', startsAt: seven + minutes(30), from: seven + minutes(30) });
    const second = party({ id: 'b', startsAt: seven + minutes(60), from: seven + minutes(60) });
    expect(decisionsOf(evening([second, first]), seven)).toMatchObject([
      { kind: 'clash', party: { id: 'b' }, other: { id: 'a' } },
    ]);
  });

  it('proposes a no-show after half an hour without a notice, last', () => {
    const silent = party({ id: 'silent', startsAt: seven - minutes(30), tables: [] });
    const told = party({ id: 'told', startsAt: seven - minutes(40), late: { minutes: 45, saidAt: seven } });
    const decisions = decisionsOf(evening([silent, told, sitting(), xenia()], [table('1')]), seven);
    expect(decisions.at(-1)).toMatchObject({ kind: 'overdue', party: { id: 'silent' } });
    expect(decisions.filter(({ kind }) => kind === 'overdue')).toHaveLength(1);
  });

  it('names a party that probably does not come where its table would do for one that waits and none is free', () => {
    const silent = party({
      id: 'silent',
      startsAt: seven - minutes(40),
      from: seven - minutes(40),
      tables: ['1'],
    });
    const waits = (id: string) => party({ id, stage: 'arrived', tables: [] });
    const decisionsAt = (house: readonly ReturnType<typeof table>[]) =>
      decisionsOf(evening([silent, waits('ada'), waits('eva')], house), seven);
    expect(decisionsAt([table('1')])).toMatchObject([
      { kind: 'no-table', party: { id: 'ada' }, proposal: [], overdue: { id: 'silent' } },
      { kind: 'no-table', party: { id: 'eva' }, proposal: [] },
      { kind: 'overdue', party: { id: 'silent' } },
    ]);
    expect(decisionsAt([table('1')])[1]).not.toHaveProperty('overdue');
    expect(decisionsAt([table('1'), table('2'), table('3')])[0]).not.toHaveProperty('overdue');
    expect(decisionsAt([table('1', 1)])[0]).not.toHaveProperty('overdue');
  });

  it('proposes to give up the table of a late party that can sit elsewhere, from the owner’s time on', () => {
    const late = party({ id: 'late', from: seven, tables: ['1'] });
    const night = evening([late], [table('1'), table('2')]);
    const kindsAt = (minute: number, after?: number, of = night) =>
      decisionsOf(of, seven + minutes(minute), after).map(({ kind }) => kind);
    expect([kindsAt(19, 20), kindsAt(20, 20), kindsAt(20)]).toEqual([[], ['give-up'], []]);
    const told = { ...late, late: { minutes: 30, saidAt: seven } };
    expect(kindsAt(29, 20, evening([told], [table('1'), table('2')]))).toEqual([]);
    expect(kindsAt(30, 20, evening([told], [table('1'), table('2')]))).toEqual(['give-up']);
    const full = sitting({ tables: ['2'], until: seven + minutes(300), turnEndsAt: seven + minutes(300) });
    const next = party({
      id: 'next',
      tables: ['1'],
      startsAt: seven + minutes(90),
      until: seven + minutes(300),
    });
    expect(kindsAt(20, 20, evening([late, full, next], [table('1'), table('2')]))).toEqual([]);
  });

  it('names a party whose table was given up among those without a table, not as a no-show, and serves it last', () => {
    const steps = [{ id: 'g', step: 'give-up-table' as const, at: seven, by: 'Sam' }];
    const late = party({ id: 'late', startsAt: seven - minutes(45), size: 4, tables: [], steps });
    const eva = party({ id: 'eva', tables: [] });
    expect(decisionsOf(evening([late, eva], [table('1', 4)]), seven, 30)).toMatchObject([
      { kind: 'no-table', party: { id: 'late' }, proposal: [] },
      { kind: 'no-table', party: { id: 'eva' }, proposal: ['1'] },
    ]);
  });
});
