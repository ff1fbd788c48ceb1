import type { Server as HttpServer } from 'node:http';
import { type Actor, atMost, type EventHandler, events, type Logger, measured, on } from '@tablewell/chassis';
import type { Guest } from '@tablewell/proto/guest/v1/guest_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { LRUCache } from 'lru-cache';
import { Server, type Socket } from 'socket.io';
import { toGuest } from '../resources/guests/routes';
import { toListItem } from '../resources/reservations/mapping';
import type { PublicTimes } from '../resources/reservations/public-times';
import { parseCookie } from '../session/cookies';
import { cookieNames } from '../session/plugin';
import type { Session, Sessions } from '../session/sessions';
import type { AccessTokenVerifier } from '../session/tokens';
import type { LatestVersions } from './latest-versions';
import type { SocketBounds } from './socket-bounds';

interface LiveParts {
  readonly verify: AccessTokenVerifier;
  readonly sessions: Sessions;
  readonly times: Pick<PublicTimes, 'forget' | 'forgetAll'>;
  readonly versions: Pick<LatestVersions, 'take' | 'startAnew'>;
  readonly bounds: SocketBounds;
  readonly logger: Logger;
  /** The site's own origin. */
  readonly origin: string;
}

const rooms = {
  restaurant: (id: string) => `restaurant:${id}`,
  session: (id: string) => `session:${id}`,
  user: (id: string) => `user:${id}`,
};

/** Guests of whom it is remembered that they were deleted. */
const mostGone = 20_000;

type ReservationNews = { readonly reservation?: Reservation | undefined };
type UpdateType = 'created' | 'updated' | 'canceled' | 'deleted';

/**
 * The live socket (spec owner §4, contract §3): a socket hears the restaurants its user belongs to, and no others,
 * for as long as its session lasts. Each gateway reads all events and serves its own sockets.
 */
export class LiveHub {
  private readonly io: Server;
  private readonly stopMeasuring: () => void;
  /** A broker that lost its store may tell of a guest's beginning after its end, and no guest begins twice. */
  private readonly goneGuests = new LRUCache<string, true>(atMost(mostGone));

  constructor(
    http: HttpServer,
    private readonly parts: LiveParts,
  ) {
    this.io = new Server(http, {
      serveClient: false,
      // Nothing is expected from the pages but the handshake.
      maxHttpBufferSize: 10_000,
      pingInterval: 10_000,
      pingTimeout: 10_000,
      connectTimeout: 10_000,
      allowRequest: parts.bounds.allowRequest,
    });
    parts.bounds.watch(this.io);
    this.stopMeasuring = measured.liveSockets.observe((report) => report(this.io.engine.clientsCount, {}));
    this.io.use((socket, next) => {
      this.authenticate(socket).then(
        (session) => {
          if (!session) return next(new Error('Please sign in.'));
          const { actor } = session;
          const open = this.io.sockets.adapter.rooms.get(rooms.user(actor.userId))?.size ?? 0;
          if (!parts.bounds.allowsUser(open)) return next(new Error('Too many pages are open.'));
          parts.bounds.identified(socket);
          void socket.join([rooms.session(actor.sessionId), rooms.user(actor.userId), ...roomsOf(actor)]);
          next();
        },
        // To be refused is final for a page; cut off, it tries again until somebody knows.
        () => cutOff(socket),
      );
    });
  }

  /** What the hub does about events; to be read live. */
  handlers(): EventHandler[] {
    const tell =
      (type: UpdateType) =>
      async (payload: ReservationNews, { at }: { readonly at: Date }) => {
        const { reservation } = payload;
        if (!reservation) return;
        const { restaurantId } = reservation;
        this.parts.times.forget(restaurantId);
        if (!(await this.parts.versions.take({ reservation, at, isDeleted: type === 'deleted' }))) return;
        this.io
          .to(rooms.restaurant(restaurantId))
          .emit('reservationUpdate', { type, restaurantId, reservation: toListItem(reservation) });
      };
    const showGuest = (guest: Guest | undefined) => {
      if (!guest || this.goneGuests.has(guest.id)) return;
      const { restaurantId } = guest;
      this.io
        .to(rooms.restaurant(restaurantId))
        .emit('guestUpdate', { type: 'created', restaurantId, guest: toGuest(guest) });
    };
    return [
      on(events.reservationBooked, tell('created')),
      on(events.reservationChanged, tell('updated')),
      on(events.reservationRestored, tell('updated')),
      on(events.reservationCanceled, tell('canceled')),
      on(events.reservationDeleted, tell('deleted')),
      on(events.guestCreated, async ({ guest }) => showGuest(guest)),
      on(events.guestsImported, async ({ created }) => created.forEach(showGuest)),
      on(events.guestDeleted, async ({ restaurantId, guestId }) => {
        this.goneGuests.set(guestId, true);
        this.io
          .to(rooms.restaurant(restaurantId))
          .emit('guestUpdate', { type: 'deleted', restaurantId, guestId });
      }),
      on(events.userVerified, async ({ user }) => {
        if (user) this.parts.sessions.forgetUser(user.id);
      }),
      on(events.sessionEnded, async ({ sessionIds }) => {
        for (const id of sessionIds) {
          this.parts.sessions.forget(id);
          this.io.in(rooms.session(id)).disconnectSockets(true);
        }
      }),
      on(events.membershipChanged, async ({ userId, memberships }) => {
        this.parts.sessions.forgetUser(userId);
        const wanted = memberships.map(({ restaurantId }) => rooms.restaurant(restaurantId));
        for (const socket of await this.io.in(rooms.user(userId)).fetchSockets()) {
          const gone = [...socket.rooms].filter(
            (room) => room.startsWith('restaurant:') && !wanted.includes(room),
          );
          gone.forEach((room) => socket.leave(room));
          socket.join(wanted);
        }
      }),
    ];
  }

  /** From now on all is heard; what came before may have been missed: pages connect again and read anew what they show. */
  resync(): void {
    this.parts.versions.startAnew();
    this.parts.times.forgetAll();
    this.parts.sessions.doubtAll();
    for (const socket of this.io.sockets.sockets.values()) cutOff(socket);
  }

  async close(): Promise<void> {
    this.stopMeasuring();
    await this.io.close();
  }

  private async authenticate(socket: Socket): Promise<Session | undefined> {
    const { token } = socket.handshake.auth as { token?: unknown };
    const cookies = parseCookie(socket.handshake.headers.cookie ?? '');
    // A foreign page's script can open a socket, and the browser would bring the cookie along.
    const { origin } = socket.handshake.headers;
    const isForeign = origin !== undefined && origin !== this.parts.origin;
    const byCookie = isForeign ? undefined : cookies[cookieNames(this.parts.origin).access];
    for (const candidate of [token, byCookie]) {
      const claims = typeof candidate === 'string' ? await this.parts.verify(candidate) : undefined;
      const session = claims && (await this.parts.sessions.get(claims.sessionId));
      if (session) return session;
    }
    return undefined;
  }
}

/** As a network does that breaks: the page connects again by itself, which it does not where the server says goodbye. */
function cutOff(socket: Socket): void {
  socket.conn.close();
}

function roomsOf(actor: Actor): string[] {
  return actor.memberships.map(({ restaurantId }) => rooms.restaurant(restaurantId));
}
