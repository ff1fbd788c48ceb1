import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { isClash } from '../../evening/chosen-tables';
import { findHostsStay, type HostsBooking, placeHostsParty } from '../../evening/hosts-booking';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { TableRequest } from '../revise';
import { requestTables } from './hosts-claim';

/**
 * The claim for a booking or a change by a host's form, or the refusal of its start. Its effects have the codes of all
 * rules that it overrides, about the start and the tables.
 */
export function requestPlacement(
  restaurant: RestaurantRules,
  booking: HostsBooking,
  now: Date,
): TableRequest | Refusal {
  const stay = findHostsStay(restaurant, booking, now);
  if (isRefusal(stay)) return stay;
  const { when, partySize } = booking;
  return requestTables({
    restaurant,
    partySize,
    stay: stay.found,
    when: { date: when.date, minute: when.minute },
    seated: false,
    now,
    choose: (day, _own, paced) => {
      const placed = placeHostsParty(day, booking, stay.found, paced);
      if (isClash(placed) || isRefusal(placed)) return placed;
      return { ...placed, overridden: [...stay.overridden, ...placed.overridden] };
    },
  });
}
