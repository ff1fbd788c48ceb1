import type { JsonValue } from '@bufbuild/protobuf';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { storedToken } from './session';
import { sessionFetch } from './transport';

/** A reservation changed. A restored one is `updated`. */
export interface ReservationUpdate {
  type: 'created' | 'updated' | 'canceled' | 'deleted';
  restaurantId: string;
  reservation: { id: string } & Record<string, unknown>;
}

/** The guest list changed: the guest if one was created, the id if one was deleted. */
export type GuestUpdate =
  | { type: 'created'; restaurantId: string; guest: { id: string } & Record<string, unknown> }
  | { type: 'deleted'; restaurantId: string; guestId: string };

/** A party of an evening changed. */
export interface PartyUpdate {
  type: 'created' | 'updated' | 'canceled' | 'deleted' | 'stepped';
  restaurantId: string;
  id: string;
  version: number;
  /** The service day, YYYY-MM-DD. */
  localDate: string;
  /** The party after a step, as the JSON of `reservation.v1.Party`; absent after other changes. */
  party?: JsonValue;
}

/** The sections of an evening changed: a host's screen reloads the evening. */
interface EveningUpdate {
  restaurantId: string;
  /** The service day, YYYY-MM-DD. */
  localDate: string;
}

/** A diner answered by SMS, or a member read it: pages that show the reservation reload its replies. */
export interface ReplyUpdate {
  restaurantId: string;
  reservationId: string;
}

/** A floor plan was created, changed or deleted: pages that show it reload the floor plans. */
export interface LayoutUpdate {
  type: 'created' | 'saved' | 'deleted';
  restaurantId: string;
  id: string;
  version: number;
  /** The name of the member who did it; empty if it is not known. */
  by: string;
}

interface FromServer {
  reservationUpdate: (update: ReservationUpdate) => void;
  guestUpdate: (update: GuestUpdate) => void;
  partyUpdate: (update: PartyUpdate) => void;
  replyUpdate: (update: ReplyUpdate) => void;
  eveningUpdate: (update: EveningUpdate) => void;
  layoutUpdate: (update: LayoutUpdate) => void;
}
type Feed = Socket<FromServer, Record<never, never>>;
/** The methods of a socket that pages use. */
export type LiveSocket = Pick<Feed, 'on' | 'disconnect'>;

/** How the socket reconnects; times in milliseconds. */
export const reconnect = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

/**
 * Opens the live feed of the page's origin. It reconnects automatically; after each `connect`, reload the data on the
 * screen, because updates are not sent while disconnected. Close it with `disconnect()`.
 */
export function openLiveSocket(): LiveSocket {
  const socket: Feed = io({
    ...reconnect,
    withCredentials: true,
    // Called for every connection, so that a renewed token is used.
    auth: (give) => give({ token: storedToken() ?? undefined }),
  });
  let isOver = false;
  let wasRenewed = false;
  const connect = (): void => {
    if (!isOver) socket.connect();
  };
  socket.on('connect', () => (wasRenewed = false));
  socket.on('connect_error', () => {
    // It reconnects automatically unless it was refused, for example with an expired token when a laptop wakes up.
    if (socket.active || wasRenewed) return;
    void renewedSession().then((answer) => {
      wasRenewed = answer === 'yes';
      if (answer === 'yes') connect();
      if (answer === 'unknown') setTimeout(connect, retryDelayMs());
    });
  });
  return {
    on: socket.on.bind(socket),
    disconnect() {
      isOver = true;
      return socket.disconnect();
    },
  };
}

/** The longest of the socket's own delays in milliseconds, with jitter between pages. */
function retryDelayMs(): number {
  return reconnect.reconnectionDelayMax * (1 - reconnect.randomizationFactor * Math.random());
}

/** Any call renews a session that can be renewed. */
function renewedSession(): Promise<'yes' | 'no' | 'unknown'> {
  return sessionFetch('/api/auth/validate').then(
    ({ ok, status }) => (ok ? 'yes' : status === 401 ? 'no' : 'unknown'),
    () => 'unknown',
  );
}
