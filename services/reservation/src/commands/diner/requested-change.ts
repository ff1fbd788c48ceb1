import type { Audience } from '@tablewell/booking-rules';
import type { DinerDetailsInput } from '@tablewell/booking-rules/diner-details';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import { instantOf } from '@tablewell/shared/zone';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { resolveArea } from '../../day/starts/area';
import { audienceOfTables, type RequestedStart } from '../../day/starts/place-party';
import { withInput } from '../../party/change';
import { sameDetails } from '../../party/diner-details';
import type { Details, Reservation } from '../../party/reservation';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { type RequestedTime, startOf, toStart } from '../when';

/** The validated fields of a change. */
interface ChangeInput {
  readonly details: Partial<Details>;
  readonly diner: DinerDetailsInput;
  readonly when: RequestedTime | undefined;
  /** Another area; empty: anywhere. */
  readonly area: string | undefined;
}

/** A change, applied to the current state. */
export interface RequestedChange {
  readonly given: Reservation;
  readonly when: RequestedStart;
  /** The party gets another time, so all rules apply to it. */
  readonly moves: boolean;
  /** Time, size and area are the same, so the party keeps its table. */
  readonly keepsTable: boolean;
  /** Nothing differs. */
  readonly isSame: boolean;
}

/** Applies the fields of a change; refuses a time that does not exist and an unknown area. */
export function requestedChange(
  restaurant: RestaurantRules,
  current: Reservation,
  { details, diner, when: requestedTime, area: requestedArea }: ChangeInput,
  audience: Audience,
): RequestedChange | Refusal {
  const start = startOf(current.placement, restaurant.timezone);
  const requested = requestedTime ? toStart(requestedTime, restaurant.timezone) : start;
  if (isRefusal(requested)) return requested;
  // The local time of the reservation means its own instant, even if that local time occurs twice.
  const isShown = requested.date === start.date && requested.minute === start.minute;
  const when = isShown && requested.instant === undefined ? start : requested;
  const moves = (when.instant ?? instantOf(when, restaurant.timezone)) !== start.instant;
  const area = changedArea(restaurant, current, requestedArea, audience);
  if (isRefusal(area)) return area;
  // While reservations move to their local times in a new zone, those are what they keep.
  const { date, minute } = restaurant.movesTimes ? current.placement : start;
  const given = withInput(current, { area, date, minute, details, diner });
  const keepsTable = !moves && given.partySize === current.partySize && area === current.area;
  return { given, when, moves, keepsTable, isSame: keepsTable && isSame(given, current) };
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

function isSame(a: Reservation, b: Reservation): boolean {
  const isSameText = a.name === b.name && a.phoneNumber === b.phoneNumber && a.notes === b.notes;
  return isSameText && sameDetails(a, b);
}
