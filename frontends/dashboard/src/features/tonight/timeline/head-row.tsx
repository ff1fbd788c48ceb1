import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening } from '@tablewell/api-client/book';
import { pacedCovers } from '../model/covers';
import { clockAt, hourAt } from '../../../lib/clock';
import { coversLabel, partiesLabel } from '../../../parts/evening/labels';
import type { TimelineLayout } from './layout';
import { t } from '../texts';

/** The hours, and below them the covers that start in each quarter. */
export const headHeight = 44;

const Covers = styled.g`
  text {
    fill: ${color.textMuted};
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-most] text {
    fill: ${color.text};
    font-weight: 700;
  }
  [data-over] text {
    fill: ${color.danger};
    font-weight: 700;
  }
  rect {
    fill: ${color.loadModerate};
  }
  [data-most] rect {
    fill: ${color.loadBusy};
  }
  [data-over] rect {
    fill: ${color.loadFull};
  }
`;

interface HeadRowProps {
  layout: Pick<TimelineLayout, 'hours' | 'x' | 'width'>;
  evening: Evening;
}

/** The hours across the top, and the covers of each quarter against the limit of pacing. */
export function HeadRow({ layout, evening }: HeadRowProps) {
  const zone = evening.timezone;
  return (
    <svg width={layout.width} height={headHeight}>
      <g aria-hidden="true">
        {layout.hours.map((hour) => (
          <text key={hour} x={layout.x(hour) + 4} y={16} fontSize="12" fill={color.textMuted}>
            {hourAt(hour, zone)}
          </text>
        ))}
      </g>
      <Covers role="list" aria-label={t('tonight.covers.title')}>
        {pacedCovers(evening).map(({ at, until, covers, parties, limit }) => {
          const width = layout.x(until) - layout.x(at);
          const label = t('tonight.covers.quarter', {
            time: clockAt(at, zone),
            covers: coversLabel(covers),
            parties: partiesLabel(parties),
          });
          const ofLimit = limit === undefined ? '' : ` ${t('tonight.covers.ofLimit', { limit })}`;
          const share = limit === undefined ? 1 : Math.min(1, covers / Math.max(1, limit));
          return (
            <g
              key={at}
              role="listitem"
              aria-label={label + ofLimit}
              data-most={limit !== undefined && covers === limit ? '' : undefined}
              data-over={limit !== undefined && covers > limit ? '' : undefined}
              transform={`translate(${layout.x(at)} 0)`}
            >
              <title>{label + ofLimit}</title>
              <text x={width / 2} y={34}>
                {limit === undefined ? covers : `${covers}/${limit}`}
              </text>
              <rect x={2} y={39} width={(width - 4) * share} height={3} rx={1.5} />
            </g>
          );
        })}
      </Covers>
    </svg>
  );
}

/** The hours as lines behind the parties, and the lines between the tables. */
export function RowLines({ layout }: { layout: TimelineLayout }) {
  const { rows, rowHeight, hours, x, width, height } = layout;
  return (
    <g aria-hidden="true" stroke={color.border}>
      {hours.map((hour) => (
        <line key={hour} x1={x(hour)} x2={x(hour)} y2={height} />
      ))}
      {rows.map((number, row) => (
        <rect
          key={row}
          data-drop-table={number}
          y={row * rowHeight}
          width={width}
          height={rowHeight}
          fill="transparent"
          stroke="none"
        />
      ))}
      {rows.map((_, row) => (
        <line key={row} x2={width} y1={(row + 1) * rowHeight - 0.5} y2={(row + 1) * rowHeight - 0.5} />
      ))}
    </g>
  );
}

/** The present as a line across all rows, if it is within the hours that are shown. */
export function PresentLine({ layout, now }: { layout: TimelineLayout; now: number }) {
  const x = layout.x(now);
  if (x < 0 || x > layout.width) return null;
  return <line x1={x} x2={x} y2={layout.height} stroke={color.danger} strokeWidth="2" pointerEvents="none" />;
}
