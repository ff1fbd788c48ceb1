import type { Block } from '../claims/block';
import { type Claim, ofDays } from '../claims/claim';
import {
  type DayRestrictions,
  type LineParty,
  type ListedParty,
  mergeRestrictions,
  withBlocks,
} from '../claims/day-restrictions';
import { ClaimIndex } from '../claims/claim-index';
import type { OnlinePause } from '../claims/online-pause';
import { withOverstays } from '../claims/overstay';
import { activeClaims } from '../claims/table-hold';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { DayOccupancy } from './day-occupancy';
import { planOf } from './plans';

/** What decisions on a service day depend on, as stored. */
export interface DayContent extends DayRestrictions {
  readonly claims: readonly Claim[];
}

interface Restrictions {
  readonly blocks: readonly Block[];
  readonly pauses: readonly OnlinePause[];
  readonly listed: readonly ListedParty[];
  readonly line: readonly LineParty[];
}

/** The claims at their tables while parties overstay their turn time. */
interface Overstaying {
  /** With the claims of these parties extended to when they are expected to leave. */
  readonly occupancy: DayOccupancy;
  /** When the last of these parties is expected to leave; -Infinity if there is none. Later starts go by the plan. */
  readonly until: number;
}

/** The claims at their tables, as planned and as they count at the instant of the view. */
interface Occupied {
  readonly planned: DayOccupancy;
  overstaying?: Overstaying | undefined;
  index?: ClaimIndex | undefined;
  /** Further values that were computed from it in this minute, by name. */
  readonly computed: Map<string, unknown>;
}

/**
 * A service day, or two successive ones, prepared for decisions at an instant under the settings of its restaurant: the
 * claims that count then, their tables, and the restrictions. A view never changes: a decision makes one and passes it on,
 * and each added claim makes another.
 */
export class DayView {
  private constructor(
    readonly rules: RestaurantRules,
    readonly now: Date,
    /** Without holds that have ended. */
    readonly claims: readonly Claim[],
    private readonly restrictions: Restrictions,
    private readonly occupied: Occupied,
  ) {}

  /** @param days in order */
  static of(rules: RestaurantRules, days: readonly DayContent[], now: Date): DayView {
    const active = days.map(({ claims }) => activeClaims(claims, now.getTime()));
    const [only = []] = active;
    const { blocks = [] } = days.reduce<DayRestrictions>(mergeRestrictions, {});
    const pauses = days.flatMap(({ onlinePause }) => onlinePause ?? []);
    const listed = days.flatMap((day) => day.listed ?? []);
    // A line past midnight is on both days.
    const line = [
      ...new Map(days.flatMap((day) => (day.line ?? []).map((party) => [party.id, party]))).values(),
    ];
    const restrictions = { blocks, pauses, listed, line };
    return DayView.from(rules, now, active.length === 1 ? only : ofDays(active), restrictions);
  }

  private static from(
    rules: RestaurantRules,
    now: Date,
    claims: readonly Claim[],
    restrictions: Restrictions,
  ): DayView {
    const planned = new DayOccupancy(withBlocks(rules, restrictions), claims);
    return new DayView(rules, now, claims, restrictions, { planned, computed: new Map() });
  }

  /** The claims at their tables, as they count for a start: a party that overstays may still sit then (PARTY-6). */
  at(startsAt: number): DayOccupancy {
    const { occupied } = this;
    occupied.overstaying ??= this.computeOverstaying();
    return startsAt < occupied.overstaying.until ? occupied.overstaying.occupancy : occupied.planned;
  }

  /** The claims by id, party and key. */
  get index(): ClaimIndex {
    return (this.occupied.index ??= new ClaimIndex(this.claims));
  }

  private computeOverstaying(): Overstaying {
    const { planned } = this.occupied;
    const held = withOverstays(this.rules, this.claims, this.now.getTime());
    if (held === this.claims) return { occupancy: planned, until: -Infinity };
    const ends = held.flatMap(({ storedUntil, until }) => (storedUntil === undefined ? [] : [until]));
    return { occupancy: new DayOccupancy(planned.rules, held, this.claims), until: Math.max(...ends) };
  }

