import { fallbackSeats } from '@tablewell/booking-rules';
import { localTimeOf } from '@tablewell/booking-rules/zone';
import { houseParties } from './housing';
import { inService, Occupancy, seating, type Stretch } from './occupancy';
import type { TableStock } from './restaurant-rules';
import type { Claim } from './service-day';

const minuteMs = 60_000;
const halfHourMinutes = 30;

/** Which table type a party gets; or why none: too large for every table, or none left. */
export type TableChoice =
  | { readonly kind: 'table'; readonly tableType: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'full' };

/**
 * The free table of the smallest type that seats the party and has one free for the whole stretch; among types
 * of one size, the one listed first (contract §3). Without tables: seats for the starts of its half hour, by the
 * restaurant's clock.
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

// One list is looked at for every start of its day, and by many callers.
const lately = new WeakMap<readonly Claim[], Capacity>();

function capacityOf(tables: readonly TableStock[], claims: readonly Claim[], timezone: string): Capacity {
  const known = lately.get(claims);
  if (known?.isFor(tables, timezone)) return known;
  const owned = inService(tables);
  const capacity =
    owned.length === 0
      ? new SeatsOnly(timezone, claims)
      : new TablesLeft(tables, new Occupancy(houseParties(tables, claims)));
  lately.set(claims, capacity);
  return capacity;
}

/**
 * The list with one claim more, of a party that was just given a free table on this very list. What is known of the
 * list is carried over: nobody else has to move for a party that took what was free.
 */
export function withPlaced(claims: readonly Claim[], placed: Claim): readonly Claim[] {
  const next = [...claims, placed];
  const known = lately.get(claims);
  if (known) {
    lately.delete(claims);
    known.add(placed);
    lately.set(next, known);
  }
  return next;
}

/** What is left of a day's tables or seats. */
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

/** Under the fallback each half hour stands for itself: the starts in it share 100 seats (spec owner §9). */
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

  /** The instant at which the half hour of the restaurant's clock began. One that occurs twice is two half hours. */
  private halfHourOf(from: number): number {
    let half = this.halfHours.get(from);
    if (half === undefined) {
      half = startOfHalfHour(from, this.timezone);
      this.halfHours.set(from, half);
    }
    return half;
  }
}

/** The instant at which the half hour began that the restaurant's clock shows at this one. */
export function startOfHalfHour(instant: number, timezone: string): number {
  const whole = Math.floor(instant / minuteMs) * minuteMs;
  return whole - (localTimeOf(instant, timezone).minute % halfHourMinutes) * minuteMs;
}

function areSame(a: readonly TableStock[], b: readonly TableStock[]): boolean {
  const isSame = (one: TableStock, other: TableStock | undefined) =>
    one.key === other?.key && one.count === other.count && one.capacity === other.capacity;
  return a.length === b.length && a.every((type, index) => isSame(type, b[index]));
}
