import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { Occupancy, type Stretch } from '../occupancy';
import { type Claim, claimOwner, isHard, withoutNumbers } from '../service-day';
import { type Move, rearrange } from './rearrange';
import { recolor } from './recolor';
import { isSurelyFull } from './surely-full';
import type { TableGroup, TableOption, TablePlan, Tier } from './table-plan';
import { isOneParty, minutesOf, type SeatedParty, Timelines } from './timelines';

/** A party that asks for tables. */
export interface SeatingRequest extends Stretch {
  readonly partySize: number;
  /** Absent: everyone. */
  readonly audience?: TableAudience;
  /** Only parties within this stretch are moved: those of one service day that have not begun. */
  readonly movable?: Stretch;
}

/** Why a party has its tables. */
export interface SeatingReason {
  readonly how: 'free table' | 'free combination' | 'others moved';
  readonly wastedSeats: number;
  /** Minutes beside it that are too short for another party of its length. */
  readonly uselessMinutes: number;
  /** The claims of the parties that were moved. */
  readonly moved: readonly string[];
}

/** The tables for a party, or why there are none. */
export type Seat =
  | {
      readonly kind: 'table';
      readonly tables: readonly string[];
      readonly tableType: string;
      /** The claims of other parties with their new tables. */
      readonly moves: readonly Claim[];
      readonly reason: SeatingReason;
    }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'full' };

const always: Stretch = { from: -Infinity, until: Infinity };

/** Tables in use by groups, parties without a free table included. */
const inUse = ({ key }: TableGroup, { from, until }: Stretch, tables: number) => ({
  tableType: key,
  tables,
  from,
  until,
});

/**
 * The numbered tables of a service day with its parties, and the decision about another one: the least wasted seats,
 * combinable tables last, the fewest useless minutes left in the table's evening, then priority, then number; a
 * combination only where no single table is free. Where nothing is free, soft parties move (TABLE-12 to TABLE-16).
 */
export class Seating {
  private readonly timelines = new Timelines();
  private readonly parties = new Map<string, SeatedParty>();
  private readonly unplaced = new Set<SeatedParty>();
  private readonly occupancy = new Occupancy();

  constructor(
    private readonly plan: TablePlan,
    claims: readonly Claim[],
    /** Soft parties within this stretch are moved, where stored numbers do not fit any more. */
    private readonly movable: Stretch = always,
  ) {
    this.seatAll(claims);
  }

  /** The tables of a claim; undefined if none is free for it. */
  tablesOf(claimId: string): readonly string[] | undefined {
    const party = this.parties.get(claimId);
    return party && party.tables.length > 0 ? this.plan.numbers(party.tables) : undefined;
  }

  /** Adds a party at tables that were found for it, and moves the others as it was decided. */
  add(claim: Claim, moves: readonly Claim[] = []): void {
    const moved = moves.flatMap((move) => {
      const party = this.parties.get(move.id);
      if (party) this.remove(party);
      return party ? [{ ...party, claim: move, tables: [] as readonly number[] }] : [];
    });
    for (const party of [...moved, this.toParty(claim, false)]) {
      const tables = (party.claim.tableNumbers ?? []).flatMap((number) => this.plan.indexOf(number) ?? []);
      this.put(party, tables);
    }
  }

  find(request: SeatingRequest): Seat {
    const { partySize, audience = 'everyone', movable = always } = request;
    if (!this.plan.isLargeEnough(partySize)) return { kind: 'too-large' };
    const stretch = minutesOf(request);
    const isSoft = softWithin(movable);
    const newcomer = newParty(partySize, stretch);
    const tiers = this.plan.tiersFor(partySize, audience);
    for (const tier of tiers) {
      const moves = this.findInTier(tier, newcomer, isSoft);
      if (moves) return this.seat(newcomer, moves);
    }
    const combinations = this.plan.combinationsFor(partySize, audience);
    const combination = this.best(combinations, stretch);
    if (combination) return this.seat(newcomer, [{ party: newcomer, tables: combination.tables }]);
    // A party that waits for a table comes first.
    for (const party of this.unplaced)
      if (party.from < stretch.until && party.until > stretch.from) return { kind: 'full' };
    if (isSurelyFull(this.plan, this.parties.values(), newcomer)) return { kind: 'full' };
    const own = [...tiers.flatMap(({ options }) => options), ...combinations];
    const optionsOf = (party: SeatedParty) =>
      party === newcomer ? own : this.plan.softOptionsFor(party.partySize);
    const moves = rearrange(this.timelines, newcomer, optionsOf, isSoft);
    return moves ? this.seat(newcomer, moves) : { kind: 'full' };
  }

