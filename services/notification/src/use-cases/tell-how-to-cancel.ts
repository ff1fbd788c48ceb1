import { isEmail } from '@tablewell/shared/email';
import type { Addressee } from '../domain/addressee';
import { toldOf } from '../domain/resending';
import { inRestaurant } from '../domain/restaurant-clock';
import type { Ports } from '../ports';
import { forgetDiner } from './forget-diner';
import { queueMessage } from './queue-message';

/**
 * Tells a guest by mail how to cancel, whose CANCEL ended the messages to their phone: once for each reservation
 * (MESSAGE-17). Without an address it is left to the staff, who see the reply.
 */
export async function tellHowToCancel(
  ports: Ports,
  { restaurantId, reservationId, matterEndsAt, isExpected }: Addressee,
): Promise<void> {
  const { copies, reminderPlans, messages, templates, clock } = ports;
  if (!isExpected) return;
  const [restaurant, reservation] = await Promise.all([
    copies.restaurant(restaurantId),
    reminderPlans.expected(reservationId),
  ]);
  if (!restaurant || restaurant === 'deleted' || !reservation || !isEmail(reservation.email)) return;
  if (matterEndsAt <= inRestaurant(restaurant, clock())) return;
  const { email: to, language, version, startsAt } = reservation;
  await queueMessage(ports, `how-to-cancel:${reservationId}`, {
    ...templates.diner('diner-how-to-cancel', restaurant, reservation),
    ...{ channel: 'email', kind: 'diner-how-to-cancel', to, suppressionReason: '' },
    ...(language ? { language } : {}),
    ...{ restaurantId, isTest: restaurant.isTest, reservationId, version, told: toldOf(reservation) },
    ...{ matterEndsAt: startsAt, expiresAt: startsAt },
  });
  // The guest may have been erased since the reservation was found.
  if (await messages.isForgotten(reservationId)) await forgetDiner(ports)(restaurantId, [reservationId]);
}
