import { mediumDate, shortDate } from '../../lib/calendar';
import { clock, grouped } from '../../lib/language';
import { unmetReasonLabel, unmetReasonOf } from '../../lib/unmet-reasons';
import type { UnmetReason } from '../../lib/unmet-reasons';
import type { Forecast } from './api/forecast';
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

/** What was turned away by day and reason, those of a day with several rules of a kind together. */
export function lostTable({ lost }: Reports): ReportTable {
  const sums = new Map<string, { date: string; reason: UnmetReason; parties: number; covers: number }>();
  for (const { date, rule, parties, covers } of lost) {
    const reason = unmetReasonOf(rule);
    if (!reason) continue;
    const sum = sums.get(`${date} ${reason}`) ?? { date, reason, parties: 0, covers: 0 };
    sums.set(`${date} ${reason}`, {
      ...sum,
      ...{ parties: sum.parties + parties, covers: sum.covers + covers },
    });
  }
  return {
    caption: t('reports.lost.title'),
    headers: [
      ...[t('reports.date'), t('reports.lost.reason')],
      ...[t('reports.lost.parties'), t('reports.lost.covers')],
    ],
    rows: [...sums.values()].map(({ date, reason, parties, covers }) => [
      ...[mediumDate(date), unmetReasonLabel(reason), parties, covers],
    ]),
  };
}

/** A forecast is usually off by the share that such forecasts were: full days by more people than quiet ones. */
export function forecastTable({ days, errors }: Forecast): ReportTable {
  const errorOf = (daysAhead: number, forecast: number | undefined): string => {
    const error = errors.find((each) => each.daysAhead === daysAhead);
    if (!error || forecast === undefined) return '–';
    return `±${Math.round((forecast * error.meanError) / error.meanCame)}`;
  };
  return {
    caption: t('reports.forecast.title'),
    headers: [
      ...[t('reports.date'), t('reports.forecast.booked')],
      ...[t('reports.forecast.covers'), t('reports.forecast.error')],
    ],
    rows: days.map(({ date, daysAhead, booked, forecast, closed }) => [
      ...[shortDate(date), booked, closed ? t('reports.forecast.closed') : (forecast ?? '–')],
      errorOf(daysAhead, forecast),
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
