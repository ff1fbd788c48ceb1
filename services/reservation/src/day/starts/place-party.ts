import type { Audience } from '@tablewell/booking-rules';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { dayBounds, instantOf, type LocalTime } from '@tablewell/shared/zone';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { placeAtTable, type TableRequested } from './at-table';
import { placeBeyondTables } from './beyond-tables';
import { brokenRules } from './booking-rules';
import { knownArea } from './area';
import type { DayView } from '../tables/day-view';
import { leavesTablesForDoor } from './door-share';
import { keepForWaiting } from './keep-for-waiting';
import { type PacedClaims, pacingExcess, refusePacing } from './pacing';
import { refusePaused } from '../claims/online-pause';
import { refusals } from '../../restaurant/refusals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Claim } from '../claims/claim';
import type { ListedParty } from '../claims/day-restrictions';
import type { DecidedPlacement, RequestedStay } from '../claims/placement';
import { dayZoneOf, serviceDates } from '../claims/service-dates';
import { occupiedInterval, stayFrom } from '../claims/stay';

/** A local start, with its instant if known, because some local times occur twice. */
export interface RequestedStart extends LocalTime {
  /** Epoch milliseconds. */
  readonly instant?: number;
}

/** A request for a table. */
export interface PlacementRequest {
  readonly when: RequestedStart;
  readonly partySize: number;
  /**
   * `book`: every rule applies. `keep`: the party already has this time, so only the tables decide (a restored
   * reservation, another party size at the same time).
   */
  readonly rules: 'book' | 'keep';
  /** The audience whose tables the party may have; absent: everyone. */
  readonly audience?: TableAudience;
  /** The requested area, outside which the party gets no table; absent: anywhere (AREA-2). */
  readonly area?: string | undefined;
  /** A member decides, so the party gets another table if its area has none (AREA-4). */
  readonly isAreaOptional?: boolean;
  /** The day with the party's own claims, if it keeps its start with more people than before (WAIT-11). */
  readonly grownOn?: DayView | undefined;
  /** The party has this start without a table, and keeps it so if none is free (OVERBOOK-8). */
  readonly lacksTable?: boolean;
  /** The party waits for this start on the list, so that only those before it come first (WAIT-11); absent: all do. */
  readonly listedId?: string;
  /** The hash of a public caller's phone number, and its limit of reservations per start. */
  readonly byPhone?: { readonly phoneHash: string; readonly limit: number };
}

/** The audience of a caller: members may have tables for the staff's bookings (TABLE-16). */
export const audienceOfTables = (audience: Audience): TableAudience =>
  audience === 'member' ? 'staff' : 'everyone';

/**
 * The checks of a requested time that do not depend on claims: returns its stretch, or the first rule that refuses it.
 * A date from today to three months ahead, an open day, a start of an operating period, not past (BOOKING-5,
 * BOOKING-6).
 */
export function findStay(
  rules: RestaurantRules,
  request: Pick<PlacementRequest, 'when' | 'rules' | 'partySize' | 'audience'>,
  now: Date,
): RequestedStay | Refusal {
  const from = request.when.instant ?? instantOf(request.when, rules.timezone);
  if (from === undefined) return refusals.skipped();
  if (request.rules === 'book') {
    const [broken] = brokenRules(rules, request.when, from, now, request.audience ?? 'everyone');
    if (broken) return broken;
  }
  const stay = stayFrom(rules, from, request.when, request.partySize);
  const dayZone = dayZoneOf(rules);
  const first = dayZone === rules.timezone ? request.when.date : undefined;
  const dates = serviceDates(occupiedInterval(stay), dayZone, first);
  const { start, end } = dayBounds(dates[0] as string, dayZone);
  const movable = { from: Math.max(start, now.getTime()), until: end };
  return { when: request.when, ...stay, dates, movable };
}

/** Finds the stay of a party and a table for it, on a day without the party's own claim. */
export function placeParty(day: DayView, request: PlacementRequest): DecidedPlacement | Refusal {
  const stay = findStay(day.rules, request, day.now);
  return stay instanceof Refusal ? stay : placeForStay(day, request, stay);
}

/**
 * Decides which table a party gets at a start: for offered times, bookings, changes and restores. These rules apply to a
 * booking by the public, in this order:
 * 1. A start within a pause of online bookings is refused (EVENING-10).
 * 2. Tables are set aside for the parties that already wait, for full starts (WAIT-11) and for a table now (WAIT-22).
 * 3. Pacing may refuse the start (AVAIL-3); then a table is chosen that is not blocked (EVENING-12). If there is none, the
 *    party may get one of the owner's extra covers (OVERBOOK-7).
 * 4. The tables that the owner keeps for walk-ins must be left after it (WAIT-23).
 * Members skip 1, 2 and 4. So does a party that keeps its start, except that with more people than before it also leaves the
 * tables of 2.
 */
