import type { QueryClient } from '@tanstack/react-query';
import type { ReservationUpdate } from '../socket';
import type { DateRange } from './date-range';
import { refreshSoon } from './refresh-soon';
import { applyUpdate, startsWithin } from './reservation-updates';
import type { Reservation } from './reservation';

// Every list of reservations in the cache has one of these keys, so that a live update finds all of them. Remotes of
// different releases share the cache: a list of another shape than `Reservation` needs another root.
export const reservationKeys = {
  root: 'reservations',
  all: (restaurantId: string) => ['reservations', restaurantId] as const,
  range: (restaurantId: string, range: DateRange) => ['reservations', restaurantId, 'range', range] as const,
  search: (restaurantId: string, query: string) => ['reservations', restaurantId, 'search', query] as const,
};

/** Applies a live update to every cached list of its restaurant: ranges add reservations that start inside, searches add none. */
export function updateReservations(queries: QueryClient, update: ReservationUpdate, zone: string): void {
  for (const query of queries
    .getQueryCache()
    .findAll({ queryKey: reservationKeys.all(update.restaurantId) })) {
    const list = query.state.data as readonly Reservation[] | undefined;
    const [, , kind, range] = query.queryKey as readonly [string, string, string, DateRange];
    if (list) {
      const found = new Set(list.map(({ id }) => id));
      const belongs = kind === 'range' ? startsWithin(range, zone) : () => found.has(update.reservation.id);
      const next = applyUpdate(list, update, belongs);
      if (next !== list) queries.setQueryData(query.queryKey, next);
    }
    // A pending answer may be older than this update and would undo it, so it is requested again.
    if (query.state.fetchStatus === 'fetching') refreshSoon(queries, query.queryKey);
  }
}
