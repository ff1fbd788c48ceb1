import { scaleBand, scaleLinear } from 'd3';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { color } from '@tablewell/ui';
import { Axis, Details, detailsWidth, Frame, height, margin, Scroller, Slot } from './load-chart-style';
import type { DayLoad, SlotLoad } from './slot-load';
import { slotDetails, slotSentence } from './slot-words';
import { statusColor } from './status-look';
import { useSideways } from './use-sideways';
import { useWidth } from '@tablewell/ui';

/** A bar stays wide enough for a finger; on a phone the chart scrolls sideways. */
const leastStep = 26;

interface LoadChartProps {
  load: DayLoad;
  /** A description of the chart. */
  label: string;
  /** Minute of the slot whose tables are shown. */
  selected: number | undefined;
  onSelect: (minute: number) => void;
}

/**
 * A bar for each half hour, 0 to 100%: guests who start in it, and above them those seated earlier. One tab stop;
 * arrows, Home and End move, Enter and Space select.
 */
export function LoadChart({ load, label, selected, onSelect }: LoadChartProps) {
  const { slots, estimated } = load;
  const box = useRef<HTMLDivElement>(null);
  const bars = useRef<SVGSVGElement>(null);
  const hatch = useId();
  const [pointed, setPointed] = useState<number>();
  const [stop, setStop] = useState(0);
  const room = useWidth(box);
  const width = Math.max(room, margin.left + margin.right + slots.length * leastStep);

  const x = scaleBand<number>()
    .domain(slots.map(({ minute }) => minute))
    .range([margin.left, width - margin.right])
    .paddingInner(0.22)
    .paddingOuter(0.1);
  const y = scaleLinear()
    .domain([0, 100])
    .range([height - margin.bottom, margin.top])
    .clamp(true);
  // A phone shows the first slots with taken tables, not the empty hours before them.
  const first = slots.find(({ percent, seatedPercent }) => percent + seatedPercent > 0);
  const start = Math.max(0, (x(first?.minute ?? 0) ?? 0) - margin.left - x.step());
  const { scrolled, more, onScroll } = useSideways(box, { start, width, room });
  // Labels on full hours only, if those of half hours would touch.
  const every = x.step() < 68 ? (x.step() < 34 ? 4 : 2) : 1;
  const shown = slots.find(({ minute }) => minute === pointed);
  const tabStop = Math.min(stop, slots.length - 1);

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const slot = slots[index];
    if ((event.key === 'Enter' || event.key === ' ') && slot) {
      event.preventDefault();
      return onSelect(slot.minute);
    }
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: slots.length - 1 }[event.key];
    if (target === undefined || !slots[target]) return;
    event.preventDefault();
    setStop(target);
    bars.current?.querySelectorAll<SVGGElement>('[role="button"]')[target]?.focus();
  }

  return (
    <Frame>
      <Scroller ref={box} data-more={more} onScroll={onScroll}>
        <svg ref={bars} width={width} height={height} role="group" aria-label={label}>
          <defs>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill={color.sunken} />
              <line x1="0" y1="0" x2="0" y2="6" stroke={color.control} strokeWidth="3" />
            </pattern>
          </defs>
          <g aria-hidden="true">
            {y.ticks(4).map((tick) => (
              <g key={tick} transform={`translate(0 ${y(tick)})`}>
                <line x1={margin.left} x2={width - margin.right} stroke={color.border} />
              </g>
            ))}
          </g>
          {slots.map((slot, index) => (
            <Slot
              key={slot.minute}
              role="button"
              aria-label={slotSentence(slot, estimated)}
              aria-pressed={slot.minute === selected}
              tabIndex={index === tabStop ? 0 : -1}
              transform={`translate(${x(slot.minute) ?? 0} 0)`}
              onClick={() => {
                setStop(index);
                onSelect(slot.minute);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              onFocus={() => setPointed(slot.minute)}
              onBlur={() => setPointed(undefined)}
              onPointerEnter={() => setPointed(slot.minute)}
              onPointerLeave={() => setPointed(undefined)}
            >
              <rect
                className="ground"
                x={-(x.step() - x.bandwidth()) / 2}
                y={2}
                width={x.step()}
                height={height - 4}
                rx={6}
              />
              <Bar slot={slot} width={x.bandwidth()} y={y} hatch={hatch} />
              {(slot.minute / 30) % every === 0 && (
                <text
                  aria-hidden="true"
                  x={x.bandwidth() / 2}
                  y={height - 10}
                  fontSize="12"
                  fill={color.textMuted}
                  textAnchor="middle"
                >
                  {slot.label}
                </text>
              )}
            </Slot>
          ))}
        </svg>
      </Scroller>
      <Axis aria-hidden="true" width={margin.left} height={height - margin.bottom + 8}>
        {y.ticks(4).map((tick) => (
          <text key={tick} x={margin.left - 8} y={y(tick)} dy="0.32em">
            {tick}%
          </text>
        ))}
      </Axis>
      {shown && (
        <Details
          aria-hidden="true"
          style={{ left: detailsLeft((x(shown.minute) ?? 0) + x.bandwidth() / 2 - scrolled, room) }}
        >
          <dt className="time">{shown.label}</dt>
          {slotDetails(shown, estimated).map(([name, value]) => (
            <Line key={name} name={name} value={value} />
          ))}
        </Details>
      )}
    </Frame>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

/** Beside the bar, on the side with room; over it if neither side has room, as on a phone. */
export const detailsLeft = (middle: number, room: number): number => {
  const beside = middle < room / 2 ? middle + 16 : middle - 16 - detailsWidth;
  return Math.max(0, Math.min(beside, room - detailsWidth));
};

interface BarProps {
  slot: SlotLoad;
  width: number;
  y: (percent: number) => number;
  hatch: string;
}

function Bar({ slot, width, y, hatch }: BarProps) {
  const starts = y(slot.percent);
  const top = y(slot.percent + slot.seatedPercent);
  return (
    <>
      <rect y={starts} width={width} height={y(0) - starts} rx={3} fill={statusColor[slot.status]} />
      <rect
        y={top}
        width={width}
        height={Math.max(0, starts - top - 1)}
        rx={3}
        fill={`url(#${hatch})`}
        stroke={color.control}
        strokeWidth={top < starts ? 1 : 0}
      />
    </>
  );
}