  /** A free table of a tier; else one that is made free by renumbering interchangeable tables. */
  private findInTier(
    tier: Tier,
    newcomer: SeatedParty,
    isSoft: (party: SeatedParty) => boolean,
  ): Move[] | undefined {
    const open = tier.groups.filter(
      (group) => this.occupancy.most(group.key, atMs(newcomer)) < group.tables.length,
    );
    if (open.length === 0) return undefined;
    const options =
      open.length === tier.groups.length
        ? tier.options
        : tier.options.filter(({ tables: [table = -1] }) =>
            open.includes(this.plan.groupOf[table] as TableGroup),
          );
    const option = this.best(options, newcomer);
    if (option) return [{ party: newcomer, tables: option.tables }];
    for (const group of open) {
      if (group.tables.length === 1) continue;
      const { moves, left } = recolor(this.timelines, group.tables, [newcomer], isSoft);
      if (left.length === 0) return moves;
    }
    return undefined;
  }

  /** The free option with the fewest useless minutes; the first of equals. Options are in the order of preference. */
  private best(options: readonly TableOption[], stretch: Stretch): TableOption | undefined {
    let best: TableOption | undefined;
    let fewest = Infinity;
    for (const option of options) {
      if (best && option.largest > best.largest) break;
      if (!this.timelines.isFree(option.tables, stretch)) continue;
      const minutes = this.timelines.uselessMinutes(option.tables, stretch);
      if (minutes < fewest) {
        best = option;
        fewest = minutes;
      }
      if (fewest === 0) break;
    }
    return best;
  }

  private seat(newcomer: SeatedParty, moves: readonly Move[]): Seat {
    const own = moves.find(({ party }) => party === newcomer)?.tables ?? [];
    const others = moves.filter(({ party }) => party !== newcomer);
    const largest = this.largestOf(own, newcomer.partySize);
    return {
      kind: 'table',
      tables: this.plan.numbers(own),
      tableType: this.typeOf(own),
      moves: others.map(({ party, tables }) => this.withTables(party.claim, tables)),
      reason: {
        how: others.length > 0 ? 'others moved' : own.length > 1 ? 'free combination' : 'free table',
        wastedSeats: largest - newcomer.partySize,
        uselessMinutes: this.timelines.uselessMinutes(own, newcomer),
        moved: others.map(({ party }) => party.claim.id),
      },
    };
  }

  private largestOf(tables: readonly number[], partySize: number): number {
    const [first = 0] = tables;
    if (tables.length === 1) return this.plan.table(first).largest;
    const isSame = (option: TableOption) => option.tables.every((table) => tables.includes(table));
    return this.plan.combinationsFor(partySize, 'walk-ins').find(isSame)?.largest ?? partySize;
  }

  private typeOf([first]: readonly number[]): string {
    return first === undefined ? '' : this.plan.table(first).type;
  }

  /** The claim at these tables. */
  withTables(claim: Claim, tables: readonly number[]): Claim {
    const { tables: _, tableNumbers: _numbers, ...rest } = claim;
    return {
      ...rest,
      tableType: this.typeOf(tables),
      ...(tables.length > 1 ? { tables: tables.length } : {}),
      tableNumbers: this.plan.numbers(tables),
    };
  }

