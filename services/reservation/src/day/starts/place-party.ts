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
export function findSlot(
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

/** A slot for the party, and a table in it, on a day without the party's own claim. */
export function placeParty(day: DayView, request: PlacementRequest): DecidedPlacement | Refusal {
  const slot = findSlot(day.rules, request, day.now);
  return slot instanceof Refusal ? slot : placeInSlot(day, request, slot);
}

/**
 * The decision about a table, for offered times, bookings, changes and restores. A pause of online bookings refuses
 * starts that the public books; a party that already has its time keeps it (EVENING-10). Pacing is checked before the
 * tables (AVAIL-3). Blocked tables are not chosen (EVENING-12). The public gets what those who wait leave, for full starts
 * (WAIT-11) and for a table now (WAIT-22), and the share of the door (WAIT-23). A party that keeps its start with more people
 * leaves the same to those who wait, but no share of the door. At a start without a table the public may get one of the owner's
 * extra covers (OVERBOOK-7).
 */
export function placeInSlot(
  day: DayView,
  request: TableRequested &
    Partial<Pick<PlacementRequest, 'rules' | 'byPhone' | 'listedId' | 'lacksTable' | 'grownOn'>>,
  slot: RequestedStay,
  paced: PacedClaims = { others: day.claims },
): DecidedPlacement | Refusal {
  const { audience = 'everyone', grownOn } = request;
  if (audience === 'everyone' && grownOn) return placeGrown(day, request, slot, { paced, grownOn });
  const isOnline = request.rules !== 'keep' && audience === 'everyone';
  if (!isOnline) return placeAmong(day, request, slot, paced);
  const isPaused = refusePaused(day.pauseAt(slot.from), slot.from, day.rules.timezone);
  if (isPaused) return isPaused;
  const kept = keepForWaiting(day, placeListed, request.listedId);
  const placed = kept
    ? placeAmong(kept.day, request, slot, { ...paced, others: kept.paced })
    : placeAmong(day, request, slot, paced);
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
 * A table for a party that keeps its start with more people. The parties that wait choose first, while this one still has its
 * claim; it gets its own table or another one that they leave (WAIT-11, WAIT-22).
 */
function placeGrown(
  day: DayView,
  request: TableRequested,
  slot: RequestedStay,
  { paced, grownOn }: { readonly paced: PacedClaims; readonly grownOn: DayView },
): DecidedPlacement | Refusal {
  const kept = keepForWaiting(grownOn, placeListed);
  if (!kept) return placeAmong(day, request, slot, paced);
  const isOwn = ({ id }: Claim) => grownOn.index.find(id) !== undefined && day.index.find(id) === undefined;
  const withoutOwn = (claims: readonly Claim[]) => claims.filter((claim) => !isOwn(claim));
  const left = kept.day.withClaims(withoutOwn(kept.day.claims));
  const placed = placeAmong(left, request, slot, { ...paced, others: withoutOwn(kept.paced) });
  if (isRefusal(placed)) return placed;
  const { moves, ...onTheDay } = kept.onTheDay(placed);
  return { ...onTheDay, ...(moves ? { moves: withoutOwn(moves) } : {}) };
}

/** The table that a party of the list for full starts would get now by the rules of the public. */
export function placeListed(
  day: DayView,
  { date, minute, partySize, area }: Pick<ListedParty, 'date' | 'minute' | 'partySize' | 'area'>,
): DecidedPlacement | Refusal {
  const request = { when: { date, minute }, partySize, area, rules: 'book', audience: 'everyone' } as const;
  const slot = findSlot(day.rules, request, day.now);
  return slot instanceof Refusal ? slot : placeAmong(day, request, slot);
}

/** A table among the claims of a day, within pacing. */
function placeAmong(
  day: DayView,
  request: TableRequested & Partial<Pick<PlacementRequest, 'rules' | 'byPhone' | 'lacksTable'>>,
  slot: RequestedStay,
  paced: PacedClaims = { others: day.claims },
): DecidedPlacement | Refusal {
  const { rules } = day;
  const { partySize, audience = 'everyone' } = request;
  const keepsTime = request.rules === 'keep';
  const overLimit = pacingExcess(rules, paced, { ...slot, partySize, audience, keepsTime });
  if (overLimit) return refusePacing(overLimit, audience, rules.timezone);
  const atTable = placeAtTable(day.at(slot.from), request, slot);
  const placed = isRefusal(atTable) ? (placeBeyondTables(day, request, slot) ?? atTable) : atTable;
  return !isRefusal(placed) && holdsEnough(day.claims, request, slot)
    ? refusals.phoneBookingsEnough()
    : placed;
}

/** Whether a public caller's number is at its limit for this start. */
function holdsEnough(
  claims: readonly Claim[],
  { byPhone }: Pick<PlacementRequest, 'byPhone'>,
  { from }: RequestedStay,
): boolean {
  if (!byPhone) return false;
  const held = claims.filter((claim) => claim.phone === byPhone.phoneHash && claim.from === from);
  return held.length >= byPhone.limit;
}
