import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { bookByHost } from '../../party/book';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';
import { nameClash } from './hosts-claim';
import { answerOf, cleanForm, type HostsBooked, type HostsForm, refuseForm } from './hosts-form';
import { requestPlacement } from './hosts-placement';
import { quotaRequest } from '../monthly-limit';
import { claimFirst, writeNewReservation, type NewPartyPorts } from '../new-reservation';
import { type Attempt, findEarlier, settleRefusal } from '../repeated-booking';
import { toStart } from '../when';

type BookPorts = NewPartyPorts & Pick<Ports, 'days' | 'restaurants' | 'newId'>;

interface BookPartyCommand extends HostsForm {
  readonly restaurantId: string;
}

/**
 * Books a party by a host's form, for members (PARTY-12). Repeated calls with one id have one outcome, like bookings
 * with one idempotency key. A host's call is always looked up first, because there are few.
 */
export function bookParty(ports: BookPorts) {
  return async (actor: Actor | undefined, command: BookPartyCommand): Promise<HostsBooked | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, command.restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const form = cleanForm(command);
    const bad = refuseForm(form, ports.clock(command.restaurantId));
    if (bad) return bad;
    const attempt = {
      restaurantId: restaurant.id,
      idempotencyKey: `booking:${form.stepId}`,
      repeated: true,
    };
    const earlier = await findEarlier(ports, attempt);
    if (earlier) return answerOf(earlier, form.stepId);
    const booked = await bookOnce(ports, restaurant, form, attempt);
    if (!isRefusal(booked)) return answerOf(booked, form.stepId);
    const settled = await settleRefusal(ports, attempt, booked);
    return isRefusal(settled) ? settled : answerOf(settled.reservation, form.stepId);
  };
}

async function bookOnce(
  ports: BookPorts,
  restaurant: KnownRestaurant,
  form: BookPartyCommand,
  attempt: Attempt,
): Promise<Reservation | Refusal> {
  const when = toStart(form.when, restaurant.timezone);
  if (isRefusal(when)) return when;
  const now = ports.clock(restaurant.id);
  const { name, partySize, phoneNumber, notes, diner, tableNumbers, override, stepId, reason } = form;
  const booking = { when, partySize, rules: 'book', tableNumbers, override } as const;
  const request = requestPlacement(restaurant, booking, now);
  if (isRefusal(request)) return request;
  const id = ports.newId();
  const key = attempt.idempotencyKey;
  const details = { name, partySize, phoneNumber, notes };
  const facts = { id, restaurantId: restaurant.id, at: now, details, diner, stepId, reason };
  const placed = await writeNewReservation(ports, {
    attempt,
    audience: 'member',
    quota: quotaRequest(restaurant, id, 1, now, key),
    takeTable: () => claimFirst(ports, id, { ...request, key }),
    make: (table) => bookByHost(facts, table),
  });
  return isRefusal(placed) ? nameClash(ports, placed) : placed.reservation;
}
