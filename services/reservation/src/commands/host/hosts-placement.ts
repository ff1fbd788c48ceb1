import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { findHostsSlot, type HostsBooking, placeHostsParty } from '../../evening/hosts-booking';
import type { Override } from '../../party/hosts-change';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { requestTables } from './hosts-claim';

/** A claim request for a booking or a change by a host's form, or the refusal of its start. */
export type HostsPlacement = ReturnType<typeof requestTables> & {
  /** The codes of all rules that the last decision overrode, about the start and the tables. */
  overridden(): readonly string[];
  /** The override to record, with the host's reason. */
  overrideFor(reason: string): Override;
};

export function requestPlacement(
  restaurant: RestaurantRules,
  booking: HostsBooking,
  now: Date,
): HostsPlacement | Refusal {
  const slot = findHostsSlot(restaurant, booking, now);
  if (isRefusal(slot)) return slot;
  const { when, partySize } = booking;
  const { request, outcome } = requestTables({
    restaurant,
    partySize,
    stay: slot.found,
    when: { date: when.date, minute: when.minute },
    seated: false,
    now,
    choose: (rules, claims, _own, paced) => placeHostsParty(rules, claims, booking, slot.found, paced),
  });
  const overridden = () => [...slot.overridden, ...outcome.overridden];
  const overrideFor = (reason: string) => {
    const { overLimit } = outcome;
    return { overridden: overridden(), reason, ...(overLimit ? { overLimit } : {}) };
  };
  return { request, outcome, overridden, overrideFor };
}
