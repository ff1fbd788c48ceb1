import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { color, tableStates } from '@tablewell/ui';
import { css, styled } from 'styled-components';
import { expectedAt, isExpected, minutesOver } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import {
  allergyLabel,
  answerLabel,
  hasAllergy,
  isComing,
  isUnreached,
  isVip,
} from '../../../lib/party-signs';
import { clockAt, shortClockAt } from '../../../lib/clock';
import { partlyHere, runningLate, stageLabel, tablesLabel } from '../../../parts/evening/labels';
import type { Bar } from './layout';
import { t } from '../texts';

/** The states of a table that has a party: its bar has the colors that the table has on the floor. */
const kinds = ['due', 'occupied', 'over'] as const;

const PartyBlock = styled.g`
  cursor: grab;
  outline: none;
  rect {
    /* A finger on a party drags it; beside it, it scrolls. Fingers meet the rectangle, not its group. */
    touch-action: none;
  }
  text {
    fill: ${color.text};
    font-size: 13px;
    font-weight: 600;
    pointer-events: none;
    user-select: none;
  }
  [data-sign='allergy'] {
    fill: ${color.danger};
  }
  [data-sign='vip'],
  [data-sign='first'] {
    fill: ${color.brass};
  }
  ${kinds.map(
    (kind) => css`
      &[data-kind='${kind}'] rect {
        fill: ${tableStates[kind].fill};
        stroke: ${tableStates[kind].stroke};
      }
    `,
  )}
  &[data-kind='occupied'] rect,
  &[data-kind='over'] rect {
    stroke-width: 2;
  }
  &[data-stage='arrived'] rect {
    stroke-width: 2;
    stroke-dasharray: 5 3;
  }
  &[data-stage='requested'] rect {
    fill: ${color.surface};
    stroke: ${color.warning};
    stroke-dasharray: 3 3;
  }
  &[data-stage='finished'] {
    cursor: pointer;
  }
  &[data-stage='finished'] rect {
    touch-action: auto;
    fill: ${color.sunken};
    stroke: ${color.border};
  }
  &[data-stage='finished'] text {
    fill: ${color.textMuted};
  }
  &[data-lost] rect {
    fill: ${color.dangerSoft};
    stroke: ${color.danger};
    stroke-width: 2;
    stroke-dasharray: 3 3;
  }
  &[data-dragged] {
    cursor: grabbing;
    opacity: 0.85;
  }
  &[data-effect='ask'] rect {
    stroke: ${color.warning};
    stroke-dasharray: 4 3;
  }
  &[data-effect='refused'] rect {
    fill: ${color.dangerSoft};
    stroke: ${color.danger};
    stroke-dasharray: 4 3;
  }
  &[data-search='hit'] rect {
    stroke: ${color.brass};
    stroke-width: 3;
  }
  &[data-search='other'] {
    opacity: 0.35;
  }
  &:focus-visible rect {
    stroke: ${color.focus};
    stroke-width: 3;
  }
`;

/** Between a bar and the lines of its row, in pixels. */
const inset = 2;

interface PartyBarProps {
  bar: Bar;
  /** Its position in the layout. */
  index: number;
  rowHeight: number;
  /** The table of its row. */
  table: string | undefined;
  /** Whether a host looks for it, or for others. */
  search: 'hit' | 'other' | undefined;
  isFirstVisit: boolean;
  zone: string;
  now: number;
  /** How far it is dragged, in pixels. */
  byX: number | undefined;
  byY: number | undefined;
  /** What dropping it would do. */
  effect: string | undefined;
  onOpen: (party: Party) => void;
}

/** A party at one table, for as long as it stays. */
export const PartyBar = memo(function PartyBar(props: PartyBarProps) {
  const { bar, index, rowHeight, table, search, isFirstVisit, zone, now, byX, byY, effect, onOpen } = props;
  const { party, row, x, width, textX } = bar;
  const height = rowHeight - 2 * inset;
  const y = row * rowHeight + inset;
  const [first, ...others] = party.tables;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen(party);
  };
  return (
    <PartyBlock
      role="button"
      tabIndex={0}
      aria-label={[
        t('tonight.timeline.party', {
          name: party.name,
          size: party.size,
          time: clockAt(party.startsAt, zone),
          table: tablesLabel(party),
          stage: stageLabel(party.stage),
        }),
        runningLate(party, zone),
        partlyHere(party),
        party.stage === 'booked' ? answerLabel(party) : '',
        allergyLabel(party),
        isVip(party) ? t('tonight.row.vip') : '',
        isFirstVisit ? t('tonight.row.firstVisit') : '',
      ]
        .filter(Boolean)
        .join(', ')}
      data-bar={index}
      data-drop-table={table}
      data-stage={party.stage}
      data-lost={first === undefined ? '' : undefined}
      data-kind={kindOf(party, now)}
      data-dragged={byX === undefined ? undefined : ''}
      data-effect={effect}
      data-search={search}
      transform={`translate(${x + (byX ?? 0)} ${y + (byY ?? 0)})`}
      onClick={() => onOpen(party)}
      onKeyDown={onKeyDown}
    >
      <rect width={width} height={height} rx={5} />
      <svg width={Math.max(0, width - 8 - textX)} height={height} x={4 + textX}>
        <text x={others.length > 0 ? 12 : 4} y={height / 2 + 4.5}>
          {hasAllergy(party) && <tspan data-sign="allergy">▲ </tspan>}
          {isComing(party) && <tspan data-sign="coming">✓ </tspan>}
          {isUnreached(party) && <tspan data-sign="unreached">? </tspan>}
          {isVip(party) && <tspan data-sign="vip">★ </tspan>}
          {isFirstVisit && <tspan data-sign="first">✦ </tspan>}
          {party.peopleHere !== undefined && `${party.peopleHere}/`}
          {party.size} · {party.name}
          {party.late && isExpected(party) && ` · ~${shortClockAt(expectedAt(party), zone)}`}
          {others.length > 0 && ` · ${party.tables.join('+')}`}
        </text>
      </svg>
    </PartyBlock>
  );
});

function kindOf(party: Party, now: number): (typeof kinds)[number] | undefined {
  if (minutesOver(party, now) > 0) return 'over';
  if (party.stage === 'seated') return 'occupied';
  return party.stage === 'finished' || party.stage === 'requested' ? undefined : 'due';
}
