import { measured } from '@tablewell/chassis';
import type { Message } from '../domain/message';
import { nearlyUsedUp, type Plan, type Quota, quotasOf } from '../domain/quotas';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** A mail about today's limit is of no use tomorrow. */
const warningLifeMs = 86_400_000;

/**
 * Counts a message against its quotas, once; answers why it may not leave, empty when it may. The owner is told when a limit
 * is nearly used up, and the operator when one is.
 */
export function countMessage(ports: Ports) {
  return async (message: Message, ownerId: string | undefined): Promise<string> => {
    if (message.counted) return '';
    const plan = ownerId === undefined ? undefined : ((await ports.copies.plan(ownerId)) ?? assumedPlan);
    const owner = ownerId === undefined || plan === undefined ? undefined : { id: ownerId, plan };
    for (const quota of quotasOf(message, owner, ports.quotas)) {
      const outcome = await ports.quotaCounts.take(quota, message.id, ports.clock());
      if (outcome.kind === 'used-up') {
        const { scope, channel, limit, reason } = quota;
        measured.quotaRefusals.add({ channel, scope });
        if (outcome.isFirst)
          ports.logger.warn(
            { quota: outcome.id, scope, channel, limit, restaurantId: message.restaurantId },
            'a quota of messages is used up for today',
          );
        return reason;
      }
      if (outcome.kind === 'counted' && quota.warns && outcome.count === nearlyUsedUp(quota))
        await warnOwner(ports, message.restaurantId, ownerId, quota, outcome.id);
    }
    return '';
  };
}

/** For an owner of whose plan nothing but its switches is known yet. */
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
  if (!restaurant || restaurant === 'gone') return;
  const to = owner?.email ?? restaurant.email;
  if (to === '') return;
  const expiresAt = new Date(ports.clock().getTime() + warningLifeMs);
  await queueMessage(ports, quotaId, {
    ...ports.templates.quotaNear(restaurant.name, channel, limit),
    restaurantId,
    reservationId: '',
    channel: 'email',
    kind: 'quota-near',
    to,
    suppressed: '',
    expiresAt,
    matterEndsAt: expiresAt,
  });
}
