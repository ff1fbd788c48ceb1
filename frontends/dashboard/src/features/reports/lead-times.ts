import type { LeadBand } from '@tablewell/proto/reservation/v1/report_service_pb';
import type { Reports } from './api/reports';
import { percent } from './comparison';
import { percentOf } from './tables';
import type { ReportTable } from './tables';
import { t } from './texts';
import type { EarlierReports } from './use-earlier';

/** The bands from the shortest, by their numbers in the answer. */
export const leadBands = [
  { band: 1 satisfies LeadBand.DAY, name: 'day' },
  { band: 2 satisfies LeadBand.WEEK, name: 'week' },
  { band: 3 satisfies LeadBand.LONGER, name: 'longer' },
] as const;

interface Sum {
  readonly reservations: number;
  readonly noShows: number;
}

/** The reservations of each band, and of all. */
export function leadTotals({ leadTimes }: Pick<Reports, 'leadTimes'>) {
  const sumOf = (rows: Reports['leadTimes']): Sum => ({
    reservations: rows.reduce((sum, row) => sum + row.reservations, 0),
    noShows: rows.reduce((sum, row) => sum + row.noShows, 0),
  });
  const of = (band: number): Sum => sumOf(leadTimes.filter((row) => Number(row.band) === band));
  return { all: sumOf(leadTimes).reservations, of };
}

/** The share of each band beside that of the days before, if these are known whole (REPORT-11). */
export function leadTimesTable(reports: Reports, earlier: EarlierReports | undefined): ReportTable {
  const { all, of } = leadTotals(reports);
  const known = earlier?.reports?.leadTimesKnownFrom === '' ? leadTotals(earlier.reports) : undefined;
  const before = known && known.all > 0 ? known : undefined;
  const changeOf = (band: number): string[] => {
    if (!before) return [];
    const then = percent(before.of(band).reservations, before.all) ?? 0;
    const points = (percent(of(band).reservations, all) ?? 0) - then;
    return [`${then}%`, points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'];
  };
  return {
    caption: t('reports.lead.title'),
    headers: [
      ...[t('reports.lead.ahead'), t('reports.lead.reservations'), t('reports.lead.share')],
      ...(before ? [earlier?.than ?? '', t('reports.lead.change')] : []),
      t('reports.lead.noShows'),
    ],
    rows:
      all === 0
        ? []
        : leadBands.map(({ band, name }) => [
            ...[t(`reports.lead.${name}`), of(band).reservations, percentOf(of(band).reservations, all)],
            ...changeOf(band),
            percentOf(of(band).noShows, of(band).reservations),
          ]),
  };
}
