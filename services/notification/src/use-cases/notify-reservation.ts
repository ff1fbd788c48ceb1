import type { Content } from '../domain/message';
import { mailAddress, type Restaurant } from '../domain/read-copies';
import { guestPhone, type Notice, noticesOf, type ReservationChange } from '../domain/reservation-notices';
import { smsText } from '../domain/wording';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** An owner's mail stays useful for some days; an SMS until the party is due. */
const mailLifeMs = 3 * 86_400_000;

/** Notifies owner and diner of a reservation's event, each once. */
export function notifyReservation(ports: Ports) {
  return async (eventId: string, change: ReservationChange): Promise<void> => {
    const { reservation } = change;
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (restaurant === 'gone') return;
    // The restaurant's event is still to come; this one is redelivered.
    if (!restaurant) throw new Error('a reservation of a restaurant that is not known yet');
    const phone = guestPhone(reservation, restaurant);
    const [owner, smsAllowed, hasOptedOut, isForgotten] = await Promise.all([
      mailAddress(restaurant) === '' ? ports.copies.user(restaurant.ownerId) : undefined,
      // Unknown yet: the message is written, and waits for the plan before it is sent.
      phone ? ports.copies.smsAllowed(restaurant.ownerId).then((allowed) => allowed ?? true) : false,
      phone ? ports.optOuts.has(restaurant.id, phone) : false,
      ports.messages.isForgotten(reservation.id),
    ]);
    if (isForgotten) return;
    const now = ports.clock();
    const write = async (notice: Notice) =>
      queueMessage(ports, eventId, {
        ...notice,
        ...(await contentOf(ports, change, notice, restaurant)),
        kind: change.kind,
        ...(notice.channel === 'sms' && reservation.language ? { language: reservation.language } : {}),
        restaurantId: restaurant.id,
        reservationId: reservation.id,
        version: reservation.version,
        matterEndsAt: reservation.startsAt,
        expiresAt: notice.channel === 'sms' ? reservation.startsAt : new Date(now.getTime() + mailLifeMs),
      });
    await Promise.all(noticesOf(change, { restaurant, owner, smsAllowed, hasOptedOut, now }).map(write));
  };
}

async function contentOf(
  { templates, messages, origin }: Ports,
  { kind, reservation }: ReservationChange,
  { channel, to }: Notice,
  restaurant: Restaurant,
): Promise<Content> {
  if (channel === 'email') return templates.reservation(kind, restaurant, reservation);
  const isFirst = !(await messages.hasWritten(restaurant.id, to));
  return { subject: '', html: '', text: smsText(kind, restaurant, reservation, { origin, isFirst }) };
}
