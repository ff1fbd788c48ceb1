import type { Conflict, Conflicts } from '../../model/merging';
import type { Combination, Piece } from '../../model/document';
import type { Plan, Table } from '../../model/table';
import { kindLabel } from '../background/kind-labels';
import { t } from '../../texts';

const numberOf = (table: Table): string =>
  t('plan.table.name', { number: table.number || t('plan.table.withoutNumber') });

/** The texts of conflicts; if one user deleted the item, the text names both actions. */
export function conflictWords({ tables, combinations, pieces }: Conflicts, plan: Plan): readonly string[] {
  const number = new Map(plan.map(({ id, number: own }) => [id, own]));
  const combinationName = ({ tables: ids }: Combination): string =>
    t('plan.conflict.combination', { tables: ids.map((id) => number.get(id) ?? '?').join(' + ') });
  const pieceName = ({ kind, label }: Piece): string =>
    label === ''
      ? t('plan.conflict.piece', { kind: kindLabel(kind).toLowerCase() })
      : t('plan.conflict.pieceNamed', { kind: kindLabel(kind).toLowerCase(), label });
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
  if (local === undefined)
    return saved === undefined ? '' : t('plan.conflict.deletedHere', { item: name(saved) });
  return saved === undefined ? t('plan.conflict.deletedThere', { item: name(local) }) : name(local);
}
