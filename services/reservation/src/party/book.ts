import type { DinerDetailsInput } from '@tablewell/booking-rules/diner-details';
import type { ClaimEffects, Placement } from '../day/claims/placement';
import { turnMinutesOf } from '../day/claims/stay';
import { dinerDetailsOf } from './diner-details';
import { newSharingChoice, type SharingConsent } from './guest-sharing';
import { byRule, overrideOf, withChange } from './hosts-change';
import type { Changed } from './outcome';
import type { StepInitiator, StepTaken } from './party-step';
import type { BookingRequest } from './request';
import type { Details, Reservation } from './reservation';
import { type Source, sourceOf } from './source';

/** The table of a new party. */
export interface FirstTable {
  readonly placement: Placement;
  readonly effects: ClaimEffects;
  /** The version of its claim; 0 for a request that holds no table. */
  readonly claimVersion: 0 | 1;
}

/** A party without a reservation. */
interface NewParty {
  readonly id: string;
  readonly restaurantId: string;
  readonly at: Date;
  /** Sanitized. */
  readonly details: Details;
}

interface Booking extends NewParty {
  readonly diner: DinerDetailsInput;
  /** Undefined: the diner says nothing about sharing. */
  readonly sharing: SharingConsent | undefined;
  /** The requested area; undefined: anywhere. */
  readonly area: string | undefined;
  /** The public books it. */
  readonly online: boolean;
  /** Empty: English. */
  readonly language: string;
  readonly referer: string;
  /** Set if the restaurant has to accept it. */
  readonly request: BookingRequest | undefined;
}

/** Books a table, or requests one. */
export function book(booking: Booking, table: FirstTable): Changed {
  const { at, diner, sharing, area, online, language, referer, request } = booking;
  const guestSharing = sharing && newSharingChoice(undefined, sharing, at);
  const reservation = firstVersion(booking, table, {
    ...dinerDetailsOf(diner, at),
    ...(guestSharing ? { guestSharing } : {}),
    ...(area ? { area } : {}),
    ...(request ? { request } : {}),
    ...(online ? { online } : {}),
    ...(language ? { language } : {}),
    source: sourceOf(referer),
  });
  if (request) return { next: reservation, events: [{ kind: 'requested', reservation }] };
  return { next: reservation, events: [{ kind: 'booked', reservation, override: byRule(table.effects) }] };
}

interface HostsBooking extends NewParty {
  readonly diner: DinerDetailsInput;
  /** Chosen by the caller: a booking that is sent twice is made once. */
  readonly stepId: string;
  /** Why rules are overridden; empty if none is. */
  readonly reason: string;
}

/** Books a table by a host's form (PARTY-12). */
export function bookByHost(booking: HostsBooking, table: FirstTable): Changed {
  const { at, diner, stepId, reason } = booking;
  const { overridden } = table.effects;
  const reservation = firstVersion(booking, table, {
    ...dinerDetailsOf(diner, at),
    hostsChanges: withChange({}, { id: stepId, overridden }),
    source: sourceOf('direct'),
  });
  const override = overrideOf(table.effects, reason);
  return { next: reservation, events: [{ kind: 'booked', reservation, override }] };
}

interface WalkIn extends NewParty {
  readonly stepId: string;
  readonly takenAt: Date;
  readonly by: StepInitiator;
}

/** Seats a party that came without a reservation (PARTY-10). */
export function seatWalkIn(walkIn: WalkIn, table: FirstTable): Changed {
  const { at: recordedAt, stepId: id, takenAt, by } = walkIn;
  const step: StepTaken = { id, step: 'seat', takenAt, recordedAt, by, version: 1 };
  const { from, until } = table.placement;
  const reservation = firstVersion(walkIn, table, {
    progress: 'seated',
    walkIn: true,
    seating: { from, until },
    steps: [step],
    source: { source: 'walk-in', fullUrl: '' },
  });
  const { overfilled, overridden } = table.effects;
  const taken = { step, previousStage: undefined, undone: false, overfilled, overridden };
  return { next: reservation, events: [{ kind: 'stepped', reservation, ...taken }] };
}

function firstVersion(
  { id, restaurantId, at, details }: NewParty,
  { placement, claimVersion }: FirstTable,
  fields: Partial<Reservation> & { readonly source: Source },
): Reservation {
  return {
    id,
    restaurantId,
    version: 1,
    status: 'active',
    ...details,
    placement,
    claimVersion,
    seatingMinutes: turnMinutesOf(placement),
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}
