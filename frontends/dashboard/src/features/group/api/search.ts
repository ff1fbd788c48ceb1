import { queryOptions } from '@tanstack/react-query';

/** A reservation of one of the user's restaurants. */
export interface Found {
  id: string;
  restaurantId: string;
  name: string;
  size: number;
  phoneNumber: string;
  /** The restaurant's local date and minute. */
  date: string;
  minute: number;
  isCanceled: boolean;
}

/** Reservations that a text finds in these restaurants. */
export const searchGroup = (restaurantIds: readonly string[], text: string) =>
  queryOptions({
    queryKey: ['groups', 'search', text, ...restaurantIds],
    queryFn: async ({ signal }) => {
      const { groupFigures, ReservationStatus } = await import('../../../lib/rpc');
      const answer = await groupFigures().searchGroup(
        { restaurantIds: [...restaurantIds], text },
        { signal },
      );
      const found = answer.reservations.map((each): Found => ({
        ...{ id: each.id, restaurantId: each.restaurantId, name: each.name, size: each.partySize },
        ...{ phoneNumber: each.phoneNumber, date: each.localDate, minute: each.localMinute },
        isCanceled: each.status === ReservationStatus.CANCELED,
      }));
      return { found, truncated: answer.truncated };
    },
  });
