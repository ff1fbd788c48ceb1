import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { minutesOver } from '@tablewell/api-client/evening';
import type { Evening, Party } from '@tablewell/api-client/evening';
import { clockAt, hourAt, stageLabel, tablesLabel } from '../words';
import { BlockBands } from './block-bands';
import { clashOf, draggedStart } from './drop';
import type { Drop } from './drop';
import { headHeight, hourWidth, labelWidth, layOut, noTable, rowHeight } from './layout';
import type { Bar } from './layout';
import { t } from '../texts';

const Box = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  svg {
    display: block;
    max-width: none;
  }
`;

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

const Hint = styled.p`
  min-height: 1.5rem;
  margin-bottom: ${space.xxs};
  color: ${color.textMuted};
  font-size: 0.875rem;
  &[data-clash] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

interface Drag {
  readonly party: Party;
  readonly from: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
  readonly row: number;
}

interface TimelineProps {
  evening: Evening;
  now: number;
  onOpen: (party: Party) => void;
  onMove: (party: Party, drop: Drop) => void;
  /** Shows the blocks of the evening. */
  onBlocks: () => void;
}

/** Tables by time. A party is dragged to another table or time; a clash is shown before the drop. */
export function Timeline({ evening, now, onOpen, onMove, onBlocks }: TimelineProps) {
  const [drag, setDrag] = useState<Drag>();
  const wasDragged = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const layout = layOut(evening, now);
  const zone = evening.timezone;
  const drop = drag && dropOf(drag);
  const clash = drag && drop ? clashOf(evening, drag.party, drop, now) : undefined;

  // The timeline opens at the present, with what has just started still in sight; later scrolling is left to the user.
  const start = useRef(layout.x(now) - labelWidth - hourWidth);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = start.current;
  }, []);

  function dropOf({ party, by, row }: Drag): Drop {
    const target = Math.min(layout.rows.length - 1, Math.max(0, row + Math.round(by.y / rowHeight)));
    const byMs = layout.x.invert(labelWidth + by.x).getTime() - layout.x.invert(labelWidth).getTime();
    return { table: layout.rows[target] ?? noTable, startsAt: draggedStart(party, byMs) };
  }

  function begin(event: PointerEvent<SVGGElement>, { party, row }: Bar): void {
    if (event.button !== 0 || party.stage === 'finished') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = false;
    const from = { x: event.clientX, y: event.clientY };
    setDrag({ party, row, from, by: { x: 0, y: 0 } });
  }

  function follow(event: PointerEvent): void {
    if (!drag) return;
    const by = { x: event.clientX - drag.from.x, y: event.clientY - drag.from.y };
    if (Math.abs(by.x) + Math.abs(by.y) > 6) wasDragged.current = true;
    setDrag({ ...drag, by });
  }

  function end(): void {
    if (drag && drop && wasDragged.current && !clash && isElsewhere(drag, drop)) onMove(drag.party, drop);
    setDrag(undefined);
  }

  const isElsewhere = ({ party }: Drag, { table, startsAt }: Drop): boolean =>
    table !== noTable && (startsAt !== party.startsAt || !party.tables.includes(table));

  return (
    <div>
      <Hint role="status" data-clash={clash ? '' : undefined}>
        {clash
          ? clash.text
          : drag && drop && wasDragged.current
            ? t('tonight.timeline.drag', {
                name: drag.party.name,
                table: drop.table || '–',
                time: clockAt(drop.startsAt, zone),
              })
            : t('tonight.timeline.hint')}
      </Hint>
      <Box ref={box}>
        <svg
          width={layout.width}
          height={layout.height}
          role="group"
          aria-label={t('tonight.timeline.title')}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={() => setDrag(undefined)}
        >
          <Ruler layout={layout} zone={zone} />
          <BlockBands bands={layout.bands} zone={zone} onOpen={onBlocks} />
          {layout.bars.map((bar) => (
            <PartyBar
              key={`${bar.party.id} ${bar.row}`}
              bar={bar}
              zone={zone}
              now={now}
              by={drag?.party.id === bar.party.id ? drag.by : undefined}
              clashes={clash !== undefined}
              onPointerDown={(event) => begin(event, bar)}
              onOpen={() => {
                if (!wasDragged.current) onOpen(bar.party);
                wasDragged.current = false;
              }}
            />
          ))}
          {now >= layout.x.domain()[0]!.getTime() && now <= layout.x.domain()[1]!.getTime() && (
            <line
              x1={layout.x(now)}
              x2={layout.x(now)}
              y1={headHeight - 8}
              y2={layout.height}
              stroke={color.danger}
              strokeWidth="2"
              pointerEvents="none"
            />
          )}
        </svg>
      </Box>
    </div>
  );
}

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

function PartyBar({ bar, zone, now, by, clashes, onPointerDown, onOpen }: PartyBarProps) {
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

/** Hours across the top, one row per table. */
function Ruler({ layout, zone }: { layout: ReturnType<typeof layOut>; zone: string }) {
  return (
    <g aria-hidden="true">
      {layout.hours.map((hour) => (
        <g key={hour} transform={`translate(${layout.x(hour)} 0)`}>
          <line y1={headHeight} y2={layout.height} stroke={color.border} />
          <text x={4} y={21} fontSize="12" fill={color.textMuted}>
            {hourAt(hour, zone)}
          </text>
        </g>
      ))}
      {layout.rows.map((number, row) => (
        <g key={number} transform={`translate(0 ${headHeight + row * rowHeight})`}>
          <line x2={layout.width} stroke={color.border} />
          <text x={10} y={rowHeight / 2 + 5} fontSize="13" fontWeight="650" fill={color.text}>
            {number === noTable ? t('tonight.timeline.noTable') : number}
          </text>
        </g>
      ))}
    </g>
  );
}
