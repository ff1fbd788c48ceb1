import { keptAnswer, reasons } from '../../domain/webhooks/delivery';
import type { WebhookEndpoint } from '../../domain/webhooks/endpoint';
import { testKind } from '../../domain/webhooks/kinds';
import { tryOf, type Verdict, verdictOf } from '../../domain/webhooks/outcome';
import { signedHeaders } from '../../domain/webhooks/secrets';
import { measured } from '@tablewell/chassis/metrics';
import type { LeasedDelivery, WebhookPorts } from '../../webhook-ports';
import { isLate, newLease } from '../lease';
import { endEndpoint, noteLongFailure } from './failing-endpoints';

/** The outcome of one delivery: whether one was due, and whether the endpoint failed or took long. */
export interface DeliveryRun {
  readonly hasTried: boolean;
  readonly isSlow: boolean;
}

const nothing: DeliveryRun = { hasTried: false, isSlow: false };
/** Requests that take longer are kept apart from others. */
const slowMs = 2_000;

/** Tries what is due longest for an endpoint, once (HOOK-5). Errors of the receiver are outcomes; those of the store are thrown. */
export function deliverNext(ports: WebhookPorts) {
  const { endpoints, deliveries, clock } = ports;
  return async (endpointId: string): Promise<DeliveryRun> => {
    const endpoint = await endpoints.byId(endpointId);
    if (!endpoint) {
      // It was removed while an event for it was written.
      await deliveries.removeOf(endpointId);
      return nothing;
    }
    const now = clock();
    const isOff = endpoint.off !== undefined;
    if (isOff) await deliveries.endWaiting(endpointId, reasons.off, now);
    else if (endpoint.pausedUntil && endpoint.pausedUntil > now) return nothing;
    const leased = await deliveries.leaseNext(endpointId, newLease(ports), now, { onlyTests: isOff });
    return leased ? tryOnce(ports, endpoint, leased) : nothing;
  };
}

async function tryOnce(
  ports: WebhookPorts,
  endpoint: WebhookEndpoint,
  leased: LeasedDelivery,
): Promise<DeliveryRun> {
  const { deliveries, post, clock, random } = ports;
  const { delivery, lease } = leased;
  if (isLate(lease)) {
    await deliveries.release(leased, clock());
    return { hasTried: true, isSlow: endpoint.failingSince !== undefined };
  }
  const at = clock();
  const begun = performance.now();
  const headers = signedHeaders(endpoint.secrets, delivery, at);
  const answer = await post({ url: endpoint.url, headers, body: delivery.body });
  const now = clock();
  const verdict = verdictOf(answer, delivery, now, random());
  const tookMs = performance.now() - begun;
  const attempt = tryOf(answer, verdict.problem, at, tookMs);
  const text = answer.kind === 'answered' ? answer.text.slice(0, keptAnswer) : '';
  await deliveries.record(leased, { outcome: verdict.outcome, attempt, answer: text }, now);
  const { state } = verdict.outcome;
  measured.webhooks.add({ outcome: state === 'waiting' ? 'postponed' : state });
  // A test says nothing about how the endpoint does: it may be sent to one that is off.
  if (delivery.kind !== testKind) await noteAnswer(ports, endpoint, verdict, delivery.id, now);
  return { hasTried: true, isSlow: state !== 'delivered' || tookMs > slowMs };
}

async function noteAnswer(
  ports: WebhookPorts,
  endpoint: WebhookEndpoint,
  { outcome, isGone, pausedUntil }: Verdict,
  deliveryId: string,
  now: Date,
): Promise<void> {
  if (outcome.state === 'delivered') return ports.endpoints.noteDelivered(endpoint, now);
  if (isGone) return endEndpoint(ports, endpoint, 'gone', deliveryId);
  const since = await ports.endpoints.noteFailed(endpoint, now, pausedUntil);
  await noteLongFailure(ports, endpoint, since, now);
}
