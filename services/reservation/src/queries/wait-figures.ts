import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { findRestaurant } from '../commands/access';
import { isInLine, stageOf } from '../party/lifecycle';
import { outcomeOf } from '../party/wait';
import type { Ports } from '../ports';
import { refuseRange } from '../restaurant/date-problems';

/** How waits ended. */
export interface WaitFigures {
  /** With a table. */
  readonly ended: number;
  /** Against their quotes; waits without one count only in `ended`. */
  readonly within: number;
  readonly sooner: number;
  readonly later: number;
  /** Without one. */
  readonly left: number;
}

const maxDays = 31;

/** How many waits of some service days ended within their quote, for members (WAIT-8). */
export function waitFigures(ports: Pick<Ports, 'restaurants' | 'reservations'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, from, until }: { restaurantId: string; from: string; until: string },
  ): Promise<WaitFigures | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const refused = refuseRange(['from', from], ['until', until], maxDays);
    if (refused) return refused;
    const { start } = serviceDayBounds(from, restaurant);
    const { end } = serviceDayBounds(until, restaurant);
    const figures = { ended: 0, within: 0, sooner: 0, later: 0, left: 0 };
    for (const party of await ports.reservations.waits(restaurantId, start, end)) {
      const outcome = party.wait && outcomeOf(party.wait);
      if (isInLine(stageOf(party))) continue;
      if (!party.wait?.seatedAt) figures.left += 1;
      else {
        figures.ended += 1;
        if (outcome) figures[outcome] += 1;
      }
    }
    return figures;
  };
}
