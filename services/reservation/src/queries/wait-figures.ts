import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { findRestaurant } from '../commands/access';
import type { WaitCounts } from '../party/wait-counts';
import type { Ports, WaitCountStore } from '../ports';
import { refuseRange } from '../restaurant/date-problems';

/** How waits ended, with the dates of which nothing is known. */
export interface WaitFigures extends WaitCounts {
  /** Dates whose parties were deleted before waits were counted. */
  readonly datesWithoutCounts: number;
}

const maxDays = 366;

/**
 * How many waits of some local dates ended within their quote, for members (WAIT-8): of dates whose parties are deleted, from
 * counts without persons (WAIT-27).
 */
export function waitFigures(ports: Pick<Ports, 'restaurants'> & { readonly waitCounts: WaitCountStore }) {
  return async (
    actor: Actor | undefined,
    { restaurantId, from, until }: { restaurantId: string; from: string; until: string },
  ): Promise<WaitFigures | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const refused = refuseRange(['from', from], ['until', until], maxDays);
    if (refused) return refused;
    const { counts, withoutCounts } = await ports.waitCounts.waits(restaurantId, from, until);
    return { ...counts, datesWithoutCounts: withoutCounts };
  };
}
