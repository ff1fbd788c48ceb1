import { sideOf } from '../domain/channels';
import {
  type Attempt,
  isAccountMail,
  isOvertaken,
  isForAwaited,
  type Message,
  type Outcome,
  outcomeOf,
  postpone,
  type Siblings,
} from '../domain/message';
import type { Restaurant } from '../domain/read-copies';
import { priorityOf } from '../domain/pace';
import { suppressions } from '../domain/suppressions';
import type { LeasedMessage, Ports, SenderAccess } from '../ports';
import { channelRules } from './channels';
import { countMessage } from './count-message';
import { isLate, newLease } from './lease';
import { SendOrder } from './send-order';

/** Retry delay while the plan or the owner's verification is unknown. */
const unknownWaitMs = 1_000;
/** Retry delay while another process sends an older message about the reservation. */
const olderWaitMs = 500;
/**
 * How long a message waits for the owner's verification: events of the auth service may be late. Afterwards it is
 * suppressed, so that messages do not accumulate until an address is verified.
 */
const verificationLagMs = 5_000;

/** A new message is not kept waiting: without a free sender it is written as queued. */
const atOnce = ({ pace, newId }: Pick<Ports, 'pace' | 'newId'>): SenderAccess => ({
  async take(sender, text) {
    const how = { by: newId(), waitMs: 0 };
    return (await pace.take(sender, pace.occupiedMs(sender, text), how)).isFree;
  },
});

/**
 * Sends a message that its writer leased, or leases one by id if it is due. Does not throw for provider errors.
 */
export function sendMessage(ports: Ports) {
  const sendOrder = new SendOrder();
  const count = countMessage(ports);
  const withoutRun = atOnce(ports);
  return async (message: string | LeasedMessage, access: SenderAccess = withoutRun): Promise<void> => {
    const leased =
      typeof message === 'string'
        ? await ports.messages.lease(message, newLease(ports), ports.clock())
        : message;
    if (!leased) return;
    const { id, reservationId, channel } = leased.message;
    const work = async (behind: () => ReadonlySet<string>) => {
      const outcome = await attempt(ports, leased, { behind, access, count });
      await ports.messages.recordOutcome(leased, outcome, ports.clock());
      if (outcome.status !== 'queued') return;
      const sender = outcome.pacedBy ?? leased.message.pacedBy;
      if (sender) ports.dispatch.noteQueued(sender, outcome.nextTryAt);
    };
    if (reservationId === '') return work(() => new Set());
    const key = `${reservationId}:${sideOf(channel)}`;
    await sendOrder.run(key, id, () => work(() => sendOrder.behind(key, id)));
  };
}

interface Attempting {
  /** The ids of the messages about the reservation that wait here for this one. */
  readonly behind: () => ReadonlySet<string>;
  readonly access: SenderAccess;
  readonly count: ReturnType<typeof countMessage>;
}

