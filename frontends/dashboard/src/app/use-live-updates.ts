import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserZone } from '@tablewell/api-client';
import type { LiveSocket } from '@tablewell/api-client/socket';
import { guestKeys, updateGuests } from '../features/guests/guest-cache';
import { reservationKeys, updateReservations } from '../lib/reservation-cache';

/** Listens while the dashboard is open; only what concerns the current restaurant is taken in (spec, section 4). */
export function useLiveUpdates(restaurantId: string | undefined): void {
  const queries = useQueryClient();
  // Choosing another restaurant must not cut the line: the socket hears all of the person's restaurants.
  const current = useRef(restaurantId);
  useEffect(() => {
    current.current = restaurantId;
  }, [restaurantId]);

  useEffect(() => {
    let socket: LiveSocket | undefined;
    let over = false;
    // The feed is the last thing a first look needs, so its code comes after the page.
    void import('@tablewell/api-client/socket').then(({ openLiveSocket }) => {
      if (over) return;
      socket = openLiveSocket();
      socket.on('connect', () => {
        // What happened before, since the page read it or while the line was cut, was not sent.
        void queries.invalidateQueries({ queryKey: [reservationKeys.root] });
        void queries.invalidateQueries({ queryKey: [guestKeys.root] });
      });
      socket.on('reservationUpdate', (update) => {
        if (update.restaurantId === current.current) updateReservations(queries, update, browserZone());
      });
      socket.on('guestUpdate', (update) => {
        if (update.restaurantId === current.current) updateGuests(queries, update);
      });
    });
    return () => {
      over = true;
      socket?.disconnect();
    };
  }, [queries]);
}
