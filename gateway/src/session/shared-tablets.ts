import { Refusal } from '@tablewell/chassis/refusal';
import type { FastifyRequest } from 'fastify';
import type { Session, Sessions } from './sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A shared tablet calls it although no API key does: it is about the session itself (TABLET-4). */
    onSharedTablet?: boolean;
  }
}

/**
 * What shared tablets call under `/rpc`. All else is closed to them, so that a service that is added later is: an account, people, keys,
 * sign-on, bills, and what sends data elsewhere are not reached by a PIN, whoever's (TABLET-4).
 */
const onTablets: readonly RegExp[] = [
  /^auth\.v1\.SharedTabletService\/(EnterPin|EndTurn|EndSharedTablet)$/,
  /^reservation\.v1\.(Evening|Request|Waitlist|WaitlistEntry|Reservation|Availability|Report)Service\//,
  /^reservation\.v1\.BoardService\/List/,
  /^restaurant\.v1\.(Layout|AvailabilityRules|Profile|Embedding)Service\//,
  /^notification\.v1\.(Message|Reply|Template|Activity)Service\//,
  /^notification\.v1\.SenderService\/GetSender$/,
  // A host reads them at the table, notes what the guest says, and tags them, within their permissions.
  /^guest\.v1\.(Guest|GuestSharing)Service\//,
];

/** Steps that are sent later, in the name of whoever took them (TABLET-8). */
const sentLater =
  /^reservation\.v1\.(EveningService\/(TakeStep|UndoStep|MoveParty|SwapParties|SeatWalkIn)|WaitlistService\/JoinWaitlist)$/;

const prefix = '/rpc/tablewell.';
const methodOf = ({ url = '' }: FastifyRequest['routeOptions']): string | undefined =>
  url.startsWith(prefix) ? url.slice(prefix.length) : undefined;

/** Whether shared tablets call a method of `/rpc`, named as `auth.v1.SharedTabletService/EnterPin`. */
export const isOnTablets = (method: string): boolean => onTablets.some((each) => each.test(method));

// Not `forbidden`, because pages sign out on that, and the session is valid.
export const onSharedTablet = () =>
  new Refusal(
    'conflict',
    'shared-tablet',
    'This is not open on a shared tablet. Please use a device on which you are signed in yourself.',
  );

/** Longer ago no step is sent. */
const mostAgoMs = 7 * 86_400_000;

/** How long ago a step was taken: one that does not say so is taken now. */
function takenAgo({ headers }: FastifyRequest): bigint {
  const ms = Number(headers['x-taken-ago']);
  return BigInt(Math.floor(Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, 0), mostAgoMs)));
}

/**
 * The session of a call from a shared tablet, for whoever made it: refused where tablets have nothing to do, and of a step that waited for a
 * connection for who took it, whose turn a header names, with how long ago it was taken. Other sessions stay what they are.
 */
export async function onTablet(
  request: FastifyRequest,
  session: Session,
  sessions: Pick<Sessions, 'ofTurn'>,
  mode: 'required' | 'optional',
): Promise<Session> {
  if (!session.tablet) return session;
  const { config } = request.routeOptions;
  const method = methodOf(request.routeOptions);
  const isOpen =
    method === undefined
      ? config.onSharedTablet === true || (config.scope ?? 'never') !== 'never'
      : isOnTablets(method);
  if (mode === 'required' && !isOpen) throw onSharedTablet();
  const turn = request.headers['x-turn'];
  if (typeof turn !== 'string' || turn === '' || !sentLater.test(method ?? '')) return session;
  // Most steps are of the turn that goes on.
  if (turn === session.tablet.turn || (turn === 'none' && session.tablet.turn === '')) return session;
  return sessions.ofTurn(session.actor.sessionId, turn.slice(0, 100), takenAgo(request));
}
