import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { withMoves, withPlaced } from './tables/capacity';
import { type DayRestrictions, mergeRestrictions } from './claims/day-restrictions';
import { type ClaimedTable, type DecidedPlacement, noEffects, type Placement } from './claims/placement';
import { refusals } from '../restaurant/refusals';
import {
  type Claim,
  claimOwner,
  isHard,
  isSameRequest,
  maxClaimsPerDay,
  ofDays,
  type ServiceDay,
  concurrentChangeCode,
  withoutNumbers,
} from './claims/claim';
import type { ClaimRequest } from './claim-request';
import { occupiedInterval } from './claims/stay';
import { activeClaims } from './claims/table-hold';

/** The parts of a service day that decisions depend on. */
type DecidedDay = Pick<ServiceDay, 'claims' | 'onlinePause' | 'blocks'>;

/** The decision on a batch of claim requests. */
export interface Decision {
  /** One per request, in their order. */
  readonly outcomes: readonly (ClaimedTable | Refusal)[];
  /** The claims to be added to the day. */
  readonly made: readonly Claim[];
  /** The claims past midnight, to be added to the next day, too. */
  readonly pastMidnight: readonly Claim[];
  /** Claims of the day that were moved to other tables, or whose numbers were assigned. */
  readonly moved: readonly Claim[];
  /**
   * All claims of the day, including the added ones, and with the moved ones at their new tables; without holds that
   * have ended or were replaced.
   */
  readonly claims: readonly Claim[];
}

/**
 * Decides the requests of a batch in turn, each on the claims of those before it: first the ones within the day, then
 * those past midnight, on both days. Equal lists are passed by identity, so that their capacity is computed once.
 * @param today the day where every request of the batch starts
 * @param tomorrow the next day, for a batch with a request past midnight
 */
export function decideBatch(
  today: DecidedDay,
  tomorrow: DecidedDay | undefined,
  requests: readonly ClaimRequest[],
  madeAt: number,
): Decision {
  const outcomes = new Map<ClaimRequest, ClaimedTable | Refusal>();
  const oneDay = new ClaimLedger(activeClaims(today.claims, madeAt), madeAt, today);
  for (const request of requests)
    if (!sitsPastMidnight(request)) outcomes.set(request, oneDay.decide(request));
  const made = oneDay.made;
  let pastMidnight: readonly Claim[] = [];
  const moved = new Map(oneDay.moved);
  const replaced = new Set(oneDay.replaced);
  if (made.length < requests.length && requests.some(sitsPastMidnight)) {
    const others = withoutReplaced(activeClaims(tomorrow?.claims ?? [], madeAt), oneDay.replaced);
    const all = ofDays([oneDay.claims, others]);
    const bothDays = new ClaimLedger(all, madeAt, mergeRestrictions(today, tomorrow));
    for (const request of requests)
      if (sitsPastMidnight(request)) outcomes.set(request, bothDays.decide(request));
    pastMidnight = bothDays.made;
    const own = new Set(oneDay.claims.map(({ id }) => id));
    // Moves concern only this day's claims: see `RequestedStay.movable`. The next day's claims get their numbers with that day's
    // decisions.
    for (const [id, claim] of bothDays.moved) if (own.has(id)) moved.set(id, claim);
    for (const id of bothDays.replaced) replaced.add(id);
  }
  const isStored = new Set(today.claims.map(({ id }) => id));
  return {
    outcomes: requests.map((request) =>
      withTablesOf(moved.get(request.claimId), outcomes.get(request) as ClaimedTable | Refusal),
    ),
    // A claim that was made in this batch may have been moved by a later one of it.
    made: [...made, ...pastMidnight].map((claim) => moved.get(claim.id) ?? claim),
    pastMidnight,
    moved: [...moved.values()].filter(({ id }) => isStored.has(id) && !replaced.has(id)),
    claims:
      pastMidnight.length > 0
        ? [...withoutReplaced(withMoves(oneDay.claims, [...moved.values()]), replaced), ...pastMidnight]
        : oneDay.claims,
  };
}

/** The outcome of a request whose claim was moved by a later one of its batch: with the type of its new tables. */
function withTablesOf(claim: Claim | undefined, outcome: ClaimedTable | Refusal): ClaimedTable | Refusal {
  if (!claim || isRefusal(outcome)) return outcome;
  const { tables: _, ...placement } = outcome.placement;
  const { tableType, tables } = claim;
  return { ...outcome, placement: { ...placement, tableType, ...(tables ? { tables } : {}) } };
}

/**
 * The refusals that follow from the stored claims without the rest of the batch: they are final even if the batch's
 * write fails.
 */
export function refusedByStored(
  today: DecidedDay,
  tomorrow: DecidedDay | undefined,
  requests: readonly ClaimRequest[],
  madeAt: number,
): ReadonlyMap<ClaimRequest, Refusal> {
  const claims = activeClaims(today.claims, madeAt);
  const oneDay = new ClaimLedger(claims, madeAt, today);
  const others = activeClaims(tomorrow?.claims ?? [], madeAt);
  const bothDays = tomorrow
    ? new ClaimLedger(ofDays([claims, others]), madeAt, mergeRestrictions(today, tomorrow))
    : oneDay;
  const refused = new Map<ClaimRequest, Refusal>();
  for (const request of requests) {
    const { placed } = (sitsPastMidnight(request) ? bothDays : oneDay).decideOn(request);
    if (isRefusal(placed)) refused.set(request, placed);
  }
  return refused;
}

