import type { Message } from '../domain/message';
import type { Reservation } from '../domain/read-copies';
import { guestPhone } from '../domain/reservation-notices';
import { toldOf } from '../domain/resending';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { refuses } from './opt-outs';
import { queueMessage } from './queue-message';
import { writeText } from './write-text';

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
    const channel = await phoneChannelOf(ports, restaurant.id);
    const hasOptedOut = await refuses(ports, {
      channel,
      restaurantId: restaurant.id,
      isTest: restaurant.isTest,
      phone: to,
    });
    await queueMessage(ports, eventId, {
      ...{ channel, kind, to, subject: '', html: '' },
      text: await writeText(ports, kind, { restaurant, reservation, at: { channel, phone: to } }),
      ...(reservation.language ? { language: reservation.language } : {}),
      restaurantId: restaurant.id,
      isTest: restaurant.isTest,
      reservationId: reservation.id,
      version: reservation.version,
      told: toldOf(reservation),
      matterEndsAt: reservation.startsAt,
      expiresAt: new Date(ports.clock().getTime() + answerLifeMs),
      suppressionReason: hasOptedOut ? suppressions.optedOut : '',
    });
  };
}