  /** The claim with the tables that it has here; without a free one, with its type alone. */
  arranged(claim: Claim): Claim {
    const tables = this.parties.get(claim.id)?.tables ?? [];
    if (tables.length === 0) return claim.tableNumbers ? withoutNumbers(claim) : claim;
    const isSame = this.plan.numbers(tables).join('\n') === claim.tableNumbers?.join('\n');
    return isSame && this.typeOf(tables) === claim.tableType ? claim : this.withTables(claim, tables);
  }

  /**
   * The claims whose numbers here differ from the stored ones. A claim of another type than its party has here is left to the job
   * that reassigns tables: it loses a number that is no longer its own.
   */
  renumbered(claims: readonly Claim[]): Claim[] {
    return claims.flatMap((claim) => {
      const tables = this.parties.get(claim.id)?.tables ?? [];
      const numbers = this.plan.numbers(tables);
      const isKept = tables.length > 0 && this.typeOf(tables) === claim.tableType;
      const isSame = claim.tableNumbers?.join('\n') === (isKept ? numbers.join('\n') : undefined);
      if (isSame || (isKept && numbers.length !== (claim.tables ?? 1))) return [];
      if (isKept) return [this.withTables(claim, tables)];
      return claim.tableNumbers ? [withoutNumbers(claim)] : [];
    });
  }

  /** Stored numbers first, of hard parties before soft ones; then the claims without a number of their own. */
  private seatAll(claims: readonly Claim[]): void {
    const twins = twinsOf(claims);
    const parties = claims.map((claim) => this.toParty(claim, twins.has(claim.id)));
    const isDone = new Set<SeatedParty>();
    for (const isFirst of [true, false]) {
      for (const party of parties) {
        const { tableNumbers } = party.claim;
        if (!tableNumbers?.length || isHard(party.claim) !== isFirst) continue;
        const tables = tableNumbers.flatMap((number) => this.plan.indexOf(number) ?? []);
        if (tables.length < tableNumbers.length || !this.mayKeep(party, tables)) continue;
        this.put(party, tables);
        isDone.add(party);
      }
    }
    const rest = parties.filter((party) => !isDone.has(party));
    if (rest.length === 0) return;
    if (this.plan.floor.fromCounts) this.seatByType(rest);
    else this.seatBySize(rest);
  }

  private mayKeep(party: SeatedParty, tables: readonly number[]): boolean {
    const { claim } = party;
    // A host may have squeezed two parties in at one table.
    if (isHard(claim)) return true;
    const isOwn = ({ claim: other }: SeatedParty) => isOneParty(other, claim);
    if (!this.timelines.during(tables, party).every(isOwn)) return false;
    if (this.plan.floor.fromCounts)
      return (
        tables.length === (claim.tables ?? 1) &&
        tables.every((at) => this.plan.table(at).type === claim.tableType)
      );
    // A table of another type may have got this number since.
    return this.plan.seats(tables, party.partySize) && this.typeOf(tables) === claim.tableType;
  }

  /** Tables from counts: each party within the type that it counts on, all of them where there are enough (TABLE-13). */
  private seatByType(rest: readonly SeatedParty[]): void {
    const byGroup = new Map<TableGroup, SeatedParty[]>();
    for (const party of rest) {
      const group = this.plan.groupsByType.get(party.claim.tableType);
      if (!group) this.put(party, []);
      else {
        const own = byGroup.get(group);
        if (own) own.push(party);
        else byGroup.set(group, [party]);
      }
    }
    for (const [group, parties] of byGroup) {
      const left: SeatedParty[] = [];
      for (const party of parties.sort((a, b) => a.from - b.from || (a.claim.id < b.claim.id ? -1 : 1))) {
        const count = party.claim.tables ?? 1;
        const free: number[] = [];
        for (const table of group.tables) {
          if (free.length === count) break;
          if (this.timelines.isFree([table], party)) free.push(table);
        }
        if (free.length === count) this.put(party, free);
        else if (count === 1 && !party.hard) left.push(party);
        else this.put(party, []);
      }
      if (left.length > 0) this.renumber(group, left);
    }
  }

