import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, notFound, type Refusal } from '@tablewell/chassis/refusal';
import type { Language } from '@tablewell/languages';
import { messageLanguage } from '@tablewell/languages/message-language';
import { normalizePhone } from '@tablewell/shared/phone';
import { smsForm } from '@tablewell/shared/sms';
import { isToPhone } from '../domain/channels';
import { answerLifeMs, isDinerMail, type Message, messageId } from '../domain/message';
import { answerValues } from '../domain/message-templates';
import type { Reply } from '../domain/reply';
import { canResend, type PartyNow } from '../domain/resending';
import { guestPhone } from '../domain/reservation-notices';
import { inRestaurant } from '../domain/restaurant-clock';
import { safeText } from '../domain/safe-text';
import type { Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { cannot, obstacleOf } from './obstacles';
import { ownTextOf } from './own-text';
import { queueMessage } from './queue-message';

interface Party {
  readonly restaurantId: string;
  readonly reservationId: string;
}

/** A thread; `resendable`: the messages that can be sent again to the number that the reservation has now. */
interface Thread {
  readonly messages: Message[];
  readonly replies: Reply[];
  readonly resendable: string[];
}

/** What was sent to a diner about a reservation, and what they answered by SMS (MESSAGE-25), oldest first, for members. */
export function listThread({
  messages,
  replies,
  copies,
  clock,
}: Pick<Ports, 'messages' | 'replies' | 'copies' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, reservationId, now }: Party & { readonly now: PartyNow | undefined },
  ): Promise<Thread | Refusal> => {
    const stranger = refuseWithoutPermission('reservations', actor, restaurantId);
    if (stranger) return stranger;
    const [sent, received, restaurant] = await Promise.all([
      messages.about(restaurantId, [reservationId]),
      replies.about(restaurantId, [reservationId]),
      copies.restaurant(restaurantId),
    ]);
    const toDiner = sent.filter((message) => isToPhone(message.channel) || isDinerMail(message));
    const repeated = new Set(sent.map(({ repeats }) => repeats));
    const known = restaurant === 'deleted' ? undefined : restaurant;
    const phone = now && known ? guestPhone(now.reservation, known) : undefined;
    const time = inRestaurant(known ?? {}, clock());
    const resendable = toDiner.filter(
      (message) => now && !repeated.has(message.id) && canResend(message, now, { phone, now: time }),
    );
    return { messages: toDiner, replies: received, resendable: resendable.map(({ id }) => id) };
  };
}

/** A member's answer; the gateway adds what the reservation service knows of the party. */
export interface Answer extends Party {
  /** The same answer sent again has the same id. */
  readonly answerId: string;
  readonly phoneNumber: string;
  readonly startsAt: Date;
  readonly language: Language | undefined;
  readonly text: string;
}

/** At most four segments in the GSM alphabet, with the restaurant's name. */
export const maxAnswerLength = 480;

/** Answers a diner by SMS, as far as every other SMS may be sent (MESSAGE-26). */
export function answerDiner(ports: Ports) {
  return async (actor: Actor | undefined, answer: Answer): Promise<Message | Refusal> => {
    const { restaurantId, reservationId, answerId, startsAt, language } = answer;
    const stranger = refuseWithoutPermission('reservations', actor, restaurantId);
    if (stranger) return stranger;
    const words = answer.text.trim();
    if (words === '' || words.length > maxAnswerLength)
      return invalid([
        { field: 'text', message: `The answer must have 1 to ${maxAnswerLength} characters.` },
      ]);
    const restaurant = await ports.copies.restaurant(restaurantId);
    if (!restaurant || restaurant === 'deleted' || (await ports.messages.isForgotten(reservationId)))
      return notFound('There is no such reservation.');
    const to = normalizePhone(answer.phoneNumber, restaurant.country);
    if (!to) return cannot('no-number', 'The reservation has no phone number that can be texted.');
    const channel = await phoneChannelOf(ports, restaurantId);
    const at = { channel, phone: to };
    const obstacle = await obstacleOf(ports, restaurant, at);
    if (obstacle) return obstacle;
    const isFirst = !(await ports.messages.hasWritten(restaurantId, at));
    const values = answerValues(restaurant, safeText(words, maxAnswerLength));
    const asked = { kind: 'staff-answer', restaurantId, language } as const;
    const text = (await ownTextOf(ports, asked, () => values)) ?? `${values.restaurant}: ${values.text}`;
    const optOut = isFirst ? ` ${messageLanguage(language).t('sms.optOut')}` : '';
    const expiresAt = new Date(ports.clock().getTime() + answerLifeMs);
    await queueMessage(ports, answerId, {
      ...{ restaurantId, isTest: restaurant.isTest, reservationId, to, channel, kind: 'staff-answer' },
      ...{ subject: '', html: '', text: smsForm(text + optOut), suppressionReason: '' },
      ...(language ? { language } : {}),
      ...{ expiresAt, matterEndsAt: startsAt },
    });
    const stored = await ports.messages.find(restaurantId, messageId(answerId, channel, 'staff-answer'));
    return stored ?? notFound('There is no such reservation.');
  };
}
