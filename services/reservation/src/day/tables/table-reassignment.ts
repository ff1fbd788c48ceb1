import { inService, Occupancy, seating } from './occupancy';
import type { Interval } from '../claims/intervals';
import type { TableStock } from '../../restaurant/restaurant-rules';
import { type Claim, claimOwner, isSameRequest } from '../claims/claim';

const anyTime = { from: -Infinity, until: Infinity };
/** Bounds the search for a swap, per claim of the day: on an overfull day every search would fail. */
const swapAttemptsPerClaim = 4;
const noneFixed: ReadonlySet<string> = new Set();

/**
 * Reassigns tables after the restaurant's tables were changed. A party keeps a table that fits, unless it moves to another
 * free one to make room for a party without any. A party moves to a free table of the smallest type that seats it if it
 * has none (booked under the fallback of 100 seats), if its type is gone or too small, or if the type has fewer tables now
 * and others booked earlier.
 *
 * Every reservation is kept: a party without a free table stays counted on its type, or on the smallest type that seats
 * it, which is then overbooked so that no one else gets it; for a party larger than every table, tables of the largest
 * type are combined. The largest parties are assigned first, because they have the fewest options.
 *
 * Returns the same list if nothing changes. Takes O(n log n) for n claims.
 * @param fixed ids of claims that keep their table in any case
 */
export function reassignTables(
  tables: readonly TableStock[],
  claims: readonly Claim[],
  fixed: ReadonlySet<string> = noneFixed,
): readonly Claim[] {
  const owned = inService(tables);
  if (owned.length === 0) return claims;
  const types = new TableTypes(owned);
  const seated = claims.filter((claim) => fixed.has(claim.id) || types.seats(claim));
  const tooMany = overfull(owned, seated, fixed);
  if (seated.length === claims.length && tooMany.size === 0) return claims;
  const reassigned = seated.filter((claim) => !tooMany.has(claim));
  const staying = new Set(reassigned);
  const moving = claims
    .filter((claim) => !staying.has(claim))
    .sort((a, b) => b.partySize - a.partySize || a.from - b.from || (a.id < b.id ? -1 : 1));
  const free = new FreeTables(reassigned);
  const attempts = { left: swapAttemptsPerClaim * claims.length };
  for (const claim of moving) {
    makeRoom(types, free, reassigned, { claim, fixed, attempts });
    const reassignedClaim = moved(types, free, claim);
    free.take(reassignedClaim);
    reassigned.push(reassignedClaim);
  }
  return reassigned;
}

/** Claims on a type with fewer tables than claims, made after the ones that fill it. */
export function overfull(
  owned: readonly TableStock[],
  claims: readonly Claim[],
  fixed: ReadonlySet<string> = noneFixed,
): ReadonlySet<Claim> {
  const tooMany = new Set<Claim>();
  const byType = new Map<string, Claim[]>();
  for (const claim of claims) {
    const own = byType.get(claim.tableType);
    if (own) own.push(claim);
    else byType.set(claim.tableType, [claim]);
  }
  for (const { key, count } of owned) {
    const own = byType.get(key) ?? [];
    const pushed = own.some(({ tables = 1 }) => tables > 1);
    if (own.length <= count && !pushed) continue;
    if (new Occupancy(own).most(key, anyTime) <= count) continue;
    const first = new Occupancy(own.filter(({ id }) => fixed.has(id)));
    for (const claim of onePerParty(own).sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1))) {
      if (fixed.has(claim.id)) continue;
      if (first.most(key, claim) + (claim.tables ?? 1) <= count) first.add(claim);
      else tooMany.add(claim);
    }
  }
  return tooMany;
}

/** A restaurant's table types, and the ones that seat a party. */
class TableTypes {
  readonly largest: TableStock;
  private readonly byKey: ReadonlyMap<string, TableStock>;
  private readonly bySize = new Map<number, readonly TableStock[]>();

  constructor(private readonly owned: readonly TableStock[]) {
    this.byKey = new Map([...owned].reverse().map((type) => [type.key, type]));
    this.largest = owned.reduce((best, next) => (next.capacity > best.capacity ? next : best));
  }

  find(key: string): TableStock | undefined {
    return this.byKey.get(key);
  }