  private renumber(group: TableGroup, waiting: readonly SeatedParty[]): void {
    const { moves, left } = recolor(this.timelines, group.tables, waiting, softWithin(this.movable));
    const isNew = new Set(waiting);
    for (const { party } of moves) if (!isNew.has(party)) this.remove(party);
    for (const { party, tables } of moves) this.put(party, tables);
    for (const party of left) this.put(party, []);
  }

  /** Tables of a plan: the largest parties first, because they have the fewest options. */
  private seatBySize(rest: readonly SeatedParty[]): void {
    const inOrder = [...rest].sort(
      (a, b) => b.partySize - a.partySize || a.from - b.from || (a.claim.id < b.claim.id ? -1 : 1),
    );
    for (const party of inOrder) {
      const { from, until } = party.claim;
      const request = { partySize: party.partySize, from, until, movable: this.movable };
      const offered = this.find(request);
      // A party that was promised a table gets one, also of those that are not offered online.
      const found = offered.kind === 'table' ? offered : this.find({ ...request, audience: 'walk-ins' });
      if (found.kind !== 'table') {
        this.put(party, []);
        continue;
      }
      for (const move of found.moves) {
        const other = this.parties.get(move.id) as SeatedParty;
        this.remove(other);
        this.put(
          other,
          (move.tableNumbers ?? []).flatMap((number) => this.plan.indexOf(number) ?? []),
        );
      }
      this.put(
        party,
        found.tables.flatMap((number) => this.plan.indexOf(number) ?? []),
      );
    }
  }

  private toParty(claim: Claim, isTwin: boolean): SeatedParty {
    const { tables = 1, partySize } = claim;
    // Tables combined after the fallback of seats are no combination of a plan.
    const isCombined = this.plan.floor.fromCounts === true && tables > 1;
    const hard = isHard(claim) || isTwin || isCombined;
    return { claim, partySize, ...minutesOf(claim), tables: [], hard, frozen: false };
  }

  private put(party: SeatedParty, tables: readonly number[]): void {
    this.parties.set(party.claim.id, party);
    this.timelines.put(party, tables);
    if (tables.length === 0) this.unplaced.add(party);
    this.count(party, 1);
  }

  private remove(party: SeatedParty): void {
    this.count(party, -1);
    this.timelines.take(party);
    this.unplaced.delete(party);
    this.parties.delete(party.claim.id);
  }

  private count(party: SeatedParty, by: 1 | -1): void {
    const { claim, tables } = party;
    if (tables.length === 0) {
      const group = this.plan.floor.fromCounts && this.plan.groupsByType.get(claim.tableType);
      if (group) this.occupancy.add(inUse(group, claim, by * (claim.tables ?? 1)));
      return;
    }
    for (const table of tables) this.occupancy.add(inUse(this.plan.groupOf[table] as TableGroup, claim, by));
  }
}

const minuteMs = 60_000;
const atMs = ({ from, until }: Stretch): Stretch => ({ from: from * minuteMs, until: until * minuteMs });

function newParty(partySize: number, stretch: Stretch): SeatedParty {
  const claim = { id: '', tableType: '', partySize, ...atMs(stretch), madeAt: 0 };
  return { claim, partySize, ...stretch, tables: [], hard: false, frozen: false };
}

function softWithin(movable: Stretch): (party: SeatedParty) => boolean {
  const { from, until } = minutesOf(movable);
  return (party) => !party.hard && party.from >= from && party.until <= until;
}

/** The claims of parties with two, of a change or a repeated request that is under way. */
function twinsOf(claims: readonly Claim[]): ReadonlySet<string> {
  const twins = new Set<string>();
  const first = new Map<string, string>();
  for (const { id, key } of claims) {
    for (const name of [
      `reservation ${claimOwner(id).reservationId}`,
      ...(key === undefined ? [] : [`key ${key}`]),
    ]) {
      const other = first.get(name);
      if (other === undefined) first.set(name, id);
      else twins.add(other).add(id);
    }
  }
  return twins;
}
