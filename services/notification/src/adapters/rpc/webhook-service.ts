import { type Timestamp, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { WebhookDeliveryState, WebhookEndpointState } from '@tablewell/proto/notification/v1/webhook_pb';
import {
  type UpdateWebhookRequest,
  WebhookService,
} from '@tablewell/proto/notification/v1/webhook_service_pb';
import { type Delivery, type DeliveryState, deliveryStates } from '../../domain/webhooks/delivery';
import type { EndpointDraft, OffReason, WebhookEndpoint } from '../../domain/webhooks/endpoint';
import { webhookKinds } from '../../domain/webhooks/kinds';
import {
  createEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  updateEndpoint,
} from '../../use-cases/webhooks/endpoints';
import {
  getDelivery,
  listDeliveries,
  resendDelivery,
  resendRange,
  sendTest,
} from '../../use-cases/webhooks/log';
import type { WebhookPorts } from '../../webhook-ports';

const endpointStates: Record<OffReason, WebhookEndpointState> = {
  owner: WebhookEndpointState.OFF,
  gone: WebhookEndpointState.GONE,
  failing: WebhookEndpointState.FAILED,
};
const states: Record<DeliveryState, WebhookDeliveryState> = {
  waiting: WebhookDeliveryState.WAITING,
  delivered: WebhookDeliveryState.DELIVERED,
  failed: WebhookDeliveryState.FAILED,
};

/** `WebhookService` on the use cases. */
export function webhookService(ports: WebhookPorts): Implementation {
  const cases = {
    ...{ list: listEndpoints(ports), create: createEndpoint(ports), update: updateEndpoint(ports) },
    ...{ rotate: rotateSecret(ports), remove: removeEndpoint(ports), test: sendTest(ports) },
    ...{ log: listDeliveries(ports), get: getDelivery(ports) },
    ...{ resend: resendDelivery(ports), resendRange: resendRange(ports) },
  };
  return implement(WebhookService, {
    async listWebhooks({ restaurantId }, { values }) {
      const { endpoints, requiredPlan } = orThrowRefusal(
        await cases.list(values.get(actorKey), restaurantId),
      );
      return { endpoints: endpoints.map(toEndpoint), kinds: [...webhookKinds], requiredPlan };
    },
    async createWebhook({ on: isOn, ...draft }, { values }) {
      const endpoint = orThrowRefusal(await cases.create(values.get(actorKey), { ...draft, isOn }));
      return { endpoint: toEndpoint(endpoint), secret: endpoint.secrets.current };
    },
    async updateWebhook(request, { values }) {
      const { restaurantId, endpointId } = request;
      const changes = { restaurantId, endpointId, ...changesOf(request) };
      return { endpoint: toEndpoint(orThrowRefusal(await cases.update(values.get(actorKey), changes))) };
    },
    async rotateWebhookSecret(request, { values }) {
      const endpoint = orThrowRefusal(await cases.rotate(values.get(actorKey), request));
      return { endpoint: toEndpoint(endpoint), secret: endpoint.secrets.current };
    },
    async removeWebhook(request, { values }) {
      const refused = await cases.remove(values.get(actorKey), request);
      if (refused) orThrowRefusal(refused);
      return {};
    },
    async sendWebhookTest(request, { values }) {
      return { deliveryId: orThrowRefusal(await cases.test(values.get(actorKey), request)) };
    },
    async listWebhookDeliveries({ state: wanted, pageSize, pageToken, ...ids }, { values }) {
      const state = deliveryStates.find((name) => states[name] === wanted);
      const page = { pageSize, pageToken };
      const { deliveries, nextPageToken } = orThrowRefusal(
        await cases.log(values.get(actorKey), { ...ids, state }, page),
      );
      return { deliveries: deliveries.map(toDelivery), nextPageToken };
    },
    async getWebhookDelivery(request, { values }) {
      return { delivery: toDelivery(orThrowRefusal(await cases.get(values.get(actorKey), request))) };
    },
    async resendWebhookDelivery(request, { values }) {
      const refused = await cases.resend(values.get(actorKey), request);
      if (refused) orThrowRefusal(refused);
      return {};
    },
    async resendWebhookDeliveries({ from, until, ...request }, { values }) {
      const range = { from: timeOf(from, 'from'), until: timeOf(until, 'until') };
      const { resent, nextFrom } = orThrowRefusal(
        await cases.resendRange(values.get(actorKey), { ...request, ...range }),
      );
      return { resent, ...(nextFrom ? { nextFrom: timestampFromDate(nextFrom) } : {}) };
    },
  });
}

/** The fields that a request changes. */
function changesOf({ name, url, kinds, on: isOn, changes }: UpdateWebhookRequest): Partial<EndpointDraft> {
  const fields: Readonly<Record<string, Partial<EndpointDraft>>> = {
    ...{ name: { name }, url: { url }, kinds: { kinds }, on: { isOn } },
  };
  const named = changes?.paths.length ? changes.paths : Object.keys(fields);
  if (!named.every((path) => Object.hasOwn(fields, path)))
    return orThrowRefusal(invalid([{ field: 'changes', message: 'There is no such field' }]));
  return Object.assign({}, ...named.map((path) => fields[path])) as Partial<EndpointDraft>;
}

function timeOf(at: Timestamp | undefined, field: string): Date {
  return at ? timestampDate(at) : orThrowRefusal(invalid([{ field, message: 'Please give a time' }]));
}

const optional = <Name extends string>(name: Name, at: Date | undefined) =>
  (at ? { [name]: timestampFromDate(at) } : {}) as { [Each in Name]?: Timestamp };

function toEndpoint({ off, secrets, kinds, ...endpoint }: WebhookEndpoint) {
  const { id, restaurantId, name, url, createdAt, failingSince, lastDeliveredAt } = endpoint;
  return {
    ...{ id, restaurantId, name, url, kinds: [...kinds], createdAt: timestampFromDate(createdAt) },
    state: off ? endpointStates[off] : WebhookEndpointState.ON,
    ...optional('failingSince', failingSince),
    ...optional('lastDeliveredAt', lastDeliveredAt),
    ...optional('formerSecretEndsAt', secrets.former?.endsAt),
  };
}

function toDelivery({ state, nextTryAt, createdAt, tries, ...delivery }: Delivery) {
  const { id, webhookId, endpointId, kind, reason, body, answer } = delivery;
  return {
    ...{ id, webhookId, endpointId, kind, reason, body, answer },
    ...{ state: states[state], createdAt: timestampFromDate(createdAt) },
    ...optional('nextTryAt', state === 'waiting' ? nextTryAt : undefined),
    tries: tries.map(({ at, tookMs, status = 0, problem }) => ({
      ...{ at: timestampFromDate(at), tookMs, status, problem },
    })),
  };
}
