import { type Attempt, type Message, type Outcome, outcomeOf } from '../domain/message';
import { planWithoutSms } from '../domain/reservation-notices';
import type { Claim, Ports } from '../ports';
import { isLate, newLease } from './lease';

/** How soon to look again for a plan that is not told yet. */
const planWaitMs = 1_000;

/**
 * Hands one message to its provider: one that its writer claimed, or, if it is due, one that nobody else holds. Never
 * throws for the provider's sake.
 */
export function sendMessage(ports: Ports) {
  return async (message: string | Claim): Promise<void> => {
    const claim =
      typeof message === 'string'
        ? await ports.messages.claim(message, newLease(ports), ports.clock())
        : message;
    if (!claim) return;
    await ports.messages.settle(claim, await attempt(ports, claim), ports.clock());
  };
}

async function attempt(ports: Ports, { message, wasInDoubt, lease }: Claim): Promise<Outcome> {
  if (wasInDoubt) {
    const found = await lookUp(ports, message);
    if (found.kind !== 'not-taken') return outcomeOf(found, message.attempts, ports.clock());
  }
  const allowed = await planAllows(ports, message);
  const kept = await whyKeepBack(ports, message, allowed);
  if (kept) return { status: 'suppressed', reason: kept };
  if (allowed === undefined) {
    const nextTryAt = new Date(ports.clock().getTime() + planWaitMs);
    return { status: 'queued', nextTryAt, inDoubt: wasInDoubt };
  }
  // From the start, then.
  if (isLate(lease)) return { status: 'queued', nextTryAt: ports.clock(), inDoubt: wasInDoubt };
  return outcomeOf(await ports.providers[message.channel].send(message), message.attempts, ports.clock());
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
async function planAllows({ copies }: Ports, message: Message): Promise<boolean | undefined> {
  if (message.channel === 'email') return true;
  const restaurant = await copies.restaurant(message.restaurantId);
  // Its messages go with it.
  if (!restaurant || restaurant === 'gone') return true;
  return copies.smsAllowed(restaurant.ownerId);
}

/** What may have changed since the message was written. */
async function whyKeepBack(
  { optOuts, clock }: Ports,
  message: Message,
  allowed: boolean | undefined,
): Promise<string> {
  if (message.expiresAt <= clock()) return 'It came too late';
  if (allowed === false) return planWithoutSms;
  if (message.channel === 'sms' && (await optOuts.has(message.restaurantId, message.to)))
    return 'The guest has opted out';
  return '';
}
