import { type Answer, need } from './caller';
import { dayAhead } from './final-state';
import type { Owner } from './owner';

/** Ids of the resources of a restaurant, by their names in the paths of the OpenAPI document. */
export type Ids = Readonly<
  Record<
    'id' | 'restaurantId' | 'reservationId' | 'guestId' | 'layoutId' | 'keyId' | 'webhookId' | 'attemptId',
    string
  >
>;

/** Gives a restaurant a reservation and a guest; it has a plan already. */
export async function seed({ caller, restaurantId }: Owner): Promise<Ids> {
  const idOf = (answer: Answer) => (need(answer, 201).body as { id: string }).id;
  const party = {
    name: 'Grace Hopper',
    guests: 2,
    reservation_time: `${dayAhead(4)}T19:00`,
    recaptchaToken: 'sandbox-pass',
  };
  const reservationId = idOf(await caller.call('POST', `/api/reservations/${restaurantId}`, party));
  const guestId = idOf(await caller.call('POST', `/api/guests/${restaurantId}`, { name: 'Ada Lovelace' }));
  const layouts = need(await caller.call('GET', `/api/restaurant/${restaurantId}/layouts`), 200).body as {
    id: string;
  }[];
  const layoutId = layouts[0]?.id ?? '';
  // Keys and webhooks need a plan that is paid for. Whether the restaurant is the caller's is decided before they are looked up.
  const paid = { keyId: 'key', webhookId: 'webhook', attemptId: 'attempt' };
  return { id: restaurantId, restaurantId, reservationId, guestId, layoutId, ...paid };
}
