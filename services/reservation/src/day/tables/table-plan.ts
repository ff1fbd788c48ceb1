import { areaKey, areasOf } from '@tablewell/restaurant-rules/areas';
import type { Floor, FloorTable, TableAudience } from '@tablewell/restaurant-rules/floor';

/** One table or a combination, by the positions of its tables in the plan. */
export interface TableOption {
  readonly tables: readonly number[];
  readonly smallest: number;
  readonly largest: number;
}

/** Tables that suit a party equally well, apart from the gaps in their evenings. */
export interface Tier {
  readonly largest: number;
  /** In the order of preference: by priority, then by number. */
  readonly options: readonly TableOption[];
  /** The interchangeable tables among the options. */
  readonly groups: readonly TableGroup[];
}

/** Interchangeable tables: of one type, for the same parties. */
export interface TableGroup {
  readonly key: string;
  readonly tables: readonly number[];
}

const reaches: Record<TableAudience, readonly TableAudience[]> = {
  everyone: ['everyone'],
  staff: ['everyone', 'staff'],
  'walk-ins': ['everyone', 'staff', 'walk-ins'],
};

/** A floor, or one area of it, prepared for decisions: its tables by number, and the options of each party size. */
export class TablePlan {
  readonly groups: readonly TableGroup[];
  /** By the position of a table. */
  readonly groupOf: readonly TableGroup[];
  readonly combinable: ReadonlySet<number>;
  private readonly byNumber: ReadonlyMap<string, number>;
  private readonly combinations: readonly TableOption[];
  private readonly tiers = new Map<string, readonly Tier[]>();
  private readonly ofType = new Map<string, Tier>();
  private readonly combined = new Map<string, readonly TableOption[]>();
  private readonly soft = new Map<number, readonly TableOption[]>();
  private readonly useful = new Map<string, ReadonlySet<number>>();
  private readonly fewest = new Map<number, number>();
  /** The names of its areas, by key. */
  private readonly areas: ReadonlyMap<string, string>;
  private readonly byArea = new Map<string, TablePlan>();
  /** The positions of the tables of this plan: all of the floor, or those of one area. */
  private readonly own: ReadonlySet<number>;

  /** @param part the plan of the whole floor and the key of an area, for a plan of only the area's tables */
  constructor(
    readonly floor: Floor,
    part?: { readonly whole: TablePlan; readonly area: string },
  ) {
    this.areas = part?.whole.areas ?? areasOf(floor.tables);
    this.byNumber = part?.whole.byNumber ?? new Map(floor.tables.map(({ number }, index) => [number, index]));
    const isOwn = ({ area = '' }: FloorTable) => !part || areaKey(area) === part.area;
    this.own = new Set(floor.tables.flatMap((table, index) => (isOwn(table) ? [index] : [])));
    const combinations = floor.combinations.flatMap(({ tables, smallest, largest }) => {
      const known = tables.flatMap((number) => this.byNumber.get(number) ?? []);
      return known.length === tables.length ? [{ tables: known, smallest, largest }] : [];
    });
    // A table keeps its rank within its area, even if it is combined with a table of another area.
    this.combinable = new Set(combinations.flatMap(({ tables }) => tables));
    this.combinations = combinations.filter(({ tables }) => this.has(tables));
    const groups = new Map<string, { key: string; tables: number[] }>();
    const groupOf: TableGroup[] = [];
    for (const index of this.own) {
      const key = this.groupKey(this.table(index), index);
      const group = groups.get(key) ?? { key, tables: [] };
      groups.set(key, group);
      group.tables.push(index);
      groupOf[index] = group;
    }
    this.groupOf = groupOf;
    this.groups = [...groups.values()];
  }

  /** The tables for a party that requested an area, given by its key; all tables for a party that did not. */
  within(area: string | undefined): TablePlan {
    if (area === undefined) return this;
    let plan = this.byArea.get(area);
    if (!plan) this.byArea.set(area, (plan = new TablePlan(this.floor, { whole: this, area })));
    return plan;
  }

  /** Whether all of these tables belong to the plan. */
  has(tables: readonly number[]): boolean {
    return tables.every((index) => this.own.has(index));
  }

  /** The key of an area; undefined if no table is in it (any more): then it is no constraint (AREA-3). */
  areaOf(name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    const key = areaKey(name);
    return this.areas.has(key) ? key : undefined;
  }

