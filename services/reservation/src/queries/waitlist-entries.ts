import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { findRestaurant } from '../commands/access';
import { findEntry } from '../commands/waitlist/answer-offer';
import { findWaiting } from '../commands/waitlist/find-line';
import { isOpenAt } from '../commands/waitlist/join-line';
import { inTurnOfListing } from '../commands/waitlist/listed-on-day';
import type { Quote } from '../evening/waiting/quote';
import { isListed } from '../party/full-start';
import { isInLine, stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { Ports } from '../ports';
import { dateProblems } from '../restaurant/date-problems';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import type { Lines } from './line-now';

type EntryPorts = Pick<Ports, 'restaurants' | 'reservations' | 'clock'>;

/** An entry of the waitlist as its holder sees it. */
export interface Entry {
  readonly party: Reservation;
  readonly restaurant: KnownRestaurant;
  /** From 1; 0: no longer in line. */
  readonly position: number;
  readonly quote: Quote;
}

export type WaitlistStatus = 'open' | 'no-wait' | 'closed';

/** The most entries of a list. */
const maxEntries = 400;
const openBounds = 92 * 86_400_000;

/** An entry, for the holder of its id (WAIT-13). */
export function getEntry(ports: EntryPorts, lines: Lines) {
  return async (id: string): Promise<Entry | Refusal> => {
    const party = await findEntry(ports, id);
    return isRefusal(party) ? party : viewEntry(ports, lines, party);
  };
}

/** A party of the waitlist with its place. */
export async function viewEntry(
  ports: EntryPorts,
  lines: Lines,
  party: Reservation,
): Promise<Entry | Refusal> {
  const restaurant = await ports.restaurants.find(party.restaurantId);
  if (!restaurant) return notFound('Entry not found.');
  const none = { party, restaurant, position: 0, quote: undefined };
  if (isListed(party)) return { ...none, position: await placeForStart(ports, restaurant, party) };
  if (!isInLine(stageOf(party))) return none;
  // A party that has just joined sees its place.
  const { places } = await lines.of(restaurant, party.updatedAt.getTime());
  return { ...none, ...places.get(party.id) };
}

/** Its place among those who wait for the same start. */
async function placeForStart(
  { reservations }: EntryPorts,
  restaurant: KnownRestaurant,
  { id, placement: { from } }: Reservation,
): Promise<number> {
  const same = await reservations.listedAt(restaurant.id, from, from + 1);
  return inTurnOfListing(same.filter(isListed)).findIndex((other) => other.id === id) + 1;
}

/** Whether one can join the line of now, and how long parties would wait, for anyone (WAIT-13). */
export function getWaitlistStatus(ports: EntryPorts, lines: Lines) {
  return async (restaurantId: string) => {
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return notFound('Restaurant not found.');
    const rules = restaurant.waitlist ?? defaultWaitlist;
    const { fullStarts, largestParty, mostWaiting } = rules;
    const isOpen = rules.online && isOpenAt(restaurant, ports.clock(restaurantId));
    const { waits, count } = isOpen ? await lines.of(restaurant) : { waits: [], count: 0 };
    const isClosed = !isOpen || count >= mostWaiting;
    // Sizes for which no table is expected do not count.
    const known = waits.flatMap(({ quote }) => quote ?? []);
    const isFree = known.length > 0 && known.every(({ until }) => until === 0);
    const status: WaitlistStatus = isClosed ? 'closed' : isFree ? 'no-wait' : 'open';
    return { status, waits: isClosed ? [] : waits, fullStarts, largestParty };
  };
}

/**
 * The line of now, then the lists for full starts by start, for members (WAIT-13, WAIT-34).
 * @returns of a service day, YYYY-MM-DD, its lists alone
 */
export function listEntries(ports: EntryPorts, lines: Lines) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
    serviceDay = '',
  ): Promise<readonly Entry[] | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const now = ports.clock(restaurantId);
    if (serviceDay !== '') {
      const problems = dateProblems('serviceDay', serviceDay);
      if (problems.length > 0) return invalid(problems);
      const { start, end } = serviceDayBounds(serviceDay, restaurant);
      return listsFor(ports, restaurant, start, end);
    }
    const { start } = serviceDayBounds(serviceDateOf(now.getTime(), restaurant), restaurant);
    const [waiting, forStarts] = await Promise.all([
      findWaiting(ports, restaurant, now),
      listsFor(ports, restaurant, start, start + openBounds),
    ]);
    const { places } = await lines.of(restaurant);
    const positionOf = (id: string): number => places.get(id)?.position ?? waiting.length;
    const inLine = [...waiting].sort((a, b) => positionOf(a.id) - positionOf(b.id));
    return [
      ...inLine.map((party): Entry => {
        const { position, quote } = places.get(party.id) ?? { position: waiting.length, quote: undefined };
        return { party, restaurant, position, quote };
      }),
      ...forStarts,
    ].slice(0, maxEntries);
  };
}

/** The lists for the starts of a time, in epoch milliseconds: by start, each first served first. */
async function listsFor(
  { reservations }: EntryPorts,
  restaurant: KnownRestaurant,
  from: number,
  until: number,
): Promise<readonly Entry[]> {
  const listed = await reservations.listedAt(restaurant.id, from, until);
  const counts = new Map<number, number>();
  const entries = inTurnOfListing(listed.filter(isListed)).map((party): Entry => {
    const { from: start } = party.placement;
    const position = (counts.get(start) ?? 0) + 1;
    counts.set(start, position);
    return { party, restaurant, position, quote: undefined };
  });
  return entries.sort((a, b) => a.party.placement.from - b.party.placement.from).slice(0, maxEntries);
}
