import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { shortHash } from '@tablewell/chassis/crypto';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { answerLifeMs, type Message, messageId } from '../domain/message';
import { isTextKind } from '../domain/message-templates';
import type { Restaurant } from '../domain/read-copies';
import { choicesOf } from '../domain/reminder-texts';
import { canResend, isAsWritten, type PartyNow, toldOf } from '../domain/resending';
import { guestPhone } from '../domain/reservation-notices';
import { inRestaurant } from '../domain/restaurant-clock';
import type { PhoneAddress, Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { cannot, obstacleOf } from './obstacles';
import { queueMessage } from './queue-message';
import { withOptOut, writeText } from './write-text';

interface Resending {
  readonly restaurantId: string;
  readonly messageId: string;
  readonly party: PartyNow;
}

/**
 * Sends a message again to the number that its reservation has now (MESSAGE-27), once for each number, and as far as any
 * other SMS may be sent.
 */
export function resendMessage(ports: Ports) {
  return async (actor: Actor | undefined, asked: Resending): Promise<Message | Refusal> => {
    const { restaurantId, party } = asked;
    const { reservation } = party;
    const stranger = refuseWithoutPermission('reservations', actor, restaurantId);
    if (stranger) return stranger;
    const [original, restaurant, isForgotten] = await Promise.all([
      ports.messages.find(restaurantId, asked.messageId),
      ports.copies.restaurant(restaurantId),
      ports.messages.isForgotten(reservation.id),
    ]);
    if (!restaurant || restaurant === 'deleted' || isForgotten) return missing();
    if (original?.reservationId !== reservation.id) return missing();
    const phone = guestPhone(reservation, restaurant);
    if (!phone) return cannot('no-number', 'The reservation has no phone number that can be texted.');
    const channel = await phoneChannelOf(ports, restaurantId);
    const at = { channel, phone };
    const eventId = `resend:${original.id}:${shortHash(phone)}`;
    const stored = () => ports.messages.find(restaurantId, messageId(eventId, channel, original.kind));
    const before = await stored();
    if (before) return before;
    if (!canResend(original, party, { phone, now: inRestaurant(restaurant, ports.clock()) }))
      return cannot('not-resendable', 'This message is out of date, or went to this number already.');
    const obstacle = await obstacleOf(ports, restaurant, at);
    if (obstacle) return obstacle;
    await queueMessage(ports, eventId, {
      ...{
        restaurantId,
        isTest: restaurant.isTest,
        reservationId: reservation.id,
        channel,
        kind: original.kind,
        to: phone,
      },
      ...{ subject: '', html: '', suppressionReason: '', repeats: original.id },
      ...(await contentOf(ports, { original, restaurant, party, at })),
      ...(reservation.language ? { language: reservation.language } : {}),
      told: toldOf(reservation),
      matterEndsAt: reservation.startsAt,
      expiresAt:
        original.kind === 'staff-answer'
          ? new Date(ports.clock().getTime() + answerLifeMs)
          : reservation.startsAt,
    });
    return (await stored()) ?? missing();
  };
}

const missing = () => notFound('There is no such message.');

/** The text as it was written, or the message of that kind for the reservation as it is now. */
async function contentOf(
  ports: Ports,
  given: { original: Message; restaurant: Restaurant; party: PartyNow; at: PhoneAddress },
): Promise<Pick<Message, 'text' | 'choices'>> {
  const { original, restaurant, party, at } = given;
  const { reservation, isConfirmed } = party;
  const { kind } = original;
  if (isAsWritten(original, reservation) || !isTextKind(kind) || kind === 'staff-answer') {
    const { choices } = original;
    return { text: await withOptOut(ports, original, at), ...(choices ? { choices } : {}) };
  }
  const about = { restaurant, reservation, at };
  if (kind !== 'reminder') return { text: await writeText(ports, kind, about) };
  const upcoming = await ports.reminderPlans.upcoming(
    restaurant.id,
    at.phone,
    inRestaurant(restaurant, ports.clock()),
  );
  const choices = choicesOf(reservation, upcoming);
  return {
    text: await writeText(ports, kind, about, { isConfirmed, choices }),
    choices: choices.map(({ id: reservationId, startsAt }) => ({ reservationId, startsAt })),
  };
}
