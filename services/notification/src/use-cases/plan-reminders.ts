import { nextDue } from '../domain/reminder-plan';
import type { Reservation } from '../domain/read-copies';
import { atMachine, inRestaurant } from '../domain/restaurant-clock';
import { concernsGuest, guestPhone } from '../domain/reservation-notices';
import type { Ports } from '../ports';

/** An event of a reservation as reminders see it. */
export interface PartyChange {
  readonly reservation: Reservation;
  /** Set for a change of its fields. */
  readonly previous?: Reservation | undefined;
  readonly isExpected: boolean;
  readonly isConfirmed: boolean;
  /** How late it has announced that it comes; 0: it has not. */
  readonly lateMinutes: number;
  readonly at: Date;
  /** Whether the party was booked, or told that it comes. */
  readonly isNews: boolean;
}

/** Plans the reminders of a reservation at each of its events. Repeatable. */
export function planReminders(ports: Pick<Ports, 'copies' | 'reminderPlans' | 'messages'>) {
  return async ({ previous, isNews, ...change }: PartyChange): Promise<void> => {
    const { reservation, isExpected } = change;
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (restaurant === 'deleted') return;
    // The restaurant's event has not arrived yet; this one is redelivered.
    if (!restaurant) throw new Error('a reservation of a restaurant that is not known yet');
    const at = inRestaurant(restaurant, change.at);
    const state = { ...change, at };
    const touches =
      isNews || (previous !== undefined && concernsGuest({ reservation, previous }, restaurant));
    const { reminding } = restaurant;
    // Whether a reminder was sent already is checked when the plan is due, which may be at once.
    const touchedAt = touches ? at : new Date(0);
    const next =
      isExpected && reminding ? nextDue({ ...state, touchedAt }, reminding, new Date(0)) : undefined;
    const dueAt = next && atMachine(restaurant, next);
    await ports.reminderPlans.put({
      ...state,
      phone: guestPhone(reservation, restaurant) ?? '',
      touches,
      dueAt,
      settingsKey: reminding?.key ?? '',
    });
    if (await ports.messages.isForgotten(reservation.id)) await ports.reminderPlans.forget([reservation.id]);
  };
}