export function sitsPastMidnight({ dates }: ClaimRequest): boolean {
  return dates.length > 1;
}

/** The decision on a request, before its claim is added. */
interface RequestDecision {
  readonly placed: DecidedPlacement | Refusal;
  /** The party's own other claims, which do not compete with it. */
  readonly own: ReadonlySet<Claim>;
  /** The hold that it replaces. */
  readonly hold?: Claim;
  /** All claims except that hold. */
  readonly all: readonly Claim[];
}

/** A list of claims that grows with each decided request. */
class ClaimLedger {
  readonly made: Claim[] = [];
  readonly moved = new Map<string, Claim>();
  /** The ids of the holds that requests replaced. */
  readonly replaced = new Set<string>();
  private readonly ids = new Set<string>();
  private readonly byParty = new Map<string, Claim[]>();
  private readonly byKey = new Map<string, Claim[]>();

  constructor(
    public claims: readonly Claim[],
    private readonly madeAt: number,
    private readonly restrictions: DayRestrictions,
  ) {
    for (const claim of claims) this.index(claim);
  }

  /** The decision on a request, without adding its claim. */
  decideOn(request: ClaimRequest): RequestDecision {
    const own = this.ownOf(request);
    if (this.ids.has(request.claimId)) return { placed: concurrentChange(), own, all: this.claims };
    const hold = this.holdOf(request);
    // The limit does not apply to a party that already has a claim.
    if (own.size === 0 && !hold && this.claims.length >= maxClaimsPerDay)
      return { placed: refusals.dayFull(), own, all: this.claims };
    const all = hold ? this.claims.filter((claim) => claim !== hold) : this.claims;
    const others = own.size > 0 ? all.filter((claim) => !own.has(claim)) : all;
    const { restrictions } = this;
    const paced = { others, own: [...own].at(-1) ?? hold };
    const placed = request.decide(others, paced.own, restrictions, paced);
    // The party's own tables count as free for this party only, while it may still keep them.
    const isInTheWay =
      !isRefusal(placed) && placed.moves?.some((move) => [...own].some((one) => shareTable(one, move)));
    return {
      placed: isInTheWay ? request.decide(all, hold, restrictions, paced) : placed,
      own,
      all,
      ...(hold ? { hold } : {}),
    };
  }

  decide(request: ClaimRequest): ClaimedTable | Refusal {
    const { placed, own, all, hold } = this.decideOn(request);
    if (isRefusal(placed)) return placed;
    if (hold) {
      this.claims = all;
      this.moved.delete(hold.id);
      this.replaced.add(hold.id);
    }
    const { moves: decided = [], effects = noEffects, ...placement } = placed;
    const claim = toClaim(request, placement, this.madeAt);
    const moves = isHard(claim) ? [...decided, ...this.displacedBy(claim, own, decided)] : decided;
    this.made.push(claim);
    this.claims =
      own.size > 0 || isHard(claim)
        ? [...withMoves(this.claims, moves), claim]
        : withPlaced(this.claims, claim, moves);
    for (const move of moves) this.moved.set(move.id, move);
    if (moves.length > 0 || hold) this.reindex();
    else this.index(claim);
    if (placement.pinned) return { placement, effects };
    // Later decisions may have moved the party, so its claim has the current numbers.
    const { tableNumbers: _, ...stored } = placement;
    return { placement: stored, effects };
  }

  /** Claims of the same party, from a concurrent change or a repeated request. Only one of them will remain. */
  private ownOf({ claimId, key }: ClaimRequest): ReadonlySet<Claim> {
    const ofParty = this.byParty.get(claimOwner(claimId).reservationId) ?? [];
    const ofKey = key === undefined ? [] : (this.byKey.get(key) ?? []);
    const requested = { ...(key === undefined ? {} : { key }), madeAt: this.madeAt };
    return new Set([...ofParty, ...ofKey.filter((claim) => isSameRequest(claim, requested))]);
  }

  /** The hold that a request replaces. */
  private holdOf({ replaces }: ClaimRequest): Claim | undefined {
    return replaces !== undefined && this.ids.has(replaces)
      ? this.claims.find(({ id, expiresAt }) => id === replaces && expiresAt !== undefined)
      : undefined;
  }

  /**
   * Soft claims whose tables a host gave to another party, without numbers: they get other tables when they are read.
   */
  private displacedBy(claim: Claim, own: ReadonlySet<Claim>, decided: readonly Claim[]): readonly Claim[] {
    return withMoves(this.claims, decided).flatMap((other) => {
      if (own.has(other) || isHard(other) || !shareTable(other, claim)) return [];
      return [withoutNumbers(other)];
    });
  }

  /** Called after moves, which replace claims. */
  private reindex(): void {
    this.ids.clear();
    this.byParty.clear();
    this.byKey.clear();
    for (const claim of this.claims) this.index(claim);
  }

  private index(claim: Claim): void {
    this.ids.add(claim.id);
    append(this.byParty, claimOwner(claim.id).reservationId, claim);
    if (claim.key !== undefined) append(this.byKey, claim.key, claim);
  }
}

function append(lists: Map<string, Claim[]>, name: string, claim: Claim): void {
  const list = lists.get(name);
  if (list) list.push(claim);
  else lists.set(name, [claim]);
}

function withoutReplaced(claims: readonly Claim[], replaced: ReadonlySet<string>): readonly Claim[] {
  return replaced.size === 0 ? claims : claims.filter(({ id }) => !replaced.has(id));
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
  const { tableType, tables, tableNumbers, pinned, pauseMinutes } = placement;
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
