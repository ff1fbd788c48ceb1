import { type Audience, validateReservation } from '@tablewell/booking-rules';
import { type DinerDetailsInput, validateDinerDetails } from '@tablewell/booking-rules/diner-details';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import { instantOf } from '@tablewell/shared/zone';
import { type Actor, isMember } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { resolveArea } from '../../domain/availability/area';
import { isTooLate, refusePartySize } from '../../domain/availability/booking-rules';
import {
  changedDetails,
  cleanDinerInput,
  sameDetails,
  withDetails,
} from '../../domain/reservation/diner-details';
import {
  isOverForDiner,
  isUnanswered,
  next as transition,
  stageOf,
} from '../../domain/reservation/lifecycle';
import { withOverstays } from '../../domain/service-day/overstay';
import { audienceOfTables, findSlot, placeInSlot } from '../../domain/availability/place-party';
import { refusals } from '../../domain/refusals';
import { comparedPhone, countPublicChange } from '../../domain/reservation/public-limits';
import { isLarge, pendingRequest, tooLargeToChange } from '../../domain/reservation/request';
import {
  cleanDetails,
  type Details,
  replanned,
  type Reservation,
} from '../../domain/reservation/reservation';
import { overForDiner, stepNotAllowed } from '../../domain/evening/step-refusals';
import type { Booked } from './book';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import { findForHolder } from './access';
import { changeEvent } from './change-event';
import { hashPhone } from './hash-phone';
import { phoneHoldRequest } from './phone-hold';
import { placeRequest } from '../requests/place-request';
import type { Ports } from '../../ports';
import { revise } from './revise';
import { type RequestedTime, startOf, toStart } from './when';

/** The changed fields. */
export interface ChangeCommand extends Partial<Details> {
  readonly id: string;
  readonly when?: RequestedTime;
  /** Another area; empty: anywhere. */
  readonly area?: string;
  /** The changed fields about the diner and their party. */
  readonly diner?: Omit<DinerDetailsInput, 'marketingConsent'>;
}

/**
 * Changes a reservation, for the holder of its id. The booking rules apply to a new time; another party size at the
 * same time needs only a table.
 */
export function change(ports: Ports) {
  return async (actor: Actor | undefined, command: ChangeCommand): Promise<Booked | Refusal> => {
    const known = await findForHolder(ports, command.id);
    if (isRefusal(known)) return known;
    const restaurant = await ports.restaurants.find(known.restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const audience = isMember(actor, restaurant.id) ? 'member' : 'public';
    const { id: _id, when: requestedTime, area: requestedArea, diner: dinerInput = {}, ...changes } = command;
    const details = cleanDetails(changes);
    const diner = cleanDinerInput(dinerInput);
    const problems = [...validateReservation(details, audience), ...validateDinerDetails(diner)];
    if (problems.length > 0) return invalid(problems);

    const changed = await revise(
      ports,
      () => findForHolder(ports, command.id),
      async (current) => {
        const stage = stageOf(current);
        if (audience === 'public' && isOverForDiner(stage)) return overForDiner(stage);
        if (transition(stage, 'change') === 'refused') {
          return new Refusal(
            'conflict',
            'canceled',
            'This reservation is canceled and can no longer be changed.',
          );
        }
        const start = startOf(current.placement, restaurant.timezone);
        const requestedStart = requestedTime ? toStart(requestedTime, restaurant.timezone) : start;
        if (isRefusal(requestedStart)) return requestedStart;
        // The local time of the reservation means its own instant, even if that local time occurs twice.
        const isShown = requestedStart.date === start.date && requestedStart.minute === start.minute;
        const when = isShown && requestedStart.instant === undefined ? start : requestedStart;
        const moves = (when.instant ?? instantOf(when, restaurant.timezone)) !== start.instant;
        const { date, minute } = start;
        const placement = { ...current.placement, date, minute };
        const area = changedArea(restaurant, current, requestedArea, audience);
        if (isRefusal(area)) return area;
        const given = withDetails<Reservation>(
          { ...current, area, placement, ...defined(details) },
          changedDetails(current, diner),
        );
        const counted = audience === 'public' ? countPublicChange(current, given, ports.limits) : undefined;
        const event = changeEvent(ports, current);
        const stays = !moves && given.partySize === current.partySize && area === current.area;
        if (stays && same(given, current)) return 'unchanged';
        if (isRefusal(counted)) return counted;
        const now = ports.clock();
        const isLate = audience === 'public' && isTooLate(restaurant, current.placement, 'change', now);
        if (isLate && !stays) return refusals.tooLateToChange();
        const revised: Reservation = counted ? { ...given, publicChanges: counted } : given;
        const phone = audience === 'public' ? hashPhone(restaurant.id, revised.phoneNumber) : undefined;
        const isOtherPhone = comparedPhone(revised.phoneNumber) !== comparedPhone(current.phoneNumber);
        const hold = (version: number) =>
          phoneHoldRequest(ports, isOtherPhone ? phone : undefined, {
            restaurantId: restaurant.id,
            reservationId: current.id,
            version,
          });
        if (stays) return { next: revised, hold, event };
        if (transition(stage, 'replan') === 'refused') return stepNotAllowed(current, restaurant.timezone);
        // A party booked by a member may be larger than the public can book.
        const tooLarge = refusePartySize(restaurant, revised.partySize, audience);
        if (tooLarge) return tooLarge;
        const isConfirmed = !isUnanswered(stage);
        if (audience === 'public' && isConfirmed && isLarge(restaurant, revised.partySize))
          return tooLargeToChange(restaurant);
        const request = {
          when,
          partySize: revised.partySize,
          area,
          rules: moves ? 'book' : 'keep',
          audience: audienceOfTables(audience),
          ...(phone ? { byPhone: { phoneHash: phone, limit: ports.limits.byPhoneAndStart } } : {}),
        } as const;
        const slot = findSlot(restaurant, request, now);
        if (isRefusal(slot)) return slot;
        const pending = isConfirmed
          ? undefined
          : pendingRequest(restaurant, revised.partySize, {
              requestedAt: current.createdAt,
              from: slot.from,
            });
        const next: Reservation = { ...revised, ...(pending ? { request: pending } : {}) };
        if (pending?.withoutTable) {
          const placed = await placeRequest(ports, restaurant, slot);
          if (isRefusal(placed)) return placed;
          return { next, settle: (after) => replanned(after, placed), hold, event };
        }
        return {
          next,
          settle: replanned,
          hold,
          request: {
            dates: slot.dates,
            partySize: revised.partySize,
            ...(phone ? { phone } : {}),
            decide: (claims, _own, restrictions, paced) => {
              const current = withOverstays(claims, slot.from, now.getTime());
              return placeInSlot(restaurant, current, request, slot, restrictions, paced);
            },
          },
          event,
        };
      },
    );
    return isRefusal(changed) ? changed : { reservation: changed, restaurant };
  };
}

/** The area of a changed reservation: its own area stays, even if it has no tables any more (AREA-3). */
function changedArea(
  restaurant: RestaurantRules,
  { area }: Reservation,
  requestedName: string | undefined,
  audience: Audience,
): string | undefined | Refusal {
  if (requestedName === undefined || areaKey(requestedName) === areaKey(area ?? '')) return area;
  return resolveArea(restaurant, requestedName, audienceOfTables(audience));
}

function same(a: Reservation, b: Reservation): boolean {
  const isSameText = a.name === b.name && a.phoneNumber === b.phoneNumber && a.notes === b.notes;
  return isSameText && sameDetails(a, b);
}

function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
