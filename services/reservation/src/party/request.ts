import { invalid } from '@tablewell/chassis/refusal';
import {
  isBeyondTables,
  isLarge,
  type RequestRules,
  requestsWithoutTable,
} from '../day/starts/large-parties';

/** The state of a request. A pending request of a canceled reservation counts as withdrawn. */
export type RequestState = 'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** A request for a table, which the restaurant has to answer (REQUEST-1). */
export interface BookingRequest {
  readonly state: RequestState;
  /** When it expires unanswered. */
  readonly expiresAt: Date;
  /** It holds no table until it is accepted. */
  readonly withoutTable?: boolean;
  /** The restaurant's message to the diner with its answer. */
  readonly words?: string;
  /** The name of the member who answered it. */
  readonly answeredBy?: string;
}

/** When a request is made, and whether its diner agreed to ask for a table that the restaurant does not have as such. */
interface Asking {
  readonly requestedAt: Date;
  /** The start, in epoch milliseconds. */
  readonly from: number;
  /** Without it, a party larger than every table is refused like one for which no table is free (REQUEST-10). */
  readonly asks?: boolean | undefined;
}

const minuteMs = 60_000;

/** Whether a public booking of a party of this size is a request. */
export function isRequest(rules: RequestRules, partySize: number): boolean {
  return !rules.autoConfirm || isLarge(rules, partySize);
}

/** The pending request of a party: it ends when the party is due at the latest (REQUEST-2). */
export function pendingRequest(
  rules: RequestRules,
  partySize: number,
  { requestedAt, from, asks = false }: Asking,
): BookingRequest {
  const waits = rules.requests.expireAfterMinutes * minuteMs;
  const holdsNone = requestsWithoutTable(rules, partySize) || (asks && isBeyondTables(rules, partySize));
  return {
    state: 'pending',
    expiresAt: new Date(Math.min(requestedAt.getTime() + waits, from)),
    ...(holdsNone ? { withoutTable: true } : {}),
  };
}

/** The request of a public booking; undefined if it is confirmed at once. */
export function requestOf(
  rules: RequestRules,
  partySize: number,
  asking: Asking,
): BookingRequest | undefined {
  const isMade = isRequest(rules, partySize) || (asking.asks && isBeyondTables(rules, partySize));
  return isMade ? pendingRequest(rules, partySize, asking) : undefined;
}

/** The accepted request of a reservation that is booked from now on; undefined without a request. */
export function accepted(request: BookingRequest | undefined, by?: string): BookingRequest | undefined {
  if (!request) return undefined;
  const { withoutTable: _, words: _words, ...rest } = request;
  return { ...rest, state: 'accepted', ...(by ? { answeredBy: by } : {}) };
}

/** A party that has a table: its request, if it is unanswered, holds it. */
export function withTable<R extends { readonly request?: BookingRequest | undefined }>(party: R): R {
  if (!party.request?.withoutTable) return party;
  const { withoutTable: _, ...request } = party.request;
  return { ...party, request };
}

/** The request of a reservation that is canceled. */
export function withdrawn(request: BookingRequest | undefined): BookingRequest | undefined {
  return request?.state === 'pending' ? { ...request, state: 'withdrawn' } : request;
}

/** The refusal of a diner's change of a confirmed reservation to a size that needs a request. */
export const tooLargeToChange = (rules: RequestRules) =>
  invalid(
    [
      {
        field: 'partySize',
        message: `Online, a reservation can be changed to at most ${rules.availabilityRules.online?.largestParty} guests. Please call the restaurant.`,
      },
    ],
    'party-size',
  );
