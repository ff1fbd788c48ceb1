import type { SentKind } from './kinds';

/** `waiting` until an answer says that it was taken, or no more tries are made. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One try to deliver an event. */
export interface Try {
  readonly at: Date;
  readonly tookMs: number;
  /** The status of the answer; absent: there was none. */
  readonly status?: number | undefined;
  /** Why it failed; empty: it did not. */
  readonly problem: string;
}

/** An event for one endpoint. */
export interface Delivery {
  readonly id: string;
  /** The same for every endpoint and every try: receivers know by it what they have. */
  readonly webhookId: string;
  readonly endpointId: string;
  readonly restaurantId: string;
  readonly kind: SentKind;
  /** The ids of the reservation or the guests that it is about. */
  readonly subjectIds: readonly string[];
  /** The reservation's version; absent without one. */
  readonly sequence?: number | undefined;
  /** The very bytes that are signed and sent. */
  readonly body: string;
  readonly state: DeliveryState;
  /** Why no more tries are made; empty otherwise. */
  readonly reason: string;
  readonly createdAt: Date;
  /** Tries since it was written, or since it was last sent again. */
  readonly attempts: number;
  readonly nextTryAt: Date;
  /** The last ones, oldest first. */
  readonly tries: readonly Try[];
  /** The beginning of the last answer. */
  readonly answer: string;
}

/** Most tries that the log keeps of a delivery; one that is sent again has more than the schedule. */
export const keptTries = 20;
/** How much of an answer the log keeps. */
export const keptAnswer = 2_000;

export const reasons = {
  off: 'The endpoint was switched off',
  exhausted: 'All tries failed',
  gone: 'The endpoint answered 410 Gone',
  testOnce: 'A test event is sent once',
} as const;
