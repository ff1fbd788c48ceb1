import { dayBounds } from '@tablewell/shared/zone';
import type { ListedParty } from '../../day/claims/day-restrictions';
import { dayZoneOf } from '../../day/claims/service-dates';
import { isListed } from '../../party/full-start';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** The most parties that may wait for full starts of a day, because every decision on the day places each of them. */
export const maxListed = 50;

/** The parties in their turn. */
export const inTurnOfListing = (parties: readonly Reservation[]): readonly Reservation[] =>
  [...parties].sort((a, b) => joinedAt(a) - joinedAt(b) || (a.id < b.id ? -1 : 1));

const joinedAt = ({ wait }: Reservation): number => wait?.joinedAt.getTime() ?? 0;

interface ListPorts {
  readonly days: Pick<Ports['days'], 'change'>;
  readonly reservations: Pick<Ports['reservations'], 'listedAt'>;
}

/**
 * Writes on a service day who waits for its full starts, as the reservations say. Decisions read it there, so that no
 * table is sold to the public which a party of the list would get (WAIT-11).
 * @param date the first date of their stays
 */
export async function relist(
  { days, reservations }: ListPorts,
  restaurant: RestaurantRules,
  date: string,
  now: Date,
): Promise<void> {
  const { start, end } = dayBounds(date, dayZoneOf(restaurant));
  await days.change(
    restaurant.id,
    date,
    async ({ listed = [] }) => {
      // Read after the day: a list that another process wrote meanwhile is not replaced by an older one.
      const found = await reservations.listedAt(restaurant.id, Math.max(start, now.getTime()), end);
      const parties = found.filter(isListed);
      return isSameList(listed, parties) ? undefined : { listed: listOf(parties) };
    },
    () => undefined,
  );
}

/** Whether the list of a day is that of these parties. */
export const isSameList = (listed: readonly ListedParty[], parties: readonly Reservation[]): boolean =>
  JSON.stringify(listed.map(inOrder)) === JSON.stringify(listOf(parties).map(inOrder));

const listOf = (parties: readonly Reservation[]): ListedParty[] =>
  inTurnOfListing(parties).slice(0, maxListed).map(toListed);

/** The store may return the fields in another order. */
const inOrder = ({ id, date, minute, partySize, area = '', joinedAt: at }: ListedParty) => [
  ...[id, date, minute, partySize, area, at],
];

function toListed(party: Reservation): ListedParty {
  const { id, partySize, area, placement } = party;
  const { date, minute } = placement;
  return { id, date, minute, partySize, ...(area ? { area } : {}), joinedAt: joinedAt(party) };
}
