import { color } from '@tablewell/ui';
import { hourAt } from '../words';
import { headHeight, labelWidth, noTable, rowHeight } from './layout';
import type { TimelineLayout } from './layout';
import { t } from '../texts';

/** Hours across the top, one row per table. */
export function Ruler({ layout, zone }: { layout: TimelineLayout; zone: string }) {
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

/** The present as a line across all rows, if it is within the hours that are shown. */
export function PresentLine({ layout, now }: { layout: TimelineLayout; now: number }) {
  const x = layout.x(now);
  if (x < labelWidth || x > layout.width) return null;
  return (
    <line
      x1={x}
      x2={x}
      y1={headHeight - 8}
      y2={layout.height}
      stroke={color.danger}
      strokeWidth="2"
      pointerEvents="none"
    />
  );
}