  /** The number of tables that the public can book. */
  get onlineTables(): number {
    return [...this.own].filter((index) => this.table(index).audience === 'everyone').length;
  }

  /** Whether an audience may book any of its tables. */
  isFor(audience: TableAudience): boolean {
    return [...this.own].some((index) => reaches[audience].includes(this.table(index).audience));
  }

  get hasAreas(): boolean {
    return this.areas.size > 0;
  }

  /** The owner's spelling of an area's name; undefined if no table is in it. */
  nameOfArea(name: string): string | undefined {
    return this.areas.get(areaKey(name));
  }

  indexOf(number: string): number | undefined {
    return this.byNumber.get(number);
  }

  table(index: number): FloorTable {
    return this.floor.tables[index] as FloorTable;
  }

  numbers(tables: readonly number[]): string[] {
    return tables.map((index) => this.table(index).number);
  }

  /** The single tables for a party, with the least wasted seats first, and combinable ones last (TABLE-12). */
  tiersFor(partySize: number, audience: TableAudience): readonly Tier[] {
    const key = `${partySize} ${audience}`;
    let tiers = this.tiers.get(key);
    if (!tiers) this.tiers.set(key, (tiers = this.buildTiers(partySize, audience)));
    return tiers;
  }

  /** The single tables of a type for a party that was promised one (TABLE-13). */
  tierOf(type: string, partySize: number): Tier {
    const key = `${partySize} of ${type}`;
    let tier = this.ofType.get(key);
    if (!tier) {
      const isOwn = ({ tables: [first = 0] }: TableGroup) =>
        this.table(first).type === type && seats(this.table(first), partySize);
      this.ofType.set(key, (tier = this.toTier(this.groups.filter(isOwn))));
    }
    return tier;
  }

  /**
   * The combinations for a party, with the least wasted seats first, then of the fewest tables. Among equal waste of seats
   * `bestOption` first compares the useless minutes, and takes this order only for ties (TABLE-12).
   */
  combinationsFor(partySize: number, audience: TableAudience): readonly TableOption[] {
    const key = `${partySize} ${audience}`;
    let options = this.combined.get(key);
    if (!options) {
      options = this.combinations
        .filter((option) => seats(option, partySize) && this.isOpenTo(option, audience))
        .sort((a, b) => a.largest - b.largest || a.tables.length - b.tables.length);
      this.combined.set(key, options);
    }
    return options;
  }

  /** All tables and combinations that seat a party, with those for walk-ins, in the order of preference. */
  walkInOptions(partySize: number): readonly TableOption[] {
    const alone = this.tiersFor(partySize, 'walk-ins').flatMap((tier) => tier.options);
    return [...alone, ...this.combinationsFor(partySize, 'walk-ins')];
  }

  /** The options of a party that moves to make room for another. */
  softOptionsFor(partySize: number): readonly TableOption[] {
    let options = this.soft.get(partySize);
    if (!options) {
      const alone = this.tiersFor(partySize, 'everyone').flatMap((tier) => tier.options);
      this.soft.set(partySize, (options = [...alone, ...this.combinationsFor(partySize, 'everyone')]));
    }
    return options;
  }

  /** Whether any table or combination is large enough for a party. */
  isLargeEnough(partySize: number): boolean {
    return this.usefulFor(partySize, Infinity).size > 0;
  }

  /** The number of tables and combinations that seat a party of an audience. */
  optionsFor(partySize: number, audience: TableAudience): number {
    const alone = this.tiersFor(partySize, audience).reduce((sum, { options }) => sum + options.length, 0);
    return alone + this.combinationsFor(partySize, audience).length;
  }

  /** The tables that parties of these sizes can sit at, alone or in a combination. */
  usefulFor(smallest: number, largest: number): ReadonlySet<number> {
    const key = `${smallest} ${largest}`;
    let useful = this.useful.get(key);
    if (!useful) {
      const overlaps = (option: Pick<TableOption, 'smallest' | 'largest'>) =>
        option.smallest <= largest && option.largest >= smallest;
      const alone = [...this.own].filter((index) => overlaps(this.table(index)));
      useful = new Set([...alone, ...this.combinations.filter(overlaps).flatMap(({ tables }) => tables)]);
      this.useful.set(key, useful);
    }
    return useful;
  }

