import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { LRUCache } from 'lru-cache';
import { findWaiting } from '../commands/waitlist/find-line';
import { lineOf } from '../evening/waiting/line';
import type { Quote } from '../evening/waiting/quote';
import { stageOf } from '../party/lifecycle';
import type { KnownRestaurant, RestaurantRules } from '../restaurant/restaurant-rules';
import { loadFloor } from './floor-now';
import { askForEach, askLine, type QuotePorts } from './wait-quotes';

/** A place in the line of now. */
interface Place {
  /** From 1. */
  readonly position: number;
  readonly quote: Quote;
}

/** How long a party of a size that joined now would wait. */
interface WaitOfSize {
  readonly partySize: number;
  readonly quote: Quote;
  readonly ahead: number;
}

/** The line of now, as everybody who looks at it sees it for some seconds. */
export interface LineNow {
  /** When it was computed, in epoch milliseconds. */
  readonly at: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly waits: readonly WaitOfSize[];
  /** Parties in line, with a ready table or without one. */
  readonly count: number;
}

/** A page asks every few seconds, for each party that waits: all see one computation. */
const freshMs = 5_000;
const maxRestaurants = 2_000;

export interface Lines {
  /** @param since a change that the line must include, in epoch milliseconds; absent: the cached line will do */
  of(restaurant: KnownRestaurant, since?: number): Promise<LineNow>;
}

/** The line of now of restaurants, computed once for some seconds, and after changes that a caller knows of (WAIT-13). */
export function linesNow(ports: QuotePorts): Lines {
  const known = new LRUCache<string, Promise<LineNow>>({ max: maxRestaurants, ttl: freshMs });
  return {
    async of(restaurant, since = 0) {
      const { largestParty } = restaurant.waitlist ?? defaultWaitlist;
      const key = `${restaurant.id} ${restaurant.version}`;
      const found = known.get(key);
      const line = await found;
      if (line && line.at > since) return line;
      // Another caller may compute it already.
      const current = known.get(key);
      if (current && current !== found) return current;
      const made = lineNow(ports, restaurant, { largestParty, isFresh: since > 0 });
      known.set(key, made);
      made.catch(() => known.delete(key));
      return made;
    },
  };
}

async function lineNow(
  ports: QuotePorts,
  restaurant: RestaurantRules,
  { largestParty, isFresh }: { readonly largestParty: number; readonly isFresh: boolean },
): Promise<LineNow> {
  const now = ports.clock(restaurant.id);
  const [floor, waiting] = await Promise.all([
    // A table that another process gave away a moment ago would seem to be free.
    loadFloor(ports, restaurant, now, isFresh),
    findWaiting(ports, restaurant, now),
  ]);
  const line = lineOf(waiting, now.getTime(), restaurant.waitlist?.vipFirst);
  const ready = waiting.filter((party) => stageOf(party) === 'ready').map(({ id }) => id);
  const { quotes } = askLine(floor, line);
  const places = new Map<string, Place>([
    ...ready.map((id) => [id, { position: 1, quote: undefined }] as const),
    ...line.map(
      ({ id }, index) => [id, { position: ready.length + index + 1, quote: quotes[index] }] as const,
    ),
  ]);
  const sizes = Array.from({ length: largestParty }, (_, index) => ({ partySize: index + 1, areas: [] }));
  const waits = askForEach(floor, line, sizes).map(({ quote, ahead }, index) => ({
    ...{ partySize: index + 1, quote, ahead },
  }));
  return { at: now.getTime(), places, waits, count: waiting.length };
}
