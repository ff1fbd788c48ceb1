/** Operations of a client on a reservation. */
export type Verb = 'book' | 'change' | 'cancel' | 'restore';

/** The content of a booking or a change. */
export interface BookingRequest {
  readonly partySize: number;
  /** Local to the restaurant, `YYYY-MM-DDTHH:MM`. */
  readonly time: string;
}

/**
 * How an operation ended for the client: `ok`, it was acknowledged; `refused`, the product answered that it was not
 * done; `unknown`, without an answer (a timeout, a lost connection, a 5xx), and it may still be carried out.
 */
export type Outcome = 'ok' | 'refused' | 'unknown';

/** One operation of one client, from its request to the moment at which its end was known. */
export interface Operation {
  readonly verb: Verb;
  readonly restaurantId: string;
  /** The client's own name for the reservation. It is sent in the notes, so that a final state can be matched. */
  readonly reservation: string;
  readonly request?: BookingRequest;
  readonly outcome: Outcome;
  /** The last answer's code; 0 if there was none. */
  readonly status: number;
  /** The reservation's id, once an answer contained it. */
  readonly id?: string;
  /** Milliseconds on this process's monotonic clock. */
  readonly invokedAt: number;
  readonly endedAt: number;
}

/** A reservation as the product shows it in the end. */
export interface FinalReservation {
  readonly id: string;
  readonly reservation: string;
  readonly restaurantId: string;
  readonly status: 'active' | 'canceled';
  readonly partySize: number;
  /** Key of the table type that it holds; empty if there is none. */
  readonly tableType: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

/** A violation of a rule that must always hold. */
export interface Violation {
  readonly check: string;
  readonly detail: string;
}
