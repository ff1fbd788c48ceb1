import { queryOptions } from '@tanstack/react-query';
import type { DateRange } from '../../../../lib/calendar';

/** The parties that were turned away on a date in an hour by a rule. */
export interface LostHour {
  readonly date: string;
  /**
   * The hour of the service day, above 23 past its midnight; absent: the diners looked at the date, and no start was
   * free.
   */
  readonly hour?: number | undefined;
  /** The code of the rule. */
  readonly rule: string;
  readonly parties: number;
  readonly covers: number;
}

export interface Demand {
  readonly lost: readonly LostHour[];
  /** The people of reservations that were not canceled. */
  readonly bookedCovers: number;
}

/** The parties that were turned away in a range of dates, by date, hour and rule. */
export const unmetDemand = (restaurantId: string, { start, end }: DateRange) =>
  queryOptions({
    queryKey: ['unmet-demand', restaurantId, start, end],
    queryFn: async ({ signal }): Promise<Demand> => {
      const client = (await import('../../../../lib/rpc')).availability();
      return client.getDemand({ restaurantId, from: start, until: end }, { signal });
    },
  });
