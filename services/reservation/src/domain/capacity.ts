import { fallbackSeats } from '@tablewell/restaurant-rules/tables';
import { localTimeOf } from '@tablewell/shared/zone';
import { reassignTables } from './table-reassignment';
import { inService, Occupancy, seating, type Stretch } from './occupancy';
import type { TableStock } from './restaurant-rules';
import type { Claim } from './service-day';

const minuteMs = 60_000;
const halfHourMinutes = 30;

/** The table type for a party, or why there is none: too large for every table, or none free. */
export type TableChoice =
  | { readonly kind: 'table'; readonly tableType: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'full' };

/**
 * The smallest type that seats the party and has a table free for the whole stretch; of equal sizes the first listed
 * (TABLE-4). Without tables: seats shared by the starts of a local half hour.
 */
export function chooseTable(
  tables: readonly TableStock[],
  claims: readonly Claim[],
  partySize: number,
  stretch: Stretch,
  timezone = 'UTC',
): TableChoice {
  return capacityOf(tables, claims, timezone).choose(partySize, stretch);
}

// Cached by identity: a day's list is used for each of its starts, and by many callers.
const capacityByClaims = new WeakMap<readonly Claim[], Capacity>();

function capacityOf(tables: readonly TableStock[], claims: readonly Claim[], timezone: string): Capacity {
  const known = capacityByClaims.get(claims);
  if (known?.isFor(tables, timezone)) return known;
  const owned = inService(tables);
  const capacity =
    owned.length === 0
      ? new SeatsOnly(timezone, claims)
      : new TablesLeft(tables, new Occupancy(reassignTables(tables, claims)));
  capacityByClaims.set(claims, capacity);
  return capacity;
}

/**
 * The list with a claim added that was just placed on it. The cached capacity is carried over: a party on a free table
 * does not affect the others.
 */
export function withPlaced(claims: readonly Claim[], placed: Claim): readonly Claim[] {
  const next = [...claims, placed];
  const known = capacityByClaims.get(claims);
  if (known) {
    capacityByClaims.delete(claims);
    known.add(placed);
    capacityByClaims.set(next, known);
  }
  return next;
}

/** The free tables or seats of a day. */
interface Capacity {
  isFor(tables: readonly TableStock[], timezone: string): boolean;
  add(claim: Claim): void;
  choose(partySize: number, stretch: Stretch): TableChoice;
}

class TablesLeft implements Capacity {
  private readonly fitting = new Map<number, readonly TableStock[]>();

  constructor(
    private readonly tables: readonly TableStock[],
    private readonly inUse: Occupancy,
  ) {}

  isFor(tables: readonly TableStock[]): boolean {
    return tables === this.tables || areSame(tables, this.tables);
  }

  add(claim: Claim): void {
    this.inUse.add(claim);
  }

  choose(partySize: number, stretch: Stretch): TableChoice {
    let fitting = this.fitting.get(partySize);
    if (!fitting) this.fitting.set(partySize, (fitting = seating(inService(this.tables), partySize)));
    if (fitting.length === 0) return { kind: 'too-large' };
    const free = fitting.find(({ key, count }) => this.inUse.most(key, stretch) < count);
    return free ? { kind: 'table', tableType: free.key } : { kind: 'full' };
  }
}

/** The fallback without tables: the starts of each half hour share 100 seats (TABLE-3). */
class SeatsOnly implements Capacity {
  private readonly taken = new Map<number, number>();
  private readonly halfHours = new Map<number, number>();

  constructor(
    private readonly timezone: string,
    claims: readonly Claim[],
  ) {
    for (const claim of claims) this.add(claim);
  }

  isFor(tables: readonly TableStock[], timezone: string): boolean {
    return timezone === this.timezone && inService(tables).length === 0;
  }

  add({ from, partySize }: Claim): void {
    const half = this.halfHourOf(from);
    this.taken.set(half, (this.taken.get(half) ?? 0) + partySize);
  }

  choose(partySize: number, { from }: Stretch): TableChoice {
    if (partySize > fallbackSeats) return { kind: 'too-large' };
    const taken = this.taken.get(this.halfHourOf(from)) ?? 0;
    return taken + partySize <= fallbackSeats ? { kind: 'table', tableType: '' } : { kind: 'full' };
  }

  /** The start of the local half hour. One that occurs twice counts as two. */
  private halfHourOf(from: number): number {
    let half = this.halfHours.get(from);
    if (half === undefined) {
      half = startOfHalfHour(from, this.timezone);
      this.halfHours.set(from, half);
    }
    return half;
  }
}

/** The instant at which the local half hour of an instant began. */
export function startOfHalfHour(instant: number, timezone: string): number {
  const whole = Math.floor(instant / minuteMs) * minuteMs;
  return whole - (localTimeOf(instant, timezone).minute % halfHourMinutes) * minuteMs;
}

function areSame(a: readonly TableStock[], b: readonly TableStock[]): boolean {
  const isSame = (one: TableStock, other: TableStock | undefined) =>
    one.key === other?.key && one.count === other.count && one.capacity === other.capacity;
  return a.length === b.length && a.every((type, index) => isSame(type, b[index]));
}
