import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openLiveFeed } from '@tablewell/api-client/live-feed';
import { updateLayouts } from '@tablewell/api-client/floor';
import { eveningKey } from '@tablewell/api-client/book';

/** The delay that combines a burst of updates into one request. */
const waitMs = 150;

/**
 * Fetches the restaurant's evenings again after a live update of a reservation or a party, and after a reconnection, and its
 * floor plans after one of them was changed.
 */
export function useLiveUpdates(restaurantId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
      }, waitMs);
    };
    const close = openLiveFeed((socket) => {
      // Updates before the connection was opened, or while it was lost, were not sent.
      socket.on('connect', refresh);
      socket.on('reservationUpdate', (update) => {
        if (update.restaurantId === restaurantId) refresh();
      });
      socket.on('layoutUpdate', (update) => updateLayouts(queries, update));
      socket.on('partyUpdate', (update) => {
        if (update.restaurantId === restaurantId) refresh();
      });
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [queries, restaurantId]);
}
