import { create } from '@bufbuild/protobuf';
import { type Timestamp, TimestampSchema } from '@bufbuild/protobuf/wkt';
import type { CallOptions, Client } from '@connectrpc/connect';
import { Refusal } from '@tablewell/chassis/refusal';
import { refusalToError } from '@tablewell/chassis/rpc';
import { WebhookDeliveryState, WebhookEndpointState } from '@tablewell/proto/notification/v1/webhook_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';
import type { TestGateway } from './harness';
import { stubOf } from './stub';

const at = (seconds: number): Timestamp => create(TimestampSchema, { seconds: BigInt(seconds) });
const tried = { at: at(61), tookMs: 7, status: 0, problem: 'No answer' };
const endpoint = {
  ...{ id: 'w1', restaurantId: 'r1', name: 'Till', url: 'https://partner.example/hook' },
  ...{
    kinds: ['reservation.booked'],
    state: WebhookEndpointState.FAILED,
    createdAt: at(0),
    failingSince: at(60),
  },
};
const delivery = {
  ...{ id: 'evt_1.w1', webhookId: 'evt_1', endpointId: 'w1', kind: 'reservation.booked', reason: '' },
  ...{ state: WebhookDeliveryState.WAITING, createdAt: at(60), nextTryAt: at(66), tries: [tried] },
};

type Record = (method: string) => (request: unknown, options: CallOptions) => Promise<object>;

/** The webhooks of the restaurant `r1`: one endpoint, `w1`, and one delivery to it. Requests are kept in `running`. */
export function webhookStub(
  running: Pick<TestGateway, 'webhookRequests'>,
  recordCall: Record,
): Client<typeof WebhookService> {
  const record = (method: string) => async (request: object, options: CallOptions) => {
    running.webhookRequests.unshift(request);
    return recordCall(method)(request, options);
  };
  return stubOf(WebhookService, {
    listWebhooks: async (request, options) => {
      await record('ListWebhooks')(request, options);
      return { endpoints: [endpoint] };
    },
    createWebhook: async (request, options) => {
      await record('CreateWebhook')(request, options);
      if (request.kinds.includes('reservation.eaten'))
        throw refusalToError(
          new Refusal('invalid', 'invalid-input', 'There is no such kind of event', {
            fields: [{ field: 'kinds[0]', message: 'There is no such kind of event' }],
          }),
        );
      const { name, url, kinds } = request;
      return {
        endpoint: { ...endpoint, name, url, kinds, state: WebhookEndpointState.ON },
        secret: 'whsec_1',
      };
    },
    updateWebhook: async (request, options) => {
      await record('UpdateWebhook')(request, options);
      return { endpoint };
    },
    rotateWebhookSecret: async (request, options) => {
      await record('RotateWebhookSecret')(request, options);
      return { endpoint, secret: 'whsec_2' };
    },
    removeWebhook: record('RemoveWebhook'),
    sendWebhookTest: async (request, options) => {
      await record('SendWebhookTest')(request, options);
      return { deliveryId: 'test_1_0.w1' };
    },
    listWebhookDeliveries: async (request, options) => {
      await record('ListWebhookDeliveries')(request, options);
      return { deliveries: [delivery], nextPageToken: request.pageToken === '' ? 'more' : '' };
    },
    getWebhookDelivery: async (request, options) => {
      await record('GetWebhookDelivery')(request, options);
      return { delivery: { ...delivery, body: '{"type":"reservation.booked"}', answer: 'oops' } };
    },
    resendWebhookDelivery: record('ResendWebhookDelivery'),
    resendWebhookDeliveries: async (request, options) => {
      await record('ResendWebhookDeliveries')(request, options);
      return { resent: 3, nextFrom: at(60) };
    },
  });
}
