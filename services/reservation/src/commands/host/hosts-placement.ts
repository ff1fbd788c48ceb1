import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { findHostsSlot, type HostsBooking, placeHostsParty } from '../../evening/hosts-booking';
import type { Override } from '../../party/hosts-change';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { ClaimEffects } from '../../day/claims/placement';
import type { Revision } from '../revise';
import { requestTables } from './hosts-claim';

/** A claim for a booking or a change by a host's form. */
export interface HostsPlacement {
  readonly request: NonNullable<Revision['request']>;
  /** The codes of all rules that the decision overrode, about the start and the tables. */
  overridden(effects: ClaimEffects): readonly string[];
  /** The override to record, with the host's reason. */
  overrideFor(effects: ClaimEffects, reason: string): Override;
}

/** The claim, or the refusal of its start. */
export function requestPlacement(
  restaurant: RestaurantRules,
  booking: HostsBooking,
  now: Date,
): HostsPlacement | Refusal {
  const slot = findHostsSlot(restaurant, booking, now);
  if (isRefusal(slot)) return slot;
  const { when, partySize } = booking;
  const request = requestTables({
    restaurant,
    partySize,
    stay: slot.found,
    when: { date: when.date, minute: when.minute },
    seated: false,
    now,
    choose: (rules, claims, _own, paced) => placeHostsParty(rules, claims, booking, slot.found, paced),
  });
  const overridden = (effects: ClaimEffects) => [...slot.overridden, ...effects.overridden];
  const overrideFor = (effects: ClaimEffects, reason: string) => {
    const { overLimit } = effects;
    return { overridden: overridden(effects), reason, ...(overLimit ? { overLimit } : {}) };
  };
  return { request, overridden, overrideFor };
}
