import { windowOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { localTimeOf } from '@tablewell/shared/zone';
import { type LateQuestion, lateQuestion } from './late-question';
import type { Reminding, Reservation } from './read-copies';
import { type DueReminder, dueReminders, type Reminded, reminderExpires } from './reminder-times';

/** What is known of a party that may be reminded. */
export interface ReminderPlan {
  readonly reservation: Reservation;
  readonly isConfirmed: boolean;
  /** How late it has announced that it comes; 0: it has not. */
  readonly lateMinutes: number;
  /** The booking, the diner's last answer, or the last change that the diner would notice. */
  readonly touchedAt: Date;
  /** What was due until then was sent, or was due before the plan existed. */
  readonly handledUntil: Date;
}

/** A reminder that is to be sent now. */
export interface Sendable extends DueReminder {
  readonly expiresAt: Date;
}

/** The reminders of a plan that are due; after an outage, only the one of each channel that is closest to the party. */
export function sendableNow(plan: ReminderPlan, settings: Reminding, now: Date): Sendable[] {
  const party = remindedOf(plan, settings);
  const due = dueReminders(settings, party).filter(
    ({ at }) => at > plan.handledUntil.getTime() && at <= now.getTime(),
  );
  return due
    .map((reminder, index) => ({
      ...reminder,
      channels: reminder.channels.filter(
        (channel) => !due.slice(index + 1).some((later) => later.channels.includes(channel)),
      ),
      expiresAt: new Date(reminderExpires(reminder.at, settings, party)),
    }))
    .filter(({ channels, expiresAt }) => channels.length > 0 && expiresAt > now);
}

/** The question to a late party, if it is due; undefined if it was asked, or it is too late to ask. */
export function questionNow(plan: ReminderPlan, settings: Reminding, now: Date): LateQuestion | undefined {
  const question = questionOf(plan, settings);
  const isDue = question && question.at > plan.handledUntil.getTime() && question.at <= now.getTime();
  return isDue && question.expiresAt > now.getTime() ? question : undefined;
}

/** When the next reminder after a moment is due, or the question to a late party. */
export function nextDue(
  plan: Pick<ReminderPlan, 'reservation' | 'touchedAt' | 'lateMinutes'>,
  settings: Reminding,
  after: Date,
): Date | undefined {
  const question = questionOf(plan, settings);
  const due = [...dueReminders(settings, remindedOf(plan, settings)), ...(question ? [question] : [])];
  const next = Math.min(...due.map(({ at }) => at).filter((at) => at > after.getTime()));
  return next === Infinity ? undefined : new Date(next);
}

const questionOf = (
  { reservation, lateMinutes }: Pick<ReminderPlan, 'reservation' | 'lateMinutes'>,
  settings: Reminding,
): LateQuestion | undefined => lateQuestion(settings, reservation.startsAt.getTime(), lateMinutes);

function remindedOf(
  { reservation, touchedAt }: Pick<ReminderPlan, 'reservation' | 'touchedAt'>,
  { timezone, cancelRules }: Reminding,
): Reminded {
  const startsAt = reservation.startsAt.getTime();
  const { date, minute } = localTimeOf(startsAt, timezone);
  const { lastCancelMinutes = 0 } = cancelRules ? windowOn(cancelRules, date, minute) : {};
  return { startsAt, cancelsUntil: startsAt - lastCancelMinutes * 60_000, touchedAt: touchedAt.getTime() };
}
