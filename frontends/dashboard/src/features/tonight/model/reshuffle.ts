import { isExpected } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import type { TableChange } from '../../../parts/evening/table-option';

const isComing = (party: Party): boolean => isExpected(party) || party.stage === 'arrived';

export const tablesKey = (tables: readonly string[]): string => tables.join('+');

/**
 * The parties whose tables differ between two states of an evening: what others did, of which only the result is known.
 * `told` has the tables that a host of this device already knows of, by party: those asked for here, and those that the
 * service named in its answer to a step taken here.
 */
export function tableChanges(
  before: Evening,
  after: Evening,
  told: ReadonlyMap<string, string> = new Map(),
): readonly TableChange[] {
  const known = new Map(before.parties.map((party) => [party.id, party]));
  return after.parties.flatMap((party) => {
    const { id, name, size, startsAt, tables } = party;
    const earlier = known.get(id);
    if (!earlier || !isComing(earlier) || !isComing(party)) return [];
    const to = tablesKey(tables);
    if (tablesKey(earlier.tables) === to || told.get(id) === to) return [];
    return [{ id, name, size, startsAt, from: earlier.tables, to: tables }];
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