async function attempt(
  ports: Ports,
  { message, wasInDoubt, lease }: LeasedMessage,
  { behind, access, count }: Attempting,
): Promise<Outcome> {
  if (wasInDoubt) {
    const found = await lookUp(ports, message);
    if (found.kind !== 'not-taken') return outcomeOf(found, message.attempts, ports.clock());
  }
  const rules = channelRules(ports)[message.channel];
  const restaurant = await restaurantOf(ports, message);
  const owner = restaurant?.ownerId;
  // Taken before the siblings are read, so that attempts of those queued behind are included in what is read.
  const isBehind = behind();
  // Asked together, because each waits for the store.
  const [allowed, isVerified, unwanted, obstacle, siblings, sender] = await Promise.all([
    restaurant === undefined ? true : rules.isInPlan(restaurant),
    owner === undefined || ports.copies.isVerified(owner),
    unwantedNow(ports, message),
    rules.obstacle(message, restaurant),
    siblingsOf(ports, message),
    rules.senderOf(message.restaurantId),
  ]);
  const suppressed = suppressionReason(ports, message, { allowed, isVerified }) || unwanted || obstacle;
  if (suppressed) return { status: 'suppressed', reason: suppressed };
  const waitFor = (ms: number) => postpone(message, new Date(ports.clock().getTime() + ms), wasInDoubt);
  if (allowed === undefined || !isVerified) return waitFor(unknownWaitMs);
  if (isOvertaken(message, siblings, isBehind))
    return { status: 'suppressed', reason: suppressions.overtaken };
  if (siblings.isOlderUnderWay) return waitFor(olderWaitMs);
  // By what was written, so that it stays true if the restaurant is deleted meanwhile.
  if (message.isTest) return { status: 'delivered', reason: suppressions.inTest };
  if (!sender) return { status: 'suppressed', reason: rules.withoutSender };
  const refused = await count(message, owner);
  if (refused) return { status: 'suppressed', reason: refused };
  const address = sender.address ?? ports.sharedSenders.sms.address;
  if (message.channel === 'sms' && ports.pace.isPaced(address)) {
    const isTaken = await access.take(address, message.text);
    if (!isTaken) return { ...waitFor(0), counted: true, pacedBy: address, turn: priorityOf(message) };
  }
  // Too little of the lease is left to call the provider: the next attempt takes a new lease.
  if (isLate(lease)) return { ...waitFor(0), counted: true };
  const sent = await ports.providers[message.channel].send(message, sender.address);
  if (sent.kind === 'opted-out' && sender.scope)
    await ports.optOuts.add(sender.scope, message.to, ports.clock(), { kind: 'provider' });
  const outcome = outcomeOf(sent, message.attempts, ports.clock());
  return outcome.status === 'queued' ? { ...outcome, counted: true } : outcome;
}

/** Messages that tell no version of a reservation have no siblings. */
async function siblingsOf({ messages, clock }: Ports, message: Message): Promise<Siblings> {
  if (message.version === undefined) return { newer: [], isOlderUnderWay: false };
  return messages.siblings(message, clock());
}

/** The restaurant that sends the message; undefined for account mails. */
async function restaurantOf({ copies }: Ports, message: Message): Promise<Restaurant | undefined> {
  if (isAccountMail(message) || message.restaurantId === '') return undefined;
  const restaurant = await copies.restaurant(message.restaurantId);
  // A deleted restaurant's messages are deleted, too.
  return restaurant === 'deleted' ? undefined : restaurant;
}

/** Whether an earlier attempt succeeded, checked before a retry. */
async function lookUp({ providers }: Ports, message: Message): Promise<Attempt> {
  try {
    const providerId = await providers[message.channel].lookUp(message);
    return providerId ? { kind: 'accepted', providerId } : { kind: 'not-taken', reason: '' };
  } catch {
    return { kind: 'unclear', reason: 'The provider does not answer', settleMs: 0 };
  }
}

/** The facts on which an attempt depends, as they were when it began. */
interface Facts {
  readonly allowed: boolean | undefined;
  readonly isVerified: boolean;
}

/** The reason to suppress a message, by time, plan and owner; empty to send it. */
function suppressionReason(
  { clock }: Pick<Ports, 'clock'>,
  message: Message,
  { allowed, isVerified }: Facts,
): string {
  if (message.expiresAt <= clock()) return suppressions.tooLate;
  if (!isVerified && clock().getTime() - message.createdAt.getTime() >= verificationLagMs)
    return suppressions.ownerUnverified;
  return allowed === false ? suppressions.planWithoutSms : '';
}

/** Why nobody needs a message any more, by changes since it was written; empty if it is of use. */
async function unwantedNow(ports: Ports, message: Message): Promise<string> {
  if (await hasArrivedElsewhere(ports, message)) return suppressions.arrivedElsewhere;
  const { reservationId, matterEndsAt } = message;
  if (isForAwaited(message) && !(await ports.reminderPlans.expects(reservationId, matterEndsAt)))
    return suppressions.notAwaited;
  return '';
}

/** Whether the failed message that this one replaces was delivered after all: a report may be late (MESSAGE-21). */
async function hasArrivedElsewhere({ messages }: Ports, message: Message): Promise<boolean> {
  if (!message.insteadOf) return false;
  const failed = await messages.find(message.restaurantId, message.insteadOf);
  return failed?.status === 'delivered' || failed?.status === 'read';
}
