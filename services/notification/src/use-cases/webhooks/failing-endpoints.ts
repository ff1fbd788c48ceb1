import { reasons } from '../../domain/webhooks/delivery';
import type { OffReason, WebhookEndpoint } from '../../domain/webhooks/endpoint';
import { switchOffAfterMs, warnAfterMs } from '../../domain/webhooks/outcome';
import type { WebhookPorts } from '../../webhook-ports';
import { queueMessage } from '../queue-message';

/** A mail about an endpoint is of use for as long as somebody may still mend it. */
const mailLifeMs = 3 * 86_400_000;

/** Warns the owner of an endpoint that fails for a day, and switches it off after three (HOOK-6). */
export async function noteLongFailure(
  ports: WebhookPorts,
  endpoint: WebhookEndpoint,
  since: Date,
  now: Date,
): Promise<void> {
  const ms = now.getTime() - since.getTime();
  const name = String(since.getTime());
  if (ms >= switchOffAfterMs) await endEndpoint(ports, endpoint, 'failing', name);
  else if (ms >= warnAfterMs) await mailOwner(ports, endpoint, 'warned', name);
}

/**
 * Switches an endpoint off. The owner's mail is queued first: a crash in between repeats both, and the mail is written once
 * for each occasion.
 */
export async function endEndpoint(
  ports: WebhookPorts,
  endpoint: WebhookEndpoint,
  why: Exclude<OffReason, 'owner'>,
  occasion: string,
): Promise<void> {
  await mailOwner(ports, endpoint, why, occasion);
  await ports.endpoints.switchOff(endpoint, why);
  await ports.deliveries.endWaiting(endpoint.id, why === 'gone' ? reasons.gone : reasons.off, ports.clock());
  const { id: endpointId, restaurantId } = endpoint;
  ports.logger.warn({ endpointId, restaurantId, why }, 'a webhook endpoint was switched off');
}

async function mailOwner(
  { copies, mail }: WebhookPorts,
  { id, restaurantId, ownerId, name, url }: WebhookEndpoint,
  what: 'warned' | Exclude<OffReason, 'owner'>,
  occasion: string,
): Promise<void> {
  const [restaurant, owner] = await Promise.all([copies.restaurant(restaurantId), copies.user(ownerId)]);
  if (!restaurant || restaurant === 'deleted') return;
  const to = owner?.email ?? restaurant.confirmedEmail;
  if (to === '') return;
  const expiresAt = new Date(mail.clock().getTime() + mailLifeMs);
  await queueMessage(mail, `webhook:${what}:${id}:${occasion}`, {
    ...mail.templates.webhook(what, restaurant.name, { name, host: new URL(url).hostname }),
    restaurantId,
    isTest: restaurant.isTest,
    reservationId: '',
    channel: 'email',
    kind: 'webhook-failing',
    to,
    suppressionReason: '',
    expiresAt,
    matterEndsAt: expiresAt,
  });
}
