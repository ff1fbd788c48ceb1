import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TableKind, TableState } from '@tablewell/api-client/evening';
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

/** The sign of each state, so that color is not its only mark. */
export const signs: Record<TableKind, string> = {
  free: '○',
  due: '◐',
  occupied: '●',
  over: '!',
  blocked: '⊘',
};
const kinds = ['free', 'due', 'occupied', 'over', 'blocked'] as const;

/** What the signs of the map mean, with the number of tables of each. */
export function MapLegend({ states }: { states: readonly TableState[] }) {
  const count = (kind: TableKind): number => states.filter((state) => state.kind === kind).length;
  return (
    <List aria-label={t('tonight.floor.legend')}>
      {kinds
        .filter((kind) => kind !== 'blocked' || count(kind) > 0)
        .map((kind) => (
          <li key={kind}>
            <span aria-hidden="true">{signs[kind]} </span>
            {kindLabel(kind)} <b>{count(kind)}</b>
          </li>
        ))}
    </List>
  );
}
