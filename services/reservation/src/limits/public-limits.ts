import { normalizePhone } from '@tablewell/shared/phone';
import { Refusal } from '@tablewell/chassis/refusal';
import type { PublicChanges, Reservation } from '../party/reservation';

/** Limits for callers without a membership. */
export interface PublicLimits {
  /** Open reservations of one phone number at one start of a restaurant. */
  readonly byPhoneAndStart: number;
  /** Upcoming reservations of one phone number at a restaurant; 0 for any number. */
  readonly upcomingByPhone: number;
  /** How often the phone number of a reservation may be changed through its link, ever. */
  readonly phoneChanges: number;
  /** How often the e-mail address of a reservation may be changed through its link, ever. */
  readonly emailChanges: number;
  /** How often a reservation may be changed through its link, over its whole life. */
  readonly changes: number;
}

export const defaultPublicLimits: PublicLimits = {
  byPhoneAndStart: 2,
  upcomingByPhone: 6,
  phoneChanges: 2,
  emailChanges: 2,
  changes: 10,
};

/**
 * A phone number normalized for comparison; empty without a number.
 * @param country the restaurant's, for a number without a country code (PHONE-1)
 */
export function comparedPhone(phoneNumber: string, country: string | undefined): string {
  return normalizePhone(phoneNumber, country) ?? phoneNumber.replace(/\D/g, '');
}

const comparedEmail = (email = ''): string => email.toLowerCase();

/**
 * Counts a public change or refuses it. Changes of the phone number and of the e-mail address are checked first, because
 * each new one gets a message.
 */
export function countPublicChange(
  before: Pick<Reservation, 'phoneNumber' | 'email' | 'publicChanges'>,
  after: Pick<Reservation, 'phoneNumber' | 'email'>,
  limits: PublicLimits,
  country: string | undefined,
): PublicChanges | Refusal {
  const { phone, email, all } = before.publicChanges ?? { phone: 0, email: 0, all: 0 };
  const isOther = comparedPhone(before.phoneNumber, country) !== comparedPhone(after.phoneNumber, country);
  const isOtherEmail = comparedEmail(before.email) !== comparedEmail(after.email);
  const counted = {
    phone: phone + (isOther ? 1 : 0),
    email: email + (isOtherEmail ? 1 : 0),
    all: all + 1,
  };
  if (isOther && counted.phone > limits.phoneChanges)
    return new Refusal(
      'conflict',
      'too-many-phone-changes',
      'The phone number of this reservation can no longer be changed online. Please call the restaurant.',
    );
  if (counted.all > limits.changes || (isOtherEmail && counted.email > limits.emailChanges))
    return new Refusal(
      'conflict',
      'too-many-changes',
      'This reservation can no longer be changed online. Please call the restaurant.',
    );
  return counted;
}
