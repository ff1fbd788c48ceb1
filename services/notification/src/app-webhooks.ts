import type { ServiceKit, ServiceParts } from '@tablewell/chassis/service';
import { measured } from '@tablewell/chassis/metrics';
import { MongoDeliveries } from './adapters/webhooks/deliveries';
import { WebhookDispatcher } from './adapters/webhooks/dispatcher';
import { MongoWebhookEndpoints } from './adapters/webhooks/endpoints';
import { webhookHandlers } from './adapters/webhooks/handlers';
import { createPost, type PostRules } from './adapters/webhooks/post';
import { webhookService } from './adapters/rpc/webhook-service';
import type { Ports } from './ports';
import { deliverNext } from './use-cases/webhooks/deliver-next';
import { writeDeliveries } from './use-cases/webhooks/write-deliveries';
import type { WebhookPorts } from './webhook-ports';

/** The settings of webhooks. */
export type WebhookSettings = PostRules;

interface Webhooks extends Pick<ServiceParts, 'implementations' | 'webhookHandlers'> {
  /** Looks for what is due. */
  poll(): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
  close(): Promise<void>;
}

/** Builds what the service does for webhooks, beside its messages and with bounds of its own (decision 0129). */
export function buildWebhooks(
  { connection, clock, logger }: ServiceKit,
  { retentionMs, ...rules }: WebhookSettings & { readonly retentionMs: number },
  mail: Ports,
): Webhooks {
  const endpoints = new MongoWebhookEndpoints(connection);
  const deliveries = new MongoDeliveries(connection, retentionMs);
  const { post, close } = createPost(rules);
  const ports: WebhookPorts = {
    ...{ endpoints, deliveries, post, mail, logger, clock, random: Math.random },
    ...{ copies: mail.copies, activity: mail.activity, newId: mail.newId },
    urlRules: { allowsLoopback: rules.allowsLoopback },
    noteDue: (endpointId) => dispatcher.note(endpointId),
  };
  const deliver = deliverNext(ports);
  const dispatcher = new WebhookDispatcher({ deliveries, deliver, clock, logger });
  if (rules.allowsLoopback)
    logger.warn('WEBHOOK_LOCAL is on: owners may have events sent to this machine, without TLS');
  for (const outcome of ['delivered', 'postponed', 'failed']) measured.webhooks.add({ outcome }, 0);
  const stopMeasuring = measured.webhookEndpoints.observe(async (report) => {
    const counts = await endpoints.countStates(clock());
    for (const state of ['taking', 'failing'] as const) report(counts[state], { state });
  });
  return {
    implementations: [webhookService(ports)],
    webhookHandlers: webhookHandlers(writeDeliveries(ports), (restaurantId, ids) =>
      deliveries.forgetAnswers(restaurantId, ids),
    ),
    poll: () => dispatcher.poll(),
    async removeAll(restaurantId) {
      await endpoints.removeAll(restaurantId);
      await deliveries.removeAll(restaurantId);
    },
    async close() {
      stopMeasuring();
      await dispatcher.stop();
      await close();
    },
  };
}
