import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';
import { readEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type { WebhookEndpointState } from '@tablewell/proto/notification/v1/webhook_pb';

/** Whether an endpoint is sent anything: `gone` and `failed` were switched off by the server. */
export type EndpointState = 'on' | 'off' | 'gone' | 'failed';

const states: Meanings<typeof WebhookEndpointState, EndpointState> = {
  UNSPECIFIED: 'off',
  ON: 'on',
  OFF: 'off',
  GONE: 'gone',
  FAILED: 'failed',
};

/** What the owner chooses of an endpoint. */
export interface EndpointDraft {
  name: string;
  url: string;
  kinds: string[];
  on: boolean;
}

/** An address of a partner that is told what happens. */
export interface Endpoint extends Omit<EndpointDraft, 'on'> {
  id: string;
  state: EndpointState;
  /** Undefined: its last try succeeded, or there was none. */
  failingSince: Date | undefined;
  /** Undefined: never. */
  lastDelivered: Date | undefined;
  /** When the former secret ends; undefined if it has ended, or there is none. */
  formerSecretEnds: Date | undefined;
}

interface Webhooks {
  endpoints: Endpoint[];
  /** All kinds of events. */
  kinds: string[];
  /** Whether the owner's plan includes webhooks. */
  isIncluded: boolean;
}

const rpc = () => import('../../../lib/rpc');

/** For the owner. */
export const listWebhooks = (restaurantId: string) =>
  queryOptions({
    queryKey: ['webhooks', restaurantId],
    queryFn: async ({ signal }): Promise<Webhooks> => {
      const { webhooks, WebhookEndpointState: values } = await rpc();
      const { endpoints, kinds, requiredPlan } = await webhooks().listWebhooks({ restaurantId }, { signal });
      const now = new Date();
      return {
        kinds,
        isIncluded: requiredPlan === '',
        endpoints: endpoints.map((endpoint) => {
          const { id, name, url, state, failingSince, lastDeliveredAt, formerSecretEndsAt } = endpoint;
          const ends = formerSecretEndsAt && timestampDate(formerSecretEndsAt);
          return {
            ...{ id, name, url, kinds: endpoint.kinds, state: readEnum(values, states, state) },
            failingSince: failingSince && timestampDate(failingSince),
            lastDelivered: lastDeliveredAt && timestampDate(lastDeliveredAt),
            formerSecretEnds: ends && ends > now ? ends : undefined,
          };
        }),
      };
    },
  });

/** Makes an endpoint; returns its secret, which is not shown again. */
export const createEndpoint = async (restaurantId: string, draft: EndpointDraft): Promise<string> =>
  (await (await rpc()).webhooks().createWebhook({ restaurantId, ...draft })).secret;

export const updateEndpoint = async (
  restaurantId: string,
  endpointId: string,
  draft: EndpointDraft,
): Promise<void> => {
  await (await rpc()).webhooks().updateWebhook({ restaurantId, endpointId, ...draft });
};

/** Makes a new secret, and returns it. */
export const rotateSecret = async (
  restaurantId: string,
  endpointId: string,
  endsFormer: boolean,
): Promise<string> =>
  (await (await rpc()).webhooks().rotateWebhookSecret({ restaurantId, endpointId, endsFormer })).secret;

export const removeEndpoint = async (restaurantId: string, endpointId: string): Promise<void> => {
  await (await rpc()).webhooks().removeWebhook({ restaurantId, endpointId });
};
