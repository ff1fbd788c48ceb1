import type { Block } from '../claims/block';
import type { Interval } from '../claims/intervals';
import { type Claim, withoutNumbers } from '../claims/claim';
import { DayTables, toParty } from './day-tables';
import type { ClaimAsOfNow } from '../claims/overstay';
import { anyTime, findTable, type FoundTables, type SeatingRequest } from './find-table';
import { type Inventory, planOf } from './plans';
import { seatClaims } from './seat-claims';
import type { TablePlan } from './table-plan';

/** The seating of a service day: its claims at numbered tables, and decisions about further parties. */
export class Seating {
  private readonly day: DayTables;

  /**
   * @param movable soft parties within this stretch are moved if stored numbers no longer fit
   * @param blocks the blocks of the day, at whose tables no party is placed
   */
  constructor(
    plan: TablePlan,
    claims: readonly Claim[],
    movable: Interval = anyTime,
    blocks: readonly Block[] = [],
  ) {
    this.day = new DayTables(plan, blocks);
    seatClaims(this.day, claims, movable);
  }

  /** The tables of a claim; undefined if none is free for it. */
  tablesOf(claimId: string): readonly string[] | undefined {
    const party = this.day.parties.get(claimId);
    return party && party.tables.length > 0 ? this.day.plan.numbers(party.tables) : undefined;
  }

  /** Whether a party has tables of its requested area; true without one. */
  isInArea(claimId: string): boolean {
    const party = this.day.parties.get(claimId);
    return party?.area === undefined || this.day.plan.within(party.area).has(party.tables);
  }

  /**
   * Adds a party at the tables that were found for it, and applies the decision's moves. A party that lost its number,
   * because its table has become another one, stays where the seating has it.
   * @returns false if somebody else is at one of these tables, as in a seating that the decision was not made on: then it
   * is of no further use
   */
  add(claim: Claim, moves: readonly Claim[] = []): boolean {
    const moved = moves.flatMap((move) => {
      const party = this.day.parties.get(move.id);
      const tables = move.tableNumbers ? this.day.positionsOf(move.tableNumbers) : party?.tables;
      if (party) this.day.remove(party);
      return party ? [{ party: { ...party, claim: move }, tables: tables ?? [] }] : [];
    });
    const added = {
      party: toParty(this.day.plan, claim, false),
      tables: this.day.positionsOf(claim.tableNumbers),
    };
    return [...moved, added].every(({ party, tables }) => {
      const isFree = this.day.timelines.isFree(tables, party);
      this.day.put(party, tables);
      return isFree;
    });
  }

  /** Finds tables for a party, without changing the seating. */
  find(request: SeatingRequest): FoundTables {
    return findTable(this.day, request);
  }

  /** The claim with its tables in the seating; without a free table, with the type of the one that it waits for. */
  arranged(claim: Claim): Claim {
    const tables = this.day.parties.get(claim.id)?.tables ?? [];
    if (tables.length === 0) return this.waiting(claim);
    const isSame = this.day.plan.numbers(tables).join('\n') === claim.tableNumbers?.join('\n');
    return isSame && this.day.typeOf(tables) === claim.tableType ? claim : this.day.withTables(claim, tables);
  }

  private waiting(claim: Claim): Claim {
    const { plan } = this.day;
    const hasOwn = plan.tierOf(claim.tableType, claim.partySize).options.length > 0;
    const tableType = hasOwn ? undefined : plan.smallestType(claim.partySize);
    if (!tableType) return claim.tableNumbers ? withoutNumbers(claim) : claim;
    const { tables: _, ...rest } = withoutNumbers(claim);
    return { ...rest, tableType };
  }

  /**
   * The claims whose numbers in the seating differ from the stored ones. A claim whose type differs is left to the job
   * that reassigns tables; it loses a number that is no longer its own.
   */
  renumbered(claims: readonly Claim[]): Claim[] {
    return claims.flatMap((claim) => {
      const tables = this.day.parties.get(claim.id)?.tables ?? [];
      const numbers = this.day.plan.numbers(tables);
      const isKept = tables.length > 0 && this.day.typeOf(tables) === claim.tableType;
      const isSame = claim.tableNumbers?.join('\n') === (isKept ? numbers.join('\n') : undefined);
      if (isSame || (isKept && numbers.length !== (claim.tables ?? 1))) return [];
      if (isKept) return [this.day.withTables(claim, tables)];
      return claim.tableNumbers ? [withoutNumbers(claim)] : [];
    });
  }
}

/** The seating of a restaurant's tables on a day. */
export function seatingOf(
  inventory: Inventory,
  claims: readonly ClaimAsOfNow[],
  movable?: Interval,
): Seating {
  return new Seating(planOf(inventory), claims, movable, inventory.blocks);
}
