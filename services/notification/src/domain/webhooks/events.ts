import { shortHash } from '@tablewell/chassis/crypto';
import { type SentKind, testKind, type WebhookKind } from './kinds';

/** Incremented when a field changes its meaning or goes. */
const bodyVersion = 1;
/** So many ids are below 20 kB, the most that a receiver has to take. */
export const maxIds = 400;

/** Something that happened, for webhooks. It has no personal data: ids, times and counts (HOOK-2). */
export interface WebhookEvent {
  /** The id of the event that it is made from, and the number of the part, if it is made into several. */
  readonly eventId: string;
  readonly part?: number;
  readonly kind: WebhookKind;
  readonly restaurantId: string;
  readonly at: Date;
  readonly subjectIds: readonly string[];
  readonly sequence?: number;
  readonly data: object;
}

/** What identifies an event to receivers, derived so that a redelivery is no second one. Has no dot. */
export const webhookIdOf = ({ eventId, part = 0, kind }: Pick<WebhookEvent, 'eventId' | 'part' | 'kind'>) =>
  `evt_${shortHash(`${kind}:${eventId}:${part}`)}`;

export const bodyOf = (event: {
  readonly kind: SentKind;
  readonly at: Date;
  readonly data: object;
}): string =>
  JSON.stringify({
    type: event.kind,
    version: bodyVersion,
    timestamp: event.at.toISOString(),
    data: event.data,
  });

/** The body of a test event, which says where it came from and nothing else. */
export const testBody = (
  endpoint: { readonly id: string; readonly restaurantId: string },
  at: Date,
): string =>
  bodyOf({ kind: testKind, at, data: { restaurantId: endpoint.restaurantId, endpointId: endpoint.id } });

/** A list in parts that are small enough for one event each. */
export function inParts<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += maxIds) parts.push(all.slice(from, from + maxIds));
  return parts;
}
