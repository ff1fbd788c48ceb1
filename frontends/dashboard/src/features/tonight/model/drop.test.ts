import { block, evening, minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { dropOf, effectOf } from './drop';

const tables = [table('1', 4), table('2', 4), table('3', 2)];

const effect = (night: ReturnType<typeof evening>, of: ReturnType<typeof party>, number: string, by = 0) =>
  effectOf(night, of, dropOf(of, number, of.startsAt + minutes(by)), seven);

describe('a drop', () => {
  it('is asked about at a block, unless the party stayed at its table', () => {
    const here = party({ tables: ['2'] });
    const night = { ...evening([here], tables), blocks: [block()] };
    expect(effect(night, here, '1')).toMatchObject({ kind: 'ask', option: { blockedFrom: seven } });
    const stayed = party({ blockedBy: [block().id] });
    expect(effect({ ...night, parties: [stayed] }, stayed, '1', 15).kind).toBe('move');
  });

  it('is asked about at a table that is too small or promised to another party, and moves to a free one', () => {
    const here = party({ id: 'here', size: 3 });
    const there = party({ id: 'there', tables: ['2'], startsAt: seven + minutes(60), size: 4 });
    const house = evening([here, there], [table('1', 3), table('2', 4), table('3', 2)]);
    expect(effect(house, here, '3')).toMatchObject({ kind: 'ask', option: { fit: 'too-small' } });
    expect(effect(house, here, '2')).toMatchObject({ kind: 'ask', option: { next: { id: 'there' } } });
    expect(effect(house, here, '2', -30).kind).toBe('move');
    expect(effect(house, here, '1', 15).kind).toBe('move');
  });

  it('on another party swaps the two, if both fit and both sit or neither does', () => {
    const here = party({ id: 'here', tables: ['1'], size: 4 });
    const onto = (other: ReturnType<typeof party>) =>
      effect(evening([here, other], tables), here, other.tables[0] ?? '').kind;
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

  it('seats a party that waits, also at its own table, and until the next one comes', () => {
    const here = party({ stage: 'arrived' });
    const next = party({ id: 'next', tables: ['2'], startsAt: seven + minutes(60) });
    const soon = party({ id: 'soon', tables: ['3'], startsAt: seven + minutes(30), size: 3 });
    const night = evening([here, next, soon], tables);
    expect(effect(night, here, '1')).toEqual({ kind: 'seat' });
    expect(effect(night, here, '2')).toEqual({ kind: 'seat', until: next.from });
    expect(effect(night, here, '3').kind).toBe('ask');
  });

  it('seats a party of the waitlist, which has no table to exchange', () => {
    const waits = party({ id: 'waits', stage: 'waiting', tables: [], startsAt: seven - minutes(10) });
    const sits = party({ id: 'sits', tables: ['2'], stage: 'seated' });
    const night = evening([waits, sits], tables);
    expect(effect(night, waits, '1')).toEqual({ kind: 'seat' });
    expect(effect(night, waits, '2').kind).toBe('refused');
    expect(effect(night, { ...waits, size: 3 }, '3')).toMatchObject({
      kind: 'ask',
      option: { fit: 'too-small' },
    });
  });

  it('does nothing at the own table, beside the tables, and to a party that left', () => {
    const kindOf = (number: string, of = party()) => effect(evening([of], tables), of, number).kind;
    expect([kindOf('1'), kindOf(''), kindOf('2', party({ stage: 'finished' }))]).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
  });
});
