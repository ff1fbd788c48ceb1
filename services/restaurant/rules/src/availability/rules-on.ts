import type { OperatingPeriod } from '../hours';
import { type OpeningRules, periodAt, specialDayOn } from './day-hours';
import type { AvailabilityRules, BookingWindow, PacingRule, RuleScope } from './rules';
import { appliesTo } from './scope';

/** What decides about the starts of a date. */
export interface WeekRules extends OpeningRules {
  /** The turn time of the settings. */
  readonly seatingMinutes: number;
  readonly availabilityRules?: AvailabilityRules | undefined;
}

/** The rules of one start, for a party. */
export interface StartRules {
  readonly period: OperatingPeriod | undefined;
  readonly turnMinutes: number;
  readonly pauseMinutes: number;
  readonly pacing: readonly PacingRule[];
  readonly window: Omit<BookingWindow, keyof RuleScope>;
}

/** The rules of a start: a minute after midnight of a local date. It need not be one that is offered. */
export function rulesOn(rules: WeekRules, date: string, minute: number, partySize: number): StartRules {
  const period = periodAt(date, minute, rules);
  const isMine = (scope: RuleScope) => appliesTo(scope, date, period?.id);
  return {
    period,
    turnMinutes: turnMinutesOn(rules, date, partySize, isMine),
    pauseMinutes: rules.availabilityRules?.pauseMinutes ?? 0,
    pacing: (specialDayOn(date, rules)?.pacing ?? rules.availabilityRules?.pacing ?? []).filter(isMine),
    window: windowOf((rules.availabilityRules?.bookingWindows ?? []).filter(isMine)),
  };
}

/** A special day that states a turn time or turn times has no others (AVAIL-5). */
function turnMinutesOn(
  rules: WeekRules,
  date: string,
  partySize: number,
  isMine: (scope: RuleScope) => boolean,
): number {
  const special = specialDayOn(date, rules);
  const ofWeek = special?.seatingMinutes === undefined ? rules.availabilityRules?.turnTimes : undefined;
  const found = (special?.turnTimes ?? ofWeek ?? []).find(
    ({ smallestParty = 0, largestParty = Infinity, ...scope }) =>
      smallestParty <= partySize && partySize <= largestParty && isMine(scope),
  );
  return found?.minutes ?? special?.seatingMinutes ?? rules.seatingMinutes;
}

/** Each value of the first window that has it (AVAIL-6). */
function windowOf(windows: readonly BookingWindow[]): StartRules['window'] {
  const window: Record<string, number> = {};
  const names = ['daysAhead', 'shortestNoticeMinutes', 'lastChangeMinutes', 'lastCancelMinutes'] as const;
  for (const name of names) {
    const value = windows.find((each) => each[name] !== undefined)?.[name];
    if (value !== undefined) window[name] = value;
  }
  return window;
}

/** The longest time for which a party of a date's starts takes its table, with the pause after it. */
export function longestStayOn(rules: WeekRules, date: string): number {
  const { turnTimes = [], pauseMinutes = 0 } = rules.availabilityRules ?? {};
  const special = specialDayOn(date, rules);
  const minutes = [...turnTimes, ...(special?.turnTimes ?? [])].map((each) => each.minutes);
  return Math.max(rules.seatingMinutes, special?.seatingMinutes ?? 0, ...minutes) + pauseMinutes;
}
