import type { Conflict, Conflicts } from '../../model/merging';
import type { Combination, Piece } from '../../model/document';
import type { Plan, Table } from '../../model/table';

const numberOf = (table: Table): string => `Table ${table.number || 'without number'}`;

/** The texts of conflicts; where one user deleted the item, the text names both actions. */
export function conflictWords({ tables, combinations, pieces }: Conflicts, plan: Plan): readonly string[] {
  const number = new Map(plan.map(({ id, number: own }) => [id, own]));
  const combinationName = ({ tables: ids }: Combination): string =>
    `Combination ${ids.map((id) => number.get(id) ?? '?').join(' + ')}`;
  const pieceName = ({ kind, label }: Piece): string =>
    `Background: ${kind}${label === '' ? '' : ` “${label}”`}`;
  return [
    ...tables.map((conflict) => worded(conflict, numberOf)),
    ...combinations.map((conflict) => worded(conflict, combinationName)),
    ...pieces.map((conflict) => worded(conflict, pieceName)),
  ];
}

function worded<Item>(
  { local, saved }: Pick<Conflict, 'id'> & { local: Item | undefined; saved: Item | undefined },
  name: (item: Item) => string,
): string {
  if (local === undefined) return saved === undefined ? '' : `${name(saved)}: deleted here, changed by them`;
  return saved === undefined ? `${name(local)}: changed here, deleted by them` : name(local);
}
