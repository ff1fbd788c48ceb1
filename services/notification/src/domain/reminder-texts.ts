import { type MessageLanguage, messageLanguage } from '@tablewell/languages/message-language';
import type { Reservation, Restaurant } from './read-copies';
import { safeName } from './safe-text';
import { smsForm } from '@tablewell/shared/sms';
import { changeLink, formatParty, smsTime } from './wording';

/** A reminder numbers at most this many reservations. */
export const maxChoices = 4;

/** The reservations that a reminder asks about: the earliest ones of the diner, among them the one that is due. */
export function choicesOf(reservation: Reservation, upcoming: readonly Reservation[]): Reservation[] {
  const others = upcoming.filter(({ id }) => id !== reservation.id).slice(0, maxChoices - 1);
  return [reservation, ...others].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

interface Reminder {
  readonly isConfirmed: boolean;
  readonly choices: readonly Reservation[];
}

/** The SMS of a reminder. With several reservations it names the date of each beside its numbers (MESSAGE-33). */
export function reminderText(
  restaurant: Restaurant,
  reservation: Reservation,
  given: Reminder & {
    readonly origin: string;
    readonly isFirst: boolean;
    readonly ownText?: string | undefined;
  },
): string {
  const own = messageLanguage(reservation.language, restaurant.country);
  const { t } = own;
  const values = {
    restaurant: safeName(restaurant.name),
    party: formatParty(reservation.partySize, own),
    when: smsTime(reservation, own),
    link: changeLink(given.origin, reservation.id),
  };
  const text =
    given.ownText ??
    (given.choices.length > 1
      ? t('sms.reminderSeveral', { ...values, choices: choicesIn(given, own) })
      : t(given.isConfirmed ? 'sms.reminderConfirmed' : 'sms.reminder', values));
  return smsForm(given.isFirst ? `${text} ${t('sms.optOut')}` : text);
}

/** How a reminder is answered, as a sentence that a restaurant's own text has to have. */
export function answersText(given: Reminder, own: MessageLanguage): string {
  if (given.choices.length > 1) return own.t('sms.answersSeveral', { choices: choicesIn(given, own) });
  return own.t(given.isConfirmed ? 'sms.answersConfirmed' : 'sms.answers');
}

function choicesIn({ choices }: Pick<Reminder, 'choices'>, own: MessageLanguage): string {
  const numbered = choices.map((each, index) =>
    own.t('sms.reminderChoice', { when: smsTime(each, own), yes: `${index + 1}1`, no: `${index + 1}9` }),
  );
  return numbered.join('; ');
}

/** The SMS to a diner whose answer was taken, or whose cancellation was refused. */
export function answeredText(
  kind: 'answer-confirmed' | 'answer-refused',
  restaurant: Restaurant,
  reservation: Reservation,
  { origin, isFirst, ownText }: { origin: string; isFirst: boolean; ownText?: string | undefined },
): string {
  const own = messageLanguage(reservation.language, restaurant.country);
  const values = { restaurant: safeName(restaurant.name), when: smsTime(reservation, own) };
  const phone = restaurant.phoneNumber;
  const text =
    ownText ??
    (kind === 'answer-confirmed'
      ? own.t('sms.thanks', { ...values, link: changeLink(origin, reservation.id) })
      : phone === ''
        ? own.t('sms.cancelRefused', values)
        : own.t('sms.cancelRefusedCall', { ...values, phone }));
  return smsForm(isFirst ? `${text} ${own.t('sms.optOut')}` : text);
}
