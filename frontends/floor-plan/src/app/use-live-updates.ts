import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveSocket } from '@tablewell/api-client/socket';
import { updateLayouts } from '@tablewell/api-client/floor';
import { eveningKey } from '@tablewell/api-client/evening';

/** The delay that combines a burst of updates into one request. */
const waitMs = 150;

/**
 * Fetches the restaurant's evenings again after a live update of a reservation or a party, and after a reconnection, and its
 * floor plans after one of them was changed.
 */
export function useLiveUpdates(restaurantId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let socket: LiveSocket | undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void queries.invalidateQueries({ queryKey: eveningKey(restaurantId) });
      }, waitMs);
    };
    void import('@tablewell/api-client/socket').then(({ openLiveSocket }) => {
      if (over) return;
      socket = openLiveSocket();
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
      over = true;
      clearTimeout(timer);
      socket?.disconnect();
    };
  }, [queries, restaurantId]);
}
