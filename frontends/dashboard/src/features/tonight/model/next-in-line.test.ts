import { statesAt } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { nextInLine, tablesFor } from './next-in-line';

const waiting = (id: string, joined: number, wait: Partial<NonNullable<Party['wait']>> = {}) =>
  party({
    ...{ id, stage: 'waiting', tables: [], size: 2, startsAt: seven - minutes(joined) },
    wait: { joinedAt: seven - minutes(joined), areas: [], isAccessible: false, ...wait } as NonNullable<
      Party['wait']
    >,
  });

describe('the party that the next table is for', () => {
  it('is the first that waits and has no table yet', () => {
    const ready = { ...waiting('ready', 40), stage: 'ready' as const };
    const missed = waiting('missed', 30, { lapsedAt: seven });
    const parties = [waiting('late', 5), missed, ready, waiting('early', 20), party()];
    expect(nextInLine(parties, seven)?.id).toBe('early');
    expect(nextInLine([ready, missed, party()], seven)).toBeUndefined();
  });
});

describe('the tables for it', () => {
  const tables = [
    table('1', 2),
    table('2', 2),
    table('3', 2),
    { ...table('4', 6), smallest: 4 },
    table('5', 2),
  ];
  const sits = (number: string, since: number) =>
    party({
      ...{ id: `at-${number}`, tables: [number], stage: 'seated', startsAt: seven - minutes(since) },
      from: seven - minutes(since),
      until: seven - minutes(since) + minutes(90),
    });
  const tablesOf = (parties: Party[], of = waiting('next', 10)) =>
    [...tablesFor(of, statesAt(tables, parties, seven), seven)].sort();

  it('are free now or within half an hour, and neither too large nor somebody else’s by then', () => {
    const soon = sits('1', 65);
    const long = sits('2', 20);
    const over = sits('3', 120);
    const after = party({ id: 'after', tables: ['3'], startsAt: seven + minutes(20) });
    expect(tablesOf([soon, long, over])).toEqual(['1', '3', '5']);
    expect(tablesOf([soon, long, over, after])).toEqual(['1', '5']);
  });

  it('are in the areas that it asked for', () => {
    const states = statesAt([{ ...table('1', 2), area: 'Patio' }, table('2', 2)], [], seven);
    const found = tablesFor(waiting('next', 10, { areas: ['Patio'] }), states, seven);
    expect([...found]).toEqual(['1']);
  });
});
