import { messageLanguage } from '@tablewell/languages/message-language';
import { lateAnswersText, lateQuestionText } from '../domain/late-question';
import { templateValues, type TextKind } from '../domain/message-templates';
import { dinersOrigin, type Reservation, type Restaurant } from '../domain/read-copies';
import { answeredText, answersText, reminderText } from '../domain/reminder-texts';
import { smsText } from '../domain/wording';
import type { Message } from '../domain/message';
import type { PhoneAddress, Ports } from '../ports';
import { ownTextOf } from './own-text';

/** What a reminder asks, in addition to what other messages tell. */
interface Asked {
  readonly isConfirmed: boolean;
  readonly choices: readonly Reservation[];
}

/** The text of a message to a phone about a reservation, in the restaurant's own words or the product's. */
export async function writeText(
  ports: Pick<Ports, 'messages' | 'messageTemplates' | 'ownerTexts' | 'logger' | 'origin'>,
  kind: Exclude<TextKind, 'staff-answer'>,
  { restaurant, reservation, at }: { restaurant: Restaurant; reservation: Reservation; at: PhoneAddress },
  asked: Asked = { isConfirmed: false, choices: [reservation] },
): Promise<string> {
  const origin = dinersOrigin(restaurant, ports.origin);
  const { language } = reservation;
  const own = messageLanguage(language, restaurant.country);
  const values = () => ({
    ...templateValues(kind, restaurant, reservation, origin),
    ...(kind === 'reminder' ? { answers: answersText(asked, own) } : {}),
    ...(kind === 'late-question' ? { answers: lateAnswersText(own) } : {}),
  });
  const [hasWritten, ownText] = await Promise.all([
    ports.messages.hasWritten(restaurant.id, at),
    ownTextOf(ports, { kind, restaurantId: restaurant.id, language }, values),
  ]);
  const isFirst = !hasWritten;
  const options = { origin, isFirst, ownText };
  if (kind === 'reminder') return reminderText(restaurant, reservation, { ...options, ...asked });
  if (kind === 'late-question') return lateQuestionText(restaurant, reservation, options);
  return kind === 'answer-confirmed' || kind === 'answer-refused'
    ? answeredText(kind, restaurant, reservation, options)
    : smsText(kind, restaurant, reservation, options);
}

/**
 * The text of a message that is sent again to another number, or by another channel: the first one there says how to opt
 * out, which the one before may not have said.
 */
export async function withOptOut(
  { messages }: Pick<Ports, 'messages'>,
  { text, restaurantId, language }: Message,
  at: PhoneAddress,
): Promise<string> {
  const optOut = messageLanguage(language).t('sms.optOut');
  return text.endsWith(optOut) || (await messages.hasWritten(restaurantId, at)) ? text : `${text} ${optOut}`;
}