  /** Smallest first. */
  for(partySize: number): readonly TableStock[] {
    let fitting = this.bySize.get(partySize);
    if (!fitting) this.bySize.set(partySize, (fitting = seating(this.owned, partySize)));
    return fitting;
  }

  /** True if the claim's type exists and seats the party, combined tables only if no single one would. */
  seats({ tableType, tables = 1, partySize }: Claim): boolean {
    const type = this.find(tableType);
    if (!type || type.capacity * tables < partySize) return false;
    return tables === 1 || this.for(partySize).length === 0;
  }
}

/** Free tables during the reassignment. A full type is remembered until a claim leaves it. */
class FreeTables {
  private readonly inUse: Occupancy;
  private readonly full = new Map<string, Set<string>>();

  constructor(claims: readonly Claim[]) {
    this.inUse = new Occupancy(claims);
  }

  take(claim: Claim): void {
    this.inUse.add(claim);
  }

  /** Frees a claim's table. */
  leave(claim: Claim): void {
    this.inUse.add({ ...claim, tables: -(claim.tables ?? 1) });
    for (const full of this.full.values()) full.delete(claim.tableType);
  }

  firstOf(types: readonly TableStock[], interval: Interval): TableStock | undefined {
    const at = `${interval.from} ${interval.until}`;
    let full = this.full.get(at);
    if (!full) this.full.set(at, (full = new Set()));
    for (const type of types) {
      if (full.has(type.key)) continue;
      if (this.inUse.most(type.key, interval) < type.count) return type;
      full.add(type.key);
    }
    return undefined;
  }
}

/** One claim per party: during a change or a repeated request it has two, of which only one will remain. */
function onePerParty(claims: readonly Claim[]): Claim[] {
  const latest = new Map<string, Claim>();
  for (const claim of claims) {
    const { reservationId, version } = claimOwner(claim.id);
    const known = latest.get(reservationId);
    if (!known || claimOwner(known.id).version < version) latest.set(reservationId, claim);
  }
  const byKey = new Map<string, Claim>();
  const alone: Claim[] = [];
  for (const claim of latest.values()) {
    if (!claim.key) {
      alone.push(claim);
      continue;
    }
    const known = byKey.get(claim.key);
    if (known && !isSameRequest(known, claim)) alone.push(known);
    byKey.set(claim.key, claim);
  }
  return [...alone, ...byKey.values()];
}

function moved(types: TableTypes, free: FreeTables, claim: Claim): Claim {
  const { tables: _, ...alone } = claim;
  const fitting = types.for(claim.partySize);
  const found = free.firstOf(fitting, claim);
  if (found) return { ...alone, tableType: found.key };
  const type = types.find(claim.tableType);
  if (type && type.capacity * (claim.tables ?? 1) >= claim.partySize) return claim;
  if (fitting[0]) return { ...alone, tableType: fitting[0].key };
  const { largest } = types;
  return { ...claim, tableType: largest.key, tables: Math.ceil(claim.partySize / largest.capacity) };
}

/**
 * Without a free table for a party: moves another party from a fitting table to another free one. Needed when tables were
 * booked under settings that were replaced before the reassignment.
 */
function makeRoom(
  types: TableTypes,
  free: FreeTables,
  reassigned: Claim[],
  { claim, fixed, attempts }: { claim: Claim; fixed: ReadonlySet<string>; attempts: { left: number } },
): void {
  const fitting = types.for(claim.partySize);
  if (fitting.length === 0 || free.firstOf(fitting, claim)) return;
  for (const type of fitting) {
    for (const [index, other] of reassigned.entries()) {
      if ((attempts.left -= 1) < 0) return;
      if (other.tableType !== type.key || (other.tables ?? 1) > 1 || fixed.has(other.id)) continue;
      if (other.until <= claim.from || other.from >= claim.until) continue;
      const elsewhere = types.for(other.partySize).filter(({ key }) => key !== type.key);
      const table = free.firstOf(elsewhere, other);
      if (!table) continue;
      free.leave(other);
      const isRoom = free.firstOf([type], claim) !== undefined;
      const settled = isRoom ? { ...other, tableType: table.key } : other;
      free.take(settled);
      if (!isRoom) continue;
      reassigned[index] = settled;
      return;
    }
  }
}
