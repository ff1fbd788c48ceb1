import { type Claim, withMoves } from '../claims/claim';
import { type RestaurantOnDay, withoutBlocks } from '../claims/day-restrictions';
import type { Interval } from '../claims/intervals';
import type { ClaimAsOfNow } from '../claims/overstay';
import { anyTime, type FoundTables, type SeatingRequest } from './find-table';
import { hasTables, planOf } from './plans';
import { Seating, seatingOf } from './seating';
import { SharedSeats } from './shared-seats';
import type { TablePlan } from './table-plan';

/** A request for tables by a party, or by a member for one. */
export interface TableRequest extends SeatingRequest {
  /** A member decides, so the party gets another table if its area has none (AREA-4). */
  readonly isAreaOptional?: boolean;
}

/** The tables for a party, or why there are none. */
export type TableChoice =
  | Exclude<FoundTables, { kind: 'table' }>
  | (Extract<FoundTables, { kind: 'table' }> & {
      /** Other claims whose stored numbers are out of date, with their present ones, to be stored together with the party’s. */
      readonly renumbered: readonly Claim[];
    });

/** Tables or seats with the parties that have them. */
interface Prepared {
  readonly places: Seating | SharedSeats;
  renumbered: readonly Claim[];
}

/**
 * The claims of a service day at its tables, as they count for a start. The tables are computed once for all questions, and
 * kept when a claim is added.
 */
export class DayOccupancy {
  private readonly prepared = new Map<string, Prepared>();
  private withoutItsBlocks: DayOccupancy | undefined;

  /**
   * @param claims as they count: those of parties that overstay last until these are expected to leave
   * @param stored the same claims as they are stored
   */
  constructor(
    readonly rules: RestaurantOnDay,
    readonly claims: readonly ClaimAsOfNow[],
    private readonly stored: readonly Claim[] = claims,
  ) {}

  /** Without tables, the fallback of seats applies. */
  get hasTables(): boolean {
    return hasTables(this.rules);
  }

  get plan(): TablePlan {
    return planOf(this.rules);
  }

  /** The parties at numbered tables, as hosts see them. Without tables, nobody has one. */
  get seating(): Seating {
    const { places } = this.prepare(anyTime);
    return places instanceof Seating ? places : seatingOf(this.rules, []);
  }

  /**
   * The tables for a party: see `findTable`.
   * @param repaired soft parties within this stretch are moved where their stored numbers no longer fit
   */
  choose(request: TableRequest, repaired: Interval = anyTime): TableChoice {
    const choice = this.chooseIn(request, repaired);
    if (choice.kind === 'table' || !request.area || !request.isAreaOptional) return choice;
    const { area: _, ...anywhere } = request;
    return this.chooseIn(anywhere, repaired);
  }

  /** With a claim that was just decided on it, and the claims that were moved for it. */
  with(claim: Claim, moves: readonly Claim[]): DayOccupancy {
    const add = (claims: readonly Claim[]) => [...withMoves(claims, moves), claim];
    const next = new DayOccupancy(this.rules, add(this.claims), add(this.stored));
    // The next occupancy takes over the prepared tables and changes them; this one has to prepare its own if it is used again.
    for (const [key, { places }] of this.prepared)
      if (places.add(claim, moves)) next.prepared.set(key, { places, renumbered: [] });
    this.prepared.clear();
    return next;
  }

  /** With other claims; nothing that was prepared for the present ones is kept. */
  withClaims(claims: readonly ClaimAsOfNow[]): DayOccupancy {
    return claims === this.claims ? this : new DayOccupancy(this.rules, claims);
  }

  /** As if nothing was blocked: a party that has a blocked table keeps it. */
  get unblocked(): DayOccupancy {
    if (!this.rules.blocks) return this;
    this.withoutItsBlocks ??= new DayOccupancy(withoutBlocks(this.rules), this.claims, this.stored);
    return this.withoutItsBlocks;
  }

  private chooseIn(request: SeatingRequest, repaired: Interval): TableChoice {
    const { places, renumbered } = this.prepare(repaired);
    const found = places.find(request);
    if (found.kind !== 'table') return found;
    const moved = new Set(found.moves.map(({ id }) => id));
    return { ...found, renumbered: renumbered.filter(({ id }) => !moved.has(id)) };
  }

  private prepare(repaired: Interval): Prepared {
    const key = this.hasTables ? `${repaired.from} ${repaired.until}` : '';
    let prepared = this.prepared.get(key);
    if (!prepared) this.prepared.set(key, (prepared = this.prepareNew(repaired)));
    return prepared;
  }

  private prepareNew(repaired: Interval): Prepared {
    const { rules, claims, stored } = this;
    if (!this.hasTables)
      return { places: new SharedSeats(rules.timezone, claims, rules.blocks), renumbered: [] };
    const places = seatingOf(rules, claims, repaired);
    return { places, renumbered: places.renumbered(stored) };
  }
}
