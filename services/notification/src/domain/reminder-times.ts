import type { QuietHours, Reminder } from '@tablewell/restaurant-rules/reminders';
import { addDays, instantAfterGap, localTimeOf } from '@tablewell/shared/zone';

/** The settings of a restaurant that decide when it reminds. */
export interface ReminderRules {
  /** IANA zone. */
  readonly timezone: string;
  readonly reminders: readonly Reminder[];
  readonly quietHours: QuietHours;
}

/** The facts about a party that decide when it is reminded; instants in epoch milliseconds. */
export interface Reminded {
  readonly startsAt: number;
  /** The last moment at which the diner may cancel, at the latest the party's time. */
  readonly cancelsUntil: number;
  /** The booking, the diner's last answer, or the last change that the diner would notice. */
  readonly touchedAt: number;
}

/** A reminder at the time at which it is sent. */
export interface DueReminder extends Reminder {
  /** Epoch milliseconds. */
  readonly at: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMinutes = 24 * 60;

/** None is sent within this time after the booking, a change or an answer (MESSAGE-31). */
const pauseMs = 4 * hourMs;
/** What remains for an answer before the last moment to cancel. */
const answerMs = hourMs;

/**
 * The reminders of a party, earliest first (MESSAGE-30). If several are due at one moment, only the one closest to the
 * party's start.
 */
export function dueReminders(rules: ReminderRules, party: Reminded): DueReminder[] {
  const due = rules.reminders
    .map((reminder) => ({ ...reminder, at: timeOf(reminder, rules, party) }))
    .filter(({ at }) => at >= party.touchedAt + pauseMs && at < party.cancelsUntil)
    .sort((a, b) => a.at - b.at || b.minutesBefore - a.minutesBefore);
  return due.filter(({ at }, index) => due[index + 1]?.at !== at);
}

/** When a reminder becomes useless: the diner can no longer cancel, or quiet hours begin. */
export function reminderExpires(at: number, rules: ReminderRules, { cancelsUntil }: Reminded): number {
  return Math.min(cancelsUntil, quietFrom(at, rules));
}

/** When quiet hours next begin after a moment outside them; infinity: never. */
export function quietFrom(at: number, rules: ReminderRules): number {
  const { from, to } = rules.quietHours;
  if (from === to) return Infinity;
  const untilQuiet = (from - localTimeOf(at, rules.timezone).minute + dayMinutes) % dayMinutes;
  let next = (Math.floor(at / minuteMs) + untilQuiet) * minuteMs;
  // The clocks may change before they begin.
  while (!isQuiet(next, rules)) next += minuteMs;
  while (next - minuteMs > at && isQuiet(next - minuteMs, rules)) next -= minuteMs;
  return next;
}

function timeOf({ minutesBefore }: Reminder, rules: ReminderRules, party: Reminded): number {
  const { startsAt, cancelsUntil } = party;
  const { timezone } = rules;
  const wanted =
    minutesBefore % dayMinutes === 0
      ? daysBefore(startsAt, minutesBefore / dayMinutes, timezone)
      : startsAt - minutesBefore * minuteMs;
  const inTime = wanted < cancelsUntil ? wanted : cancelsUntil - answerMs;
  return beforeQuietHours(inTime, rules);
}

/** The same local time, days before. Where the clocks skip it, it is as much later as they go forward. */
function daysBefore(startsAt: number, days: number, timezone: string): number {
  const { date, minute } = localTimeOf(startsAt, timezone);
  return instantAfterGap({ date: addDays(date, -days), minute }, timezone);
}

/** The moment itself, or in quiet hours the last minute before them. */
function beforeQuietHours(at: number, rules: ReminderRules): number {
  if (!isQuiet(at, rules)) return at;
  const since = (localTimeOf(at, rules.timezone).minute - rules.quietHours.from + dayMinutes) % dayMinutes;
  let last = (Math.floor(at / minuteMs) - since - 1) * minuteMs;
  // The clocks may have changed since they began.
  while (isQuiet(last, rules)) last -= minuteMs;
  while (!isQuiet(last + minuteMs, rules)) last += minuteMs;
  return last;
}

/** Whether a moment is in quiet hours, which may cross midnight. */
export function isQuiet(moment: number, { timezone, quietHours: { from, to } }: ReminderRules): boolean {
  const { minute } = localTimeOf(moment, timezone);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
