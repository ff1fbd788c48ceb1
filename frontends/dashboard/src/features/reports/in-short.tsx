import { useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import { MetricCard, MetricCards } from '../../parts/figures/metric-card';
import { reportsOf } from './api/reports';
import type { Reports } from './api/reports';
import { type Earlier, numberTrend, percent, rangeBefore, shareTrend, totalsOf } from './comparison';
import { percentOf } from './tables';
import { t } from './texts';

interface InShortProps {
  restaurantId: string;
  range: DateRange;
  reports: Reports;
  /** The weeks of the range, if it is compared with as many before. */
  weeks: number | undefined;
}

/** The figures of a range, and what they were in as many weeks before (REPORT-8). Nothing for days without any. */
export function InShort({ restaurantId, range, reports, weeks }: InShortProps) {
  const before = useQuery({
    ...reportsOf(restaurantId, rangeBefore(range, 7 * (weeks ?? 0))),
    enabled: weeks !== undefined,
  });
  const now = totalsOf(reports);
  if (now.parties === 0 && now.booked === 0) return null;
  // Days whose counts are incomplete would make the figures look as if they had grown.
  const known = before.data && before.data.daysWithoutCounts === 0 ? totalsOf(before.data) : undefined;
  const earlier: Earlier | undefined =
    weeks === undefined || !before.data ? undefined : { totals: known, than: t('reports.than', { weeks }) };
  return (
    <section aria-label={t('reports.inShort')}>
      <MetricCards>
        {(['covers', 'parties', 'walkIns'] as const).map((name) => (
          <MetricCard
            key={name}
            name={t(`reports.covers.${name}`)}
            value={grouped(now[name])}
            {...(earlier && { trend: numberTrend(now[name], name, earlier) })}
          />
        ))}
        {(['noShows', 'canceledLate'] as const).map((name) => (
          <MetricCard
            key={name}
            name={t(`reports.share.${name}`)}
            value={percentOf(now[name], now.booked)}
            better="down"
            {...(earlier && { trend: shareTrend(percent(now[name], now.booked), name, earlier) })}
          />
        ))}
      </MetricCards>
    </section>
  );
}
