import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { storedToken } from './session';

/** A reservation changed (dashboard spec, section 4). Restoring comes as `updated`. */
export interface ReservationUpdate {
  type: 'created' | 'updated' | 'canceled' | 'deleted';
  restaurantId: string;
  reservation: { id: string } & Record<string, unknown>;
}

/** The guest list changed: the guest when one was made, the id when one was deleted. */
export type GuestUpdate =
  | { type: 'created'; restaurantId: string; guest: { id: string } & Record<string, unknown> }
  | { type: 'deleted'; restaurantId: string; guestId: string };

interface FromServer {
  reservationUpdate: (update: ReservationUpdate) => void;
  guestUpdate: (update: GuestUpdate) => void;
}
export type LiveSocket = Socket<FromServer, Record<never, never>>;

/** Reconnecting as the spec's section 9 has it; times in milliseconds. */
export const reconnect = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

/**
 * Opens the live feed of the page's origin. It reconnects by itself; after each `connect` but the first, load
 * again what is on the screen, since what happened in between was not sent. Close it with `disconnect()`.
 */
export function openLiveSocket(): LiveSocket {
  return io({
    ...reconnect,
    withCredentials: true,
    // Asked at every connection, so that a renewed token is used.
    auth: (give) => give({ token: storedToken() ?? undefined }),
  });
}
