import { normalisePhone } from '@tablewell/booking-rules/phone';
import { Refusal } from '@tablewell/chassis/refusal';
import type { Reservation } from './reservation';

/** What callers without a membership may do; members are not limited so. */
export interface PublicLimits {
  /** Open reservations of one phone number at one start of a restaurant. */
  readonly byPhoneAndStart: number;
  /** How often the phone number of a reservation may be changed by its link, ever. */
  readonly phoneChanges: number;
  /** How often a reservation may be changed by its link, ever, whatever is changed. */
  readonly changes: number;
}

export const defaultPublicLimits: PublicLimits = { byPhoneAndStart: 2, phoneChanges: 2, changes: 10 };

/** What the public changed of a reservation so far. */
export interface PublicChanges {
  readonly phone: number;
  readonly all: number;
}

/** A number in the one spelling by which it is compared; empty where none was given. */
export function comparedPhone(phoneNumber: string): string {
  return normalisePhone(phoneNumber) ?? phoneNumber.replace(/\D/g, '');
}

/** Counts one more public change, or refuses it: the number is asked first, since each new one is sent an SMS. */
export function countPublicChange(
  before: Pick<Reservation, 'phoneNumber' | 'publicChanges'>,
  after: Pick<Reservation, 'phoneNumber'>,
  limits: PublicLimits,
): PublicChanges | Refusal {
  const { phone, all } = before.publicChanges ?? { phone: 0, all: 0 };
  const isOther = comparedPhone(before.phoneNumber) !== comparedPhone(after.phoneNumber);
  const counted = { phone: phone + (isOther ? 1 : 0), all: all + 1 };
  if (isOther && counted.phone > limits.phoneChanges)
    return new Refusal(
      'conflict',
      'too-many-phone-changes',
      'The phone number of this reservation can no longer be changed online. Please call the restaurant.',
    );
  if (counted.all > limits.changes)
    return new Refusal(
      'conflict',
      'too-many-changes',
      'This reservation can no longer be changed online. Please call the restaurant.',
    );
  return counted;
}
