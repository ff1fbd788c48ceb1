import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { type PageRequest, readPage } from '@tablewell/chassis/cursor';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import type { Delivery } from '../../domain/webhooks/delivery';
import type { WebhookEndpoint } from '../../domain/webhooks/endpoint';
import { testBody } from '../../domain/webhooks/events';
import { testKind } from '../../domain/webhooks/kinds';
import type { DeliveryQuery, ResentRange, WebhookPorts } from '../../webhook-ports';
import { ownEndpoint, planRequired } from './endpoints';
import { includesWebhooks } from './plan';

/** So many deliveries are sent again at most by one call; the caller goes on from where it ended. */
const maxResent = 1_000;
/** Test events of an endpoint within a minute: they are sent wherever an owner says. */
const testsEachMinute = 5;
const minuteMs = 60_000;

interface ThisEndpoint {
  readonly restaurantId: string;
  readonly endpointId: string;
}
interface ThisDelivery {
  readonly restaurantId: string;
  readonly deliveryId: string;
}

/** The log of an endpoint, newest first, for the owner (HOOK-7). */
export function listDeliveries(ports: WebhookPorts) {
  return async (
    actor: Actor | undefined,
    { state, ...ids }: DeliveryQuery,
    page: PageRequest,
  ): Promise<{ deliveries: readonly Delivery[]; nextPageToken: string } | Refusal> => {
    const known = await ownEndpoint(ports, actor, ids);
    if (known instanceof Refusal) return known;
    const read = await readPage(
      page,
      (limit, after) => ports.deliveries.list({ ...ids, state }, limit, after),
      ({ createdAt: at, id }) => ({ at, id }),
    );
    return read instanceof Refusal ? read : { deliveries: read.entries, nextPageToken: read.nextPageToken };
  };
}

/** One delivery with what was sent and what was answered. */
export function getDelivery({ deliveries }: WebhookPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, deliveryId }: ThisDelivery,
  ): Promise<Delivery | Refusal> =>
    refuseWithoutPermission('keys', actor, restaurantId) ??
    (await deliveries.find(restaurantId, deliveryId)) ??
    unknown();
}

/** Sends a delivery again, at once; its tries are counted from the beginning. */
export function resendDelivery(ports: WebhookPorts) {
  const { deliveries, endpoints, noteDue, clock } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, deliveryId }: ThisDelivery,
  ): Promise<Refusal | undefined> => {
    const refused = refuseWithoutPermission('keys', actor, restaurantId);
    if (refused) return refused;
    const known = await deliveries.find(restaurantId, deliveryId);
    if (!known) return unknown();
    const endpoint = await endpoints.find(restaurantId, known.endpointId);
    if (!endpoint) return unknown();
    const obstacle = await obstacleOf(ports, endpoint);
    if (obstacle && known.kind !== testKind) return obstacle;
    if (!(await deliveries.resend(restaurantId, deliveryId, clock())))
      return new Refusal('conflict', 'under-way', 'This event is being sent right now.');
    noteDue(known.endpointId);
    return undefined;
  };
}

/** Sends again what was written in a range, the oldest first; how many (HOOK-7). */
export function resendRange(ports: WebhookPorts) {
  const { deliveries, noteDue, clock } = ports;
  return async (
    actor: Actor | undefined,
    { from, until, all, ...ids }: ThisEndpoint & ResentRange,
  ): Promise<{ resent: number; nextFrom: Date | undefined } | Refusal> => {
    const endpoint = await ownEndpoint(ports, actor, ids);
    if (endpoint instanceof Refusal) return endpoint;
    if (!(from < until)) return invalid([{ field: 'until', message: 'The end must be after the beginning' }]);
    const obstacle = await obstacleOf(ports, endpoint);
    if (obstacle) return obstacle;
    const done = await deliveries.resendRange(endpoint.id, { from, until, all }, maxResent, clock());
    if (done.resent > 0) noteDue(endpoint.id);
    return done;
  };
}

/** Sends a test event, also to an endpoint that is off. Returns the delivery's id. */
export function sendTest(ports: WebhookPorts) {
  const { deliveries, noteDue, clock, newId } = ports;
  return async (actor: Actor | undefined, ids: ThisEndpoint): Promise<string | Refusal> => {
    const endpoint = await ownEndpoint(ports, actor, ids);
    if (endpoint instanceof Refusal) return endpoint;
    if (!(await includesWebhooks(ports, endpoint))) return planRequired();
    const now = clock();
    const minute = Math.floor(now.getTime() / minuteMs);
    // The id is that of a place in this minute, so the limit holds however many are asked for at once.
    for (let place = 0; place < testsEachMinute; place += 1) {
      const id = `test_${minute}_${place}.${endpoint.id}`;
      const isAdded = await deliveries.add({
        ...{ id, webhookId: `test_${newId()}`, endpointId: endpoint.id, restaurantId: endpoint.restaurantId },
        ...{ kind: testKind, subjectIds: [], body: testBody(endpoint, now), state: 'waiting', reason: '' },
        ...{ createdAt: now, attempts: 0, nextTryAt: now, tries: [], answer: '' },
      });
      if (!isAdded) continue;
      noteDue(endpoint.id);
      return id;
    }
    return new Refusal('too-many', 'too-many-tests', 'Please wait a minute before the next test event.');
  };
}

async function obstacleOf(
  ports: WebhookPorts,
  { off, ...endpoint }: WebhookEndpoint,
): Promise<Refusal | undefined> {
  if (off) return new Refusal('conflict', 'endpoint-off', 'Please switch the endpoint on first.');
  return (await includesWebhooks(ports, endpoint)) ? undefined : planRequired();
}

const unknown = () => notFound('There is no such delivery.');
