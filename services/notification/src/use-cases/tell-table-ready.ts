import { guestPhone } from '../domain/reservation-notices';
import { toldOf } from '../domain/resending';
import { inRestaurant } from '../domain/restaurant-clock';
import { type ReadyTable, tableReadyText } from '../domain/table-ready';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';
import { waitlistSms } from './waitlist-sms';

/** Tells a party of the waitlist by one SMS that its table is ready; it is of no use once the table is taken back. */
export function tellTableReady(ports: Ports) {
  return async (eventId: string, ready: ReadyTable): Promise<void> => {
    const { reservation, until } = ready;
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (restaurant === 'deleted') return;
    // The restaurant's event has not arrived yet; this one is redelivered.
    if (!restaurant) throw new Error('a table of a restaurant that is not known yet');
    const to = guestPhone(reservation, restaurant);
    const now = inRestaurant(restaurant, ports.clock());
    if (!to || until <= now || (await ports.messages.isForgotten(reservation.id))) return;
    const { channel, isFirst, suppressionReason } = await waitlistSms(ports, restaurant, to);
    await queueMessage(ports, eventId, {
      ...{ channel, kind: 'table-ready', to, subject: '', html: '' },
      text: tableReadyText(restaurant, ready, { isFirst, now }),
      ...(reservation.language ? { language: reservation.language } : {}),
      restaurantId: restaurant.id,
      isTest: restaurant.isTest,
      reservationId: reservation.id,
      version: reservation.version,
      told: toldOf(reservation),
      // A reply is about the table until then.
      choices: [{ reservationId: reservation.id, startsAt: until }],
      matterEndsAt: until,
      expiresAt: until,
      suppressionReason,
    });
  };
}
