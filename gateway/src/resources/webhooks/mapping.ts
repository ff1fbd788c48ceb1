import {
  type WebhookDelivery,
  WebhookDeliveryState,
  type WebhookEndpoint,
  WebhookEndpointState,
} from '@tablewell/proto/notification/v1/webhook_pb';
import { iso, isoOrNull } from '../mapping';

const endpointStates: Readonly<Record<WebhookEndpointState, 'on' | 'off' | 'gone' | 'failed'>> = {
  [WebhookEndpointState.UNSPECIFIED]: 'off',
  [WebhookEndpointState.ON]: 'on',
  [WebhookEndpointState.OFF]: 'off',
  [WebhookEndpointState.GONE]: 'gone',
  [WebhookEndpointState.FAILED]: 'failed',
};
const states: Readonly<Record<WebhookDeliveryState, 'waiting' | 'delivered' | 'failed'>> = {
  [WebhookDeliveryState.UNSPECIFIED]: 'waiting',
  [WebhookDeliveryState.WAITING]: 'waiting',
  [WebhookDeliveryState.DELIVERED]: 'delivered',
  [WebhookDeliveryState.FAILED]: 'failed',
};

/** The state that a caller names; absent: all. */
export const toDeliveryState = (
  name: 'waiting' | 'delivered' | 'failed' | undefined,
): WebhookDeliveryState =>
  name
    ? {
        ...{ waiting: WebhookDeliveryState.WAITING, delivered: WebhookDeliveryState.DELIVERED },
        failed: WebhookDeliveryState.FAILED,
      }[name]
    : WebhookDeliveryState.UNSPECIFIED;

export const toWebhook = (endpoint: WebhookEndpoint) => {
  const { id, name, url, kinds, state, createdAt, failingSince } = endpoint;
  return {
    ...{ id, name, url, events: kinds, state: endpointStates[state], createdAt: iso(createdAt) },
    failingSince: isoOrNull(failingSince),
    lastDeliveredAt: isoOrNull(endpoint.lastDeliveredAt),
    formerSecretEndsAt: isoOrNull(endpoint.formerSecretEndsAt),
  };
};

export const toAttempt = (delivery: WebhookDelivery) => {
  const { id, endpointId, webhookId, kind, state, reason, createdAt, nextTryAt, tries } = delivery;
  return {
    // A webhook of `/api` is an endpoint; the standard's `webhook-id` is the id of the event.
    ...{ id, webhookId: endpointId, eventId: webhookId, event: kind, state: states[state], reason },
    ...{ createdAt: iso(createdAt), nextTryAt: isoOrNull(nextTryAt) },
    tries: tries.map(({ at, tookMs, status, problem }) => ({
      ...{ at: iso(at), tookMs, status: status || null, problem },
    })),
  };
};

export const toAttemptDetail = (delivery: WebhookDelivery) => ({
  ...toAttempt(delivery),
  ...{ body: delivery.body, answer: delivery.answer },
});

/** The host of an address, which names an endpoint whose owner does not. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '') || 'Webhook';
