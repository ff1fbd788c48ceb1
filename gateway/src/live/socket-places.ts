import type { IncomingMessage } from 'node:http';
import { isWithheldBy } from '@tablewell/chassis/access';
import type { Membership } from '@tablewell/proto/common/v1/actor_pb';
import type { Server, Socket } from 'socket.io';
import { openFrom } from '../session/open-places';
import type { Session, Sessions } from '../session/sessions';

interface SocketPlacesParts {
  readonly sessions: Pick<Sessions, 'get'>;
  /** The client's address, as for requests: behind trusted proxies only. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** The longest wait of a timer; a limit that is further away is looked at again. */
const mostMs = 3_600_000;
/** The clocks of two processes differ by less. */
const lateMs = 1_000;

export const rooms = {
  /** Of the members who see the contacts of guests. */
  seeing: (id: string) => `restaurant:${id}`,
  /** Of those from whom they are withheld (ROLE-8). */
  blind: (id: string) => `restaurant:${id}:blind`,
  session: (id: string) => `session:${id}`,
  user: (id: string) => `user:${id}`,
};

/**
 * Which restaurants' updates a socket gets: those that its session opens from its address, for as long as it does (ACCOUNT-29,
 * ACCOUNT-30, LIVE-1). Nothing but a timer ends a socket whose session gets too old: no event tells of it.
 */
export class SocketPlaces {
  constructor(
    private readonly io: Server,
    private readonly parts: SocketPlacesParts,
  ) {}

  /** The session as far as this socket's address opens it; undefined if it opens nothing. */
  openTo(socket: Socket, session: Session): Session | undefined {
    return openFrom(session, this.parts.addressOf(socket.request));
  }

  /** Lets the socket have the updates of a session's places, and of no others. */
  enter(socket: Socket, { actor, closesAt, tablet }: Session): void {
    // It shows contacts that are withheld now, or the other way round: the page connects again and loads what it shows.
    if (actor.memberships.some((each) => socket.rooms.has(roomOf(each, 'other')))) return cutOff(socket);
    const known = dataOf(socket);
    // Another person uses the shared tablet: so does the page, with their name and rights (TABLET-5).
    if ((known.userId ?? actor.userId) !== actor.userId) return cutOff(socket);
    known.userId = actor.userId;
    const wanted = actor.memberships.map((each) => roomOf(each));
    const left = [...socket.rooms].filter((room) => room.startsWith('restaurant:') && !wanted.includes(room));
    left.forEach((room) => void socket.leave(room));
    // A shared tablet is looked at anew when whoever uses it or who set it up is changed.
    const users = [actor.userId, ...(tablet ? [tablet.setBy] : [])].map(rooms.user);
    void socket.join([rooms.session(actor.sessionId), ...users, ...wanted]);
    if (known.sessionId === undefined) socket.once('disconnect', () => clearTimeout(known.timer));
    known.sessionId = actor.sessionId;
    clearTimeout(known.timer);
    if (!closesAt) return;
    const waitMs = Math.max(0, closesAt.getTime() - Date.now()) + lateMs;
    known.timer = setTimeout(() => void this.review(socket), Math.min(waitMs, mostMs));
    known.timer.unref();
  }

  /** Looks at the sessions of a user's sockets anew. */
  async reviewUser(userId: string): Promise<void> {
    await Promise.all(this.socketsIn(rooms.user(userId)).map((socket) => this.review(socket)));
  }

  /** The same of one session. */
  async reviewSession(sessionId: string): Promise<void> {
    await Promise.all(this.socketsIn(rooms.session(sessionId)).map((socket) => this.review(socket)));
  }

  /** Cuts off the sockets at these restaurants, whose pages connect again and are let in by the rules of now. */
  cutOffAt(restaurantIds: readonly string[]): void {
    for (const id of restaurantIds)
      for (const room of [rooms.seeing(id), rooms.blind(id)]) this.socketsIn(room).forEach(cutOff);
  }

  /** A socket whose session opens nothing any more is cut off, and refused when its page connects again. */
  private async review(socket: Socket): Promise<void> {
    const { sessionId = '' } = dataOf(socket);
    const session = await this.parts.sessions.get(sessionId).catch(() => undefined);
    if (!socket.connected) return;
    const open = session && this.openTo(socket, session);
    if (open) this.enter(socket, open);
    else cutOff(socket);
  }

  private socketsIn(room: string): Socket[] {
    const { adapter, sockets } = this.io.sockets;
    return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }
}

/** The room of a membership, or the one of those who see more or less. */
function roomOf(membership: Membership, which: 'own' | 'other' = 'own'): string {
  const isBlind = isWithheldBy(membership, 'contacts') !== (which === 'other');
  return (isBlind ? rooms.blind : rooms.seeing)(membership.restaurantId);
}

interface SocketData {
  sessionId?: string;
  userId?: string;
  /** Until the session has to be looked at again. */
  timer?: NodeJS.Timeout;
}

const dataOf = (socket: Socket): SocketData => socket.data as SocketData;

/** Cuts the connection like a network failure: the page reconnects, which it does not after a server-side disconnect. */
export function cutOff(socket: Socket): void {
  socket.conn.close();
}
