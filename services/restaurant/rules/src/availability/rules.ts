import type { OperatingPeriod } from '../hours';

/** The starts that a rule applies to. An absent or empty list means all. */
export interface RuleScope {
  readonly periodIds?: readonly string[];
  /** 0 = Sunday to 6 = Saturday. */
  readonly weekdays?: readonly number[];
}

/** How long a party keeps its table (AVAIL-1). */
export interface TurnTime extends RuleScope {
  readonly minutes: number;
  /** The parties that it applies to, both included; absent: no bound. */
  readonly smallestParty?: number;
  readonly largestParty?: number;
}

/** The most parties and covers that start in one interval, aligned to local midnight (AVAIL-3). Absent: no limit. */
export interface PacingRule extends RuleScope {
  readonly intervalMinutes: number;
  readonly mostCovers?: number;
  readonly mostParties?: number;
  /** The part of the limit that the public may book. */
  readonly publicCovers?: number;
  readonly publicParties?: number;
}

/** Until and from when the public books, changes and cancels (AVAIL-6). Absent: as without the rule. */
export interface BookingWindow extends RuleScope {
  readonly daysAhead?: number;
  readonly shortestNoticeMinutes?: number;
  readonly lastChangeMinutes?: number;
  readonly lastCancelMinutes?: number;
}

/** Dates with rules of their own in place of the week's (AVAIL-5). Absent: the week's. */
export interface SpecialDay {
  readonly id: string;
  readonly name: string;
  /** Local dates, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  readonly closed?: boolean;
  /** Their weekdays are ignored. */
  readonly periods?: readonly OperatingPeriod[];
  readonly seatingMinutes?: number;
  readonly turnTimes?: readonly TurnTime[];
  readonly pacing?: readonly PacingRule[];
}

/** The parties that the public books without asking (AVAIL-7). */
export interface OnlineSizes {
  readonly smallestParty?: number;
  readonly largestParty?: number;
}

/** The rules by which a restaurant offers its starts. Each is optional; without any, starts depend on tables alone. */
export interface AvailabilityRules {
  /** The first that applies decides; without one, the turn time of the settings. */
  readonly turnTimes?: readonly TurnTime[];
  /** Minutes that a table stays empty after each party. */
  readonly pauseMinutes?: number;
  /** All that apply must hold. */
  readonly pacing?: readonly PacingRule[];
  readonly specialDays?: readonly SpecialDay[];
  /** Each value is that of the first that applies and has it. */
  readonly bookingWindows?: readonly BookingWindow[];
  readonly online?: OnlineSizes;
}

/** Every decision about a start looks at each rule, and each booking reads them. */
export const availabilityBounds = {
  rules: 30,
  specialDays: 100,
  /** Periods, and rules of one kind, of a special day. */
  rulesOfSpecialDay: 10,
  /** All periods and rules of all special days. */
  inSpecialDays: 600,
  daysOfSpecialDay: 366,
  nameLength: 60,
  idLength: 64,
  periodIds: 20,
  pauseMinutes: 120,
  covers: 1_000,
  daysAhead: 365,
  /** Thirty days. */
  noticeMinutes: 43_200,
  partySize: 100,
} as const;

/** What diners see of the rules: which dates and parties are booked at all. Nothing of pacing and turn times. */
export function publicPart({ specialDays, bookingWindows, online }: AvailabilityRules): AvailabilityRules {
  return {
    ...(specialDays ? { specialDays: specialDays.map(publicDay) } : {}),
    ...(bookingWindows ? { bookingWindows } : {}),
    ...(online ? { online } : {}),
  };
}

function publicDay({ id, name, from, until, closed, periods }: SpecialDay): SpecialDay {
  return { id, name, from, until, ...(closed ? { closed } : {}), ...(periods ? { periods } : {}) };
}
