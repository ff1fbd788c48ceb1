import { mediumDate } from '../../lib/calendar';
import { clock, grouped } from '../../lib/language';
import type { Reports } from './api/reports';
import { percent } from './comparison';
import { t } from './texts';
import { weekdayLabel, weekdays } from './weekdays';

/** A report as a table, for the page and for paper. The first column names the row. */
export interface ReportTable {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** 12%; a dash for a whole of 0. */
export function percentOf(part: number, whole: number): string {
  const share = percent(part, whole);
  return share === undefined ? '–' : `${share}%`;
}

export const coversTable = ({ covers }: Reports): ReportTable => ({
  caption: t('reports.covers.title'),
  headers: [
    ...[t('reports.date'), t('reports.covers.period'), t('reports.covers.parties')],
    ...[t('reports.covers.covers'), t('reports.covers.walkIns')],
  ],
  rows: covers.map(({ date, period, parties, covers: people, walkIns }) => [
    ...[mediumDate(date), periodLabel(period), parties, people, walkIns],
  ]),
});

/** The name of a period; starts outside of all have none. */
export const periodLabel = (period: string): string => period || t('reports.covers.outside');

export const attendanceTable = ({ attendance }: Reports): ReportTable => ({
  caption: t('reports.noShows.title'),
  headers: [
    ...[t('reports.date'), t('reports.noShows.booked'), t('reports.noShows.noShows')],
    ...[t('reports.noShows.late'), t('reports.noShows.earlier'), t('reports.noShows.share')],
  ],
  rows: attendance.map(({ date, booked, noShows, canceled, canceledLate }) => [
    ...[mediumDate(date), booked, noShows, canceledLate, canceled - canceledLate],
    percentOf(noShows, booked),
  ]),
});

export const staysTable = ({ turnTimes }: Reports): ReportTable => ({
  caption: t('reports.stays.title'),
  headers: [
    ...[t('reports.stays.partySize'), t('reports.stays.parties'), t('reports.stays.planned')],
    ...[t('reports.stays.median'), t('reports.stays.lower'), t('reports.stays.upper')],
  ],
  rows: turnTimes.map(({ partySize, parties, planned, median, lowerQuartile, upperQuartile }) => [
    ...[partySize, parties, planned, median, lowerQuartile, upperQuartile],
  ]),
});

export function useTable({ tableUse }: Reports): ReportTable {
  const minutes = [...new Set(tableUse.map(({ minute }) => minute))].sort((a, b) => a - b);
  const at = new Map(tableUse.map(({ weekday, minute, covers }) => [`${weekday} ${minute}`, covers]));
  return {
    caption: t('reports.use.title'),
    headers: [t('reports.use.time'), ...weekdays.map(weekdayLabel)],
    rows: minutes.map((minute) => [
      clock.label(minute),
      ...weekdays.map((weekday) => (at.get(`${weekday} ${minute}`) ?? 0).toFixed(1)),
    ]),
  };
}

export function sourcesTable({ sources }: Reports): ReportTable {
  const all = sources.reduce((sum, { reservations }) => sum + reservations, 0);
  return {
    caption: t('reports.sources.title'),
    headers: [
      ...[t('reports.sources.source'), t('reports.sources.page')],
      ...[t('reports.sources.reservations'), t('reports.sources.share')],
    ],
    rows: sources.map(({ source, fullUrl, reservations }) => [
      ...[sourceLabel(source), source === 'direct' ? '' : fullUrl],
      ...[grouped(reservations), percentOf(reservations, all)],
    ]),
  };
}

function sourceLabel(source: string): string {
  if (source === 'direct') return t('reports.sources.direct');
  return source === 'walk-in' ? t('reports.sources.walkIn') : source;
}
