import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import type { WebhookDelivery } from '@tablewell/proto/notification/v1/webhook_pb';
import { made, member, type NotificationHarness } from './harness';

/** The owner of a restaurant of {@link enterprise}. */
export const ownerOf = (restaurantId: string) => member(restaurantId, undefined, `owner-of-${restaurantId}`);

/** A restaurant whose owner is on this plan and verified. */
export async function enterprise(running: NotificationHarness, id: string, more = {}): Promise<void> {
  await running.publishRestaurant(id, more);
  await setPlan(running, id, 2, PlanId.ENTERPRISE);
}

export async function setPlan(
  running: NotificationHarness,
  restaurantId: string,
  version: number,
  effectivePlan: PlanId,
  inTrial = false,
): Promise<void> {
  const ownerId = `owner-of-${restaurantId}`;
  const entitlements = { sms: true, effectivePlan, inTrial };
  await running.publish(
    outboxEntry(events.entitlementsChanged, { ownerId, version: BigInt(version), entitlements }, made()),
  );
  const plans = running.connection.collection<{ _id: string; version: number }>('plans');
  await eventually(async () => expect(await plans.findOne({ _id: ownerId, version })).not.toBeNull());
}

export interface Endpoint {
  readonly id: string;
  readonly secret: string;
  readonly restaurantId: string;
}

/** An endpoint of a restaurant; of all reservations’ events, if no kinds are given. */
export async function addEndpoint(
  running: NotificationHarness,
  restaurantId: string,
  url: string,
  kinds = ['reservation.booked', 'reservation.changed', 'reservation.canceled'],
): Promise<Endpoint> {
  const asked = { restaurantId, name: 'Partner', url, kinds, on: true };
  const { endpoint, secret } = await running.webhooks.createWebhook(asked, ownerOf(restaurantId));
  return { id: endpoint?.id ?? '', secret, restaurantId };
}

export async function logOf(
  running: NotificationHarness,
  { restaurantId, id: endpointId }: Endpoint,
): Promise<WebhookDelivery[]> {
  const asked = { restaurantId, endpointId };
  return (await running.webhooks.listWebhookDeliveries(asked, ownerOf(restaurantId))).deliveries;
}

export async function stateOf(running: NotificationHarness, { restaurantId, id }: Endpoint) {
  const { endpoints } = await running.webhooks.listWebhooks({ restaurantId }, ownerOf(restaurantId));
  return endpoints.find((each) => each.id === id);
}