  /** The type of the smallest table that seats a party; undefined if none does. */
  smallestType(partySize: number): string | undefined {
    const [tier] = this.tiersFor(partySize, 'walk-ins');
    return tier && this.table(tier.options[0]?.tables[0] ?? 0).type;
  }

  /** Whether a party may have these tables because it is larger than all tables and combinations. */
  seatsTogether(tables: readonly number[], partySize: number): boolean {
    const seats = tables.reduce((sum, index) => sum + this.table(index).largest, 0);
    return tables.length > 1 && seats >= partySize && !this.isLargeEnough(partySize);
  }

  /** The tables with the most seats first. */
  get largestFirst(): readonly number[] {
    return [...this.own].sort((a, b) => this.table(b).largest - this.table(a).largest);
  }

  /** The fewest tables that seat a party: 1 unless only combinations do. */
  fewestTables(partySize: number): number {
    let fewest = this.fewest.get(partySize);
    if (fewest === undefined) {
      const isAlone = [...this.own].some((index) => seats(this.table(index), partySize));
      const counts = this.combinations.flatMap((option) =>
        seats(option, partySize) ? [option.tables.length] : [],
      );
      fewest = isAlone || counts.length === 0 ? 1 : Math.min(...counts);
      this.fewest.set(partySize, fewest);
    }
    return fewest;
  }

  /** The largest party that these tables seat: as a combination of the plan, or as a host's own combination. */
  seatsAt(numbers: readonly string[]): number {
    const tables = numbers.flatMap((number) => this.byNumber.get(number) ?? []);
    const alone = tables.reduce((sum, index) => sum + this.table(index).largest, 0);
    const combined = this.combinations.find((option) => isSameSet(option.tables, tables));
    return Math.max(alone, combined?.largest ?? 0);
  }

  /** Whether a party may have these tables: a table that seats it, or a combination. */
  seats(tables: readonly number[], partySize: number): boolean {
    const [first] = tables;
    if (first !== undefined && tables.length === 1) return seats(this.table(first), partySize);
    return this.combinations.some((option) => seats(option, partySize) && isSameSet(option.tables, tables));
  }

  private buildTiers(partySize: number, audience: TableAudience): readonly Tier[] {
    const suitable = this.groups.filter(({ tables: [first = 0] }) => {
      const table = this.table(first);
      return seats(table, partySize) && reaches[audience].includes(table.audience);
    });
    const tiers = new Map<string, TableGroup[]>();
    for (const group of suitable) {
      const [first = 0] = group.tables;
      const key = `${this.table(first).largest} ${this.combinable.has(first)}`;
      const tier = tiers.get(key);
      if (tier) tier.push(group);
      else tiers.set(key, [group]);
    }
    return [...tiers.values()].map((groups) => this.toTier(groups)).sort((a, b) => this.compareTiers(a, b));
  }

  private toTier(groups: readonly TableGroup[]): Tier {
    const tables = groups.flatMap((group) => group.tables).sort((a, b) => this.compareTables(a, b));
    const options = tables.map((index) => ({ ...this.table(index), tables: [index] }));
    return { largest: options[0]?.largest ?? 0, options, groups };
  }

  private compareTiers(a: Tier, b: Tier): number {
    const isCombinable = ({ options }: Tier) => Number(this.combinable.has(options[0]?.tables[0] ?? -1));
    return a.largest - b.largest || isCombinable(a) - isCombinable(b);
  }

  private compareTables(a: number, b: number): number {
    const one = this.table(a);
    const other = this.table(b);
    return one.priority - other.priority || compareNumbers(one.number, other.number);
  }

  private isOpenTo({ tables }: TableOption, audience: TableAudience): boolean {
    return tables.every((index) => reaches[audience].includes(this.table(index).audience));
  }

  private groupKey({ type, smallest, largest, audience }: FloorTable, index: number): string {
    return JSON.stringify([type, smallest, largest, audience, this.combinable.has(index)]);
  }
}

function seats({ smallest, largest }: Pick<TableOption, 'smallest' | 'largest'>, partySize: number): boolean {
  return smallest <= partySize && partySize <= largest;
}

function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((index) => b.includes(index));
}

/** The natural order of numbers: 2 before 10, and digits before letters. */
function compareNumbers(a: string, b: string): number {
  const byValue = Number.parseInt(a, 10) - Number.parseInt(b, 10);
  if (byValue) return byValue;
  return a < b ? -1 : a > b ? 1 : 0;
}
