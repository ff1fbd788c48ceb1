import { scaleBand, scaleLinear, stack } from 'd3';
import { useRef } from 'react';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useWidth } from '@tablewell/ui';
import { reasonsIn } from './lost-covers';
import type { HourLoss } from './lost-covers';
import type { UnmetReason } from '../../../lib/unmet-reasons';
import { t } from '../texts';

const height = 200;
const margin = { top: 22, bottom: 26, left: 36, right: 4 };

const colors: Record<UnmetReason, string> = {
  tables: color.loadFull,
  pacing: color.loadBusy,
  window: color.loadModerate,
  sizes: color.loadAvailable,
  closed: color.control,
};

const Frame = styled.figure`
  margin: 0;
  min-width: 0;
  svg {
    display: block;
    max-width: none;
  }
  text {
    fill: ${color.textMuted};
    font-size: 12px;
  }
  .total {
    fill: ${color.text};
    font-weight: 600;
  }
  line {
    stroke: ${color.border};
  }
  rect {
    stroke: ${color.surface};
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  margin-top: ${space.xs};
  color: ${color.textMuted};
  font-size: 0.875rem;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
  i {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 3px;
  }
`;

/** Lost covers by hour of the day, stacked by the kind of rule. The figures are in a table, too. */
export function DemandChart({ losses, label }: { losses: readonly HourLoss[]; label: string }) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 240);
  const shown = reasonsIn(losses);
  const x = scaleBand<string>()
    .domain(losses.map((loss) => loss.label))
    .range([margin.left, width - margin.right])
    .padding(0.2);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...losses.map(({ total }) => total))])
    .nice(4)
    .range([height - margin.bottom, margin.top]);
  const stacks = stack<HourLoss, UnmetReason>()
    .keys(shown.map(({ id }) => id))
    .value(({ covers }, id) => covers[id])(losses);
  // Labels of every second hour if they would touch.
  const every = x.step() < 44 ? (x.step() < 24 ? 3 : 2) : 1;
  const looked = losses.at(-1)?.hour === undefined ? losses.length - 1 : Infinity;
  const isLabeled = (index: number) =>
    index === looked || (index % every === 0 && looked - index > every - 1);
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
        {stacks.map((series) =>
          series.map(([from, to], index) => (
            <rect
              key={`${series.key} ${losses[index]?.label}`}
              fill={colors[series.key]}
              x={x(losses[index]?.label ?? '')}
              y={y(to)}
              width={x.bandwidth()}
              height={Math.max(0, y(from) - y(to))}
            />
          )),
        )}
        {losses.map((loss, index) => (
          <g key={loss.label} transform={`translate(${(x(loss.label) ?? 0) + x.bandwidth() / 2} 0)`}>
            {loss.total > 0 && (
              <text className="total" y={y(loss.total) - 6} textAnchor="middle">
                {loss.total}
              </text>
            )}
            {isLabeled(index) && (
              <text y={height - 8} textAnchor={loss.hour === undefined && every > 1 ? 'end' : 'middle'}>
                {loss.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Legend aria-label={t('overview.demand.legend')}>
        {shown.map(({ id, label: name }) => (
          <li key={id}>
            <i style={{ background: colors[id] }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </Legend>
    </Frame>
  );
}
