import { defaultRequests, type RequestSettings } from '@tablewell/restaurant-rules/settings';
import { onlineSize } from '@tablewell/restaurant-rules/availability/online-sizes';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { DayRestrictions } from './day-restrictions';
import { refusePaused } from './online-pause';
import type { Placement, Slot } from './place-party';
import type { RestaurantRules } from './restaurant-rules';

/** How far a request has come. A pending one of a canceled reservation was withdrawn. */
export type RequestState = 'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** A request for a table, which the restaurant has to answer (REQUEST-1). */
export interface BookingRequest {
  readonly state: RequestState;
  /** When it ends unanswered. */
  readonly expiresAt: Date;
  /** It holds no table until it is accepted. */
  readonly withoutTable?: boolean;
  /** The restaurant's words to the diner with its answer. */
  readonly words?: string;
  /** The name of the member who answered it. */
  readonly answeredBy?: string;
}

/** The settings that decide whether a public booking is a request. */
export type RequestRules = Pick<RestaurantRules, 'autoConfirm' | 'availabilityRules' | 'requests'>;

const minuteMs = 60_000;

/** Whether a public booking of a party of this size is a request. */
export function isRequest(rules: RequestRules, partySize: number): boolean {
  return rules.autoConfirm === false || isLarge(rules, partySize);
}

/** Whether a party is larger than the public books without asking (AVAIL-7). */
export function isLarge({ availabilityRules = {} }: RequestRules, partySize: number): boolean {
  return onlineSize(availabilityRules, partySize) === 'asks';
}

/** Whether a request of a party of this size holds no table (REQUEST-3). */
export function asksWithoutTable(rules: RequestRules, partySize: number): boolean {
  return isLarge(rules, partySize) && !settingsOf(rules).largePartiesHoldTable;
}

/** The pending request of a party: it ends when the party is due at the latest (REQUEST-2). */
export function pendingRequest(
  rules: RequestRules,
  partySize: number,
  { askedAt, from }: { readonly askedAt: Date; readonly from: number },
): BookingRequest {
  const waits = settingsOf(rules).expireAfterMinutes * minuteMs;
  return {
    state: 'pending',
    expiresAt: new Date(Math.min(askedAt.getTime() + waits, from)),
    ...(asksWithoutTable(rules, partySize) ? { withoutTable: true } : {}),
  };
}

/** The request of a public booking; undefined for one that is confirmed at once. */
export function requestOf(
  rules: RequestRules,
  partySize: number,
  when: { readonly askedAt: Date; readonly from: number },
): BookingRequest | undefined {
  return isRequest(rules, partySize) ? pendingRequest(rules, partySize, when) : undefined;
}

/** The plan of a request that holds no table. A pause of online bookings refuses it. */
export function placeWithoutTable(
  { timezone }: Pick<RestaurantRules, 'timezone'>,
  slot: Slot,
  { onlinePause }: DayRestrictions,
): Placement | Refusal {
  const { when, from, until, dates } = slot;
  return (
    refusePaused(onlinePause, from, timezone) ?? {
      date: when.date,
      minute: when.minute,
      tableType: '',
      from,
      until,
      dates,
    }
  );
}

/** The request of a reservation that is booked from now on; undefined without one. */
export function accepted(request: BookingRequest | undefined, by?: string): BookingRequest | undefined {
  if (!request) return undefined;
  const { withoutTable: _, words: _words, ...rest } = request;
  return { ...rest, state: 'accepted', ...(by ? { answeredBy: by } : {}) };
}

/** A party that has a table: its request, if it waits for an answer, holds it. */
export function withTable<R extends { readonly request?: BookingRequest | undefined }>(party: R): R {
  if (!party.request?.withoutTable) return party;
  const { withoutTable: _, ...request } = party.request;
  return { ...party, request };
}

/** The request of a reservation that is canceled. */
export function withdrawn(request: BookingRequest | undefined): BookingRequest | undefined {
  return request?.state === 'pending' ? { ...request, state: 'withdrawn' } : request;
}

/** The refusal of a diner's change to a size that has to ask, while the reservation is confirmed. */
export const tooLargeToChange = (rules: RequestRules) =>
  invalid(
    [
      {
        field: 'partySize',
        message: `Online, a reservation can be changed to at most ${rules.availabilityRules?.online?.largestParty} guests. Please call the restaurant.`,
      },
    ],
    'party-size',
  );

const settingsOf = ({ requests }: RequestRules): RequestSettings => requests ?? defaultRequests;
