import { scaleBand, scaleLinear } from 'd3';
import { useRef } from 'react';
import { color, useWidth } from '@tablewell/ui';
import { clock } from '../../../lib/language';
import type { Reports } from '../api/reports';
import { weekdayLabel, weekdays } from '../weekdays';
import { t } from '../texts';
import { Frame } from './frame';

const rowHeight = 26;
const margin = { top: 4, bottom: 24, left: 44, right: 4 };
const quarter = 15;

/** Who sits at tables by weekday and quarter of an hour: the darker, the more people. The figures are in a table, too. */
export function HeatMap({ use, label }: { use: Reports['tableUse']; label: string }) {
  const box = useRef<HTMLElement>(null);
  const width = Math.max(useWidth(box), 260);
  const height = margin.top + margin.bottom + rowHeight * weekdays.length;
  const minutes = use.map(({ minute }) => minute);
  const [first, last] = [Math.min(...minutes), Math.max(...minutes) + quarter];
  const x = scaleLinear()
    .domain([first, last])
    .range([margin.left, width - margin.right]);
  const y = scaleBand<number>()
    .domain(weekdays)
    .range([margin.top, height - margin.bottom])
    .padding(0.1);
  const shade = scaleLinear()
    .domain([0, Math.max(1, ...use.map(({ covers }) => covers))])
    .range([0.08, 1]);
  const hours = Array.from(
    { length: Math.floor(last / 60) - Math.ceil(first / 60) + 1 },
    (_, index) => Math.ceil(first / 60) + index,
  );
  const every = Math.max(1, Math.ceil(46 / (x(60) - x(0))));
  return (
    <Frame ref={box}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {weekdays.map((weekday) => (
          <text
            key={weekday}
            x={margin.left - 8}
            y={(y(weekday) ?? 0) + y.bandwidth() / 2}
            dy="0.32em"
            textAnchor="end"
          >
            {weekdayLabel(weekday)}
          </text>
        ))}
        {use.map(({ weekday, minute, parties, covers }) => (
          <rect
            key={`${weekday} ${minute}`}
            fill={color.accent}
            fillOpacity={shade(covers)}
            x={x(minute)}
            y={y(weekday)}
            width={Math.max(1, x(minute + quarter) - x(minute) - 0.5)}
            height={y.bandwidth()}
          >
            <title>
              {t('reports.use.cell', {
                day: weekdayLabel(weekday),
                time: clock.label(minute),
                parties: parties.toFixed(1),
                covers: covers.toFixed(1),
              })}
            </title>
          </rect>
        ))}
        {hours
          .filter((_hour, index) => index % every === 0)
          .map((hour) => (
            <text key={hour} x={x(hour * 60)} y={height - 6} textAnchor="middle">
              {clock.hour(hour * 60)}
            </text>
          ))}
      </svg>
    </Frame>
  );
}
