import { validateReservation } from '@tablewell/booking-rules';
import { type Actor, isMember } from '@tablewell/chassis';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { monthIsFull } from '../domain/booking-month';
import { findSlot, placeParty, refusals } from '../domain/place-party';
import { cleanDetails, type Details, type Reservation } from '../domain/reservation';
import type { RestaurantRules } from '../domain/restaurant-rules';
import { claimId } from '../domain/service-day';
import { sourceOf } from '../domain/source';
import { phoneMark } from './phone-mark';
import { placeWish, takePlace } from './monthly-limit';
import type { Ports } from './ports';
import { type AskedTime, toStart } from './when';

export interface BookAsk extends Details {
  readonly restaurantId: string;
  readonly when: AskedTime;
  readonly originalReferer: string;
  /** Empty for none. */
  readonly idempotencyKey: string;
  /** An earlier call with this key may still be under way. */
  readonly repeated: boolean;
}

/** A reservation with the restaurant it is at. */
export interface Booked {
  readonly reservation: Reservation;
  readonly restaurant: RestaurantRules;
}

/**
 * Books a table: for anyone, and larger parties for a member. Who asks again and is refused can rely on it: the
 * first try, wherever it hangs, books no more.
 */
export function book(ports: Ports) {
  const tryOnce = bookOnce(ports);
  return async (actor: Actor | undefined, ask: BookAsk): Promise<Booked | Refusal> => {
    const outcome = await tryOnce(actor, ask);
    const isFinal = isRefusal(outcome) && outcome.kind !== 'unavailable';
    const { restaurantId, idempotencyKey, repeated } = ask;
    if (!isFinal || idempotencyKey === '') return outcome;
    // A day shows what was booked on it by this key: whoever finds it full on a first try has nothing there. In a rush
    // nearly all are answered so, and to look the key up would be most of what that costs the store.
    if (!repeated && outcome.kind === 'conflict') return outcome;
    if (
      repeated &&
      (await ports.reservations.closeKey(restaurantId, idempotencyKey, ports.newId(), ports.clock()))
    )
      return outcome;
    const [restaurant, twin] = await Promise.all([
      ports.restaurants.find(restaurantId),
      knownByKey(ports, ask),
    ]);
    return restaurant && twin ? { reservation: twin, restaurant } : outcome;
  };
}

function bookOnce(ports: Ports) {
  return async (actor: Actor | undefined, ask: BookAsk): Promise<Booked | Refusal> => {
    const restaurant = await ports.restaurants.find(ask.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    // Who says nothing of an earlier try has hardly made one: if so, the insert below is what finds out.
    const earlier = ask.repeated ? await knownByKey(ports, ask) : undefined;
    if (earlier) return { reservation: earlier, restaurant };

    const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    const details = cleanDetails({
      name: ask.name,
      partySize: ask.partySize,
      phoneNumber: ask.phoneNumber,
      notes: ask.notes,
    });
    const problems = validateReservation(details, audience);
    if (problems.length > 0) return invalid(problems);
    const when = toStart(ask.when, restaurant.timezone);
    if (isRefusal(when)) return when;

    const now = ports.clock();
    const phone = audience === 'public' ? phoneMark(restaurant.id, details.phoneNumber) : undefined;
    const wish = {
      when,
      partySize: details.partySize,
      audience,
      rules: 'book',
      ...(phone ? { byPhone: { mark: phone, most: ports.limits.byPhoneAndStart } } : {}),
    } as const;
    const slot = findSlot(restaurant, wish, now);
    if (isRefusal(slot)) return slot;
    const id = ports.newId();
    const place = placeWish(restaurant, id, 1, now, ask.idempotencyKey);
    // A month that is full is told without touching the day.
    if (place && !(await ports.places.hasRoom(place))) return monthIsFull(audience, place.limit);
    const placement = await ports.days.claim({
      claimId: claimId(id, 1),
      restaurantId: restaurant.id,
      dates: slot.dates,
      partySize: details.partySize,
      key: ask.idempotencyKey,
      ...(phone ? { phone } : {}),
      decide: (claims) => placeParty(restaurant, claims, wish, now),
    });
    if (isRefusal(placement)) return placement;
    const refused = place && (await takePlace(ports, place, audience));
    if (refused) {
      await ports.days.release(restaurant.id, placement.dates, claimId(id, 1));
      return refused;
    }

    const reservation: Reservation = {
      id,
      restaurantId: restaurant.id,
      version: 1,
      status: 'active',
      ...details,
      placement,
      claimVersion: 1,
      seatingMinutes: restaurant.seatingMinutes,
      source: sourceOf(ask.originalReferer),
      createdAt: now,
      updatedAt: now,
    };
    const outcome = await ports.reservations.insert(reservation, ask.idempotencyKey, [
      ports.facts.booked(reservation),
    ]);
    if (outcome === 'done') return { reservation, restaurant };

    await ports.days.release(restaurant.id, placement.dates, claimId(id, 1));
    if (place) await ports.places.giveBack(place);
    const twin = outcome === 'taken' ? await knownByKey(ports, ask) : undefined;
    if (twin) return { reservation: twin, restaurant };
    // A later try of the same booking was refused meanwhile, and that stands.
    if (outcome === 'taken') return refusals.full();
    return new Refusal('unavailable', 'took-too-long', 'Your reservation took too long. Please try again.');
  };
}

async function knownByKey(ports: Ports, ask: BookAsk): Promise<Reservation | undefined> {
  if (ask.idempotencyKey === '') return undefined;
  return ports.reservations.findByIdempotencyKey(ask.restaurantId, ask.idempotencyKey, ports.clock());
}
