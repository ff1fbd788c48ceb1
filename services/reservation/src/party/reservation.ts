import { maskedPhone } from '@tablewell/chassis/access';
import { isMasked } from '@tablewell/shared/masked-contact';
import { plainPhone, sanitize } from '@tablewell/shared/text';
import type { HostsChange } from './hosts-change';
import type { Source } from './source';
import type { DinerDetails } from './diner-details';
import type { Confirmation } from './confirmation';
import type { DinerNotes } from './diner-note';
import type { Progress, Status } from './lifecycle';
import type { Interval } from '../day/claims/intervals';
import type { StepTaken } from './party-step';
import type { Placement } from '../day/claims/placement';
import type { BookingRequest } from './request';
import type { Wait } from './wait';
import { turnMinutesOf } from '../day/claims/stay';

/** The number of changes of a reservation by its public link. */
export interface PublicChanges {
  readonly phone: number;
  readonly email: number;
  readonly all: number;
}

/** A reservation. */
export interface Reservation extends DinerDetails, DinerNotes {
  readonly id: string;
  readonly restaurantId: string;
  /** Incremented with every change. */
  readonly version: number;
  readonly status: Status;
  /** How far an active party has come; absent if it is only booked. See `stageOf`. */
  readonly progress?: Progress | undefined;
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
  /** The area that the diner requested, in the owner's spelling; absent: anywhere. */
  readonly area?: string | undefined;
  /** Set if it began as a request. */
  readonly request?: BookingRequest | undefined;
  /** What the party said about its coming; see `confirmationOf`. */
  readonly confirmation?: Confirmation | undefined;
  /** How many of an arrived or seated party are here; see `hereOf`. */
  readonly peopleHere?: number | undefined;
  /** The id of the last reply by SMS that asked to cancel, and was refused. */
  readonly refusedReplyId?: string;
  /** The plan: when the party is expected, and its table. Its dates are those of the claim. */
  readonly placement: Placement;
  /** The stretch for which a seated party has its table, or a party that left had it. */
  readonly seating?: Interval | undefined;
  /** The steps of hosts. Lists of `/api` leave them out. */
  readonly steps?: readonly StepTaken[];
  /** The latest bookings and changes by a host's form. Lists of `/api` leave them out. */
  readonly hostsChanges?: readonly HostsChange[];
  /** The public booked it. */
  readonly online?: boolean;
  /** The language of messages to the diner (BCP 47); absent: English. */
  readonly language?: string;
  /**
   * The party has no reservation, or none yet: it came without one, or it joined the waitlist or the list for a full start,
   * which a diner can do weeks ahead. Taking an offered start removes it. A party with it does not count in the month of a
   * plan (PLAN-3), nor as booked in reports.
   */
  readonly walkIn?: boolean;
  /** Its wait for a table, if it came through the waitlist (WAIT-1). */
  readonly wait?: Wait | undefined;
  /** The latest version that changed its time, size or table on purpose; absent if none did. */
  readonly replannedVersion?: number;
  /** The version whose claim holds the table. */
  readonly claimVersion: number;
  readonly seatingMinutes: number;
  readonly source: Source;
  /** Absent before the first public change. */
  readonly publicChanges?: PublicChanges;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A party whose table was given up has one again. */
export const withPlan = (party: Reservation): Reservation =>
  party.progress === 'without-table' ? { ...party, progress: undefined } : party;

/** A reservation whose time, size or table this version changes, with the claimed table as its plan. */
export function replanned(next: Reservation, claimed: Placement | undefined): Reservation {
  const planned = claimed ? { placement: claimed, seatingMinutes: turnMinutesOf(claimed) } : {};
  return { ...withPlan(next), ...planned, replannedVersion: next.version };
}

/** Replaces the name of an erased guest. */
export const erasedName = 'Erased guest';

/** The diner's input. */
export interface Details {
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
}

/** Sanitizes the diner's input: trimmed, without angle brackets (BOOKING-7). */
export function cleanDetails<D extends Partial<Details>>(details: D): D {
  const texts = ['name', 'phoneNumber', 'notes'] as const;
  const clean = texts.flatMap((field) => {
    const text = details[field];
    if (text === undefined) return [];
    return [[field, field === 'phoneNumber' ? plainPhone(text) : sanitize(text)]];
  });
  return { ...details, ...Object.fromEntries(clean) };
}

/**
 * The phone number of a change. A member who was not shown the real number sends the masked one back, and then the real
 * one stays (ROLE-8). A masked number of another reservation is returned as it is, and refused by the rules for
 * numbers.
 */
export const keptPhone = (given: string, { phoneNumber }: Pick<Details, 'phoneNumber'>): string =>
  isMasked(given) && given === maskedPhone(phoneNumber) ? phoneNumber : given;
