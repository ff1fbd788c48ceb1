import type { KeyboardEvent, PointerEvent } from 'react';
import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { minutesOver } from '@tablewell/api-client/evening';
import { clockAt, stageLabel, tablesLabel } from '../words';
import { headHeight, rowHeight } from './layout';
import type { Bar } from './layout';
import { t } from '../texts';

const PartyBlock = styled.g`
  cursor: grab;
  /* A finger on a party drags it; beside it, it scrolls. */
  touch-action: none;
  outline: none;
  rect {
    fill: ${color.infoSoft};
    stroke: ${color.info};
  }
  text {
    fill: ${color.text};
    font-size: 13px;
    font-weight: 600;
    pointer-events: none;
  }
  &[data-stage='seated'] rect {
    fill: ${color.accentSoft};
    stroke: ${color.accent};
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
  &[data-stage='finished'] rect {
    fill: ${color.sunken};
    stroke: ${color.border};
  }
  &[data-stage='finished'] text {
    fill: ${color.textMuted};
  }
  &[data-over] rect {
    fill: ${color.dangerSoft};
    stroke: ${color.danger};
  }
  &[data-dragged] {
    cursor: grabbing;
    touch-action: none;
    opacity: 0.85;
  }
  &[data-clash] rect {
    fill: ${color.dangerSoft};
    stroke: ${color.danger};
    stroke-dasharray: 4 3;
  }
  &:focus-visible rect {
    stroke: ${color.focus};
    stroke-width: 3;
  }
`;

interface PartyBarProps {
  bar: Bar;
  zone: string;
  now: number;
  /** How far it is dragged, in pixels. */
  by: { readonly x: number; readonly y: number } | undefined;
  clashes: boolean;
  onPointerDown: (event: PointerEvent<SVGGElement>) => void;
  onOpen: () => void;
}

/** A party at one table, for as long as it stays. */
export function PartyBar({ bar, zone, now, by, clashes, onPointerDown, onOpen }: PartyBarProps) {
  const { party, row, x, width } = bar;
  const y = headHeight + row * rowHeight + 4;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <PartyBlock
      role="button"
      tabIndex={0}
      aria-label={t('tonight.timeline.party', {
        name: party.name,
        size: party.size,
        time: clockAt(party.startsAt, zone),
        table: tablesLabel(party),
        stage: stageLabel(party.stage),
      })}
      data-stage={party.stage}
      data-over={minutesOver(party, now) > 0 ? '' : undefined}
      data-dragged={by ? '' : undefined}
      data-clash={by && clashes ? '' : undefined}
      transform={`translate(${x + (by?.x ?? 0)} ${y + (by?.y ?? 0)})`}
      onPointerDown={onPointerDown}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <rect width={width} height={rowHeight - 8} rx={6} />
      <svg width={Math.max(0, width - 8)} height={rowHeight - 8} x={4}>
        <text x={4} y={21}>
          {party.size} · {party.name}
        </text>
      </svg>
    </PartyBlock>
  );
}
