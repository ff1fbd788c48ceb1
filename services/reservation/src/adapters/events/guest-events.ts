import { type EventHandler, events, on } from '@tablewell/chassis/events';
import type { eraseGuest } from '../../maintenance/erase-guest';

/** Erases guests from their reservations. After a concurrent change the event is redelivered. */
export function guestHandlers(erase: ReturnType<typeof eraseGuest>): EventHandler[] {
  return [
    on(events.guestErased, async ({ restaurantId, reservationIds }) => {
      if (!(await erase(restaurantId, reservationIds)))
        throw new Error('a reservation to be erased is being changed concurrently');
    }),
  ];
}
