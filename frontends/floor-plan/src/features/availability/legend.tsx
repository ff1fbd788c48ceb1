import { color, space, tableStates } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TableKind, TableState } from '@tablewell/api-client/book';
import { statusLabel } from '../../live/status';
import { t } from '../../texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  list-style: none;
  font-size: 0.9375rem;
  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  text {
    fill: ${color.text};
    font-size: 12px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** In the order in which one looks for a table. */
const kinds = ['free', 'occupied', 'over', 'due', 'blocked'] as const;

/** The legend of the colors and signs on the canvas, with the number of tables of each state. */
export function Legend({ states }: { states: ReadonlyMap<string, TableState> }) {
  const counts = new Map<TableKind, number>();
  for (const { kind } of states.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const shown = kinds.filter((kind) => (kind !== 'blocked' && kind !== 'over') || counts.has(kind));
  return (
    <List aria-label={t('plan.legend')}>
      {shown.map((kind) => {
        const { fill, stroke, dash, sign } = tableStates[kind];
        return (
          <li key={kind}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect
                x="2"
                y="2"
                width="20"
                height="20"
                rx="5"
                strokeWidth="2"
                style={{ fill, stroke, strokeDasharray: dash }}
              />
              <text x="12" y="12">
                {sign}
              </text>
            </svg>
            <span>{statusLabel(kind)}</span>
            {states.size > 0 && <strong>{counts.get(kind) ?? 0}</strong>}
          </li>
        );
      })}
    </List>
  );
}
