import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { DayView } from './tables/day-view';
import { mergeRestrictions } from './claims/day-restrictions';
import type { ClaimedTable } from './claims/placement';
import { type Claim, ofDays, type ServiceDay, withMoves } from './claims/claim';
import type { ClaimRequest } from './claim-request';
import { claim, decide } from './day';
import { activeClaims } from './claims/table-hold';

/** The parts of a service day that decisions depend on. */
export interface DecidedDay extends Pick<
  ServiceDay,
  'claims' | 'onlinePause' | 'blocks' | 'listed' | 'line'
> {
  /** The day as it was prepared for an earlier question. */
  readonly view?: DayView | undefined;
}

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
  /** The day with these claims, prepared for the next question; absent after a decision on two days. */
  readonly view?: DayView | undefined;
}

/**
 * Decides the requests of a batch in turn, each on the claims of those before it: first the ones within the day, then
 * those past midnight, on both days.
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
  const oneDay = new Batch(prepare(today, requests, madeAt), madeAt);
  for (const request of requests)
    if (!sitsPastMidnight(request)) outcomes.set(request, oneDay.decide(request));
  const made = oneDay.made;
  let pastMidnight: readonly Claim[] = [];
  const moved = new Map(oneDay.moved);
  const replaced = new Set(oneDay.replaced);
  if (made.length < requests.length && requests.some(sitsPastMidnight)) {
    const others = withoutReplaced(activeClaims(tomorrow?.claims ?? [], madeAt), oneDay.replaced);
    const all = ofDays([oneDay.day.claims, others]);
    const bothDays = new Batch(prepare(onBoth(today, tomorrow, all), requests, madeAt), madeAt);
    for (const request of requests)
      if (sitsPastMidnight(request)) outcomes.set(request, bothDays.decide(request));
    pastMidnight = bothDays.made;
    const own = new Set(oneDay.day.claims.map(({ id }) => id));
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
        ? [...withoutReplaced(withMoves(oneDay.day.claims, [...moved.values()]), replaced), ...pastMidnight]
        : oneDay.day.claims,
    ...(pastMidnight.length > 0 ? {} : { view: oneDay.day }),
  };
}

/** The day for the first of the requests; a later one by other settings gets another view of it. */
function prepare(
  { view, claims, ...restrictions }: DecidedDay,
  [first]: readonly ClaimRequest[],
  madeAt: number,
): DayView {
  if (!first) throw new Error('a batch has a request');
  const now = new Date(madeAt);
  return (
    view?.again(first.restaurant, now) ?? DayView.of(first.restaurant, [{ ...restrictions, claims }], now)
  );
}

/** Both days for a party that sits past midnight. */
function onBoth(today: DecidedDay, tomorrow: DecidedDay | undefined, claims: readonly Claim[]): DecidedDay {
  const { onlinePause, blocks, listed, line } = mergeRestrictions(today, tomorrow);
  return {
    claims,
    ...(onlinePause ? { onlinePause } : {}),
    ...(blocks ? { blocks } : {}),
    ...(listed ? { listed } : {}),
    ...(line ? { line } : {}),
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
  const oneDay = prepare(today, requests, madeAt);
  const both = tomorrow && onBoth(today, tomorrow, ofDays([today.claims, tomorrow.claims]));
  const bothDays = both ? prepare(both, requests, madeAt) : oneDay;
  const refused = new Map<ClaimRequest, Refusal>();
  for (const request of requests) {
    const decided = decide(sitsPastMidnight(request) ? bothDays : oneDay, request, madeAt);
    if (isRefusal(decided)) refused.set(request, decided);
  }
  return refused;
}

export function sitsPastMidnight({ dates }: ClaimRequest): boolean {
  return dates.length > 1;
}

/** The batch on one day, or on both: the day after the requests so far, and what they changed. */
class Batch {
  readonly made: Claim[] = [];
  readonly moved = new Map<string, Claim>();
  /** The ids of the holds that requests replaced. */
  readonly replaced = new Set<string>();

  constructor(
    public day: DayView,
    private readonly madeAt: number,
  ) {}

  decide(request: ClaimRequest): ClaimedTable | Refusal {
    const claimed = claim(this.day, request, this.madeAt);
    if (isRefusal(claimed)) return claimed;
    const { next, claim: made, moves, replaced, placement, effects } = claimed;
    this.day = next;
    this.made.push(made);
    if (replaced !== undefined) {
      this.moved.delete(replaced);
      this.replaced.add(replaced);
    }
    for (const move of moves) this.moved.set(move.id, move);
    return { placement, effects };
  }
}

function withoutReplaced(claims: readonly Claim[], replaced: ReadonlySet<string>): readonly Claim[] {
  return replaced.size === 0 ? claims : claims.filter(({ id }) => !replaced.has(id));
}
