import { validateReservation } from '@tablewell/booking-rules';
import { instantOf } from '@tablewell/booking-rules/zone';
import { type Actor, isMember } from '@tablewell/chassis';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { next } from '../domain/lifecycle';
import { findSlot, placeParty } from '../domain/place-party';
import { countPublicChange } from '../domain/public-limits';
import { cleanDetails, type Details, type Reservation } from '../domain/reservation';
import type { Booked } from './book';
import { held } from './access';
import { phoneMark } from './phone-mark';
import type { Ports } from './ports';
import { revise } from './revise';
import { type AskedTime, startOf, toStart } from './when';

/** What to change; what is absent stays. */
export interface ChangeAsk extends Partial<Details> {
  readonly id: string;
  readonly when?: AskedTime;
}

/**
 * Changes a reservation: for whoever holds its id. The booking rules hold for a new time; a party that only grows
 * or shrinks at its time needs nothing but a table.
 */
export function change(ports: Ports) {
  return async (actor: Actor | undefined, ask: ChangeAsk): Promise<Booked | Refusal> => {
    const known = await held(ports, ask.id);
    if (isRefusal(known)) return known;
    const restaurant = await ports.restaurants.find(known.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    const { id: _id, when: askedTime, ...changes } = ask;
    const details = cleanDetails(changes);
    const problems = validateReservation(details, audience);
    if (problems.length > 0) return invalid(problems);

    const changed = await revise(
      ports,
      () => held(ports, ask.id),
      async (current) => {
        if (next(current.status, 'change') === 'refused') {
          return new Refusal(
            'conflict',
            'canceled',
            'This reservation is canceled and can no longer be changed.',
          );
        }
        const now = ports.clock();
        const start = startOf(current.placement, restaurant.timezone);
        const asked = askedTime ? toStart(askedTime, restaurant.timezone) : start;
        if (isRefusal(asked)) return asked;
        // A time that the clock shows at the reservation's own instant is that instant, also where it shows it twice.
        const isShown = asked.date === start.date && asked.minute === start.minute;
        const when = isShown && asked.instant === undefined ? start : asked;
        const moves = (when.instant ?? instantOf(when, restaurant.timezone)) !== start.instant;
        const { date, minute } = start;
        const placement = { ...current.placement, date, minute };
        const given: Reservation = { ...current, placement, ...defined(details) };
        const counted = audience === 'public' ? countPublicChange(current, given, ports.limits) : undefined;
        const event = (after: Reservation) => ports.facts.changed(after, current);
        const stays = !moves && given.partySize === current.partySize;
        if (stays && same(given, current)) return 'unchanged';
        if (isRefusal(counted)) return counted;
        const revised: Reservation = counted ? { ...given, publicChanges: counted } : given;
        if (stays) return { next: revised, event };
        const phone = audience === 'public' ? phoneMark(restaurant.id, revised.phoneNumber) : undefined;
        const wish = {
          when,
          partySize: revised.partySize,
          audience,
          rules: moves ? 'book' : 'keep',
          ...(phone ? { byPhone: { mark: phone, most: ports.limits.byPhoneAndStart } } : {}),
        } as const;
        const slot = findSlot(restaurant, wish, now);
        if (isRefusal(slot)) return slot;
        return {
          next: { ...revised, seatingMinutes: restaurant.seatingMinutes },
          wish: {
            dates: slot.dates,
            partySize: revised.partySize,
            ...(phone ? { phone } : {}),
            decide: (claims) => placeParty(restaurant, claims, wish, now),
          },
          event,
        };
      },
    );
    return isRefusal(changed) ? changed : { reservation: changed, restaurant };
  };
}

function same(a: Reservation, b: Reservation): boolean {
  return a.name === b.name && a.phoneNumber === b.phoneNumber && a.notes === b.notes;
}

function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
