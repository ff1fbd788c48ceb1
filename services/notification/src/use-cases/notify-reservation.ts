import type { Content } from '../domain/message';
import type { Restaurant } from '../domain/read-copies';
import { guestPhone, type Notice, noticesOf, type ReservationNews } from '../domain/reservation-notices';
import { smsText } from '../domain/wording';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** An owner's mail is of use some days after the fact; an SMS only until the party is due. */
const mailLifeMs = 3 * 86_400_000;

/** Tells owner and diner what happened to a reservation, each once. */
export function notifyReservation(ports: Ports) {
  return async (eventId: string, news: ReservationNews): Promise<void> => {
    const { reservation } = news;
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (restaurant === 'gone') return;
    // Its own event is on the way; this one is tried again.
    if (!restaurant) throw new Error('a reservation of a restaurant that is not known yet');
    const phone = guestPhone(reservation);
    const [owner, smsAllowed, hasOptedOut, isForgotten] = await Promise.all([
      restaurant.email === '' ? ports.copies.user(restaurant.ownerId) : undefined,
      // Not told yet: the message is written, and waits for the plan before it is sent.
      phone ? ports.copies.smsAllowed(restaurant.ownerId).then((allowed) => allowed ?? true) : false,
      phone ? ports.optOuts.has(restaurant.id, phone) : false,
      ports.messages.isForgotten(reservation.id),
    ]);
    if (isForgotten) return;
    const now = ports.clock();
    const write = async (notice: Notice) =>
      queueMessage(ports, eventId, {
        ...notice,
        ...(await contentOf(ports, news, notice, restaurant)),
        kind: news.kind,
        restaurantId: restaurant.id,
        reservationId: reservation.id,
        version: reservation.version,
        matterEndsAt: reservation.startsAt,
        expiresAt: notice.channel === 'sms' ? reservation.startsAt : new Date(now.getTime() + mailLifeMs),
      });
    await Promise.all(noticesOf(news, { restaurant, owner, smsAllowed, hasOptedOut, now }).map(write));
  };
}

async function contentOf(
  { templates, messages, origin }: Ports,
  { kind, reservation }: ReservationNews,
  { channel, to }: Notice,
  restaurant: Restaurant,
): Promise<Content> {
  if (channel === 'email') return templates.reservation(kind, restaurant, reservation);
  const isFirst = !(await messages.hasWritten(restaurant.id, to));
  return { subject: '', html: '', text: smsText(kind, restaurant, reservation, { origin, isFirst }) };
}