export function placeForStay(
  day: DayView,
  request: TableRequested &
    Partial<Pick<PlacementRequest, 'rules' | 'byPhone' | 'listedId' | 'lacksTable' | 'grownOn'>>,
  stay: RequestedStay,
  paced: PacedClaims = { others: day.claims },
): DecidedPlacement | Refusal {
  const { audience = 'everyone', grownOn } = request;
  if (audience === 'everyone' && grownOn) return placeGrown(day, request, stay, { paced, grownOn });
  const isOnline = request.rules !== 'keep' && audience === 'everyone';
  if (!isOnline) return placeAmong(day, request, stay, paced);
  const isPaused = refusePaused(day.pauseAt(stay.from), stay.from, day.rules.timezone);
  if (isPaused) return isPaused;
  const kept = keepForWaiting(day, placeListed, request.listedId);
  const placed = kept
    ? placeAmong(kept.day, request, stay, { ...paced, others: kept.paced })
    : placeAmong(day, request, stay, paced);
  if (isRefusal(placed)) return placed;
  if (!leavesTablesForDoor(kept?.day ?? day, placed))
    return refusals.full({
      audience,
      partySize: request.partySize,
      area: knownArea(day.rules, request.area),
    });
  return kept ? kept.onTheDay(placed) : placed;
}

/**
 * The table for a party that keeps its start with more people. First the waiting parties get theirs, while this party still
 * has its claim; then it gets its own table, or another one that they leave (WAIT-11, WAIT-22).
 */
function placeGrown(
  day: DayView,
  request: TableRequested,
  stay: RequestedStay,
  { paced, grownOn }: { readonly paced: PacedClaims; readonly grownOn: DayView },
): DecidedPlacement | Refusal {
  const kept = keepForWaiting(grownOn, placeListed);
  if (!kept) return placeAmong(day, request, stay, paced);
  const isOwn = ({ id }: Claim) => grownOn.index.find(id) !== undefined && day.index.find(id) === undefined;
  const withoutOwn = (claims: readonly Claim[]) => claims.filter((claim) => !isOwn(claim));
  const left = kept.day.withClaims(withoutOwn(kept.day.claims));
  const placed = placeAmong(left, request, stay, { ...paced, others: withoutOwn(kept.paced) });
  if (isRefusal(placed)) return placed;
  const { moves, ...onTheDay } = kept.onTheDay(placed);
  return { ...onTheDay, ...(moves ? { moves: withoutOwn(moves) } : {}) };
}

/** The table that a party of the list for full starts would get now, under the rules for the public. */
export function placeListed(
  day: DayView,
  { date, minute, partySize, area }: Pick<ListedParty, 'date' | 'minute' | 'partySize' | 'area'>,
): DecidedPlacement | Refusal {
  const request = { when: { date, minute }, partySize, area, rules: 'book', audience: 'everyone' } as const;
  const stay = findStay(day.rules, request, day.now);
  return stay instanceof Refusal ? stay : placeAmong(day, request, stay);
}

/** Step 3 of the decision: pacing, a table, extra covers, and the limit of a phone number. */
function placeAmong(
  day: DayView,
  request: TableRequested & Partial<Pick<PlacementRequest, 'rules' | 'byPhone' | 'lacksTable'>>,
  stay: RequestedStay,
  paced: PacedClaims = { others: day.claims },
): DecidedPlacement | Refusal {
  const { rules } = day;
  const { partySize, audience = 'everyone' } = request;
  const keepsTime = request.rules === 'keep';
  const overLimit = pacingExcess(rules, paced, { ...stay, partySize, audience, keepsTime });
  if (overLimit) return refusePacing(overLimit, audience, rules.timezone);
  const atTable = placeAtTable(day.at(stay.from), request, stay);
  const placed = isRefusal(atTable) ? (placeBeyondTables(day, request, stay) ?? atTable) : atTable;
  return !isRefusal(placed) && isAtPhoneLimit(day.claims, request, stay)
    ? refusals.phoneBookingsEnough()
    : placed;
}

/** Whether a public caller's phone number has as many reservations at this start as it may. */
function isAtPhoneLimit(
  claims: readonly Claim[],
  { byPhone }: Pick<PlacementRequest, 'byPhone'>,
  { from }: RequestedStay,
): boolean {
  if (!byPhone) return false;
  const booked = claims.filter((claim) => claim.phone === byPhone.phoneHash && claim.from === from);
  return booked.length >= byPhone.limit;
}
