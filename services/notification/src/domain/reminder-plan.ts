import { windowOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { localTimeOf } from '@tablewell/shared/zone';
import type { Reminding, Reservation } from './read-copies';
import { type DueReminder, dueReminders, type Reminded, reminderExpires } from './reminder-times';

/** What is known of a party that may be reminded. */
export interface ReminderPlan {
  readonly reservation: Reservation;
  readonly isConfirmed: boolean;
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

/** When the next reminder after a moment is due. */
export function nextDue(
  plan: Pick<ReminderPlan, 'reservation' | 'touchedAt'>,
  settings: Reminding,
  after: Date,
): Date | undefined {
  const next = dueReminders(settings, remindedOf(plan, settings)).find(({ at }) => at > after.getTime());
  return next && new Date(next.at);
}

function remindedOf(
  { reservation, touchedAt }: Pick<ReminderPlan, 'reservation' | 'touchedAt'>,
  { timezone, cancelRules }: Reminding,
): Reminded {
  const startsAt = reservation.startsAt.getTime();
  const { date, minute } = localTimeOf(startsAt, timezone);
  const { lastCancelMinutes = 0 } = cancelRules ? windowOn(cancelRules, date, minute) : {};
  return { startsAt, cancelsUntil: startsAt - lastCancelMinutes * 60_000, touchedAt: touchedAt.getTime() };
}
