import type { TableOption } from '../../day/tables/table-plan';

/** A party that is expected, or sits. Instants in epoch milliseconds. */
export interface ExpectedParty {
  readonly from: number;
  /** How long it has its table by plan, with the pause after it. */
  readonly plannedMs: number;
  /** The positions of its planned tables; empty: it has none. */
  readonly tables: readonly number[];
  /** Where else it may sit, the best first. */
  readonly options: readonly TableOption[];
  /** The chance that it does not come. */
  readonly missing: number;
  /** The part of that chance that it cancels before, so that nobody holds its table. */
  readonly cancels: number;
  /** How long it may keep its table, with the pause after it, equally likely and ascending. */
  readonly staysMs: readonly number[];
}

/** Tables that nobody may use for a stretch. */
export interface BlockedTables {
  readonly from: number;
  readonly until: number;
  readonly tables: readonly number[];
}

/** What is expected of a service day. */
export interface ExpectedEvening {
  readonly parties: readonly ExpectedParty[];
  readonly blocks: readonly BlockedTables[];
  readonly tableCount: number;
  /** How long a table is held for a party that does not come. */
  readonly heldMs: number;
  /** A party that waits for longer has waited (OVERBOOK-3). */
  readonly maxWaitMs: number;
}

/** What a party does. */
export type Turnout = 'comes' | 'missing' | 'cancels';

/** How an evening turns out: for each party, whether it comes, and how long it keeps its table. */
export interface Course {
  readonly turnouts: readonly Turnout[];
  readonly staysMs: readonly number[];
}

/** A party beyond those that are expected, with how long it keeps its table in a course. */
export interface ExtraParty extends Pick<ExpectedParty, 'from' | 'plannedMs' | 'options'> {
  readonly stayMs: number;
}

interface Entry {
  readonly from: number;
  /** The place of the party; undefined for blocked tables. */
  readonly party?: ExpectedParty;
  readonly at: number;
  readonly tables: readonly number[];
  readonly until: number;
}

/** An evening prepared to be played in many courses. */
export class PlayedEvening {
  private readonly entries: readonly Entry[];
  /** For each table, the entries for which it is planned, in order. */
  private readonly planned: readonly (readonly Entry[])[];
  private readonly freeAt: Float64Array;
  private readonly nextAt: Int32Array;
  private turnouts: readonly Turnout[] = [];

  constructor(private readonly evening: ExpectedEvening) {
    const { parties, blocks, tableCount } = evening;
    const entries: Entry[] = [
      ...parties.map((party, at) => ({ from: party.from, party, at, tables: party.tables, until: 0 })),
      ...blocks.map(({ from, tables, until }) => ({ from, at: -1, tables, until })),
    ];
    this.entries = entries.sort((a, b) => a.from - b.from || a.at - b.at);
    const planned = Array.from({ length: tableCount }, (): Entry[] => []);
    for (const entry of this.entries) for (const table of entry.tables) planned[table]?.push(entry);
    this.planned = planned;
    this.freeAt = new Float64Array(tableCount);
    this.nextAt = new Int32Array(tableCount);
  }

  /**
   * Whether any party waits for longer than `maxWaitMs` in a course. Parties come at their time and sit at their
   * planned table once it is free, or earlier at another one that is free and not planned for somebody else meanwhile;
   * the extra party comes after all others of its time. That a party does not come is known only once the time for
   * which its table is held has passed.
   */
  hasWait({ turnouts, staysMs }: Course, extra?: ExtraParty): boolean {
    const { heldMs, maxWaitMs } = this.evening;
    this.turnouts = turnouts;
    this.freeAt.fill(-Infinity);
    this.nextAt.fill(0);
    let isDue = extra !== undefined;
    for (const { from, party, at, tables, until } of this.entries) {
      if (isDue && extra && extra.from < from) {
        isDue = false;
        if (this.seat(extra, [], extra.stayMs) > maxWaitMs) return true;
      }
      for (const table of tables) this.nextAt[table] = (this.nextAt[table] as number) + 1;
      if (!party) this.hold(tables, until);
      else if (turnouts[at] === 'cancels') continue;
      else if (turnouts[at] === 'missing') this.hold(tables, from + heldMs);
      else if (this.seat(party, tables, staysMs[at] as number) > maxWaitMs) return true;
    }
    return isDue && extra !== undefined && this.seat(extra, [], extra.stayMs) > maxWaitMs;
  }

  private hold(tables: readonly number[], until: number): void {
    for (const table of tables) this.freeAt[table] = Math.max(this.freeAt[table] as number, until);
  }

  /** Seats a party as early as possible; how long it waits, in milliseconds. */
  private seat(
    { from, plannedMs, options }: Pick<ExpectedParty, 'from' | 'plannedMs' | 'options'>,
    own: readonly number[],
    stayMs: number,
  ): number {
    let tables = own;
    let at = own.length > 0 ? this.freeFrom(own, from) : Infinity;
    if (at > from)
      for (const option of options) {
        const free = this.freeFrom(option.tables, from);
        if (free >= at || this.isNeeded(option.tables, free + plannedMs)) continue;
        at = free;
        tables = option.tables;
        if (at === from) break;
      }
    if (at === Infinity) return at;
    this.hold(tables, at + stayMs);
    return at - from;
  }

  private freeFrom(tables: readonly number[], from: number): number {
    let free = from;
    for (const table of tables) free = Math.max(free, this.freeAt[table] as number);
    return free;
  }

  /** Whether one of the tables is planned for somebody else before an instant. */
  private isNeeded(tables: readonly number[], until: number): boolean {
    return tables.some((table) => {
      const planned = this.planned[table] as readonly Entry[];
      let next = this.nextAt[table] as number;
      while (next < planned.length && this.turnouts[(planned[next] as Entry).at] === 'cancels') next += 1;
      return (planned[next]?.from ?? Infinity) < until;
    });
  }
}
