import { scaleBand, scaleLinear } from 'd3';
import { useRef } from 'react';
import { color, useWidth } from '@tablewell/ui';
import type { Reports } from '../api/reports';
import { t } from '../texts';
import { Frame, Legend } from './frame';

const rowHeight = 30;
const margin = { top: 4, bottom: 24, left: 76, right: 12 };

/** Measured stays by party size: a box for the middle half, a line for the median, and a mark where the plan is. */
export function StaysChart({ stays, label }: { stays: Reports['turnTimes']; label: string }) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 260);
  const height = margin.top + margin.bottom + rowHeight * stays.length;
  const y = scaleBand<number>()
    .domain(stays.map(({ partySize }) => partySize))
    .range([margin.top, height - margin.bottom])
    .padding(0.3);
  const x = scaleLinear()
    .domain([0, Math.max(30, ...stays.flatMap(({ upperQuartile, planned }) => [upperQuartile, planned]))])
    .nice(5)
    .range([margin.left, width - margin.right]);
  return (
    <Frame ref={box}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {x.ticks(5).map((tick) => (
          <g key={tick} transform={`translate(${x(tick)} 0)`}>
            <line y1={margin.top} y2={height - margin.bottom} />
            <text y={height - 6} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {stays.map(({ partySize, planned, median, lowerQuartile, upperQuartile }) => (
          <g key={partySize} transform={`translate(0 ${y(partySize)})`}>
            <text x={margin.left - 8} y={y.bandwidth() / 2} dy="0.32em" textAnchor="end">
              {t('reports.stays.size', { count: partySize })}
            </text>
            <rect
              fill={color.accent}
              fillOpacity={0.35}
              x={x(lowerQuartile)}
              width={Math.max(2, x(upperQuartile) - x(lowerQuartile))}
              height={y.bandwidth()}
              rx={3}
            />
            <rect fill={color.accent} x={x(median) - 1.5} width={3} height={y.bandwidth()} />
            <path
              d={`M${x(planned)} ${-2}v${y.bandwidth() + 4}`}
              stroke={color.loadFull}
              strokeWidth={2}
              strokeDasharray="3 3"
            />
          </g>
        ))}
      </svg>
      <Legend aria-label={t('reports.legend')}>
        <li>
          <i style={{ background: color.accent, opacity: 0.35 }} aria-hidden="true" />
          {t('reports.stays.half')}
        </li>
        <li>
          <i style={{ background: color.accent }} aria-hidden="true" />
          {t('reports.stays.median')}
        </li>
        <li>
          <i style={{ background: color.loadFull }} aria-hidden="true" />
          {t('reports.stays.planned')}
        </li>
      </Legend>
    </Frame>
  );
}
