import type { DinerDetailsInput } from '@tablewell/booking-rules/diner-details';
import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import * as party from '../../party/book';
import type { SharingConsent } from '../../party/guest-sharing';
import { requestOf } from '../../party/request';
import type { Details, Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { quotaRequest } from '../monthly-limit';
import { writeNewReservation, type NewPartyPorts } from '../new-reservation';
import { noteRefusedBooking } from '../note-demand';
import { phoneBookingRequest } from '../phone-booking';
import { readBooking } from './read-booking';
import { type Attempt, findEarlier, settleRefusal } from '../repeated-booking';
import { heldTable } from './held-table';
import { takeTable } from './take-table';
import type { RequestedTime } from '../when';

type BookPorts = NewPartyPorts &
  Pick<Ports, 'restaurants' | 'days' | 'holdUsages' | 'demand' | 'limits' | 'newId'>;

export interface BookCommand extends Details, Attempt {
  readonly when: RequestedTime;
  readonly originalReferer: string;
  /** The hold whose table is booked; absent or empty: none. */
  readonly holdId?: string;
  /** The area that the diner requests; absent or empty: anywhere. */
  readonly area?: string;
  /** Whether a party larger than every table asks for one, instead of being refused (REQUEST-10). */
  readonly asks?: boolean;
  /** The diner's details about themselves and their party. */
  readonly diner?: DinerDetailsInput;
  /** The diner agrees to sharing in the restaurant's group (GROUP-21); absent: they say nothing. */
  readonly sharing?: SharingConsent | undefined;
  /** The language of messages to the diner; absent or empty: English. */
  readonly language?: string;
}

/** A reservation with its restaurant. */
export interface Booked {
  readonly reservation: Reservation;
  readonly restaurant: RestaurantRules;
}

/**
 * Books a table: for anyone, and larger parties for a member. Repeated requests of one booking have one outcome; see
 * `repeated-booking.ts`.
 */
export function book(ports: BookPorts) {
  const tryOnce = bookOnce(ports);
  return async (actor: Actor | undefined, command: BookCommand): Promise<Booked | Refusal> => {
    const outcome = await tryOnce(actor, command);
    if (!isRefusal(outcome)) return outcome;
    const settled = await settleRefusal(ports, command, outcome);
    // A diner who finds one area full may have found a table in another.
    if (isRefusal(settled) && !command.area) noteRefusedBooking(ports, actor, command, settled);
    return settled;
  };
}

function bookOnce(ports: BookPorts) {
  return async (actor: Actor | undefined, command: BookCommand): Promise<Booked | Refusal> => {
    const restaurant = await ports.restaurants.find(command.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const earlier = await findEarlier(ports, command);
    if (earlier) return { reservation: earlier, restaurant };

    const now = ports.clock(command.restaurantId);
    const booking = readBooking(ports, restaurant, actor, command, now);
    if (isRefusal(booking)) return booking;
    const { audience, stay } = booking;
    const { idempotencyKey: key } = command;
    const id = ports.newId();
    const request =
      audience === 'public'
        ? requestOf(restaurant, booking.details.partySize, {
            requestedAt: now,
            from: stay.from,
            asks: command.asks,
          })
        : undefined;
    const { holdId, originalReferer: referer } = command;
    const facts = {
      ...booking,
      id,
      restaurantId: restaurant.id,
      at: now,
      online: audience === 'public',
      referer,
      request,
    };
    const held = heldTable(ports, restaurant.id, holdId);
    const first = { restaurant, reservationId: id, version: 1, key };
    const placed = await writeNewReservation(ports, {
      attempt: command,
      audience,
      quota: quotaRequest(restaurant, id, 1, now, key),
      phone: phoneBookingRequest(ports, booking.phoneHash, first),
      takeTable: () =>
        takeTable(ports, restaurant, booking, { id, held, key, now, holdsTable: !request?.withoutTable }),
      make: (table) => party.book(facts, table),
    });
    if (isRefusal(placed)) return placed;
    // The hold that it replaced no longer counts.
    if (placed.table) held.booked();
    return { reservation: placed.reservation, restaurant };
  };
}
