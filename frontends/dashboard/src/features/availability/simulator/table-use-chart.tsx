import { scaleBand, scaleLinear } from 'd3';
import { useRef } from 'react';
import { useWidth } from '@tablewell/ui';
import { BeforeAfterFrame, BeforeAfterLegend } from '@tablewell/ui';
import type { TableUse } from './simulated-weeks';
import { t } from '../texts';

const height = 132;
const margin = { top: 8, bottom: 22, left: 38, right: 4 };

/** The use of each table: bars with the changed rules, outlines with those in force. The figures are in a table, too. */
export function TableUseChart({ uses, label }: { uses: readonly TableUse[]; label: string }) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 240);
  const x = scaleBand<string>()
    .domain(uses.map(({ number }) => number))
    .range([margin.left, width - margin.right])
    .padding(0.2);
  const most = Math.max(1, ...uses.map(({ today, draft }) => Math.max(today, draft)));
  const y = scaleLinear()
    .domain([0, most])
    .nice(3)
    .range([height - margin.bottom, margin.top]);
  const bar = (percent: number) => ({
    y: y(percent),
    height: Math.max(0, height - margin.bottom - y(percent)),
    width: x.bandwidth(),
  });
  // Labels that would touch are left out; the table has them.
  const longest = Math.max(1, ...uses.map(({ number }) => number.length));
  const every = Math.ceil((longest * 7 + 6) / x.step());
  return (
    <BeforeAfterFrame ref={box}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {y.ticks(3).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={margin.left} x2={width - margin.right} />
            <text x={margin.left - 6} dy="0.32em" textAnchor="end">
              {tick}%
            </text>
          </g>
        ))}
        {uses.map(({ number, today, draft }, index) => (
          <g key={number} transform={`translate(${x(number) ?? 0} 0)`}>
            <rect className="after" rx={2} {...bar(draft)} />
            <rect className="before" rx={2} {...bar(today)} />
            {index % every === 0 && (
              <text x={x.bandwidth() / 2} y={height - 6} textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        ))}
      </svg>
      <BeforeAfterLegend
        before={t('availability.simulator.legendInForce')}
        after={t('availability.simulator.legendThese')}
      />
    </BeforeAfterFrame>
  );
}
