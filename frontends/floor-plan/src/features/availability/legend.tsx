import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { TableState } from '@tablewell/api-client/evening';
import { statusLabel, statusOf, statuses } from '../../live/status';
import type { Status } from '../../live/status';
import { marks } from '../canvas/table-shape';
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

const paint: Record<Status, { fill: string; stroke: string; strokeDasharray?: string }> = {
  Available: { fill: color.successSoft, stroke: color.loadAvailable },
  Occupied: { fill: color.dangerSoft, stroke: color.loadFull },
  Reserved: { fill: color.warningSoft, stroke: color.loadBusy, strokeDasharray: '5 3' },
  Blocked: { fill: color.sunken, stroke: color.textMuted, strokeDasharray: '2 3' },
};

/** The legend of the colors and signs on the canvas, with the number of tables of each status. */
export function Legend({ states }: { states: ReadonlyMap<string, TableState> }) {
  const counts = new Map<Status, number>();
  for (const { kind } of states.values()) counts.set(statusOf[kind], (counts.get(statusOf[kind]) ?? 0) + 1);
  const shown = statuses.filter((status) => status !== 'Blocked' || counts.has(status));
  return (
    <List aria-label={t('plan.legend')}>
      {shown.map((status) => (
        <li key={status}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="2" y="2" width="20" height="20" rx="5" strokeWidth="2" style={paint[status]} />
            <text x="12" y="12">
              {marks[status]}
            </text>
          </svg>
          <span>{statusLabel(status)}</span>
          {states.size > 0 && <strong>{counts.get(status) ?? 0}</strong>}
        </li>
      ))}
    </List>
  );
}
