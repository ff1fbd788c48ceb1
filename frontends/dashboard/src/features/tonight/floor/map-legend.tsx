import { color, space, tableStateNames, tableStates } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TableKind, TableState } from '@tablewell/api-client/book';
import { kindLabel } from './table-words';
import { t } from '../texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  margin: ${space.xs} 0 0;
  padding: 0;
  color: ${color.textMuted};
  font-size: 0.8125rem;
  list-style: none;
  b {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

/** What the signs of the map mean, with the number of tables of each. */
export function MapLegend({ states }: { states: readonly TableState[] }) {
  const count = (kind: TableKind): number => states.filter((state) => state.kind === kind).length;
  return (
    <List aria-label={t('tonight.floor.legend')}>
      {tableStateNames
        .filter((kind) => kind !== 'blocked' || count(kind) > 0)
        .map((kind) => (
          <li key={kind}>
            <span aria-hidden="true">{tableStates[kind].sign} </span>
            {kindLabel(kind)} <b>{count(kind)}</b>
          </li>
        ))}
    </List>
  );
}
