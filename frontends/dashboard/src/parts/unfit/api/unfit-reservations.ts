import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

export const unfitRoot = 'unfit-reservations';
export const unfitKey = (restaurantId: string) => [unfitRoot, restaurantId] as const;

/** Why each upcoming reservation no longer fits the settings in force, in words, by its id; without those that fit. */
export type UnfitReservations = ReadonlyMap<string, string>;

export const unfitReservations = (restaurantId: string) =>
  queryOptions({
    queryKey: unfitKey(restaurantId),
    // Checking all upcoming reservations is expensive for the server: it is not repeated with every change of the tab.
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<UnfitReservations> => {
      const client = (await import('../../../lib/rpc')).reservations();
      const { reservations } = await client.listReservationsToReview({ restaurantId }, { signal });
      return new Map(
        reservations.flatMap(({ reservation, explanations }) =>
          reservation && explanations.length > 0 ? [[reservation.id, explanations.join('. ')]] : [],
        ),
      );
    },
  });

/** Reloads the list after a change of a marked reservation, which may fit now; other changes wait for the next load. */
export function refreshUnfit(queries: QueryClient, restaurantId: string, reservationId: string): void {
  const queryKey = unfitKey(restaurantId);
  if (queries.getQueryData<UnfitReservations>(queryKey)?.has(reservationId))
    void queries.invalidateQueries({ queryKey });
}
