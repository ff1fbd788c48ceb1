import type { DateRange } from '../../lib/calendar';
import { mediumDate } from '../../lib/calendar';
import { grouped } from '../../lib/language';
import type { Reports } from './api/reports';
import { BarsChart } from './charts/bars-chart';
import { barsOf } from './grouped';
import { leadBands, leadTimesTable, leadTotals } from './lead-times';
import { ReportCard } from './report-card';
import { percentOf } from './tables';
import { t } from './texts';
import { useEarlier } from './use-earlier';

interface LeadTimesCardProps {
  restaurantId: string;
  range: DateRange;
  reports: Reports;
  /** The weeks of the range, if it is compared with as many before. */
  weeks: number | undefined;
}

/** How far ahead reservations were made, compared with the days before (REPORT-11). */
export function LeadTimesCard({ restaurantId, range, reports, weeks }: LeadTimesCardProps) {
  const earlier = useEarlier(restaurantId, range, weeks);
  const { all, of } = leadTotals(reports);
  const { leadTimesKnownFrom: knownFrom } = reports;
  const nameOf = (band: number) => leadBands.find((each) => each.band === band)?.name ?? 'longer';
  const figures = reports.leadTimes.map(({ date, band, reservations }) => ({
    ...{ date, name: nameOf(band), value: reservations },
  }));
  const share = (band: number) => percentOf(of(band).reservations, all);
  const known = knownFrom === '' ? '' : ` ${t('reports.lead.knownFrom', { date: mediumDate(knownFrom) })}`;
  return (
    <ReportCard
      restaurantId={restaurantId}
      range={range}
      name="lead-times"
      table={leadTimesTable(reports, earlier)}
      explanation={t('reports.lead.explanation') + known}
      summary={t('reports.lead.summary', {
        ...{ reservations: grouped(all), day: share(1), week: share(2), longer: share(3) },
      })}
    >
      <BarsChart
        bars={barsOf(range, figures)}
        parts={leadBands.map(({ name }) => ({ name, label: t(`reports.lead.${name}`) }))}
        label={t('reports.lead.chart')}
        legendLabel={t('reports.legend')}
      />
    </ReportCard>
  );
}
