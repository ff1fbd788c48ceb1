import { isExpected } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';

/** Other tables of a party that comes or waits. */
export interface TableChange {
  readonly id: string;
  readonly name: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const isComing = (party: Party): boolean => isExpected(party) || party.stage === 'arrived';

export const tablesKey = (tables: readonly string[]): string => tables.join('+');

/**
 * The parties whose tables differ between two states of an evening. `own` has the tables that this device asked for, by
 * party: a host need not be told of their own moves.
 */
export function tableChanges(
  before: Evening,
  after: Evening,
  own: ReadonlyMap<string, string> = new Map(),
): readonly TableChange[] {
  const known = new Map(before.parties.map((party) => [party.id, party]));
  return after.parties.flatMap(({ id, name, tables, ...party }) => {
    const earlier = known.get(id);
    if (!earlier || !isComing(earlier) || !isComing({ id, name, tables, ...party })) return [];
    const to = tablesKey(tables);
    if (tablesKey(earlier.tables) === to || own.get(id) === to) return [];
    return [{ id, name, from: earlier.tables, to: tables }];
  });
}

/** Earlier changes with later ones: one for each party, the latest first, without those that were reversed. */
export function withLater(
  earlier: readonly TableChange[],
  later: readonly TableChange[],
): readonly TableChange[] {
  const first = new Map(earlier.map((change) => [change.id, change]));
  const changed = new Set(later.map(({ id }) => id));
  return [
    ...later.map((change) => ({ ...change, from: first.get(change.id)?.from ?? change.from })),
    ...earlier.filter(({ id }) => !changed.has(id)),
  ].filter(({ from, to }) => tablesKey(from) !== tablesKey(to));
}
