import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import { refusals } from '../restaurant/refusals';
import type { ClaimRequest } from './claim-request';
import {
  type Claim,
  claimOwner,
  concurrentChangeCode,
  isHard,
  maxClaimsPerDay,
  withMoves,
  withoutNumbers,
} from './claims/claim';
import {
  type ClaimedTable,
  type DecidedPlacement,
  noEffects,
  type Placement,
  type RequestedStay,
} from './claims/placement';
import { occupiedInterval } from './claims/stay';
import { exceedsShare, refuseHold } from './hold-share';
import type { PacedClaims } from './starts/pacing';
import { isHold, keepsHeldTime } from './claims/table-hold';
import { type PlacementRequest, placeForStay } from './starts/place-party';
import type { DayView } from './tables/day-view';

/** A claim that was made, with the day after it. */
export interface Claimed extends ClaimedTable {
  readonly next: DayView;
  readonly claim: Claim;
  /** Other claims that have other tables now, or whose numbers are stored. */
  readonly moves: readonly Claim[];
  /** The id of the hold that it replaced. */
  readonly replaced?: string | undefined;
}

/** A decision, before its claim is made. */
interface Decided {
  readonly placed: DecidedPlacement;
  /** The party's own other claims, which do not compete with it. */
  readonly own: ReadonlySet<Claim>;
  readonly hold: Claim | undefined;
  /** The day without the hold that the claim replaces. */
  readonly day: DayView;
}

/** Makes a claim, of a party or of a hold. */
export function claim(view: DayView, request: ClaimRequest, madeAt: number): Claimed | Refusal {
  const decided = decide(view, request, madeAt);
  if (isRefusal(decided)) return decided;
  const { placed, own, hold, day } = decided;
  const { moves: decidedMoves = [], effects = noEffects, ...placement } = placed;
  const made = toClaim(request, placement, madeAt);
  const moves = isHard(made) ? [...decidedMoves, ...displacedBy(day, made, own, decidedMoves)] : decidedMoves;
  const next =
    own.size > 0 || isHard(made)
      ? day.withClaims([...withMoves(day.claims, moves), made])
      : day.with(made, moves);
  return { next, claim: made, moves, replaced: hold?.id, placement: stored(placement), effects };
}

/** Decides about a claim without making it. */
export function decide(view: DayView, request: ClaimRequest, madeAt: number): Decided | Refusal {
  const asked = view.again(request.restaurant, request.now);
  const { claimId: id, key, replaces } = request;
  if (asked.index.find(id)) return concurrentChange();
  const own = asked.index.ofSameParty({ id, madeAt, ...(key === undefined ? {} : { key }) });
  const replaced = replaces === undefined ? undefined : asked.index.find(replaces);
  const hold = replaced?.expiresAt === undefined ? undefined : replaced;
  // The limit does not apply to a party that already has a claim.
  if (own.size === 0 && !hold && asked.claims.length >= maxClaimsPerDay) return refusals.dayFull();
  const day = hold ? asked.without(hold.id) : asked;
  const besides = own.size > 0 ? day.withClaims(day.claims.filter((one) => !own.has(one))) : day;
  const known = [...own].at(-1) ?? hold;
  const paced = { others: besides.claims, own: known };
  const placed = place(besides, request, { own: known, paced, asked });
  // The party's own tables count as free for this party only, while it may still keep them.
  const isInTheWay =
    !isRefusal(placed) && placed.moves?.some((move) => [...own].some((one) => shareTable(one, move)));
  const settled = isInTheWay ? place(day, request, { own: hold, paced, asked }) : placed;
  return isRefusal(settled) ? settled : { placed: settled, own, hold, day };
}

