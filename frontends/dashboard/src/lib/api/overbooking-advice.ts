import { queryOptions } from '@tanstack/react-query';

/** The chance, from 0 to 1, that a party waits too long: with these extra covers at a start, and without them. */
export interface CoversAdvice {
  readonly covers: number;
  readonly chance: number;
  readonly chanceWithout: number;
}

/** A start that has no table left. */
export interface AdvisedStart {
  /** Minutes after midnight of its service day; a start after the next midnight is counted on. */
  readonly localMinute: number;
  /** The name of its operating period. */
  readonly period: string;
  readonly advice: readonly CoversAdvice[];
}

export interface OverbookingAdvice {
  /** YYYY-MM-DD; empty: none of the next days has a full start. */
  readonly localDate: string;
  readonly starts: readonly AdvisedStart[];
  /** The reservations from which it is known. */
  readonly counted: {
    readonly reservations: number;
    readonly noShows: number;
    readonly canceledLate: number;
    readonly weeks: number;
    /** There is no advice from fewer. */
    readonly fewest: number;
    /** The range, from 0 to 1, of the share that does not come. */
    readonly shareLow: number;
    readonly shareHigh: number;
    /** False: stays are around the turn times of the settings. */
    readonly staysMeasured: boolean;
  };
}

export const overbookingKey = (restaurantId: string) => ['overbooking-advice', restaurantId] as const;

/** What more covers at the full starts of a day come to; without a date, of the next busy day. */
export const overbookingAdvice = (restaurantId: string, date: string) =>
  queryOptions({
    queryKey: [...overbookingKey(restaurantId), date],
    queryFn: async ({ signal }): Promise<OverbookingAdvice> => {
      const client = (await import('../rpc')).availability();
      const found = await client.getOverbookingAdvice({ restaurantId, localDate: date }, { signal });
      const { localDate, starts, counted } = found;
      const none = { reservations: 0, noShows: 0, canceledLate: 0, weeks: 0, fewest: 0 };
      return {
        localDate,
        starts: starts.map(({ localMinute, period, advice }) => ({ localMinute, period, advice })),
        counted: counted ?? { ...none, shareLow: 0, shareHigh: 0, staysMeasured: false },
      };
    },
  });
