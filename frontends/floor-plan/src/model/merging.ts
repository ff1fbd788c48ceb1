import { sameItem } from './document';
import type { Combination, Document, Piece } from './document';
import { nextNumber } from './numbering';
import type { Plan, Table } from './table';

/** An item that both users changed differently. A side is absent where that user deleted the item. */
export interface Conflict<Item = Table | Combination | Piece> {
  readonly id: string;
  readonly mine: Item | undefined;
  readonly theirs: Item | undefined;
}

export interface Conflicts {
  readonly tables: readonly Conflict<Table>[];
  readonly combinations: readonly Conflict<Combination>[];
  readonly pieces: readonly Conflict<Piece>[];
}

export interface Merged {
  readonly document: Document;
  readonly conflicts: Conflicts;
}

export type Side = 'mine' | 'theirs';

/**
 * The three-way merge of two edits of a layout: each table, combination and piece in its changed state. Where both users
 * changed an item differently, `prefer` decides, and the item is listed among the conflicts.
 */
export function merge(base: Document, mine: Document, theirs: Document, prefer: Side = 'theirs'): Merged {
  const plan = mergeItems(base.plan, mine.plan, theirs.plan, prefer);
  const combinations = mergeItems(base.combinations, mine.combinations, theirs.combinations, prefer);
  const background = mergeItems(base.background, mine.background, theirs.background, prefer);
  const merged: Document = {
    plan: renumber(plan.items, base, mine, theirs),
    combinations: withoutRepeats(combinations.items, theirs.combinations),
    background: background.items,
  };
  return {
    document: { ...merged, combinations: ofTables(merged) },
    conflicts: {
      tables: plan.conflicts,
      combinations: combinations.conflicts,
      pieces: background.conflicts,
    },
  };
}

export const hasConflicts = ({ tables, combinations, pieces }: Conflicts): boolean =>
  tables.length + combinations.length + pieces.length > 0;

function mergeItems<Item extends Table | Combination | Piece>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  prefer: Side,
): { items: Item[]; conflicts: Conflict<Item>[] } {
  const [was, own, other] = [base, mine, theirs].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  );
  const conflicts: Conflict<Item>[] = [];
  const items: Item[] = [];
  // In the local order; the other user's additions come last, which draws them on top.
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  for (const id of ids) {
    const [before, a, b] = [was?.get(id), own?.get(id), other?.get(id)];
    let kept = a;
    if (sameItem(a, before)) kept = b;
    else if (!sameItem(b, before) && !sameItem(a, b)) {
      conflicts.push({ id, mine: a, theirs: b });
      kept = prefer === 'mine' ? a : b;
    }
    if (kept) items.push(kept);
  }
  return { items, conflicts };
}

/** Tables that both users add get the same next number: the local ones are renumbered. */
function renumber(plan: Plan, base: Document, mine: Document, theirs: Document): Plan {
  const old = new Set(base.plan.map(({ id }) => id));
  const added = new Set(mine.plan.filter(({ id }) => !old.has(id)).map(({ id }) => id));
  const taken = new Set(theirs.plan.filter(({ id }) => !added.has(id)).map(({ number }) => number));
  let next: Plan = plan;
  for (const table of plan) {
    if (!added.has(table.id) || table.number === '' || !taken.has(table.number)) continue;
    const number = nextNumber(next);
    next = next.map((each) => (each.id === table.id ? { ...each, number } : each));
  }
  return next;
}

const setOf = ({ tables }: Combination): string => [...tables].sort().join('\n');

/** Where both users combined the same tables, the other user's combination stays. */
function withoutRepeats(items: readonly Combination[], theirs: readonly Combination[]): Combination[] {
  const first = new Map(theirs.map((each) => [setOf(each), each.id]));
  return items.filter((each) => (first.get(setOf(each)) ?? each.id) === each.id);
}

/** Removes the combinations of tables that the other user deleted. */
const ofTables = ({ plan, combinations }: Document): readonly Combination[] => {
  const there = new Set(plan.map(({ id }) => id));
  return combinations.filter(({ tables }) => tables.every((id) => there.has(id)));
};
