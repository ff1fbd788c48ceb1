import { validateReservation } from '@tablewell/booking-rules';
import type { Actor } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { localTimeOf } from '@tablewell/shared/zone';
import { changedStay, refuseStayChange } from '../party/stay-change';
import { type TableOption, tableOptions } from '../evening/table-options';
import { withTableBeside } from '../evening/with-table';
import { stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../day/claims/service-dates';
import { type Claim, claimId, claimOwner } from '../day/claims/claim';
import { occupiedInterval, type Stay, stayFrom, wholeMinute } from '../day/claims/stay';
import type { Ports } from '../ports';
import { findRestaurant } from '../commands/access';
import { type TableChange, toTableChanges } from '../commands/host/displaced-parties';

interface TablesRequest {
  readonly restaurantId: string;
  /** Empty: a walk-in. */
  readonly reservationId: string;
  /** 0: that of the party. Another size is that of a party that sits and changes it. */
  readonly partySize: number;
  /** Undefined: the party's own time; a walk-in: now. */
  readonly startsAt: Date | undefined;
  /** Another end of the stay of a party that sits; undefined: the same. */
  readonly until: Date | undefined;
}

/** A claim with its reservation; a diner who is booking online has none. */
export interface TableHolder {
  readonly claim: Claim;
  readonly reservation: Reservation | undefined;
}

/** A table for a party with the names of those whom it concerns. */
export interface ListedTable extends Omit<TableOption, 'takenBy' | 'next' | 'displaced'> {
  readonly takenBy: TableHolder | undefined;
  readonly next: TableHolder | undefined;
  readonly displaced: readonly TableChange[];
}

/** The tables for a party at a time, and what each of them costs, for members (PARTY-15). */
export function listTables(ports: Pick<Ports, 'restaurants' | 'days' | 'reservations' | 'clock'>) {
  return async (
    actor: Actor | undefined,
    request: TablesRequest,
  ): Promise<{ options: ListedTable[]; until: number } | Refusal> => {
    const { restaurantId, reservationId, startsAt, until } = request;
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const found = reservationId ? await ports.reservations.find(reservationId) : undefined;
    const party = found?.restaurantId === restaurantId && found.status !== 'deleted' ? found : undefined;
    if (reservationId && !party) return notFound('Reservation not found.');
    const partySize = request.partySize || (party?.partySize ?? 0);
    const now = ports.clock(restaurantId);
    const change = { partySize: request.partySize || undefined, until };
    const refused = party ? refuseStayChange(party, change, now) : refuseWalkIn(request);
    if (refused) return refused;
    const stay =
      party && stageOf(party) === 'seated'
        ? changedStay(party, change, []).stay
        : stayAt(restaurant, party, partySize, startsAt, now);
    const interval = occupiedInterval(stay);
    const dates = serviceDates(interval, dayZoneOf(restaurant));
    const day = (await ports.days.view(restaurant, dates, now)).at(interval.from);
    const own = party && day.claims.find(({ id }) => id === claimId(party.id, party.claimVersion));
    const others = own ? withTableBeside(day.withClaims(without(day.claims, own)), own) : day;
    const options = tableOptions(others, { partySize, interval });
    return { options: await withNames(ports, restaurantId, options), until: stay.until };
  };
}

const without = (claims: readonly Claim[], own: Claim): readonly Claim[] =>
  claims.filter(({ id }) => id !== own.id);

function refuseWalkIn({ partySize, until }: TablesRequest): Refusal | undefined {
  const problems: FieldProblem[] = [...validateReservation({ partySize }, 'member')];
  if (until) problems.push({ field: 'until', message: 'A walk-in has no stay yet' });
  return problems.length > 0 ? invalid(problems) : undefined;
}

/** The stay of a party that does not sit yet: a turn from the time on by the rules of its planned time. */
function stayAt(
  restaurant: RestaurantRules,
  party: Reservation | undefined,
  partySize: number,
  startsAt: Date | undefined,
  now: Date,
): Stay {
  const from = startsAt ? wholeMinute(startsAt) : (party?.placement.from ?? wholeMinute(now));
  return stayFrom(restaurant, from, party?.placement ?? localTimeOf(from, restaurant.timezone), partySize);
}

async function withNames(
  ports: Pick<Ports, 'reservations'>,
  restaurantId: string,
  options: readonly TableOption[],
): Promise<ListedTable[]> {
  const claims = options.flatMap(({ takenBy, next, displaced }) => [
    ...[takenBy, next].flatMap((claim) => claim ?? []),
    ...displaced.map(({ claim }) => claim),
  ]);
  const owners = [...new Set(claims.map(({ id }) => claimOwner(id).reservationId))];
  const found = owners.length > 0 ? await ports.reservations.findAll(restaurantId, owners) : [];
  const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
  const holder = (claim: Claim | undefined): TableHolder | undefined =>
    claim && { claim, reservation: byId.get(claimOwner(claim.id).reservationId) };
  return options.map(({ takenBy, next, displaced, ...option }) => ({
    ...option,
    takenBy: holder(takenBy),
    next: holder(next),
    displaced: toTableChanges(byId, displaced),
  }));
}
