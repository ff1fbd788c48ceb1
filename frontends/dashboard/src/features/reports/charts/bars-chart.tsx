import { scaleBand, scaleLinear, stack } from 'd3';
import { useRef } from 'react';
import { color, useWidth } from '@tablewell/ui';
import type { Bar } from '../grouped';
import { colorAt, Frame, Legend } from './frame';

const height = 220;
const margin = { top: 10, bottom: 26, left: 40, right: 4 };

/** A part of each bar. */
export interface Part {
  /** Its name in the values of bars. */
  readonly name: string;
  readonly label: string;
}

interface BarsChartProps {
  bars: readonly Bar[];
  parts: readonly Part[];
  label: string;
  legendLabel: string;
}

/** Figures by day, week or month, stacked by their parts. The figures are in a table, too. */
export function BarsChart({ bars, parts, label, legendLabel }: BarsChartProps) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 260);
  const x = scaleBand<string>()
    .domain(bars.map(({ first }) => first))
    .range([margin.left, width - margin.right])
    .padding(0.2);
  const total = ({ values }: Bar) => parts.reduce((sum, { name }) => sum + (values[name] ?? 0), 0);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(total))])
    .nice(4)
    .range([height - margin.bottom, margin.top]);
  const stacks = stack<Bar, string>()
    .keys(parts.map(({ name }) => name))
    .value(({ values }, name) => values[name] ?? 0)(bars);
  // Labels that would touch are left out; the table has them.
  const longest = Math.max(1, ...bars.map((bar) => bar.label.length));
  const every = Math.max(1, Math.ceil((longest * 7 + 10) / x.step()));
  return (
    <Frame ref={box}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {y
          .ticks(4)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <line x1={margin.left} x2={width - margin.right} />
              <text x={margin.left - 8} dy="0.32em" textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
        {stacks.map((series, place) =>
          series.map(([from, to], index) => (
            <rect
              key={`${series.key} ${bars[index]?.first}`}
              fill={colorAt(place)}
              stroke={color.surface}
              x={x(bars[index]?.first ?? '')}
              y={y(to)}
              width={x.bandwidth()}
              height={Math.max(0, y(from) - y(to))}
            />
          )),
        )}
        {bars.map(({ first, label: name }, index) => {
          const middle = (x(first) ?? 0) + x.bandwidth() / 2;
          // A label at the right edge would be cut off.
          const isLast = middle + longest * 3.5 > width;
          return (
            index % every === 0 && (
              <text
                key={first}
                x={isLast ? width - margin.right : middle}
                y={height - 8}
                textAnchor={isLast ? 'end' : 'middle'}
              >
                {name}
              </text>
            )
          );
        })}
      </svg>
      <Legend aria-label={legendLabel}>
        {parts.map(({ name, label: words }, place) => (
          <li key={name}>
            <i style={{ background: colorAt(place) }} aria-hidden="true" />
            {words}
          </li>
        ))}
      </Legend>
    </Frame>
  );
}
