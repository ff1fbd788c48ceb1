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
  /** The party sizes to which it applies, both included; absent: no bound. */
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

/** When the public may book, change and cancel (AVAIL-6). Absent values: as without the rule. */
export interface BookingWindow extends RuleScope {
  readonly daysAhead?: number;
  readonly shortestNoticeMinutes?: number;
  readonly lastChangeMinutes?: number;
  readonly lastCancelMinutes?: number;
}

/** How many covers the public may book at full starts, more than the tables seat (OVERBOOK-7). */
export interface OverbookingRule extends RuleScope {
  /** The covers of parties without a table, at any time of their stays. */
  readonly extraCovers: number;
}

/** Dates with rules of their own instead of the week's (AVAIL-5). Absent fields: the week's. */
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

/** The party sizes that the public books without a request (AVAIL-7). */
export interface OnlineSizes {
  readonly smallestParty?: number;
  readonly largestParty?: number;
}

/** The rules by which a restaurant offers its starts. Each is optional; without any, starts depend only on tables. */
export interface AvailabilityRules {
  /** The first rule that applies decides; without one, the turn time of the settings. */
  readonly turnTimes?: readonly TurnTime[];
  /** Minutes that a table stays empty after each party. */
  readonly pauseMinutes?: number;
  /** All rules that apply must hold. */
  readonly pacing?: readonly PacingRule[];
  readonly specialDays?: readonly SpecialDay[];
  /** Each value is from the first rule that applies and has it. */
  readonly bookingWindows?: readonly BookingWindow[];
  readonly online?: OnlineSizes;
  /** The first rule that applies decides; without one, a start without a table is full. */
  readonly overbooking?: readonly OverbookingRule[];
}

/** Bounds of the rules: every decision about a start examines each of them, and each booking reads them. */
export const availabilityBounds = {
  rules: 30,
  specialDays: 100,
  /** The most periods, and the most rules of one kind, of a special day. */
  rulesOfSpecialDay: 10,
  /** The most periods and rules of all special days together. */
  inSpecialDays: 600,
  daysOfSpecialDay: 366,
  nameLength: 60,
  idLength: 64,
  periodIds: 20,
  pauseMinutes: 120,
  covers: 1_000,
  extraCovers: 50,
  daysAhead: 365,
  /** Thirty days, in minutes. */
  noticeMinutes: 43_200,
  partySize: 100,
} as const;

/**
 * The part of the rules that diners see: which dates and parties can be booked at all, without pacing and turn times.
 */
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
