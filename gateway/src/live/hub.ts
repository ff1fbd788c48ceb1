import fastifyCookie from '@fastify/cookie';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type EventHandler, type EventMeta, events, on } from '@tablewell/chassis/events';
import { measured } from '@tablewell/chassis/metrics';
import type { Logger } from '@tablewell/chassis/ops';
import { maxEntries } from '@tablewell/chassis/resilience';
import { withoutContacts } from '@tablewell/chassis/rpc';
import { type Guest, GuestSchema } from '@tablewell/proto/guest/v1/guest_pb';
import { type Party, PartySchema } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Reservation, ReservationSchema } from '@tablewell/proto/reservation/v1/reservation_pb';
import { LRUCache } from 'lru-cache';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { Server, type Socket } from 'socket.io';
import { toGuest } from '../resources/guests/mapping';
import { toListItem } from '../resources/reservations/mapping';
import type { PublicTimes } from '../resources/reservations/public-times';
import { cookieNames } from '../session/plugin';
import type { ApiKeys } from '../session/api-keys';
import type { Session, Sessions } from '../session/sessions';
import type { AccessTokenVerifier } from '../session/tokens';
import type { LatestVersions } from './latest-versions';
import { type LayoutEvent, toLayoutUpdate } from './layout-updates';
import { isNewWalkIn, type PartyUpdateType, toPartyUpdate } from './party-updates';
import type { SocketBounds } from './socket-bounds';
import { cutOff, rooms, SocketPlaces } from './socket-places';

export interface LiveParts {
  readonly verify: AccessTokenVerifier;
  readonly sessions: Sessions;
  readonly keys: Pick<ApiKeys, 'forget' | 'markAllStale'>;
  readonly times: Pick<PublicTimes, 'forget' | 'forgetAll'>;
  readonly versions: Pick<LatestVersions, 'take' | 'startAnew'>;
  readonly bounds: SocketBounds;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly logger: Logger;
  /** The site's own origin. */
  readonly origin: string;
}

/** Changes of an owner's rules for sessions, after which the connections of its restaurants are cut, to connect under the new ones. */
const rulesChanged: readonly SecurityChange[] = [
  SecurityChange.SESSION_LIMITS_CHANGED,
  SecurityChange.ADDRESSES_CHANGED,
  SecurityChange.ADDRESSES_LIFTED,
  SecurityChange.SESSION_LIMITS_RESUMED,
];

/** How many deleted guests are remembered. */
const maxDeleted = 20_000;

type ReservationPayload = {
  readonly reservation?: Reservation | undefined;
  readonly party?: Party | undefined;
};
type ReplyEvent = { readonly restaurantId: string; readonly reservationId: string };
type UpdateType = 'created' | 'updated' | 'canceled' | 'deleted';

/**
 * The live socket (LIVE-1, LIVE-2): a socket gets the updates of its user's restaurants and no others, for as long as
 * its session lasts. Each gateway reads all events and serves its own sockets.
 */
export class LiveHub {
  private readonly io: Server;
  private readonly places: SocketPlaces;
  private readonly stopMeasuring: () => void;
  /** After the broker lost its store, the creation of a guest may be published again after the deletion. */
  private readonly deletedGuests = new LRUCache<string, true>(maxEntries(maxDeleted));

  constructor(
    http: HttpServer,
    private readonly parts: LiveParts,
  ) {
    this.io = new Server(http, {
      serveClient: false,
      // Pages send nothing but the handshake.
      maxHttpBufferSize: 10_000,
      pingInterval: 10_000,
      pingTimeout: 10_000,
      connectTimeout: 10_000,
      allowRequest: parts.bounds.allowRequest,
    });
    this.places = new SocketPlaces(this.io, parts);
    parts.bounds.watch(this.io);
    this.stopMeasuring = measured.liveSockets.observe((report) => report(this.io.engine.clientsCount, {}));
    this.io.use((socket, next) => {
      this.authenticate(socket).then(
        (session) => {
          if (!session) return next(new Error('Please sign in.'));
          const open = this.places.openTo(socket, session);
          if (!open) return next(new Error('This address is not in the list of the restaurant.'));
          const { actor } = open;
          const pages = this.io.sockets.adapter.rooms.get(rooms.user(actor.userId))?.size ?? 0;
          if (!parts.bounds.allowsUser(pages)) return next(new Error('Too many pages are open.'));
          parts.bounds.identified(socket);
          this.places.enter(socket, open);
          next();
        },
        // A page does not retry after a refusal; after a cut connection it retries until auth is available.
        () => cutOff(socket),
      );
    });
  }

