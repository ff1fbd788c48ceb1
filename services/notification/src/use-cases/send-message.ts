import {
  type Attempt,
  isAccountMail,
  isOvertaken,
  type Message,
  type Outcome,
  outcomeOf,
  type Siblings,
} from '../domain/message';
import type { Restaurant } from '../domain/read-copies';
import { isTexted } from '../domain/reservation-notices';
import { suppressions } from '../domain/suppressions';
import type { Claim, Ports } from '../ports';
import { countMessage } from './count-message';
import { isLate, newLease } from './lease';
import { Turns } from './turns';

/** How soon to look again for what is not known yet: the plan, or that the owner verified their address. */
const unknownWaitMs = 1_000;
/** How soon to look again whether another process is done with an older message about the reservation. */
const olderWaitMs = 500;
/**
 * How long after it was written a message waits for an owner who is not known to be verified: the events of the auth service
 * may be behind those of a reservation. Later it is suppressed, so that nothing gathers until an address is verified.
 */
const verificationLagMs = 5_000;

/**
 * Hands one message to its provider: one that its writer claimed, or, if it is due, one that nobody else holds. Never
 * throws for the provider's sake.
 */
export function sendMessage(ports: Ports) {
  const turns = new Turns();
  return async (message: string | Claim): Promise<void> => {
    const claim =
      typeof message === 'string'
        ? await ports.messages.claim(message, newLease(ports), ports.clock())
        : message;
    if (!claim) return;
    const { id, reservationId, channel } = claim.message;
    const work = async (behind: () => ReadonlySet<string>) =>
      ports.messages.settle(claim, await attempt(ports, claim, behind), ports.clock());
    if (reservationId === '') return work(() => new Set());
    const key = `${reservationId}:${channel}`;
    await turns.take(key, id, () => work(() => turns.behind(key, id)));
  };
}

async function attempt(
  ports: Ports,
  { message, wasInDoubt, lease }: Claim,
  behind: () => ReadonlySet<string>,
): Promise<Outcome> {
  if (wasInDoubt) {
    const found = await lookUp(ports, message);
    if (found.kind !== 'not-taken') return outcomeOf(found, message.attempts, ports.clock());
  }
  const restaurant = await restaurantOf(ports, message);
  const owner = restaurant?.ownerId;
  const allowed = await planAllows(ports, message, owner);
  const isProved = owner === undefined || (await ports.copies.isVerified(owner));
  const kept = await whyKeepBack(ports, message, { allowed, isProved, restaurant });
  if (kept) return { status: 'suppressed', reason: kept };
  if (allowed === undefined || !isProved) {
    const nextTryAt = new Date(ports.clock().getTime() + unknownWaitMs);
    return { status: 'queued', nextTryAt, inDoubt: wasInDoubt };
  }
  const siblings = await siblingsOf(ports, message);
  if (isOvertaken(message, siblings, behind()))
    return { status: 'suppressed', reason: suppressions.overtaken };
  if (siblings.isOlderUnderWay) {
    const nextTryAt = new Date(ports.clock().getTime() + olderWaitMs);
    return { status: 'queued', nextTryAt, inDoubt: wasInDoubt };
  }
  const refused = await countMessage(ports)(message, owner);
  if (refused) return { status: 'suppressed', reason: refused };
  // From the start, then.
  if (isLate(lease))
    return { status: 'queued', nextTryAt: ports.clock(), inDoubt: wasInDoubt, counted: true };
  const sent = await ports.providers[message.channel].send(message);
  const outcome = outcomeOf(sent, message.attempts, ports.clock());
  return outcome.status === 'queued' ? { ...outcome, counted: true } : outcome;
}

/** A message of no version, such as an invitation, has no siblings. */
async function siblingsOf({ messages, clock }: Ports, message: Message): Promise<Siblings> {
  if (message.reservationId === '') return { newer: [], isOlderUnderWay: false };
  return messages.siblings(message, clock());
}

/** The restaurant in whose name a message is sent; undefined for the mails of an account itself. */
async function restaurantOf({ copies }: Ports, message: Message): Promise<Restaurant | undefined> {
  if (isAccountMail(message) || message.restaurantId === '') return undefined;
  const restaurant = await copies.restaurant(message.restaurantId);
  // The messages of a restaurant that is gone go with it.
  return restaurant === 'gone' ? undefined : restaurant;
}

/** Whether an earlier attempt came through: asked before anything is sent again. */
async function lookUp({ providers }: Ports, message: Message): Promise<Attempt> {
  try {
    const providerId = await providers[message.channel].lookUp(message);
    return providerId ? { kind: 'accepted', providerId } : { kind: 'not-taken', reason: '' };
  } catch {
    return { kind: 'unclear', reason: 'The provider does not answer', settleMs: 0 };
  }
}

/** Whether the owner's plan includes this message; undefined while billing has told nothing of the owner (contract §3). */
async function planAllows(
  { copies }: Ports,
  { channel }: Message,
  owner: string | undefined,
): Promise<boolean | undefined> {
  return channel === 'email' || owner === undefined ? true : copies.smsAllowed(owner);
}

/** What is known when a message's turn comes. */
interface Known {
  readonly allowed: boolean | undefined;
  readonly isProved: boolean;
  readonly restaurant: Restaurant | undefined;
}

/** What may have changed since the message was written. */
async function whyKeepBack(
  { optOuts, clock }: Ports,
  message: Message,
  { allowed, isProved, restaurant }: Known,
): Promise<string> {
  if (message.expiresAt <= clock()) return suppressions.tooLate;
  if (!isProved && clock().getTime() - message.createdAt.getTime() >= verificationLagMs)
    return suppressions.ownerUnverified;
  if (allowed === false) return suppressions.planWithoutSms;
  if (message.channel === 'sms' && restaurant && !isTexted(restaurant, message.to))
    return suppressions.otherCountry;
  if (message.channel === 'sms' && (await optOuts.has(message.restaurantId, message.to)))
    return suppressions.optedOut;
  return '';
}
