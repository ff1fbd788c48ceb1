import { findLine } from '../commands/waitlist/find-line';
import type { JoiningParty } from '../commands/waitlist/join-line';
import type { Waiter } from '../evening/waiting/line';
import type { Quote } from '../evening/waiting/quote';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { type FloorNow, loadFloor } from './floor-now';
import { askForEach, type QuotePorts } from './wait-quotes';

/**
 * The quote that is stored with a party that joins and is in the line of its day already: of the day as it is stored then, so
 * that a later booking leaves it what it is told (WAIT-22).
 */
export const quoteForJoining =
  (ports: QuotePorts) =>
  async (restaurant: RestaurantRules, party: JoiningParty): Promise<Quote> => {
    const now = ports.clock(restaurant.id);
    const [floor, known] = await Promise.all([
      loadFloor(ports, restaurant, now, true),
      findLine(ports, restaurant, now),
    ]);
    const ahead = aheadOfJoining(floor, known, party);
    // A VIP waits for other VIPs only, if the owner's rule says so.
    const isFirst = restaurant.waitlist?.vipFirst && party.vip;
    return askForEach(floor, isFirst ? ahead.filter((other) => other.isFirst) : ahead, [party])[0]?.quote;
  };

/**
 * The parties before one that joins: the line, and those that were put on the day before it but have no reservation
 * yet. Only one write of the day succeeds at a time, so if two parties join at once, one of them is told to wait for
 * the other.
 */
function aheadOfJoining(
  { view, now }: FloorNow,
  known: readonly Waiter[],
  party: JoiningParty,
): readonly Waiter[] {
  const ids = new Set(known.map(({ id }) => id));
  const own = view.line.findIndex(({ id }) => id === party.id);
  const joining = view.line
    .slice(0, Math.max(own, 0))
    .filter(({ id, notBefore = 0 }) => !ids.has(id) && !view.index.hasParty(id) && notBefore <= now);
  return [
    ...known,
    ...joining.map(({ areas = [], vip = false, ...each }) => ({
      ...{ ...each, areas, name: '', isLapsed: false },
      ...(vip && view.rules.waitlist?.vipFirst ? { isFirst: true } : {}),
    })),
  ];
}
