import { queryOptions } from '@tanstack/react-query';

/** A public holiday. */
export interface Holiday {
  readonly name: string;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
}

/** The public holidays of a restaurant's country in a year and the next one, from a given date. */
export const comingHolidays = (restaurantId: string, today: string) =>
  queryOptions({
    queryKey: ['holidays', restaurantId, today.slice(0, 4)],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<readonly Holiday[]> => {
      const client = (await import('../../../lib/rpc')).availabilityRules();
      const year = Number(today.slice(0, 4));
      const read = (each: number) => client.listHolidays({ restaurantId, year: each }, { signal });
      const [now, next] = await Promise.all([read(year), read(year + 1)]);
      return [...now.holidays, ...next.holidays];
    },
  });
