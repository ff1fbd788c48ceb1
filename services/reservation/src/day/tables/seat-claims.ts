import type { Interval } from '../claims/intervals';
import { type Claim, claimOwner, isHard } from '../claims/claim';
import { type DayTables, toParty } from './day-tables';
import { findForExisting } from './find-for-existing';
import { findTable } from './find-table';
import { swapIdenticalTables } from './swap-identical-tables';
import type { TableGroup } from './table-plan';
import { isOneParty, minutesOf, type SeatedParty, softWithin } from './timelines';

/**
 * Seats a day's claims: first at their stored numbers, hard parties before soft ones, then the claims without valid numbers.
 * @param movable soft parties within this stretch are moved where stored numbers no longer fit
 */
export function seatClaims(day: DayTables, claims: readonly Claim[], movable: Interval): void {
  const duplicates = duplicatesOf(claims);
  const parties = claims.map((claim) => toParty(day.plan, claim, duplicates.has(claim.id)));
  const isDone = new Set<SeatedParty>();
  for (const isFirst of [true, false]) {
    for (const party of parties) {
      const { tableNumbers } = party.claim;
      if (!tableNumbers?.length || isHard(party.claim) !== isFirst) continue;
      const tables = day.positionsOf(tableNumbers);
      if (tables.length < tableNumbers.length || !mayKeep(day, party, tables)) continue;
      day.put(day.keptAt(party, tables), tables);
      isDone.add(party);
    }
  }
  const rest = parties.filter((party) => !isDone.has(party));
  if (rest.length === 0) return;
  if (day.plan.floor.fromCounts) seatByType(day, rest, movable);
  else seatBySize(day, rest, movable);
}

function mayKeep(day: DayTables, party: SeatedParty, tables: readonly number[]): boolean {
  const { claim } = party;
  // A host may have seated two parties at one table by override.
  if (isHard(claim)) return true;
  const isOwn = ({ claim: other }: SeatedParty) => isOneParty(other, claim);
  // A party that was placed before the block keeps its table: parties are moved when a block is made, by the host’s choice
  // (EVENING-13).
  const inTheWay = day.timelines.during(tables, party);
  if (!inTheWay.every((other) => isOwn(other) || day.blocked.includes(other) || isDueToLeave(other, party)))
    return false;
  if (day.plan.floor.fromCounts)
    return (
      tables.length === (claim.tables ?? 1) &&
      tables.every((at) => day.plan.table(at).type === claim.tableType)
    );
  // A table of another type may have this number now.
  return day.plan.seats(tables, party.partySize) && day.typeOf(tables) === claim.tableType;
}

/** Whether a party is over when the other one is due at its table, which keeps its plan (PARTY-6). */
function isDueToLeave({ claim: { overSince } }: SeatedParty, next: SeatedParty): boolean {
  return overSince !== undefined && next.from >= minutesOf({ from: overSince, until: overSince }).from;
}

/** Tables from counts: each party gets a table of its claim's type, all of them if there are enough (TABLE-13). */
function seatByType(day: DayTables, rest: readonly SeatedParty[], movable: Interval): void {
  const byGroup = new Map<TableGroup, SeatedParty[]>();
  for (const party of rest) {
    const group = day.plan.groupsByType.get(party.claim.tableType);
    if (!group) day.put(party, []);
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
        if (day.timelines.isFree([table], party)) free.push(table);
      }
      if (free.length === count) day.put(party, free);
      else if (count === 1 && !party.hard) left.push(party);
      else day.put(party, []);
    }
    if (left.length > 0) renumber(day, group, left, movable);
  }
}

function renumber(
  day: DayTables,
  group: TableGroup,
  waiting: readonly SeatedParty[],
  movable: Interval,
): void {
  const { moves, left } = swapIdenticalTables(day.timelines, group.tables, waiting, softWithin(movable));
  const isNew = new Set(waiting);
  for (const { party } of moves) if (!isNew.has(party)) day.remove(party);
  for (const { party, tables } of moves) day.put(party, tables);
  for (const party of left) day.put(party, []);
}

/** Tables of a plan: the largest parties first, because they have the fewest options. */
function seatBySize(day: DayTables, rest: readonly SeatedParty[], movable: Interval): void {
  const inOrder = [...rest].sort(
    (a, b) => b.partySize - a.partySize || a.from - b.from || (a.claim.id < b.claim.id ? -1 : 1),
  );
  for (const party of inOrder) {
    const { from, until } = party.claim;
    const inArea = party.area === undefined ? {} : { area: party.area };
    const request = { partySize: party.partySize, ...inArea, from, until, movable };
    const found = findForExisting((requested) => findTable(day, requested), request);
    if (found.kind !== 'table') {
      day.put(party, []);
      continue;
    }
    for (const move of found.moves) {
      const other = day.parties.get(move.id) as SeatedParty;
      day.remove(other);
      day.put(other, day.positionsOf(move.tableNumbers));
    }
    day.put(party, day.positionsOf(found.tables));
  }
}

/** The ids of the claims of parties with two, from a change or a repeated request in progress. */
function duplicatesOf(claims: readonly Claim[]): ReadonlySet<string> {
  const duplicates = new Set<string>();
  const first = new Map<string, string>();
  for (const { id, key } of claims) {
    for (const name of [
      `reservation ${claimOwner(id).reservationId}`,
      ...(key === undefined ? [] : [`key ${key}`]),
    ]) {
      const other = first.get(name);
      if (other === undefined) first.set(name, id);
      else duplicates.add(other).add(id);
    }
  }
  return duplicates;
}
