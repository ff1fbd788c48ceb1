import { block, evening, minutes, party, seven, table } from '@tablewell/api-client/evening/testing';
import { suggestTables } from './suggest-table';

const numbers = (found: ReturnType<typeof suggestTables>) => found.map((each) => each.table.number);

describe('the tables for a walk-in', () => {
  const tables = [table('1', 2), table('2', 4), table('3', 6)];

  it('waste as few seats as possible', () => {
    expect(numbers(suggestTables(evening([], tables), 3, seven))).toEqual(['2', '3']);
  });

  it('leaves out taken tables, and offers shorter stays last', () => {
    const parties = [
      party({ id: 'a', tables: ['1'], stage: 'seated' }),
      party({ id: 'b', tables: ['2'], startsAt: seven + minutes(60) }),
    ];
    const found = suggestTables(evening(parties, tables), 2, seven);
    expect(numbers(found)).toEqual(['3', '2']);
    expect(found[1]?.freeUntil).toBe(seven + minutes(60));
  });

  it('uses the turn time for the size of the party', () => {
    const parties = [party({ tables: ['1'], startsAt: seven + minutes(60) })];
    const short = { ...evening(parties, [table('1', 2)]), turnMinutesBySize: [45, 60] };
    expect(suggestTables(short, 2, seven)[0]?.freeUntil).toBeUndefined();
    expect(suggestTables({ ...short, turnMinutesBySize: [45, 75] }, 2, seven)[0]?.freeUntil).toBeDefined();
  });

  it('offers no stay that is too short', () => {
    const soon = party({ tables: ['1'], startsAt: seven + minutes(30) });
    expect(suggestTables(evening([soon], [table('1', 2)]), 2, seven)).toEqual([]);
  });

  it('offers no blocked table, and a table that is blocked later until then', () => {
    const night = evening([], [table('1'), table('2')]);
    const blocks = [block(), block({ tables: ['2'], from: seven + minutes(60) })];
    const found = suggestTables({ ...night, blocks }, 2, seven);
    expect(found).toMatchObject([{ table: { number: '2' }, freeUntil: seven + minutes(60) }]);
  });

  it('leave out that of a party that sits longer than planned', () => {
    const over = party({ tables: ['1'], stage: 'seated', startsAt: seven - minutes(120) });
    expect(suggestTables(evening([over], [table('1', 2)]), 2, seven)).toEqual([]);
  });

  it('include, for a later time, that of a party that will have left', () => {
    const seated = party({ tables: ['1'], stage: 'seated' });
    const later = seven + minutes(90);
    expect(numbers(suggestTables(evening([seated], [table('1', 2)]), 2, later, seven))).toEqual(['1']);
  });

  it('offers the table of a party that left', () => {
    const left = party({ tables: ['1'], stage: 'finished' });
    expect(numbers(suggestTables(evening([left], [table('1', 2)]), 2, seven))).toEqual(['1']);
  });
});
