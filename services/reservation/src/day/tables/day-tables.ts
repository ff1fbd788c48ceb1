import type { Block } from '../claims/block';
import { Occupancy } from './occupancy';
import type { Interval } from '../claims/intervals';
import { type Claim, isHard } from '../claims/claim';
import { BlockedTables } from './blocked-tables';
import type { TableGroup, TablePlan } from './table-plan';
import { minutesOf, type SeatedParty, Timelines } from './timelines';

/** The key under which parties without a free table are counted; no group of tables has it. */
const waiting = 'waiting';

const minuteMs = 60_000;
/** A stretch in minutes, converted to milliseconds. */
export const inMilliseconds = ({ from, until }: Interval): Interval => ({
  from: from * minuteMs,
  until: until * minuteMs,
});

/** The numbered tables of a service day with the parties that occupy them. */
export class DayTables {
  readonly timelines = new Timelines();
  readonly parties = new Map<string, SeatedParty>();
  /** The tables in use of each group. */
  private readonly occupancy = new Occupancy();

  /** The blocks of tables, as parties that keep them. */
  readonly blocked: readonly SeatedParty[];
  private readonly blockedTables: BlockedTables;
  /** Two parties are at one table at the same time: one overstays and the other is due, or a host chose so. */
  private isShared = false;

  constructor(
    readonly plan: TablePlan,
    blocks: readonly Block[] = [],
  ) {
    this.blockedTables = new BlockedTables(plan, blocks);
    this.blocked = this.blockedTables.parties;
    for (const party of this.blocked) this.timelines.put(party, party.tables);
    for (const [table, stretches] of this.blockedTables.byTable)
      for (const interval of stretches) this.occupancy.add(this.groupKey(table), interval, 1);
  }

  /** Whether a party at the door has a table during a stretch in minutes. */
  hasArrived({ from, until }: Interval): boolean {
    for (const party of this.parties.values())
      if (party.claim.arrived === true && party.from < until && from < party.until) return true;
    return false;
  }

  put(party: SeatedParty, tables: readonly number[]): void {
    this.parties.set(party.claim.id, party);
    if (tables.length > 0 && !this.timelines.isFree(tables, party)) this.isShared = true;
    this.timelines.put(party, tables);
    this.count(party, 1);
  }

  remove(party: SeatedParty): void {
    this.count(party, -1);
    this.timelines.remove(party);
    this.parties.delete(party.claim.id);
  }

  private count(party: SeatedParty, by: 1 | -1): void {
    const { claim, tables } = party;
    if (tables.length === 0) this.occupancy.add(waiting, claim, by);
    for (const table of tables)
      // A blocked table already counts as in use, also for a party that stays there.
      for (const interval of this.blockedTables.unblocked(table, claim))
        this.occupancy.add(this.groupKey(table), interval, by);
  }

  private groupKey(table: number): string {
    return (this.plan.groupOf[table] as TableGroup).key;
  }

  /** Whether a party without a free table waits for one during a stretch in minutes. */
  isAwaited(interval: Interval): boolean {
    return this.occupancy.most(waiting, inMilliseconds(interval)) > 0;
  }

  /** Whether all tables of a group are in use at some instant of a stretch in minutes. */
  isFullAt(group: TableGroup, interval: Interval): boolean {
    const [first = -1] = group.tables;
    const all = group.tables.length;
    if (this.plan.groupOf[first] === group) {
      const isFull = this.occupancy.most(group.key, inMilliseconds(interval)) >= all;
      // A table that is counted twice may hide a free one.
      if (!isFull || !this.isShared) return isFull;
    }
    // Also for a group within one area, whose tables are not counted separately.
    const parties = this.timelines.during(group.tables, interval);
    const own = new Set(group.tables);
    return [interval, ...parties].some(({ from }) => {
      const at = Math.max(from, interval.from);
      const then = parties.filter((party) => party.from <= at && at < party.until);
      const taken = new Set(then.flatMap(({ tables }) => tables.filter((table) => own.has(table))));
      return taken.size >= all;
    });
  }

  /** The party at tables that it already has: a party at a blocked table is not moved for others. */
  keptAt(party: SeatedParty, tables: readonly number[]): SeatedParty {
    const isBlocked = tables.some((table) => this.blockedTables.isBlocked(table, party.claim));
    return isBlocked ? { ...party, hard: true } : party;
  }

  /** The positions of numbered tables in the plan, without tables that are no longer in it. */
  positionsOf(numbers: readonly string[] = []): readonly number[] {
    return numbers.flatMap((number) => this.plan.indexOf(number) ?? []);
  }

  typeOf([first]: readonly number[]): string {
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
}

/** The party of a claim. `isDuplicate`: the party has another claim, too. */
export function toParty(plan: TablePlan, claim: Claim, isDuplicate: boolean): SeatedParty {
  const { partySize } = claim;
  const hard = isHard(claim) || isDuplicate;
  const area = plan.areaOf(claim.area);
  return {
    claim,
    partySize,
    ...(area === undefined ? {} : { area }),
    ...minutesOf(claim),
    tables: [],
    hard,
    frozen: false,
  };
}
