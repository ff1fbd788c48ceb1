import type { Language } from '@tablewell/languages';
import type { WeekRules } from '@tablewell/restaurant-rules/availability/rules-on';
import type { ReminderRules } from './reminder-times';

/** The part of a restaurant that messages need. */
export interface Restaurant {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly email: string;
  /** The recipient of its mails; empty: the owner's account. */
  readonly confirmedEmail: string;
  readonly phoneNumber: string;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  /** The country of numbers without a country code. */
  readonly country: string;
  /** The countries it sends SMS to. */
  readonly smsCountries: readonly string[];
  /** The address in one line; empty if it has none. */
  readonly address: string;
  readonly brand: Brand;
  /** The verified domain of its pages; absent: the product's. */
  readonly ownDomain?: string;
  /** It is for tests of programs: its messages go nowhere (TEST-3). */
  readonly isTest?: true;
  /** How far its clock is ahead of the machine's (TEST-7); absent: it is not. */
  readonly clockAheadMs?: number;
  /** Whether its diners see its own name instead of the product's. */
  readonly hidesProduct?: boolean;
  /** Absent in a copy of the last release, and without a time zone. */
  readonly reminding?: Reminding;
}

/** The settings that decide when a restaurant's parties are reminded. */
export interface Reminding extends ReminderRules {
  /** The rules with the last moments to cancel; absent if there are none. */
  readonly cancelRules?: WeekRules;
  /** When a party that has not come is asked when it comes, in minutes after its time; absent: never. */
  readonly lateAfterMinutes?: number;
  /** Names these settings, to find what was planned by others. */
  readonly key: string;
}

/** How a restaurant's pages and mails look. */
export interface Brand {
  /** One file of its logo, `<id>-<width>.<format>`, and the size in pixels at which it is shown. */
  readonly logo?: { readonly file: string; readonly width: number; readonly height: number };
  /** Its color as `#rrggbb`, readable on light and on dark backgrounds (PROFILE-2). */
  readonly shades?: { readonly light: string; readonly dark: string };
}

/** The origin of links in messages to its diners (NAME-5). */
export const dinersOrigin = ({ ownDomain }: Pick<Restaurant, 'ownDomain'>, origin: string): string =>
  ownDomain ? `https://${ownDomain}` : origin;

/** The part of an account that messages need. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly isVerified: boolean;
}

/** A reservation in an event. */
export interface Reservation {
  readonly id: string;
  /** Incremented with every change. */
  readonly version: number;
  readonly restaurantId: string;
  readonly name: string;
  readonly partySize: number;
  readonly phoneNumber: string;
  readonly notes: string;
  /** The address of mails to the diner; empty for none. */
  readonly email: string;
  /** The ids of what the party celebrates and does not eat, and its own words about it; absent: not stated. */
  readonly occasion?: string;
  readonly dietary?: { readonly needs: readonly string[]; readonly words: string };
  readonly startsAt: Date;
  readonly seatingMinutes: number;
  /** The restaurant's local date, YYYY-MM-DD, and minutes after its midnight. */
  readonly localDate: string;
  readonly localMinute: number;
  /** The area that the diner requested, in the owner's spelling; absent: anywhere. */
  readonly area?: string;
  /** Set if it began as a request. */
  readonly request?: BookingRequest;
  /** The language of messages to the diner; absent: English. */
  readonly language?: Language;
}

/** A request for a table that the restaurant has to answer. */
interface BookingRequest {
  /** Whether it is still unanswered. */
  readonly isPending: boolean;
  /** Whether it was canceled before it was answered. */
  readonly isWithdrawn: boolean;
  /** The restaurant's message to the diner; empty for none. */
  readonly words: string;
}
