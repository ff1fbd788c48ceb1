import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readEnum, writeEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type { WebhookDelivery, WebhookDeliveryState } from '@tablewell/proto/notification/v1/webhook_pb';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';
export type DeliveryFilter = DeliveryState | 'all';

const filters: Meanings<typeof WebhookDeliveryState, DeliveryFilter> = {
  UNSPECIFIED: 'all',
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  FAILED: 'failed',
};

/** One try to deliver an event. */
interface Try {
  at: Date | undefined;
  tookMs: number;
  /** 0: there was no answer. */
  status: number;
  /** Empty: it succeeded. */
  problem: string;
}

/** An event for one endpoint. */
export interface Delivery {
  id: string;
  webhookId: string;
  kind: string;
  state: DeliveryState;
  reason: string;
  at: Date | undefined;
  nextTry: Date | undefined;
  tries: Try[];
  /** Empty in lists. */
  body: string;
  answer: string;
}

const rpc = () => import('../../../lib/rpc');
const pageSize = 20;
/** A try takes 15 seconds at most. */
const testWithinMs = 20_000;
const testEveryMs = 500;

const dateOf = (at: Timestamp | undefined): Date | undefined => at && timestampDate(at);

function toDelivery(values: typeof WebhookDeliveryState, delivery: WebhookDelivery): Delivery {
  const { id, webhookId, kind, reason, body, answer, createdAt, nextTryAt, tries } = delivery;
  const state = readEnum(values, filters, delivery.state);
  return {
    ...{ id, webhookId, kind, reason, body, answer, state: state === 'all' ? 'waiting' : state },
    ...{ at: dateOf(createdAt), nextTry: dateOf(nextTryAt) },
    tries: tries.map(({ at, tookMs, status, problem }) => ({ at: dateOf(at), tookMs, status, problem })),
  };
}

export const deliveriesKey = (restaurantId: string, endpointId: string) => [
  ...['webhook-deliveries', restaurantId, endpointId],
];

/** The log of an endpoint, newest first, page by page. */
export const listDeliveries = (restaurantId: string, endpointId: string, filter: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: [...deliveriesKey(restaurantId, endpointId), filter],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const { webhooks, WebhookDeliveryState: values } = await rpc();
      const state = writeEnum(values, filters, filter);
      const ask = { restaurantId, endpointId, state, pageSize, pageToken: pageParam };
      const { deliveries, nextPageToken } = await webhooks().listWebhookDeliveries(ask, { signal });
      return { next: nextPageToken, deliveries: deliveries.map((each) => toDelivery(values, each)) };
    },
    getNextPageParam: ({ next }) => next || undefined,
  });

/** What was sent, and what was answered. */
export const getDelivery = (restaurantId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['webhook-delivery', restaurantId, deliveryId],
    queryFn: async ({ signal }): Promise<Delivery | undefined> => {
      const { webhooks, WebhookDeliveryState: values } = await rpc();
      const { delivery } = await webhooks().getWebhookDelivery({ restaurantId, deliveryId }, { signal });
      return delivery && toDelivery(values, delivery);
    },
  });

export const resendDelivery = async (restaurantId: string, deliveryId: string): Promise<void> => {
  await (await rpc()).webhooks().resendWebhookDelivery({ restaurantId, deliveryId });
};

/** The deliveries to send again: of these days, only the failed ones or all. */
export interface ResentRange {
  from: Date;
  until: Date;
  all: boolean;
}

/** Sends a range again, in as many parts as it takes; how many events. */
export async function resendRange(
  restaurantId: string,
  endpointId: string,
  { from, until, all }: ResentRange,
): Promise<number> {
  const { webhooks } = await rpc();
  const end = timestampFromDate(until);
  let resent = 0;
  for (let next: Timestamp | undefined = timestampFromDate(from); next;) {
    const part = await webhooks().resendWebhookDeliveries({
      ...{ restaurantId, endpointId, all, from: next, until: end },
    });
    resent += part.resent;
    next = part.nextFrom;
  }
  return resent;
}

/** Sends a test event, and waits for what is answered. */
export async function sendTest(restaurantId: string, endpointId: string): Promise<Delivery | undefined> {
  const { webhooks, WebhookDeliveryState: values } = await rpc();
  const { deliveryId } = await webhooks().sendWebhookTest({ restaurantId, endpointId });
  const until = Date.now() + testWithinMs;
  for (;;) {
    const { delivery } = await webhooks().getWebhookDelivery({ restaurantId, deliveryId });
    const now = delivery && toDelivery(values, delivery);
    if (now?.state !== 'waiting' || Date.now() > until) return now;
    await new Promise((resolve) => setTimeout(resolve, testEveryMs));
  }
}
