import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { withPlaced } from '../../domain/capacity';
import { type Placement, refusals } from '../../domain/place-party';
import { type Claim, claimOwner, isSameRequest, mostClaimsADay, twinCode } from '../../domain/service-day';
import type { ClaimWish } from '../../ports';

/** What a group of wishes comes to. */
export interface Decision {
  /** One for each wish, in their order. */
  readonly outcomes: readonly (Placement | Refusal)[];
  /** The claims to be added to the day. */
  readonly made: readonly Claim[];
  /** Those of them that sit past midnight: they are to be added to the next day as well. */
  readonly pastMidnight: readonly Claim[];
  /** All claims of the day once those are added. */
  readonly claims: readonly Claim[];
}

/**
 * Decides every wish of a group in turn, each seeing what those before it got: first those that lie on the one day, and
 * then those that sit past midnight, which are decided on both days. Wishes that see the same are given the very same
 * list, so that what is worked out about it once serves them all.
 * @param tomorrow the claims of the next day, for a group in which a party sits past midnight
 */
export function decideTogether(
  today: readonly Claim[],
  tomorrow: readonly Claim[],
  wishes: readonly ClaimWish[],
  madeAt: number,
): Decision {
  const outcomes = new Map<ClaimWish, Placement | Refusal>();
  const oneDay = new Deciding(today, madeAt);
  for (const wish of wishes) if (!sitsPastMidnight(wish)) outcomes.set(wish, oneDay.decide(wish));
  const made = oneDay.made;
  let pastMidnight: readonly Claim[] = [];
  if (made.length < wishes.length && wishes.some(sitsPastMidnight)) {
    const all = new Map([...oneDay.claims, ...tomorrow].map((claim) => [claim.id, claim]));
    const bothDays = new Deciding([...all.values()], madeAt);
    for (const wish of wishes) if (sitsPastMidnight(wish)) outcomes.set(wish, bothDays.decide(wish));
    pastMidnight = bothDays.made;
  }
  return {
    outcomes: wishes.map((wish) => outcomes.get(wish) as Placement | Refusal),
    made: [...made, ...pastMidnight],
    pastMidnight,
    claims: pastMidnight.length > 0 ? [...oneDay.claims, ...pastMidnight] : oneDay.claims,
  };
}

export function sitsPastMidnight({ dates }: ClaimWish): boolean {
  return dates.length > 1;
}

/** A list of claims that grows while one wish after another is decided on it. */
class Deciding {
  readonly made: Claim[] = [];
  private readonly ids = new Set<string>();
  private readonly byParty = new Map<string, Claim[]>();
  private readonly byKey = new Map<string, Claim[]>();

  constructor(
    public claims: readonly Claim[],
    private readonly madeAt: number,
  ) {
    for (const claim of claims) this.index(claim);
  }

  decide(wish: ClaimWish): Placement | Refusal {
    if (this.ids.has(wish.claimId)) return twin();
    const own = this.ownOf(wish);
    // A party that holds a table already needs no more room on the day than it has.
    if (own.size === 0 && this.claims.length >= mostClaimsADay) return refusals.dayFull();
    const placed = wish.decide(own.size > 0 ? this.claims.filter((claim) => !own.has(claim)) : this.claims);
    if (isRefusal(placed)) return placed;
    const claim = toClaim(wish, placed, this.madeAt);
    this.made.push(claim);
    this.claims = own.size > 0 ? [...this.claims, claim] : withPlaced(this.claims, claim);
    this.index(claim);
    return placed;
  }

  /** Claims of the same party: of other changes of the reservation, or of the same request sent again. One will stand. */
  private ownOf({ claimId, key }: ClaimWish): ReadonlySet<Claim> {
    const ofParty = this.byParty.get(claimOwner(claimId).reservationId) ?? [];
    const ofKey = key === undefined ? [] : (this.byKey.get(key) ?? []);
    const asked = { ...(key === undefined ? {} : { key }), madeAt: this.madeAt };
    return new Set([...ofParty, ...ofKey.filter((claim) => isSameRequest(claim, asked))]);
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

function toClaim(
  { claimId, partySize, key, phone }: ClaimWish,
  { tableType, tables, from, until }: Placement,
  madeAt: number,
): Claim {
  const more = { ...(tables ? { tables } : {}), ...(key ? { key } : {}), ...(phone ? { phone } : {}) };
  return { id: claimId, tableType, ...more, partySize, from, until, madeAt };
}

function twin(): Refusal {
  return new Refusal(
    'unavailable',
    twinCode,
    'This reservation is being changed by others. Please try again.',
  );
}
