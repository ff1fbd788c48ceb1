import type { DateRange } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import { MetricCard, MetricCards } from '../../parts/figures/metric-card';
import type { Reports } from './api/reports';
import { type Earlier, numberTrend, percent, shareTrend, totalsOf } from './comparison';
import { percentOf } from './tables';
import { t } from './texts';
import { useEarlier } from './use-earlier';

interface InShortProps {
  restaurantId: string;
  range: DateRange;
  reports: Reports;
  /** The weeks of the range, if it is compared with as many before. */
  weeks: number | undefined;
}

/** The figures of a range, and what they were in as many weeks before (REPORT-8). Nothing for days without any. */
export function InShort({ restaurantId, range, reports, weeks }: InShortProps) {
  const before = useEarlier(restaurantId, range, weeks);
  const now = totalsOf(reports);
  if (now.parties === 0 && now.booked === 0) return null;
  const earlier: Earlier | undefined = before && {
    totals: before.reports && totalsOf(before.reports),
    than: before.than,
  };
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
