import { inService, Occupancy, seating, type Stretch } from './occupancy';
import type { TableStock } from './restaurant-rules';
import { type Claim, claimOwner, isSameRequest } from './service-day';

const always = { from: -Infinity, until: Infinity };
const noneFixed: ReadonlySet<string> = new Set();

/**
 * Gives every party a table after the restaurant's tables were changed. Who sits well stays. A party moves to a free
 * table of the smallest type that seats it when it holds none (it was promised one under the fallback of 100 seats),
 * when its type is gone or no longer seats it, or when the type has fewer tables by now and others were there first.
 *
 * A promise is kept: who finds no table free stays counted where it is, or on the smallest type that seats it, which
 * is then taken more often than there are, so that nobody else is promised it; for who is larger than every table,
 * the largest are pushed together. The largest parties move first, because they have the least choice.
 *
 * Answers the very same list when everybody sits well. Takes time in proportion to n log n for n claims.
 * @param fixed ids of claims that stay where they are, whatever that is
 */
export function houseParties(
  tables: readonly TableStock[],
  claims: readonly Claim[],
  fixed: ReadonlySet<string> = noneFixed,
): readonly Claim[] {
  const owned = inService(tables);
  if (owned.length === 0) return claims;
  const kinds = new Kinds(owned);
  const seated = claims.filter((claim) => fixed.has(claim.id) || kinds.seats(claim));
  const tooMany = overfull(owned, seated, fixed);
  if (seated.length === claims.length && tooMany.size === 0) return claims;
  const housed = seated.filter((claim) => !tooMany.has(claim));
  const staying = new Set(housed);
  const moving = claims
    .filter((claim) => !staying.has(claim))
    .sort((a, b) => b.partySize - a.partySize || a.from - b.from || (a.id < b.id ? -1 : 1));
  const free = new FreeTables(housed);
  for (const claim of moving) {
    const home = moved(kinds, free, claim);
    free.take(home);
    housed.push(home);
  }
  return housed;
}

/** Who sits at a type with fewer tables than parties and came after those that fill it. */
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
    if (new Occupancy(own).most(key, always) <= count) continue;
    const first = new Occupancy(own.filter(({ id }) => fixed.has(id)));
    for (const claim of standing(own).sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1))) {
      if (fixed.has(claim.id)) continue;
      if (first.most(key, claim) + (claim.tables ?? 1) <= count) first.add(claim);
      else tooMany.add(claim);
    }
  }
  return tooMany;
}

/** The types that a restaurant has, and which of them seat a party. */
class Kinds {
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

  /** Whether a party sits at a type that there is and that seats it, or at several where no single one would do. */
  seats({ tableType, tables = 1, partySize }: Claim): boolean {
    const type = this.find(tableType);
    if (!type || type.capacity * tables < partySize) return false;
    return tables === 1 || this.for(partySize).length === 0;
  }
}

/** What is left while parties are given tables. Nothing becomes free meanwhile, so a type that is full stays full. */
class FreeTables {
  private readonly inUse: Occupancy;
  private readonly full = new Map<string, Set<string>>();

  constructor(claims: readonly Claim[]) {
    this.inUse = new Occupancy(claims);
  }

  take(claim: Claim): void {
    this.inUse.add(claim);
  }

  firstOf(types: readonly TableStock[], stretch: Stretch): TableStock | undefined {
    const at = `${stretch.from} ${stretch.until}`;
    let full = this.full.get(at);
    if (!full) this.full.set(at, (full = new Set()));
    for (const type of types) {
      if (full.has(type.key)) continue;
      if (this.inUse.most(type.key, stretch) < type.count) return type;
      full.add(type.key);
    }
    return undefined;
  }
}

/** One claim of each party: while a reservation changes or is asked for twice it has two, of which one will stand. */
function standing(claims: readonly Claim[]): Claim[] {
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

function moved(kinds: Kinds, free: FreeTables, claim: Claim): Claim {
  const { tables: _, ...alone } = claim;
  const fitting = kinds.for(claim.partySize);
  const found = free.firstOf(fitting, claim);
  if (found) return { ...alone, tableType: found.key };
  const type = kinds.find(claim.tableType);
  if (type && type.capacity * (claim.tables ?? 1) >= claim.partySize) return claim;
  if (fitting[0]) return { ...alone, tableType: fitting[0].key };
  const { largest } = kinds;
  return { ...claim, tableType: largest.key, tables: Math.ceil(claim.partySize / largest.capacity) };
}
