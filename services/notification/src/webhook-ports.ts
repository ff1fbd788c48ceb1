import type { Clock } from '@tablewell/chassis/clock';
import type { Cursor } from '@tablewell/chassis/cursor';
import type { IdSource } from '@tablewell/chassis/ids';
import type { Logger } from '@tablewell/chassis/ops';
import type { Activity } from './activity-ports';
import type { Delivery, DeliveryState, Try } from './domain/webhooks/delivery';
import type { OffReason, WebhookEndpoint } from './domain/webhooks/endpoint';
import type { Answer, DeliveryOutcome } from './domain/webhooks/outcome';
import type { WebhookSecrets } from './domain/webhooks/secrets';
import type { UrlRules } from './domain/webhooks/url';
import type { Lease, Ports, ReadCopies } from './ports';

/** The endpoints of restaurants. */
export interface WebhookEndpoints {
  /** The oldest first. */
  list(restaurantId: string): Promise<WebhookEndpoint[]>;
  find(restaurantId: string, id: string): Promise<WebhookEndpoint | undefined>;
  byId(id: string): Promise<WebhookEndpoint | undefined>;
  /** Those of a restaurant, for many events at once. */
  of(restaurantId: string): Promise<readonly WebhookEndpoint[]>;
  /** False if the restaurant has as many as it may have. */
  insert(endpoint: WebhookEndpoint): Promise<boolean>;
  /** Stores what the owner changes. The failures of an endpoint that is switched on again are forgotten. */
  update(
    id: string,
    changes: Partial<Pick<WebhookEndpoint, 'name' | 'url' | 'kinds'>> & { readonly isOn?: boolean },
  ): Promise<void>;
  /** Replaces the secrets, if the current one is still this. False if it is not. */
  putSecrets(id: string, current: string, secrets: WebhookSecrets): Promise<boolean>;
  noteDelivered(endpoint: WebhookEndpoint, at: Date): Promise<void>;
  /** Stores the first failure since a success, and how long it wants to be left alone. Returns since when it fails. */
  noteFailed(endpoint: WebhookEndpoint, at: Date, pausedUntil: Date | undefined): Promise<Date>;
  /** No effect if its owner has switched it off, or gave it another address. */
  switchOff(endpoint: Pick<WebhookEndpoint, 'id' | 'url'>, why: OffReason): Promise<void>;
  remove(restaurantId: string, id: string): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
}

/** A delivery that one process tries. */
export interface LeasedDelivery {
  readonly delivery: Delivery;
  readonly lease: Lease;
}

/** Which deliveries the log shows. */
export interface DeliveryQuery {
  readonly restaurantId: string;
  readonly endpointId: string;
  readonly state: DeliveryState | undefined;
}

/** Which deliveries are sent again: those that were written in a range and did not arrive. */
export interface ResentRange {
  readonly from: Date;
  readonly until: Date;
  /** Whether those that arrived are sent again too. */
  readonly all: boolean;
}

/** What is sent to endpoints, and the log of it. Each delivery is tried by one process at a time. */
export interface Deliveries {
  /** False if it exists. */
  add(delivery: Delivery): Promise<boolean>;
  /** The endpoints that have something due. */
  endpointsDue(now: Date): Promise<string[]>;
  /** Leases the delivery to an endpoint that has been due longest; undefined if none is. */
  leaseNext(
    endpointId: string,
    lease: Lease,
    now: Date,
    which?: { readonly onlyTests: boolean },
  ): Promise<LeasedDelivery | undefined>;
  /** Records a try and what came of it, unless the lease was lost. */
  record(
    leased: LeasedDelivery,
    tried: { readonly outcome: DeliveryOutcome; readonly attempt: Try; readonly answer: string },
    now: Date,
  ): Promise<void>;
  /** Ends a lease as if it had not been taken. */
  release(leased: LeasedDelivery, now: Date): Promise<void>;
  /** No more tries are made of what waits. */
  endWaiting(endpointId: string, reason: string, now: Date): Promise<void>;
  /** Newest first, after the cursor, without bodies and answers. */
  list(query: DeliveryQuery, limit: number, after: Cursor | undefined): Promise<Delivery[]>;
  find(restaurantId: string, id: string): Promise<Delivery | undefined>;
  /** Has one sent again, at once; false if it is under way. */
  resend(restaurantId: string, id: string, now: Date): Promise<boolean>;
  /** Has up to `limit` deliveries of the range sent again, the oldest first; `nextFrom`: where to continue, if there are more. */
  resendRange(
    endpointId: string,
    range: ResentRange,
    limit: number,
    now: Date,
  ): Promise<{ readonly resent: number; readonly nextFrom: Date | undefined }>;
  /** Forgets what receivers answered about these reservations and guests. */
  forgetAnswers(restaurantId: string, subjectIds: readonly string[]): Promise<void>;
  removeOf(endpointId: string): Promise<void>;
  removeAll(restaurantId: string): Promise<void>;
}

/** Sends a request to a partner's endpoint, with bounds on time, bytes and where its name may lead. Does not throw. */
export type PostWebhook = (request: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<Answer>;

/** The dependencies of the use cases of webhooks. */
export interface WebhookPorts {
  readonly endpoints: WebhookEndpoints;
  readonly deliveries: Deliveries;
  readonly post: PostWebhook;
  /** Says that an endpoint has something due. */
  readonly noteDue: (endpointId: string) => void;
  readonly urlRules: UrlRules;
  readonly copies: ReadCopies;
  readonly activity: Pick<Activity, 'append'>;
  /** What mails to owners need. */
  readonly mail: Pick<
    Ports,
    'messages' | 'dispatch' | 'clock' | 'newId' | 'senders' | 'sharedSenders' | 'pace' | 'templates'
  >;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly newId: IdSource;
  /** From 0 to 1. */
  readonly random: () => number;
}
