import { useQuery } from '@tanstack/react-query';
import type { DateRange } from '../../lib/calendar';
import { reportsOf } from './api/reports';
import type { Reports } from './api/reports';
import { rangeBefore } from './comparison';
import { t } from './texts';

/** The days before a range, with which it is compared. */
export interface EarlierReports {
  /** Undefined if some of these days have no counts: the figures would look as if they had grown (REPORT-8). */
  readonly reports: Reports | undefined;
  /** The 4 weeks before. */
  readonly than: string;
}

/** The reports of as many weeks before a range; undefined while they are read, and if nothing is compared. */
export function useEarlier(
  restaurantId: string,
  range: DateRange,
  weeks: number | undefined,
): EarlierReports | undefined {
  const { data } = useQuery({
    ...reportsOf(restaurantId, rangeBefore(range, 7 * (weeks ?? 0))),
    enabled: weeks !== undefined,
  });
  if (weeks === undefined || !data) return undefined;
  const reports = data.daysWithoutCounts === 0 ? data : undefined;
  return { reports, than: t('reports.than', { weeks }) };
}
