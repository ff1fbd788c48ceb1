import { block, evening, minutes, party, seven, table } from '@tablewell/api-client/evening/testing';
import { clashOf, dropOf, effectOf } from './drop';

const tables = [table('1', 4), table('2', 4), table('3', 2)];

describe('a drop', () => {
  it('clashes with a block, unless the party stayed at its table', () => {
    const here = party({ tables: ['2'] });
    const night = { ...evening([here], tables), blocks: [block()] };
    expect(clashOf(night, here, dropOf(here, '1'), seven)).toMatchObject({
      kind: 'blocked',
      text: 'Table 1 is blocked 7:00 PM to 10:00 PM.',
    });
    const stayed = party({ blockedBy: [block().id] });
    expect(clashOf(night, stayed, dropOf(stayed, '1', seven + minutes(15)), seven)).toBeUndefined();
  });

  it('clashes with a smaller table and with another party', () => {
    const here = party({ id: 'here', size: 3 });
    const there = party({ id: 'there', tables: ['2'], startsAt: seven + minutes(60) });
    const house = evening([here, there], tables);
    const clash = (number: string, by = 0) =>
      clashOf(house, here, dropOf(here, number, seven + minutes(by)), seven);
    expect(clash('3')?.kind).toBe('too-small');
    expect(clash('2')?.kind).toBe('taken');
    expect(clash('2', -30)).toBeUndefined();
    expect(clash('1', 15)).toBeUndefined();
  });

  it('on another party swaps the two, if both fit and both sit or neither does', () => {
    const here = party({ id: 'here', tables: ['1'], size: 4 });
    const onto = (other: ReturnType<typeof party>) =>
      effectOf(evening([here, other], tables), here, dropOf(here, other.tables[0] ?? ''), seven).kind;
    expect(onto(party({ id: 'there', tables: ['2'] }))).toBe('swap');
    expect(onto(party({ id: 'there', tables: ['3'] }))).toBe('ask');
    expect(onto(party({ id: 'there', tables: ['2'], stage: 'seated' }))).toBe('refused');
  });

  it('on two parties, or at another time, does not swap', () => {
    const here = party({ id: 'here', tables: ['1'] });
    const early = party({ id: 'early', tables: ['2'], startsAt: seven - minutes(60) });
    const late = party({ id: 'late', tables: ['2'], startsAt: seven + minutes(60) });
    const drop = (parties: (typeof here)[], at = seven) =>
      effectOf(evening(parties, tables), here, dropOf(here, '2', at), seven).kind;
    expect(drop([here, early, late])).toBe('ask');
    expect(drop([here, late], seven + minutes(15))).toBe('ask');
  });

  it('seats a party that waits, also at its own table', () => {
    const here = party({ stage: 'arrived' });
    const effect = (number: string) =>
      effectOf(evening([here], tables), here, dropOf(here, number), seven).kind;
    expect([effect('1'), effect('2')]).toEqual(['seat', 'seat']);
  });

  it('does nothing at the own table, beside the tables, and to a party that left', () => {
    const here = party();
    const effect = (number: string, more = here) =>
      effectOf(evening([more], tables), more, dropOf(more, number), seven).kind;
    expect([effect('1'), effect(''), effect('2', party({ stage: 'finished' }))]).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
  });
});
