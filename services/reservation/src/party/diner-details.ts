import type { DinerDetailsInput } from '@tablewell/booking-rules/diner-details';
import { sanitize } from '@tablewell/shared/text';
import type { SharingChoice } from './guest-sharing';

/** What a party does not eat. */
export interface Dietary {
  /** Ids, each once. */
  readonly needs: readonly string[];
  /** In the diner's own words; empty if none. */
  readonly words: string;
}

/** A diner's consent to marketing mails of the restaurant (DINER-4). */
export interface MarketingConsent {
  readonly givenAt: Date;
  /** The version of the text that the diner agreed to. */
  readonly textVersion: string;
  /** The address to which they may be sent. */
  readonly email: string;
  readonly withdrawnAt?: Date;
}

/** The optional details about a diner and their party; absent fields were not given. */
export interface DinerDetails {
  readonly email?: string;
  readonly occasion?: string;
  readonly dietary?: Dietary;
  readonly marketingConsent?: MarketingConsent;
  /** What the diner said about sharing in the restaurant's group (GROUP-21). */
  readonly guestSharing?: SharingChoice;
}

/** The names of all the fields: a new one that is missing here does not compile. */
const isDinerField: Record<keyof DinerDetails, true> = {
  email: true,
  occasion: true,
  dietary: true,
  marketingConsent: true,
  guestSharing: true,
};
const dinerFields = Object.keys(isDinerField) as (keyof DinerDetails)[];

/** A diner's input, sanitized. */
export function cleanDinerInput(input: DinerDetailsInput): DinerDetailsInput {
  const { email, dietaryNotes } = input;
  return {
    ...input,
    ...(email === undefined ? {} : { email: sanitize(email) }),
    ...(dietaryNotes === undefined ? {} : { dietaryNotes: sanitize(dietaryNotes) }),
  };
}

/** The details given with a booking, from valid input. */
export function dinerDetailsOf(input: DinerDetailsInput, now: Date): DinerDetails {
  const { marketingConsent: textVersion = '', email = '' } = input;
  return {
    ...changedDetails({}, input),
    ...(textVersion === '' ? {} : { marketingConsent: { givenAt: now, textVersion, email } }),
  };
}

/** The details after a change by valid input: undefined fields keep their values, empty ones are removed. */
export function changedDetails(current: DinerDetails, input: DinerDetailsInput): DinerDetails {
  const { email = current.email, occasion = current.occasion } = input;
  const { dietary = current.dietary?.needs ?? [], dietaryNotes: words = current.dietary?.words ?? '' } =
    input;
  const { marketingConsent, guestSharing } = current;
  return {
    ...(email ? { email } : {}),
    ...(occasion ? { occasion } : {}),
    ...(dietary.length > 0 || words !== '' ? { dietary: { needs: [...dietary], words } } : {}),
    ...(marketingConsent ? { marketingConsent } : {}),
    ...(guestSharing ? { guestSharing } : {}),
  };
}

interface Diner extends DinerDetails {
  readonly name: string;
  readonly phoneNumber: string;
}

/**
 * A party after a change, without a consent to sharing that somebody else gave: under another name, number or address it may be another
 * person's party (GROUP-22). An end stays, and so does a consent to which an address is added.
 */
export function withOwnConsent<R extends Diner>(before: Diner, after: R): R {
  const { guestSharing, ...others } = after;
  const isSame =
    before.name === after.name &&
    before.phoneNumber === after.phoneNumber &&
    (!before.email || before.email === after.email);
  return isSame || !guestSharing?.agreed ? after : (others as R);
}

/** Whether two parties have the same details. */
export function sameDetails(a: DinerDetails, b: DinerDetails): boolean {
  return dinerFields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
}

/** A reservation with its details replaced. */
export function withDetails<R extends DinerDetails>(reservation: R, details: DinerDetails): R {
  const others = Object.entries(reservation).filter(([field]) => !(field in isDinerField));
  return { ...Object.fromEntries(others), ...details } as R;
}
