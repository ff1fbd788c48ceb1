import { type MessageLanguage, messageLanguage } from '@tablewell/languages/message-language';
import { smsForm } from '@tablewell/shared/sms';
import type { Reminding, Reservation, Restaurant } from './read-copies';
import { isQuiet, quietFrom, type ReminderRules } from './reminder-times';
import { safeName } from './safe-text';
import { changeLink } from './wording';

const minuteMs = 60_000;

/** After this it would only disturb, as after an outage. */
const usefulMs = 30 * minuteMs;
/** How long it may be answered. */
export const answersMs = 90 * minuteMs;

/** The question to a party that has not come in time, when it comes. Epoch milliseconds. */
export interface LateQuestion {
  readonly at: number;
  readonly expiresAt: number;
}

/**
 * The question to a party (MESSAGE-35); undefined if the restaurant asks none, or it would fall into its quiet hours.
 * @param lateMinutes how late the party has announced that it comes; 0: it has not
 */
export function lateQuestion(
  settings: Pick<Reminding, 'lateAfterMinutes'> & ReminderRules,
  startsAt: number,
  lateMinutes: number,
): LateQuestion | undefined {
  const { lateAfterMinutes } = settings;
  if (lateAfterMinutes === undefined) return undefined;
  const at = startsAt + (lateMinutes + lateAfterMinutes) * minuteMs;
  if (isQuiet(at, settings)) return undefined;
  return { at, expiresAt: Math.min(at + usefulMs, quietFrom(at, settings)) };
}

/** The text of the question, in one segment where the names are short. */
export function lateQuestionText(
  restaurant: Restaurant,
  reservation: Reservation,
  { origin, isFirst, ownText }: { origin: string; isFirst: boolean; ownText?: string | undefined },
): string {
  const own = messageLanguage(reservation.language, restaurant.country);
  const text =
    ownText ??
    own.t('sms.lateQuestion', {
      restaurant: safeName(restaurant.name),
      answers: lateAnswersText(own),
      link: changeLink(origin, reservation.id),
    });
  return smsForm(isFirst ? `${text} ${own.t('sms.optOut')}` : text);
}

/** How the question is answered, as a sentence that a restaurant's own text has to have. */
export const lateAnswersText = ({ t }: MessageLanguage): string => t('sms.lateAnswers');
