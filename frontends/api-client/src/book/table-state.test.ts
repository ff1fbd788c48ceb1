import { block, minutes, party, seven, table } from './testing';
import { collisionsAt, stateOf, statesAt } from './table-state';

const one = table('1');

describe('the state of a table', () => {
  it.each([
    ['long before its party', 'booked', -60, 'free'],
    ['shortly before its party', 'booked', -20, 'due'],
    ['while its party is late', 'booked', 20, 'due'],
    ['when its party is more than an hour late', 'booked', 70, 'free'],
    ['while its party waits', 'arrived', 5, 'due'],
    ['while its party sits', 'seated', 60, 'occupied'],
    ['when its party has stayed too long', 'seated', 95, 'over'],
    ['after its party left', 'finished', 60, 'free'],
    ['when its party did not come', 'no-show', 20, 'free'],
  ] as const)('%s', (_when, stage, at, kind) => {
    expect(
      stateOf(one, stage === 'finished' || stage === 'no-show' ? [] : [party({ stage })], seven + minutes(at))
        .kind,
    ).toBe(kind);
  });

  it('is occupied by who just sat down, although the clock of the page is some seconds behind', () => {
    expect(stateOf(one, [party({ stage: 'seated' })], seven - 15_000).kind).toBe('occupied');
    expect(stateOf(one, [party({ stage: 'seated' })], seven - minutes(2)).kind).toBe('free');
  });

  it('shows until when a free table is free', () => {
    const later = party({ startsAt: seven + minutes(120) });
    expect(stateOf(one, [later], seven)).toMatchObject({ kind: 'free', freeUntil: later.from, next: later });
  });

  it('is blocked while no party has or soon needs a blocked table', () => {
    const blocks = [block()];
    const kindAt = (minute: number, parties = [party({ startsAt: seven + minutes(120) })]) =>
      stateOf(one, parties, seven + minutes(minute), blocks).kind;
    expect(kindAt(-1)).toBe('free');
    expect(kindAt(0)).toBe('blocked');
    expect(kindAt(100)).toBe('due');
    expect(kindAt(179, [])).toBe('blocked');
    expect(kindAt(180, [])).toBe('free');
    expect(kindAt(10, [party({ stage: 'seated' })])).toBe('occupied');
    expect(stateOf(table('2'), [], seven, blocks).kind).toBe('free');
  });

  it('is free until the next block', () => {
    const later = block({ from: seven + minutes(60) });
    expect(stateOf(one, [], seven, [later])).toMatchObject({ freeUntil: later.from, block: later });
  });

  it('is computed for every table, 2 before 10', () => {
    const states = statesAt([table('10'), table('2')], [party({ tables: ['10'], stage: 'seated' })], seven);
    expect(states.map((state) => [state.table.number, state.kind])).toEqual([
      ['2', 'free'],
      ['10', 'occupied'],
    ]);
  });
});

describe('a party past its turn time', () => {
  const seated = party({ id: 'long', stage: 'seated' });
  const next = party({ id: 'next', startsAt: seven + minutes(105) });

  it('collides with the next party at its table', () => {
    const [collision] = collisionsAt([seated, next], seven + minutes(100));
    expect(collision).toMatchObject({ party: seated, next, table: '1' });
  });

  it('is over although it holds its table for longer, as it does until it leaves', () => {
    const now = seven + minutes(100);
    const overstays = { ...seated, turnEndsAt: seated.until, until: now + minutes(15) };
    expect(stateOf(one, [overstays], now).kind).toBe('over');
    expect(collisionsAt([overstays, next], now)).toHaveLength(1);
  });

  it('does not collide while its time is not over, or if no party comes', () => {
    expect(collisionsAt([seated, next], seven + minutes(80))).toEqual([]);
    expect(collisionsAt([seated], seven + minutes(100))).toEqual([]);
  });
});
