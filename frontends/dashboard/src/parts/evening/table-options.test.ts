import { block, evening, minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { rankOptions, seatingAt, standingOf } from './rank-options';
import { bestTables, tableOptions } from './table-options';
import type { TableAsk, TableOption } from './table-option';

const tables = [table('1', 2), table('2', 4), table('3', 8)];
const askOf = (size: number, more: Partial<TableAsk> = {}): TableAsk => ({
  size,
  from: seven,
  until: seven + minutes(90),
  ...more,
});
/** The options of a walk-in by their standing, best first. */
function walkIn(night: ReturnType<typeof evening>, ask: TableAsk, now = seven) {
  const ranked = rankOptions(tableOptions(night, ask, now), ask, { stay: 'bounded' });
  return ranked.map((option) => [option.tables.join('+'), standingOf(option, ask, 'bounded')]);
}
const optionOf = (night: ReturnType<typeof evening>, ask: TableAsk, number: string) =>
  tableOptions(night, ask, seven).find((option) => option.tables.join('+') === number) as TableOption;

describe('the tables for a walk-in', () => {
  it('waste as few seats as possible, and one that is too small comes last', () => {
    expect(walkIn(evening([], tables), askOf(3))).toEqual([
      ['2', 'free'],
      ['3', 'free'],
      ['1', 'costs'],
    ]);
  });

  it('are offered until the next party comes, before one that is far too large', () => {
    const next = party({ tables: ['2'], startsAt: seven + minutes(60) });
    const night = evening([next], tables);
    expect(walkIn(night, askOf(3))[0]).toEqual(['2', 'free']);
    expect(seatingAt(optionOf(night, askOf(3), '2'), askOf(3), 'bounded')).toEqual({
      override: false,
      until: seven + minutes(60),
    });
  });

  it('cost something if the stay would be too short, and are taken while somebody sits there', () => {
    const soon = party({ id: 'soon', tables: ['1'], startsAt: seven + minutes(30) });
    const sits = party({ id: 'sits', tables: ['2'], stage: 'seated' });
    expect(walkIn(evening([soon, sits], tables), askOf(2))).toEqual([
      ['3', 'free'],
      ['1', 'costs'],
      ['2', 'taken'],
    ]);
  });

  it('include combinations, after single tables', () => {
    const combinations = [{ tables: ['1', '2'], smallest: 3, largest: 6 }];
    const night = { ...evening([], tables), combinations };
    expect(walkIn(night, askOf(4)).slice(0, 3)).toEqual([
      ['2', 'free'],
      ['3', 'free'],
      ['1+2', 'free'],
    ]);
    expect(walkIn(night, askOf(6))[0]).toEqual(['3', 'free']);
  });

  it('are free until a block begins', () => {
    const blocks = [block(), block({ tables: ['2'], from: seven + minutes(60) })];
    const night = { ...evening([], [table('1', 2), table('2', 2)]), blocks };
    expect(walkIn(night, askOf(2))).toEqual([
      ['2', 'free'],
      ['1', 'costs'],
    ]);
  });

  it('do not include that of a party that sits longer than planned', () => {
    const over = party({ tables: ['1'], stage: 'seated', startsAt: seven - minutes(120) });
    expect(walkIn(evening([over], [table('1', 2)]), askOf(2))).toEqual([['1', 'taken']]);
  });

  it('that are taken come before those that are too small, first the one that is free soonest', () => {
    const sits = (number: string, leavesIn: number) =>
      party({ id: number, tables: [number], stage: 'seated', until: seven + minutes(leavesIn) });
    const night = evening([sits('2', 50), sits('3', 20)], tables);
    expect(walkIn(night, askOf(4))).toEqual([
      ['3', 'taken'],
      ['2', 'taken'],
      ['1', 'costs'],
    ]);
    expect(optionOf(night, askOf(4), '3').freeFrom).toBe(seven + minutes(20));
  });

  it('have no time to be free at while a party sits there past its own', () => {
    const over = party({ tables: ['1'], stage: 'seated', until: seven - minutes(5) });
    expect(optionOf(evening([over], [table('1', 2)]), askOf(2), '1').freeFrom).toBeUndefined();
    // As the service tells it: the table is held for a quarter of an hour at a time, for as long as the party sits.
    const held = { ...over, turnEndsAt: over.until, until: seven + minutes(15) };
    expect(optionOf(evening([held], [table('1', 2)]), askOf(2), '1').freeFrom).toBeUndefined();
  });

  it('that others have come in the order of what it costs them: somebody late before somebody punctual, who waits last', () => {
    const holds = (number: string, more: object) =>
      party({ id: number, tables: [number], startsAt: seven, ...more });
    const night = evening(
      [
        holds('1', { stage: 'arrived' }),
        holds('2', { startsAt: seven + minutes(10) }),
        holds('3', { startsAt: seven - minutes(10) }),
        holds('4', { startsAt: seven - minutes(25) }),
      ],
      ['1', '2', '3', '4'].map((number) => table(number, 4)),
    );
    const ask = askOf(4, { until: seven + minutes(90) });
    const ranked = rankOptions(tableOptions(night, ask, seven), ask, { stay: 'whole' });
    expect(ranked.map(({ tables: [number] }) => number)).toEqual(['4', '3', '2', '1']);
  });

  it('come first if they are free for a short stay: that takes nothing from anybody', () => {
    const next = party({ id: 'next', tables: ['2'], startsAt: seven + minutes(30) });
    const late = party({ id: 'late', tables: ['1'], startsAt: seven - minutes(25) });
    const night = evening([next, late], [table('1', 2), table('2', 4)]);
    expect(walkIn(night, askOf(2))).toEqual([
      ['2', 'costs'],
      ['1', 'costs'],
    ]);
  });

  it('are those of the server whose turn it is, among similar ones', () => {
    const ask = askOf(2);
    const options = tableOptions(evening([], [table('1', 2), table('2', 3)]), ask, seven);
    const isTurn = (option: TableOption) => option.tables.includes('2');
    expect(rankOptions(options, ask, { stay: 'bounded', isTurn })[0]?.tables).toEqual(['2']);
  });
});

describe('the best table for a later party', () => {
  const later = seven + minutes(90);
  const asks = (more: object = {}) => party({ id: 'asks', tables: [], startsAt: later, ...more });

  it('may be that of a party that will have left, even right before its time', () => {
    const seated = party({ tables: ['1'], stage: 'seated' });
    const house = evening([seated], [table('1', 2)]);
    expect(bestTables(house, asks(), seven)).toEqual(['1']);
    expect(bestTables(house, asks(), later - minutes(14))).toEqual(['1']);
    expect(bestTables(house, asks(), later + minutes(1))).toEqual([]);
  });

  it('is free for its whole turn', () => {
    const next = party({ tables: ['1'], startsAt: later + minutes(60) });
    expect(bestTables(evening([next], [table('1', 2)]), asks(), seven)).toEqual([]);
    const short = asks({ until: later + minutes(60) });
    expect(bestTables(evening([next], [table('1', 2)]), short, seven)).toEqual(['1']);
  });
});

describe('a party that does not sit down now', () => {
  it('has its table for its whole turn: that another one has it later is a cost', () => {
    const next = party({ id: 'next', tables: ['2'], startsAt: seven + minutes(60) });
    const ask = askOf(3, { partyId: 'p1' });
    const option = optionOf(evening([party({ tables: [] }), next], tables), ask, '2');
    expect(standingOf(option, ask, 'whole')).toBe('costs');
    expect(seatingAt(option, ask, 'whole')).toEqual({ override: true });
    expect(option.next).toMatchObject({ name: 'Anna Rossi', from: seven + minutes(60) });
  });
});
