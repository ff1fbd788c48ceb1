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

/**
 * The longest wait of a timer, in milliseconds. For a limit further away the session is checked earlier, and the timer
 * set again.
 */
const mostMs = 3_600_000;
/** Two processes' clocks differ by less than this, in milliseconds. */
const lateMs = 1_000;

export const rooms = {
  /** The members who see contacts of guests. */
  seeing: (id: string) => `restaurant:${id}`,
  /** The members from whom contacts are withheld (ROLE-8). */
  blind: (id: string) => `restaurant:${id}:blind`,
  session: (id: string) => `session:${id}`,
  user: (id: string) => `user:${id}`,
};

/**
 * Decides which restaurants' updates a socket gets: those that its session opens from its address, for as long as it
 * does (ACCOUNT-29, ACCOUNT-30, LIVE-1). A timer checks sessions that become too old, because no event reports that.
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

  /** Gives a socket the updates of its session's restaurants, and of no others. */
  enter(socket: Socket, { actor, closesAt, tablet }: Session): void {
    // Contacts of guests became visible to this member, or were withheld. The page has to connect again and reload.
    if (actor.memberships.some((each) => socket.rooms.has(roomOf(each, 'other')))) return cutOff(socket);
    const known = dataOf(socket);
    // Another person uses the shared tablet now. The page has to connect again, with that person's name and permissions
    // (TABLET-5).
    if ((known.userId ?? actor.userId) !== actor.userId) return cutOff(socket);
    known.userId = actor.userId;
    const wanted = actor.memberships.map((each) => roomOf(each));
    const left = [...socket.rooms].filter((room) => room.startsWith('restaurant:') && !wanted.includes(room));
    left.forEach((room) => void socket.leave(room));
    // The session of a shared tablet is checked again when the person who uses the tablet, or the member who set it up,
    // is changed.
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

  /** Checks the sessions of a user's sockets again. */
  async reviewUser(userId: string): Promise<void> {
    await Promise.all(this.socketsIn(rooms.user(userId)).map((socket) => this.review(socket)));
  }

  /** The same for one session. */
  async reviewSession(sessionId: string): Promise<void> {
    await Promise.all(this.socketsIn(rooms.session(sessionId)).map((socket) => this.review(socket)));
  }

  /** Disconnects the sockets of these restaurants. Their pages connect again, under the present rules. */
  cutOffAt(restaurantIds: readonly string[]): void {
    for (const id of restaurantIds)
      for (const room of [rooms.seeing(id), rooms.blind(id)]) this.socketsIn(room).forEach(cutOff);
  }

  /** Disconnects a socket whose session opens nothing any more. It is refused when its page connects again. */
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

/**
 * The room of a membership; `other`: the room that it would be in if contacts were withheld and are not, or the other
 * way round.
 */
function roomOf(membership: Membership, which: 'own' | 'other' = 'own'): string {
  const isBlind = isWithheldBy(membership, 'contacts') !== (which === 'other');
  return (isBlind ? rooms.blind : rooms.seeing)(membership.restaurantId);
}

interface SocketData {
  sessionId?: string;
  userId?: string;
  /** Fires when the session has to be checked again. */
  timer?: NodeJS.Timeout;
}

const dataOf = (socket: Socket): SocketData => socket.data as SocketData;

/** Cuts the connection like a network failure: the page reconnects, which it does not after a server-side disconnect. */
export function cutOff(socket: Socket): void {
  socket.conn.close();
}
