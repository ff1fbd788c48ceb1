import { create, type DescMethodUnary, toBinary } from '@bufbuild/protobuf';
import { type Actor, roleAt, withheldAt } from '../access';
import { Refusal } from '../refusal';
import { FairQueue } from '../resilience';
import { EncodedResponse } from './encoded-response';
import { refusalToError } from './errors';
import type { Implementation } from './implementation';
import type { CallContext } from './inbound/call-context';
import { actorKey } from './metadata';
import { passingOnMs } from './passing-on';

/** Which reads of members take turns, and by what they are charged. */
export interface MemberReads {
  /**
   * The reads whose cost grows with the data of their restaurant. Their answers depend on the caller's role and permissions at most, so that
   * colleagues can share them.
   */
  readonly reads: readonly DescMethodUnary[];
  /**
   * Where most of the work is. A read of this process is charged the processor's time, so that a busy machine slows down no
   * honest restaurant; one that waits for the store is charged the time that passes, which is all that is known of it.
   */
  readonly worksIn: 'process' | 'store';
}

/** Restaurants that are served at once; each has one read under way. */
const atOnce = 4;
const maxWaiting = 400;
/** The tablets of one restaurant ask for the same evening, and share an answer; these are different reads. */
const waitingOfOne = 32;
/**
 * After six seconds of reads a restaurant has one second of 24, so that the rest is free of its work. Six tablets of a
 * restaurant with 150 parties read the evening again at each step, which is some 160 ms together: one step in four
 * seconds for hours, or 36 at once.
 */
const pace = {
  burstMs: 6_000,
  share: 1 / 24,
  maxMs: 1_000,
  answerMs: (answer: EncodedResponse | undefined) => passingOnMs(answer?.bytes.length ?? 0),
};
/** The largest request that is compared with others. */
const maxTwinLength = 1_000;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

interface OfRestaurant {
  readonly restaurantId?: string;
  readonly restaurantIds?: readonly string[];
}

/**
 * In whose turn a read runs, and which callers may share its answer: the restaurant's turn, and its members with the
 * same role and permissions. A read about several restaurants runs in its caller's turn, so that a group of two hundred
 * restaurants has no more turns than one. Undefined for strangers.
 */
function turnOf({ restaurantId = '', restaurantIds }: OfRestaurant, actor: Actor) {
  if (!restaurantIds) {
    const role = roleAt(actor, restaurantId);
    if (role === undefined) return undefined;
    // A search finds less for a member who does not see phone numbers (ROLE-8).
    return { key: restaurantId, sharedBy: `role ${role} ${withheldAt(actor, restaurantId).join(' ')}` };
  }
  const own = new Set(actor.memberships.map((each) => each.restaurantId));
  if (!restaurantIds.every((id) => own.has(id))) return undefined;
  return { key: `group of ${actor.userId}`, sharedBy: actor.userId };
}

type Handler = (request: OfRestaurant, context: CallContext) => Promise<unknown>;

/**
 * Lets restaurants take turns at costly reads of a service's implementations. All calls are served by one event loop and one
 * store, so a restaurant with a busy day would otherwise delay all others by asking for it again and again. Strangers, whom
 * the use case refuses, take no turns.
 */
export function withMemberTurns(
  { reads, worksIn }: MemberReads,
  implementations: readonly Implementation[],
): Implementation[] {
  const turns = new FairQueue<EncodedResponse>(maxWaiting, {
    ...{ atOnce, waitingOfOne, pace },
    ...(worksIn === 'process' ? { spentMs: processorMs } : {}),
  });
  const wrap = (method: DescMethodUnary, handle: Handler): Handler => {
    return async (request, context) => {
      const actor = context.values.get(actorKey);
      const own = actor && turnOf(request, actor);
      if (!own) return handle(request, context);
      const text = JSON.stringify(request, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const twin = text.length > maxTwinLength ? {} : { twin: `${method.name} ${own.sharedBy} ${text}` };
      const { signal } = context;
      // Encoded within the turn, and once, however many share it.
      const answer = async () => {
        const response = create(method.output, (await handle(request, context)) as Record<string, unknown>);
        return new EncodedResponse(toBinary(method.output, response));
      };
      const turn = turns.take(own.key, answer, { signal, ...twin });
      if (!turn) throw refusalToError(tooMany());
      return turn;
    };
  };
  return implementations.map(({ service, handlers }) => {
    const wrapped: Record<string, unknown> = { ...handlers };
    for (const method of reads) {
      const handle = method.parent === service ? wrapped[method.localName] : undefined;
      if (handle) wrapped[method.localName] = wrap(method, handle as Handler);
    }
    return { service, handlers: wrapped as Implementation['handlers'] };
  });
}

const tooMany = () =>
  new Refusal(
    'unavailable',
    'busy',
    'Your restaurant has many requests under way. Please try again in a moment.',
  );