  /** The hub's event handlers, for live readers. */
  handlers(): EventHandler[] {
    const publish =
      (type: UpdateType) =>
      (payload: ReservationPayload, { at }: { readonly at: Date }) =>
        this.show(payload, at, { update: type, partyUpdate: type });
    const showGuest = (guest: Guest | undefined) => {
      if (!guest || this.deletedGuests.has(guest.id)) return;
      const { restaurantId } = guest;
      this.emitMasked(restaurantId, 'guestUpdate', (isBlind) => ({
        ...{ type: 'created', restaurantId },
        guest: toGuest(isBlind ? withoutContacts(GuestSchema, guest) : guest),
      }));
    };
    // Without the text, which pages load with the permissions of their user (MESSAGE-19).
    const showReply = async ({ restaurantId, reservationId }: ReplyEvent) => {
      this.members(restaurantId).emit('replyUpdate', { restaurantId, reservationId });
    };
    const showLayout =
      (type: 'created' | 'saved' | 'deleted') =>
      async (layout: LayoutEvent, { by }: EventMeta) => {
        const update = toLayoutUpdate(type, layout, by);
        this.members(layout.restaurantId).emit('layoutUpdate', update);
      };
    return [
      on(events.replyReceived, showReply),
      on(events.replyRead, showReply),
      on(events.replyDecided, showReply),
      on(events.layoutCreated, showLayout('created')),
      on(events.layoutSaved, showLayout('saved')),
      on(events.layoutDeleted, showLayout('deleted')),
      on(events.reservationBooked, publish('created')),
      // A page already lists the request.
      on(events.reservationAccepted, publish('updated')),
      on(events.reservationRequested, ({ previous, ...payload }, { at }) =>
        this.show(payload, at, {
          update: previous ? 'updated' : 'created',
          partyUpdate: previous ? 'updated' : 'created',
        }),
      ),
      on(events.reservationDeclined, publish('canceled')),
      on(events.reservationExpired, publish('canceled')),
      on(events.reservationChanged, publish('updated')),
      on(events.reservationRestored, publish('updated')),
      on(events.reservationCanceled, publish('canceled')),
      on(events.reservationStepped, (payload, { at }) =>
        // A walk-in begins with a step; other steps change nothing that a list of reservations shows.
        this.show(payload, at, {
          update: isNewWalkIn(payload) ? 'created' : undefined,
          partyUpdate: 'stepped',
        }),
      ),
      on(events.reservationNoted, publish('updated')),
      on(events.reservationDeleted, publish('deleted')),
      // For pages that show this evening: they reload it.
      on(events.sectionsSet, async ({ restaurantId, localDate }) => {
        this.members(restaurantId).emit('eveningUpdate', { restaurantId, localDate });
      }),
      on(events.shiftNoteSet, async ({ restaurantId, localDate }) => {
        this.members(restaurantId).emit('eveningUpdate', { restaurantId, localDate });
      }),
      on(events.onlinePauseSet, async ({ restaurantId, localDate }) => {
        this.parts.times.forget(restaurantId);
        this.members(restaurantId).emit('eveningUpdate', { restaurantId, localDate });
      }),
      on(events.blockSet, async ({ restaurantId, localDates }) => {
        this.parts.times.forget(restaurantId);
        for (const localDate of localDates)
          this.members(restaurantId).emit('eveningUpdate', { restaurantId, localDate });
      }),
      on(events.guestCreated, async ({ guest }) => showGuest(guest)),
      on(events.guestsImported, async ({ created }) => created.forEach(showGuest)),
      on(events.guestDeleted, async ({ restaurantId, guestId }) => {
        this.deletedGuests.set(guestId, true);
        this.members(restaurantId).emit('guestUpdate', { type: 'deleted', restaurantId, guestId });
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
      on(events.apiKeyEnded, async ({ keyId }) => this.parts.keys.forget(keyId)),
      on(events.membershipChanged, async ({ userId }) => {
        this.parts.sessions.forgetUser(userId);
        // A session may open less than what its user has: by an identity provider, or by the rules of an owner.
        await this.places.reviewUser(userId);
      }),
      on(events.sharedTabletChanged, async ({ sessionId }) => {
        this.parts.sessions.forget(sessionId);
        await this.places.reviewSession(sessionId);
      }),
      on(events.pinChanged, async ({ userId }) => {
        this.parts.sessions.forgetUser(userId);
        await this.places.reviewUser(userId);
      }),
      on(events.userSecurityChanged, async ({ change, restaurantIds }) => {
        if (!rulesChanged.includes(change)) return;
        this.parts.sessions.forgetPlaces(restaurantIds);
        this.places.cutOffAt(restaurantIds);
      }),
    ];
  }

  /** Events may have been missed: cached state is dropped, and pages reconnect and reload what they show. */
  resync(): void {
    this.parts.versions.startAnew();
    this.parts.times.forgetAll();
    this.parts.sessions.markAllStale();
    this.parts.keys.markAllStale();
    for (const socket of this.io.sockets.sockets.values()) cutOff(socket);
  }

  async close(): Promise<void> {
    this.stopMeasuring();
    await this.io.close();
  }

  /** Sends the state of a reservation to its members, unless a later one is known (LIVE-1, LIVE-3). */
  private async show(
    { reservation, party }: ReservationPayload,
    at: Date,
    { update, partyUpdate }: { update: UpdateType | undefined; partyUpdate: PartyUpdateType },
  ): Promise<void> {
    if (!reservation) return;
    const { restaurantId } = reservation;
    this.parts.times.forget(restaurantId);
    if (!(await this.parts.versions.take({ reservation, at, isDeleted: update === 'deleted' }))) return;
    if (update)
      this.emitMasked(restaurantId, 'reservationUpdate', (isBlind) => ({
        ...{ type: update, restaurantId },
        reservation: toListItem(isBlind ? withoutContacts(ReservationSchema, reservation) : reservation),
      }));
    this.emitMasked(restaurantId, 'partyUpdate', (isBlind) =>
      toPartyUpdate(partyUpdate, reservation, party && isBlind ? withoutContacts(PartySchema, party) : party),
    );
  }

  /** All members of a restaurant, for what has no contacts of guests. */
  private members(restaurantId: string) {
    return this.io.to([rooms.seeing(restaurantId), rooms.blind(restaurantId)]);
  }

  /** Sends to the members of a restaurant what has contacts of guests, and makes it without them only if somebody is to see it so (ROLE-8). */
  private emitMasked(restaurantId: string, event: string, make: (isBlind: boolean) => object): void {
    this.io.to(rooms.seeing(restaurantId)).emit(event, make(false));
    const blind = rooms.blind(restaurantId);
    if (this.io.sockets.adapter.rooms.has(blind)) this.io.to(blind).emit(event, make(true));
  }

  private async authenticate(socket: Socket): Promise<Session | undefined> {
    const { token } = socket.handshake.auth as { token?: unknown };
    const cookies = fastifyCookie.parse(socket.handshake.headers.cookie ?? '');
    // A script of another site can open a socket, and the browser would send the cookie along.
    const { origin } = socket.handshake.headers;
    const isForeign = origin !== undefined && origin !== this.parts.origin;
    const byCookie = isForeign ? undefined : cookies[cookieNames(this.parts.origin).access];
    for (const candidate of [token, byCookie]) {
      const claims = typeof candidate === 'string' ? await this.parts.verify(candidate) : undefined;
      const session = claims && (await this.parts.sessions.get(claims.sessionId, claims.refreshId));
      if (session) return session;
    }
    return undefined;
  }
}
