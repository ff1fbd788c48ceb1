import { scaleLinear } from 'd3';
import { useRef } from 'react';
import { BeforeAfterFrame, BeforeAfterLegend } from './before-after';
import { useWidth } from './use-width';

const height = 132;
const margin = { top: 8, bottom: 22, left: 28, right: 4 };
const foot = height - margin.bottom;
/** The fraction of a day's width that its bar takes. */
const barShare = 0.8;

/** The starts that a date offers before and after a change, by party size. */
export interface OfferedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

interface StartsChartProps {
  days: readonly OfferedDay[];
  /** The index of the party size in the counts. */
  at: number;
  label: string;
  /** The words for the two states. */
  legend: { readonly before: string; readonly after: string };
  /** A date in a few characters, as the reader writes it: `Nov 21`. */
  dateLabel: (date: string) => string;
}

/** Offered starts of each day: bars after the change, outlines before it. */
export function StartsChart({ days, at, label, legend, dateLabel }: StartsChartProps) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 260);
  const band = (width - margin.left - margin.right) / Math.max(1, days.length);
  const ticks = ticksTo(
    Math.max(1, ...days.map(({ before, after }) => Math.max(before[at] ?? 0, after[at] ?? 0))),
  );
  const y = (count: number): number => foot - (count / (ticks.at(-1) ?? 1)) * (foot - margin.top);
  const bar = (count: number) => ({
    y: y(count),
    height: foot - y(count),
    width: band * barShare,
  });
  return (
    <BeforeAfterFrame ref={box}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={margin.left} x2={width - margin.right} />
            <text x={margin.left - 6} dy="0.32em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {days.map(({ date, before, after }, index) => (
          <g key={date} transform={`translate(${margin.left + (index + (1 - barShare) / 2) * band} 0)`}>
            <rect className="after" rx={2} {...bar(after[at] ?? 0)} />
            <rect className="before" rx={2} {...bar(before[at] ?? 0)} />
            {index % 7 === 0 && (
              <text
                x={index > 0 && index >= days.length - 3 ? band * barShare : 0}
                y={height - 6}
                // A date at the right edge would be cut off.
                textAnchor={index > 0 && index >= days.length - 3 ? 'end' : 'start'}
              >
                {dateLabel(date)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <BeforeAfterLegend before={legend.before} after={legend.after} />
    </BeforeAfterFrame>
  );
}

/** Two to five round counts, the first 0 and the last at least `most`, which is 1 or more. */
export function ticksTo(most: number): number[] {
  // Up to 3, a step for each: there are no halves of a start.
  const about = Math.min(3, most);
  return scaleLinear([0, most], [0, 1]).nice(about).ticks(about);
}
