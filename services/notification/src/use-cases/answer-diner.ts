import type { Message } from '../domain/message';
import { templateValues } from '../domain/message-templates';
import { dinersOrigin, type Reservation } from '../domain/read-copies';
import { answeredText } from '../domain/reminder-texts';
import { guestPhone } from '../domain/reservation-notices';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { refusesSms } from './opt-outs';
import { ownTextOf } from './own-text';
import { queueMessage } from './queue-message';

const answerLifeMs = 3_600_000;

/** Tells a diner by one SMS what their answer to a reminder did; a cancellation is told like any other. */
export function answerDiner(ports: Ports) {
  return async (
    eventId: string,
    kind: Extract<Message['kind'], `answer-${string}`>,
    reservation: Reservation,
  ): Promise<void> => {
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (!restaurant || restaurant === 'deleted') return;
    const to = guestPhone(reservation, restaurant);
    if (!to || !restaurant.smsNotifications || (await ports.messages.isForgotten(reservation.id))) return;
    const hasOptedOut = await refusesSms(ports, restaurant.id, to);
    const origin = dinersOrigin(restaurant, ports.origin);
    const asked = { kind, restaurantId: restaurant.id, language: reservation.language };
    const ownText = await ownTextOf(ports, asked, () =>
      templateValues(kind, restaurant, reservation, origin),
    );
    const isFirst = !(await ports.messages.hasWritten(restaurant.id, to));
    await queueMessage(ports, eventId, {
      ...{ channel: 'sms', kind, to, subject: '', html: '' },
      text: answeredText(kind, restaurant, reservation, { origin, isFirst, ownText }),
      ...(reservation.language ? { language: reservation.language } : {}),
      restaurantId: restaurant.id,
      reservationId: reservation.id,
      version: reservation.version,
      matterEndsAt: reservation.startsAt,
      expiresAt: new Date(ports.clock().getTime() + answerLifeMs),
      suppressionReason: hasOptedOut ? suppressions.optedOut : '',
    });
  };
}
