import { firstFree, inService, mostAtOnce, seating } from './occupancy';
import type { TableStock } from './restaurant-rules';
import { type Claim, claimOwner } from './service-day';

const always = { from: -Infinity, until: Infinity };

/**
 * Gives every party a table after the restaurant's tables were changed. Who sits well stays. A party moves to a free
 * table of the smallest type that seats it when it holds none (it was promised one under the fallback of 100 seats),
 * when its type is gone or no longer seats it, or when the type has fewer tables by now and others were there first.
 *
 * A promise is kept: who finds no table free stays counted where it is, or on the smallest type that seats it, which
 * is then taken more often than there are, so that nobody else is promised it; for who is larger than every table,
 * the largest are pushed together. The largest parties move first, because they have the least choice.
 *
 * Answers the very same list when everybody sits well.
 */
export function houseParties(tables: readonly TableStock[], claims: readonly Claim[]): readonly Claim[] {
  const owned = inService(tables);
  if (owned.length === 0) return claims;
  const seated = claims.filter((claim) => isSeated(owned, claim));
  const tooMany = overfull(owned, seated);
  if (seated.length === claims.length && tooMany.size === 0) return claims;
  const housed = seated.filter((claim) => !tooMany.has(claim));
  const staying = new Set(housed);
  const moving = claims
    .filter((claim) => !staying.has(claim))
    .sort((a, b) => b.partySize - a.partySize || a.from - b.from || (a.id < b.id ? -1 : 1));
  for (const claim of moving) housed.push(moved(owned, housed, claim));
  return housed;
}

/** The claim of a party at the table that is its own among these others: the one it holds if it still may. */
export function homeOf(tables: readonly TableStock[], others: readonly Claim[], claim: Claim): Claim {
  const owned = inService(tables);
  const housed = houseParties(owned, others);
  const own = owned.filter(({ key }) => key === claim.tableType);
  const isFree = own.some(({ key, count }) => mostAtOnce(housed, key, claim) + (claim.tables ?? 1) <= count);
  if (owned.length === 0 || (isFree && isSeated(owned, claim))) return claim;
  return moved(owned, housed, claim);
}

/** Whether a party sits at a type that there is and that seats it, or at several where no single one would do. */
function isSeated(owned: readonly TableStock[], { tableType, tables = 1, partySize }: Claim): boolean {
  const type = owned.find(({ key }) => key === tableType);
  if (!type || type.capacity * tables < partySize) return false;
  return tables === 1 || seating(owned, partySize).length === 0;
}

/** Who sits at a type with fewer tables than parties and came after those that fill it. */
function overfull(owned: readonly TableStock[], claims: readonly Claim[]): ReadonlySet<Claim> {
  const tooMany = new Set<Claim>();
  for (const { key, count } of owned) {
    const own = claims.filter(({ tableType }) => tableType === key);
    if (own.length <= count || mostAtOnce(own, key, always) <= count) continue;
    const first: Claim[] = [];
    for (const claim of standing(own).sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1))) {
      if (mostAtOnce(first, key, claim) + (claim.tables ?? 1) <= count) first.push(claim);
      else tooMany.add(claim);
    }
  }
  return tooMany;
}

/** One claim of each party: while a reservation changes or is asked for twice it has two, of which one will stand. */
function standing(claims: readonly Claim[]): Claim[] {
  const latest = new Map<string, Claim>();
  for (const claim of claims) {
    const { reservationId, version } = claimOwner(claim.id);
    const known = latest.get(reservationId);
    if (!known || claimOwner(known.id).version < version) latest.set(reservationId, claim);
  }
  return [...new Map([...latest.values()].map((claim) => [claim.key ?? claim.id, claim])).values()];
}

function moved(owned: readonly TableStock[], housed: readonly Claim[], claim: Claim): Claim {
  const { tables: _, ...alone } = claim;
  const fitting = seating(owned, claim.partySize);
  const free = firstFree(fitting, housed, claim);
  if (free) return { ...alone, tableType: free.key };
  const type = owned.find(({ key }) => key === claim.tableType);
  if (type && type.capacity * (claim.tables ?? 1) >= claim.partySize) return claim;
  if (fitting[0]) return { ...alone, tableType: fitting[0].key };
  const largest = owned.reduce((best, next) => (next.capacity > best.capacity ? next : best));
  return { ...claim, tableType: largest.key, tables: Math.ceil(claim.partySize / largest.capacity) };
}