  /** The pause of online bookings that a start is in. */
  pauseAt(startsAt: number): OnlinePause | undefined {
    return this.restrictions.pauses.find(({ from, until }) => from <= startsAt && startsAt < until);
  }

  /** The parties that wait for full starts, first come first. */
  get listed(): readonly ListedParty[] {
    return this.restrictions.listed;
  }

  /** The parties that wait for a table now, in the order of joining. */
  get line(): readonly LineParty[] {
    return this.restrictions.line;
  }

  /** Computes a value once for all decisions of a minute. */
  once<Value>(name: string, compute: () => Value): Value {
    const { computed } = this.occupied;
    if (!computed.has(name)) computed.set(name, compute());
    return computed.get(name) as Value;
  }

  /** As if nobody waited for a table now. */
  get withoutLine(): DayView {
    return this.withRestrictions({ line: [] });
  }

  /** As if nobody waited for a full start. */
  get withoutListed(): DayView {
    return this.withRestrictions({ listed: [] });
  }

  /** As if the owner allowed no extra covers (OVERBOOK-7). */
  get withoutExtraCovers(): DayView {
    if (!this.rules.availabilityRules.overbooking) return this;
    const { overbooking: _, ...availabilityRules } = this.rules.availabilityRules;
    const { planned, overstaying } = this.occupied;
    const occupied = { planned, overstaying, computed: new Map<string, unknown>() };
    const rules = { ...this.rules, availabilityRules };
    return new DayView(rules, this.now, this.claims, this.restrictions, occupied);
  }

  get hasBlocks(): boolean {
    return this.restrictions.blocks.length > 0;
  }

  /** As if nothing was blocked. */
  get unblocked(): DayView {
    const { rules, now, claims, restrictions } = this;
    return this.hasBlocks ? DayView.from(rules, now, claims, { ...restrictions, blocks: [] }) : this;
  }

  /** With a claim that was just decided on this view, and with the claims that were moved for it. */
  with(claim: Claim, moves: readonly Claim[] = []): DayView {
    const { planned, overstaying, index } = this.occupied;
    const next = planned.with(claim, moves);
    const occupancy =
      overstaying && (overstaying.occupancy === planned ? next : overstaying.occupancy.with(claim, moves));
    const occupied: Occupied = {
      planned: next,
      overstaying: overstaying && occupancy && { ...overstaying, occupancy },
      computed: new Map(),
    };
    if (index && moves.length === 0) {
      index.add(claim);
      occupied.index = index;
    }
    this.occupied.index = undefined;
    return new DayView(this.rules, this.now, next.claims, this.restrictions, occupied);
  }

  /** With other claims. */
  withClaims(claims: readonly Claim[]): DayView {
    return DayView.from(this.rules, this.now, claims, this.restrictions);
  }

  /** Without a claim, such as that of a reservation which is being changed. */
  without(claimId: string): DayView {
    const left = this.claims.filter(({ id }) => id !== claimId);
    return left.length === this.claims.length ? this : this.withClaims(left);
  }

  private withRestrictions(change: Partial<Restrictions>): DayView {
    const { planned, overstaying } = this.occupied;
    const restrictions = { ...this.restrictions, ...change };
    // The same tables, for other questions.
    const occupied = { planned, overstaying, computed: new Map<string, unknown>() };
    return new DayView(this.rules, this.now, this.claims, restrictions, occupied);
  }

  /** The day by other settings, or at a later instant. The tables are kept, unless they depend on what has changed. */
  again(rules: RestaurantRules, now: Date): DayView {
    const claims = activeClaims(this.claims, now.getTime());
    if (claims.length < this.claims.length || !hasSameSettings(rules, this.rules))
      return DayView.from(rules, now, claims, this.restrictions);
    const { planned } = this.occupied;
    const isSameMinute = minuteOf(now) === minuteOf(this.now);
    const occupied = isSameMinute ? this.occupied : { planned, computed: new Map() };
    return new DayView(rules, now, claims, this.restrictions, occupied);
  }
}

const minuteMs = 60_000;
const minuteOf = (now: Date): number => Math.ceil(now.getTime() / minuteMs);

function hasSameSettings(one: RestaurantRules, other: RestaurantRules): boolean {
  return one === other || (one.version === other.version && planOf(one) === planOf(other));
}
