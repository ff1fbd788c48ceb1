import { addDays } from '@tablewell/shared/calendar';
import { type OpeningRules, specialDayAt, specialDayOn } from './day-hours';
import type { AvailabilityRules, BookingWindow, PacingRule, RuleScope } from './rules';
import { appliesAt } from './scope';

/** The rules that decide about the starts of a date. */
export interface WeekRules extends OpeningRules {
  /** The turn time of the settings. */
  readonly seatingMinutes: number;
  readonly availabilityRules?: AvailabilityRules | undefined;
}

/** The time in which a start is booked, changed and canceled online. */
type StartWindow = Omit<BookingWindow, keyof RuleScope>;

// The rules of a start: any minute of a local date, even if it is not offered. Those of its service day apply.

/** How long a party keeps its table, and how long the table then stays empty (AVAIL-1, AVAIL-2). */
export function turnOn(
  rules: WeekRules,
  date: string,
  minute: number,
  partySize: number,
): { turnMinutes: number; pauseMinutes: number } {
  const { turnTimes: ofWeek, pauseMinutes = 0 } = rules.availabilityRules ?? {};
  const special = specialDayAt({ date, minute }, rules);
  // If a special day states a turn time or turn times, no others apply (AVAIL-5).
  const turnTimes = special?.turnTimes ?? (special?.seatingMinutes === undefined ? ofWeek : undefined) ?? [];
  const usual = special?.seatingMinutes ?? rules.seatingMinutes;
  if (turnTimes.length === 0) return { turnMinutes: usual, pauseMinutes };
  const applies = appliesAt(rules, date, minute);
  const found = turnTimes.find(
    (each) =>
      (each.smallestParty ?? 0) <= partySize && partySize <= (each.largestParty ?? Infinity) && applies(each),
  );
  return { turnMinutes: found?.minutes ?? usual, pauseMinutes };
}

/** The limits of pacing, all of which must hold (AVAIL-3). */
export function pacingOn(rules: WeekRules, date: string, minute: number): readonly PacingRule[] {
  const pacing = specialDayAt({ date, minute }, rules)?.pacing ?? rules.availabilityRules?.pacing ?? [];
  return pacing.length === 0 ? pacing : pacing.filter(appliesAt(rules, date, minute));
}

/** How many covers without a table the public may book at a start; none on special days (OVERBOOK-7). */
export function extraCoversOn(rules: WeekRules, date: string, minute: number): number {
  const { overbooking = [] } = rules.availabilityRules ?? {};
  if (overbooking.length === 0 || specialDayAt({ date, minute }, rules)) return 0;
  return overbooking.find(appliesAt(rules, date, minute))?.extraCovers ?? 0;
}

const windowValues = [
  'daysAhead',
  'shortestNoticeMinutes',
  'lastChangeMinutes',
  'lastCancelMinutes',
] as const;

/** The booking window: each value is from the first rule that has it (AVAIL-6). */
export function windowOn(rules: WeekRules, date: string, minute: number): StartWindow {
  const { bookingWindows = [] } = rules.availabilityRules ?? {};
  const window: { -readonly [Name in keyof StartWindow]: StartWindow[Name] } = {};
  if (bookingWindows.length === 0) return window;
  for (const each of bookingWindows.filter(appliesAt(rules, date, minute))) {
    for (const name of windowValues) {
      const value = each[name];
      if (value !== undefined) window[name] ??= value;
    }
  }
  return window;
}

/** The longest time for which a party of a date's starts holds its table, including the pause after it. */
export function longestStayOn(rules: WeekRules, date: string): number {
  const { turnTimes = [], pauseMinutes = 0 } = rules.availabilityRules ?? {};
  // The first starts of a date may be those of the evening before.
  const special = [addDays(date, -1), date].flatMap((day) => specialDayOn(day, rules) ?? []);
  const minutes = [...turnTimes, ...special.flatMap((day) => day.turnTimes ?? [])].map(
    (each) => each.minutes,
  );
  const usual = special.map((day) => day.seatingMinutes ?? 0);
  return Math.max(rules.seatingMinutes, ...usual, ...minutes) + pauseMinutes;
}