/** The table for a request, on a day of other parties. */
function place(
  day: DayView,
  { claimId, table, partySize, area, expiresAt }: ClaimRequest,
  {
    own,
    paced,
    asked,
  }: {
    readonly own: Claim | undefined;
    readonly paced: PacedClaims;
    /** The day with the party's own claims. */
    readonly asked: DayView;
  },
): DecidedPlacement | Refusal {
  if (table.kind === 'chosen') return table.choose(day.at(table.from), own, paced);
  const { request, stay, unknownArea } = table;
  // The claim of a start that is offered to a listed party expires too, but it is no diner's hold: the party comes
  // first by right.
  const isForHold = expiresAt !== undefined && claimOwner(claimId).version === 0;
  // A party keeps the start of its hold; for another start all rules apply (HOLD-3).
  const rules = !isForHold && keepsHeldTime(own, stay, request) ? 'keep' : request.rules;
  if (unknownArea && rules === 'book') return unknownArea;
  const lacksTable = rules === 'keep' && keepsNoTable(asked, own, stay, request);
  const hasGrown = rules === 'keep' && own !== undefined && partySize > own.partySize;
  const more = { ...(lacksTable ? { lacksTable } : {}), ...(hasGrown ? { grownOn: asked } : {}) };
  const placed = placeForStay(day, { ...request, rules, ...more }, stay, paced);
  return !isRefusal(placed) && isForHold && exceedsShare(day, placed, { partySize, area })
    ? refuseHold()
    : placed;
}

/**
 * Whether a party without a table keeps its start without one. It must have no more people than before, and request the
 * same area or none. A hold or an offer keeps it only if it was made without a table, not if a host gave its table away
 * (OVERBOOK-8).
 */
function keepsNoTable(
  asked: DayView,
  own: Claim | undefined,
  { from }: RequestedStay,
  { partySize, area }: Pick<PlacementRequest, 'partySize' | 'area'>,
): boolean {
  if (!own || own.tableNumbers || own.from !== from || partySize > own.partySize) return false;
  const isSameArea = area === undefined || (own.area !== undefined && areaKey(own.area) === areaKey(area));
  if (!isSameArea || (isHold(own) && !own.beyondTables)) return false;
  return asked.at(own.from).seating.tablesOf(own.id) === undefined;
}

/** Soft claims whose tables a host gave to another party, without numbers: they get other tables when they are read. */
function displacedBy(
  day: DayView,
  made: Claim,
  own: ReadonlySet<Claim>,
  decided: readonly Claim[],
): readonly Claim[] {
  return withMoves(day.claims, decided).flatMap((other) =>
    own.has(other) || isHard(other) || !shareTable(other, made) ? [] : [withoutNumbers(other)],
  );
}

/** Later decisions may move the party, so its claim has the current numbers, except those that a host chose. */
function stored(placement: Placement): Placement {
  if (placement.pinned) return placement;
  const { tableNumbers: _, ...rest } = placement;
  return rest;
}

/** Whether two claims have a table in common at the same time. */
function shareTable(a: Claim, b: Claim): boolean {
  const isSameTime = a.from < b.until && b.from < a.until;
  return isSameTime && (a.tableNumbers ?? []).some((number) => b.tableNumbers?.includes(number));
}

function toClaim(
  { claimId, partySize, area, key, phone, online, seated, arrived, expiresAt }: ClaimRequest,
  placement: Placement,
  madeAt: number,
): Claim {
  const { tableType, tables, tableNumbers, pinned, pauseMinutes, beyondTables } = placement;
  const more = {
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pinned ? { pinned } : {}),
    ...(seated ? { seated } : {}),
    ...(arrived ? { arrived } : {}),
    ...(key ? { key } : {}),
    ...(phone ? { phone } : {}),
    ...(online ? { online } : {}),
    ...(pauseMinutes ? { pauseMinutes } : {}),
    ...(expiresAt ? { expiresAt } : {}),
    ...(area ? { area } : {}),
    ...(beyondTables ? { beyondTables } : {}),
  };
  return { id: claimId, tableType, ...more, partySize, ...occupiedInterval(placement), madeAt };
}

function concurrentChange(): Refusal {
  return new Refusal(
    'unavailable',
    concurrentChangeCode,
    'This reservation is being changed by others. Please try again.',
  );
}
