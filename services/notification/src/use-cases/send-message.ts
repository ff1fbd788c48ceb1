import { type Attempt, type Message, type Outcome, outcomeOf } from '../domain/message';
import { planWithoutSms } from '../domain/reservation-notices';
import type { Claim, Ports } from '../ports';

/** How long a process holds a message: longer than any attempt takes. One that dies leaves it to others after this. */
export const leaseMs = 30_000;
/** No attempt begins later than this after the claim; a process that slept lets the message go. */
const latestStartMs = 10_000;
/** How soon to look again for a plan that is not told yet. */
const planWaitMs = 1_000;

/** Hands one message to its provider, if it is due and nobody else does. Never throws for the provider's sake. */
export function sendMessage(ports: Ports) {
  return async (id: string): Promise<void> => {
    const lease = ports.newId();
    // By the machine's own steady clock: this is about how long the process slept, not about what time it is.
    const claimedAt = performance.now();
    const now = ports.clock();
    const claim = await ports.messages.claim(id, lease, now, new Date(now.getTime() + leaseMs));
    if (!claim) return;
    const outcome = await attempt(ports, claim, () => performance.now() - claimedAt > latestStartMs);
    await ports.messages.settle(claim.message, lease, outcome, ports.clock());
  };
}

async function attempt(
  ports: Ports,
  { message, wasInDoubt }: Claim,
  isLate: () => boolean,
): Promise<Outcome> {
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
  // Too little of the lease is left, or it is another's by now: from the start, then.
  if (isLate()) return { status: 'queued', nextTryAt: ports.clock(), inDoubt: wasInDoubt };
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
