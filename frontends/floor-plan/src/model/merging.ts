import { sameItem } from './document';
import type { Combination, Document, Piece } from './document';
import { nextNumber } from './numbering';
import type { Plan, Table } from './table';

/** An item that both users changed differently. A side is absent where that user deleted the item. */
export interface Conflict<Item = Table | Combination | Piece> {
  readonly id: string;
  readonly local: Item | undefined;
  readonly saved: Item | undefined;
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

export type Side = 'local' | 'saved';

/**
 * The three-way merge of two edits of a layout: each table, combination and piece in its changed state. Where both users
 * changed an item differently, `prefer` decides, and the item is listed among the conflicts.
 */
export function merge(base: Document, local: Document, saved: Document, prefer: Side = 'saved'): Merged {
  const plan = mergeItems(base.plan, local.plan, saved.plan, prefer);
  const combinations = mergeItems(base.combinations, local.combinations, saved.combinations, prefer);
  const background = mergeItems(base.background, local.background, saved.background, prefer);
  const merged: Document = {
    plan: renumber(plan.items, base, local, saved),
    combinations: withoutRepeats(combinations.items, saved.combinations),
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
  local: readonly Item[],
  saved: readonly Item[],
  prefer: Side,
): { items: Item[]; conflicts: Conflict<Item>[] } {
  const [was, own, other] = [base, local, saved].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  );
  const conflicts: Conflict<Item>[] = [];
  const items: Item[] = [];
  // In the local order; the other user's additions come last, which draws them on top.
  const ids = new Set([...local, ...saved].map(({ id }) => id));
  for (const id of ids) {
    const [before, a, b] = [was?.get(id), own?.get(id), other?.get(id)];
    let kept = a;
    if (sameItem(a, before)) kept = b;
    else if (!sameItem(b, before) && !sameItem(a, b)) {
      conflicts.push({ id, local: a, saved: b });
      kept = prefer === 'local' ? a : b;
    }
    if (kept) items.push(kept);
  }
  return { items, conflicts };
}

/** Tables that both users add get the same next number: the local ones are renumbered. */
function renumber(plan: Plan, base: Document, local: Document, saved: Document): Plan {
  const old = new Set(base.plan.map(({ id }) => id));
  const added = new Set(local.plan.filter(({ id }) => !old.has(id)).map(({ id }) => id));
  const taken = new Set(saved.plan.filter(({ id }) => !added.has(id)).map(({ number }) => number));
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
function withoutRepeats(items: readonly Combination[], saved: readonly Combination[]): Combination[] {
  const first = new Map(saved.map((each) => [setOf(each), each.id]));
  return items.filter((each) => (first.get(setOf(each)) ?? each.id) === each.id);
}

/** Removes the combinations of tables that the other user deleted. */
const ofTables = ({ plan, combinations }: Document): readonly Combination[] => {
  const there = new Set(plan.map(({ id }) => id));
  return combinations.filter(({ tables }) => tables.every((id) => there.has(id)));
};
