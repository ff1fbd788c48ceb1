import { scaleBand, scaleLinear } from 'd3';
import { useRef } from 'react';
import { shortDate } from '../../../lib/calendar';
import { useWidth } from '../../overview/availability/use-width';
import { BeforeAfterLegend, Frame } from './before-after-style';
import type { Preview } from './preview-change';

const height = 132;
const margin = { top: 8, bottom: 22, left: 28, right: 4 };

export interface StartsChartProps {
  days: Preview['days'];
  /** The place of the party size in the counts. */
  at: number;
  label: string;
}

/** Offered starts of each day: bars after the change, outlines before it. */
export function StartsChart({ days, at, label }: StartsChartProps) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 260);
  const x = scaleBand<string>()
    .domain(days.map(({ date }) => date))
    .range([margin.left, width - margin.right])
    .padding(0.2);
  const most = Math.max(1, ...days.map(({ before, after }) => Math.max(before[at] ?? 0, after[at] ?? 0)));
  const y = scaleLinear()
    .domain([0, most])
    .nice(3)
    .range([height - margin.bottom, margin.top]);
  const bar = (count: number) => ({
    y: y(count),
    height: Math.max(0, height - margin.bottom - y(count)),
    width: x.bandwidth(),
  });
  return (
    <Frame ref={box}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {y.ticks(3).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={margin.left} x2={width - margin.right} />
            <text x={margin.left - 6} dy="0.32em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {days.map(({ date, before, after }, index) => (
          <g key={date} transform={`translate(${x(date) ?? 0} 0)`}>
            <rect className="after" rx={2} {...bar(after[at] ?? 0)} />
            <rect className="before" rx={2} {...bar(before[at] ?? 0)} />
            {index % 7 === 0 && (
              <text x={0} y={height - 6}>
                {shortDate(date).replace(/^\w+, /, '')}
              </text>
            )}
          </g>
        ))}
      </svg>
      <BeforeAfterLegend before="now" after="after the change" />
    </Frame>
  );
}
