import { serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { addDays } from '@tablewell/shared/zone';
import { withBlocks } from '../day/claims/day-restrictions';
import { type PartyView, viewParties } from '../evening/evening';
import { stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { Block } from '../day/claims/block';
import { stayOf } from '../party/claim-of';
import { ofDays, type ServiceDay } from '../day/claims/claim';
import type { Ports } from '../ports';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** The most parties of an evening: more than a large restaurant seats in a day. Bounds the cost of a call. */
export const maxParties = 2_000;
/** The longest stay: the longest turn time with an overstay. */
const longestStayMs = 8 * 3_600_000;

/** The parties of a service day with their tables, and what was read to place them. */
interface PartiesOfDay {
  readonly parties: readonly PartyView[];
  /** There are more parties than are listed. */
  readonly truncated: boolean;
  /** By start. */
  readonly blocks: readonly Block[];
  /** The next date and the date itself. */
  readonly days: readonly ServiceDay[];
  /** The end of the service day, in epoch milliseconds. */
  readonly end: number;
}

/**
 * Loads the parties of a service day, at most {@link maxParties}, and assigns their tables.
 * @param now epoch milliseconds
 */
export async function loadPartiesOfDay(
  ports: Pick<Ports, 'reservations' | 'days'>,
  restaurant: RestaurantRules,
  date: string,
  now: number,
): Promise<PartiesOfDay> {
  const { start, end } = serviceDayBounds(date, restaurant);
  const isNow = start <= now && now < end;
  const [found, day, nextDay] = await Promise.all([
    ports.reservations.evening(restaurant.id, start - longestStayMs, end, maxParties + 1),
    ports.days.day(restaurant.id, date),
    ports.days.day(restaurant.id, addDays(date, 1)),
  ]);
  const parties = found.filter(
    (party) => party.placement.from >= start || (isNow && sitsBeyond(party, start)),
  );
  const blocks = blocksBetween([day, nextDay], start, end);
  return {
    parties: viewParties(
      withBlocks(restaurant, { blocks }),
      parties.slice(0, maxParties),
      ofDays([day.claims, nextDay.claims]),
      now,
    ),
    truncated: found.length > maxParties,
    blocks,
    days: [nextDay, day],
    end,
  };
}

/** Whether a party of the evening before still sits and was to sit when the service day turned. */
function sitsBeyond(party: Reservation, start: number): boolean {
  return stageOf(party) === 'seated' && stayOf(party).until > start;
}

/** The blocks that touch a service day, each once, by start. */
function blocksBetween(days: readonly ServiceDay[], start: number, end: number): Block[] {
  const all = days.flatMap(({ blocks = [] }) => blocks);
  const byId = new Map(all.map((block) => [block.id, block]));
  return [...byId.values()]
    .filter(({ from, until }) => from < end && start < until)
    .sort((a, b) => a.from - b.from);
}
