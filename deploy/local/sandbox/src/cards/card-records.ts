import type { Deliveries } from '../core/deliveries';
import { newId } from '../core/ids';
import type { Store, Table } from '../core/store';
import type { ByPrefix, List, StripeEvent } from './objects';

type Prefix = keyof ByPrefix;

/** The API version whose formats the sandbox uses. */
export const apiVersion = '2026-10-28.endive';

/** A refusal with the provider's own text. */
export class CardError extends Error {
  constructor(
    readonly status: number,
    readonly type:
      'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error',
    message: string,
    readonly code?: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

/** The card provider's customers, subscriptions, invoices and other objects, each stored under its id. */
export interface CardRecords {
  /** Origin of the pages that the provider would host. */
  readonly origin: string;
  /** Seconds since 1970. */
  now(): number;
  newId(prefix: Prefix | 'si' | 'li' | 'il'): string;
  get<P extends Prefix>(prefix: P, id: string): ByPrefix[P] | undefined;
  /** Like `get`, but an unknown id is refused as by the provider. */
  find<P extends Prefix>(prefix: P, id: string, param?: string): ByPrefix[P];
  put<P extends Prefix>(prefix: P, object: ByPrefix[P]): ByPrefix[P];
  /** Newest first. */
  all<P extends Prefix>(prefix: P): Iterable<ByPrefix[P]>;
  /** Records an event, to be sent to the product by a webhook. */
  publish(type: string, object: object, previous?: object): StripeEvent;
  together<T>(write: () => T): T;
}

const names: Record<Prefix, string> = {
  prod: 'product',
  price: 'price',
  cus: 'customer',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  cs: 'checkout.session',
  bpc: 'billing_portal.configuration',
  bps: 'billing_portal.session',
  evt: 'event',
};

const webhookAttempts = 200;

export function openCardRecords(
  store: Store,
  deliveries: Deliveries,
  webhookUrl: string | undefined,
  now: () => Date,
  origin: string,
): CardRecords {
  const table: Table<ByPrefix[Prefix], string> = store.table('cards');

  const records: CardRecords = {
    origin,
    now: () => Math.floor(now().getTime() / 1000),
    newId: (prefix) => newId(prefix === 'cs' ? 'cs_test' : prefix),
    get: <P extends Prefix>(prefix: P, id: string) =>
      id.startsWith(`${prefix}_`) ? (table.get(id) as ByPrefix[P] | undefined) : undefined,
    find(prefix, id, param = 'id') {
      const found = records.get(prefix, id);
      if (found) return found;
      throw new CardError(
        404,
        'invalid_request_error',
        `No such ${names[prefix]}: '${id}'`,
        'resource_missing',
        param,
      );
    },
    put(prefix, object) {
      if (!object.id.startsWith(`${prefix}_`)) throw new Error(`${object.id} is not a ${names[prefix]}`);
      table.set(object.id, object);
      return object;
    },
    *all<P extends Prefix>(prefix: P) {
      // '`' follows '_' in the alphabet, so this range holds exactly the ids of one prefix.
      for (const { value } of table.range({ start: `${prefix}\``, end: `${prefix}_`, reverse: true })) {
        yield value as ByPrefix[P];
      }
    },
    publish(type, object, previous) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: records.now(),
        livemode: false,
        type,
        pending_webhooks: webhookUrl ? 1 : 0,
        request: { id: null, idempotency_key: null },
        data: { object, ...(previous && { previous_attributes: previous }) },
      };
      records.put('evt', event);
      if (webhookUrl) {
        deliveries.add({
          url: webhookUrl,
          contentType: 'application/json',
          body: JSON.stringify(event),
          signedBy: 'stripe',
          maxAttempts: webhookAttempts,
        });
      }
      return event;
    },
    together: (write) => store.together(write),
  };
  return records;
}

export function listOf<Item>(url: string, data: Item[], hasMore = false): List<Item> {
  return { object: 'list', url, has_more: hasMore, data };
}
