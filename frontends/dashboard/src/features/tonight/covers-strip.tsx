import { memo } from 'react';
import { scaleLinear } from 'd3';
import { color, media } from '@tablewell/ui';
import { styled } from 'styled-components';
import { coversAhead, quarterMs } from './model/covers';
import type { Party } from '@tablewell/api-client/book';
import { clockAt, shortHourAt } from '../../lib/clock';
import { coversLabel, partiesLabel } from '../../parts/evening/labels';
import { t } from './texts';

const height = 44;
const barWidth = 18;

/** A phone has no room for it. */
const Strip = styled.div`
  display: none;
  flex: 1 1 0;
  min-width: 0;
  overflow-x: auto;
  ${media.tablet} {
    display: block;
  }
  svg {
    display: block;
  }
`;

/** The tools go below it together, rather than one by one. */
const Break = styled.span`
  display: none;
  flex-basis: 100%;
  ${media.tablet} {
    display: block;
  }
`;

interface CoversStripProps {
  parties: readonly Party[];
  zone: string;
  now: number;
}

/** Covers that start in each quarter of an hour, as bars over the evening that is left. */
export const CoversStrip = memo(function CoversStrip({ parties, zone, now }: CoversStripProps) {
  const quarters = coversAhead(parties, now);
  if (quarters.length === 0) return null;
  const most = Math.max(...quarters.map(({ covers }) => covers));
  const y = scaleLinear([0, most], [0, height - 16]);
  const busiest = quarters.find(({ covers }) => covers === most);
  const label = busiest
    ? t('tonight.covers.most', { time: clockAt(busiest.at, zone), covers: coversLabel(most) })
    : t('tonight.covers.title');
  return (
    <>
      <Strip>
        <svg width={quarters.length * barWidth} height={height} role="img" aria-label={label}>
          {quarters.map(({ at, covers, parties: count }, index) => {
            const isHour = at % (4 * quarterMs) === 0;
            const isNow = at <= now && now < at + quarterMs;
            return (
              <g key={at} transform={`translate(${index * barWidth} 0)`}>
                <title>
                  {t('tonight.covers.quarter', {
                    time: clockAt(at, zone),
                    covers: coversLabel(covers),
                    parties: partiesLabel(count),
                  })}
                </title>
                <rect
                  x={2}
                  width={barWidth - 4}
                  y={height - 14 - y(covers)}
                  height={Math.max(covers > 0 ? 2 : 0, y(covers))}
                  rx={2}
                  fill={isNow ? color.accent : color.loadModerate}
                />
                {isHour && (
                  <text x={1} y={height - 2} fontSize="11" fill={color.textMuted}>
                    {shortHourAt(at, zone)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </Strip>
      <Break />
    </>
  );
});
