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
 * The methods under `/rpc` that shared tablets may call. All others are closed to them, also those of services that are
 * added later: no PIN, not even an owner's, opens an account, people, keys, sign-on, bills, or what sends data
 * elsewhere (TABLET-4).
 */
const onTablets: readonly RegExp[] = [
  /^auth\.v1\.SharedTabletService\/(EnterPin|EndTurn|EndSharedTablet)$/,
  /^reservation\.v1\.(Evening|Request|Waitlist|WaitlistEntry|Reservation|Availability|Report)Service\//,
  /^reservation\.v1\.BoardService\/List/,
  /^restaurant\.v1\.(Layout|AvailabilityRules|Profile|Embedding)Service\//,
  /^notification\.v1\.(Message|Reply|Template|Activity)Service\//,
  /^notification\.v1\.SenderService\/GetSender$/,
  // At the table a host reads about guests, notes what they say and tags them, within the host's permissions.
  /^guest\.v1\.(Guest|GuestSharing)Service\//,
];

/** Steps that may be sent later, in the name of the person who took them (TABLET-8). */
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

/** How long ago a step that is sent now may have been taken at most. */
const mostAgoMs = 7 * 86_400_000;

/** How long ago a step was taken; without the header it is taken now. */
function takenAgo({ headers }: FastifyRequest): bigint {
  const ms = Number(headers['x-taken-ago']);
  return BigInt(Math.floor(Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, 0), mostAgoMs)));
}

/**
 * The session in which a call from a shared tablet runs. A call that is not open on tablets is refused. A step that
 * waited for a connection runs for the person who took it: headers name that person's turn, and how long ago the step
 * was taken. Other sessions are returned unchanged.
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
  // Most steps belong to the present turn.
  if (turn === session.tablet.turn || (turn === 'none' && session.tablet.turn === '')) return session;
  return sessions.ofTurn(session.actor.sessionId, turn.slice(0, 100), takenAgo(request));
}
