import { isToldOf } from '../../domain/webhooks/endpoint';
import { bodyOf, webhookIdOf, type WebhookEvent } from '../../domain/webhooks/events';
import type { WebhookPorts } from '../../webhook-ports';
import { includesWebhooks } from './plan';

type Writing = Pick<WebhookPorts, 'endpoints' | 'deliveries' | 'copies' | 'noteDue' | 'clock'>;

/**
 * Writes an event for every endpoint that is told of it, and has it sent at once. Once it resolves, the event is stored; it
 * may be repeated at any time, and writes what is missing (HOOK-5).
 */
export function writeDeliveries(ports: Writing) {
  const { endpoints, deliveries, noteDue, clock } = ports;
  return async (event: WebhookEvent): Promise<void> => {
    const told = (await endpoints.of(event.restaurantId)).filter((endpoint) => isToldOf(endpoint, event));
    const [first] = told;
    if (!first || !(await includesWebhooks(ports, first))) return;
    const webhookId = webhookIdOf(event);
    const body = bodyOf(event);
    const { kind, restaurantId, subjectIds, sequence } = event;
    const now = clock();
    await Promise.all(
      told.map(async ({ id: endpointId }) => {
        const isNew = await deliveries.add({
          ...{
            id: `${webhookId}.${endpointId}`,
            webhookId,
            endpointId,
            restaurantId,
            kind,
            subjectIds,
            body,
          },
          ...(sequence === undefined ? {} : { sequence }),
          ...{ state: 'waiting', reason: '', createdAt: now, attempts: 0, nextTryAt: now },
          ...{ tries: [], answer: '' },
        });
        if (isNew) noteDue(endpointId);
      }),
    );
  };
}
