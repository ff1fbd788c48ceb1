import { measured } from '@tablewell/chassis/metrics';
import { maxEntries } from '@tablewell/chassis/resilience';
import { LRUCache } from 'lru-cache';
import type { Message } from '../domain/message';
import { nearlyUsedUp, type Plan, type Quota, quotasOf } from '../domain/quotas';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** A warning about today's limit is useless tomorrow. */
const warningLifeMs = 86_400_000;
const maxWarned = 1_000;

/**
 * Counts a message against its quotas, once; returns the reason why it must not be sent, or an empty string. Warns the
 * owner when a limit is nearly used up, and logs a used-up one.
 */
export function countMessage(ports: Ports) {
  /** The limits of which this process has warned. Counts that are made together pass the threshold by more than one. */
  const warned = new LRUCache<string, true>({ ...maxEntries(maxWarned) });
  return async (message: Message, ownerId: string | undefined): Promise<string> => {
    if (message.counted) return '';
    const plan = ownerId === undefined ? undefined : ((await ports.copies.plan(ownerId)) ?? assumedPlan);
    const owner = ownerId === undefined || plan === undefined ? undefined : { id: ownerId, plan };
    for (const pair of quotasOf(message, owner, ports.quotas)) {
      const outcome = await ports.quotaCounts.take(pair, message.id, ports.clock());
      if (outcome.kind === 'used-up') {
        const { scope, channel, limit, reason } = outcome.quota;
        measured.quotaRefusals.add({ channel, scope });
        if (outcome.isFirst)
          ports.logger.warn(
            { quota: outcome.id, scope, channel, limit, restaurantId: message.restaurantId },
            'a quota of messages is used up for today',
          );
        return reason;
      }
      if (outcome.kind === 'counted-before') continue;
      for (const { quota, count, id } of outcome.counts)
        if (quota.warns && count >= nearlyUsedUp(quota) && !warned.has(id)) {
          await warnOwner(ports, message.restaurantId, ownerId, quota, id);
          warned.set(id, true);
        }
    }
    return '';
  };
}

/** The plan that is assumed if only its features are known. */
const assumedPlan: Plan = 'premium';

async function warnOwner(
  ports: Ports,
  restaurantId: string,
  ownerId: string | undefined,
  { channel, limit }: Quota,
  quotaId: string,
): Promise<void> {
  const [restaurant, owner] = await Promise.all([
    ports.copies.restaurant(restaurantId),
    ownerId === undefined ? undefined : ports.copies.user(ownerId),
  ]);
  if (!restaurant || restaurant === 'deleted') return;
  const to = owner?.email ?? restaurant.confirmedEmail;
  if (to === '') return;
  const expiresAt = new Date(ports.clock().getTime() + warningLifeMs);
  await queueMessage(ports, quotaId, {
    ...ports.templates.quotaNear(restaurant.name, channel, limit),
    restaurantId,
    isTest: restaurant.isTest,
    reservationId: '',
    channel: 'email',
    kind: 'quota-near',
    to,
    suppressionReason: '',
    expiresAt,
    matterEndsAt: expiresAt,
  });
}
