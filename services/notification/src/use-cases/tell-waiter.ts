import { isEmail } from '@tablewell/shared/email';
import type { Restaurant } from '../domain/read-copies';
import { guestPhone } from '../domain/reservation-notices';
import { toldOf } from '../domain/resending';
import { atMachine } from '../domain/restaurant-clock';
import { kindsOf, untilText, type WaiterNews, waiterText } from '../domain/waiter-news';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';
import { waitlistSms } from './waitlist-sms';

/** News of a party that was late is of no use, and a range soon is none (WAIT-26). */
const lifeMs = 3_600_000;
const rangeLifeMs = 600_000;

/**
 * Tells a party that joined the waitlist through the link its news, by SMS and by mail as far as it gave an address
 * (WAIT-15).
 */
export function tellWaiter(ports: Ports) {
  return async (eventId: string, news: WaiterNews): Promise<void> => {
    const { reservation, until } = news;
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (restaurant === 'deleted') return;
    // The restaurant's event has not arrived yet; this one is redelivered.
    if (!restaurant) throw new Error('the waitlist of a restaurant that is not known yet');
    const now = ports.clock();
    const life = news.kind === 'requoted' ? rangeLifeMs : lifeMs;
    const expiresAt = until ? atMachine(restaurant, until) : new Date(now.getTime() + life);
    if (expiresAt <= now || (await ports.messages.isForgotten(reservation.id))) return;
    await Promise.all([
      textWaiter(ports, eventId, news, { restaurant, expiresAt }),
      mailWaiter(ports, eventId, news, { restaurant, expiresAt }),
    ]);
  };
}

interface Parts {
  readonly restaurant: Restaurant;
  readonly expiresAt: Date;
}

async function textWaiter(
  ports: Ports,
  eventId: string,
  news: WaiterNews,
  { restaurant, expiresAt }: Parts,
): Promise<void> {
  const { reservation, until } = news;
  const to = guestPhone(reservation, restaurant);
  if (!to) return;
  const { channel, isFirst, suppressionReason } = await waitlistSms(ports, restaurant, to);
  await queueMessage(ports, eventId, {
    ...{ channel, kind: kindsOf[news.kind][0], to, subject: '', html: '' },
    text: waiterText(restaurant, news, { origin: ports.origin, isFirst }),
    ...about(news, restaurant),
    // A reply is about the offer until then.
    ...(until ? { choices: [{ reservationId: reservation.id, startsAt: until }] } : {}),
    ...{ matterEndsAt: expiresAt, expiresAt },
    suppressionReason,
  });
}

/** The owner's switch for mails does not apply: the diner asked for the mail. */
async function mailWaiter(
  ports: Ports,
  eventId: string,
  news: WaiterNews,
  { restaurant, expiresAt }: Parts,
): Promise<void> {
  const { reservation, until } = news;
  const kind = kindsOf[news.kind][1];
  if (!kind || !isEmail(reservation.email)) return;
  const held = until ? { until: untilText(restaurant, reservation, until) } : {};
  await queueMessage(ports, eventId, {
    ...ports.templates.diner(kind, restaurant, reservation, held),
    ...{ channel: 'email', kind, to: reservation.email, suppressionReason: '' },
    ...about(news, restaurant),
    ...{ matterEndsAt: expiresAt, expiresAt },
  });
}

function about({ reservation }: WaiterNews, { isTest }: Restaurant) {
  const { restaurantId, id: reservationId, version, language } = reservation;
  return {
    restaurantId,
    isTest,
    reservationId,
    version,
    told: toldOf(reservation),
    ...(language ? { language } : {}),
  };
}
