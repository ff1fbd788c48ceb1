import type { Interval } from '../claims/intervals';
import { type Claim, claimOwner, isHard } from '../claims/claim';
import { type DayTables, toParty } from './day-tables';
import { findForExisting } from './find-for-existing';
import { findOfType, findTable, type FoundTables } from './find-table';
import { isOneParty, minutesOf, type SeatedParty } from './timelines';

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
  seatRest(day, rest, movable);
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
  // A table of another type may have this number now.
  const isLargeEnough =
    day.plan.seats(tables, party.partySize) || day.plan.seatsTogether(tables, party.partySize);
  return isLargeEnough && day.typeOf(tables) === claim.tableType;
}

/** Whether the other party is due at the table of a party that overstays. It keeps its plan (PARTY-6). */
function isDueToLeave({ claim: { storedUntil } }: SeatedParty, next: SeatedParty): boolean {
  return storedUntil !== undefined && next.from >= minutesOf({ from: storedUntil, until: storedUntil }).from;
}

/**
 * First each party gets a table of the type that it had, if there is one (TABLE-13): those that booked first, where the type
 * has too few. Then the others get any: the largest first, because they have the fewest options.
 */
function seatRest(day: DayTables, rest: readonly SeatedParty[], movable: Interval): void {
  const byBooking = (a: SeatedParty, b: SeatedParty) =>
    a.claim.madeAt - b.claim.madeAt || a.from - b.from || (a.claim.id < b.claim.id ? -1 : 1);
  // A party that booked without a table gets one that the others leave, in the order of booking (OVERBOOK-8).
  const beyond = rest.filter(({ claim }) => claim.beyondTables).sort(byBooking);
  const promised = beyond.length > 0 ? rest.filter(({ claim }) => !claim.beyondTables) : [...rest];
  const left = promised.sort(byBooking).filter((party) => {
    const found = findOfType(day, party.claim.tableType, requestOf(party, movable));
    if (found.kind === 'table') putAt(day, party, found);
    return found.kind !== 'table';
  });
  left.sort((a, b) => b.partySize - a.partySize || byBooking(a, b));
  for (const party of [...left, ...beyond]) {
    const request = requestOf(party, movable);
    const found = findForExisting((requested) => findTable(day, requested), request);
    if (found.kind === 'table') putAt(day, party, found);
    else {
      const together = found.kind === 'too-large' ? tablesTogether(day, party) : [];
      day.put({ ...party, hard: together.length > 0 || party.hard }, together);
    }
  }
}

function requestOf({ partySize, area, claim: { from, until } }: SeatedParty, movable: Interval) {
  return { partySize, ...(area === undefined ? {} : { area }), from, until, movable };
}

function putAt(
  day: DayTables,
  party: SeatedParty,
  { tables, moves }: Extract<FoundTables, { kind: 'table' }>,
): void {
  for (const move of moves) {
    const other = day.parties.get(move.id) as SeatedParty;
    day.remove(other);
    day.put(other, day.positionsOf(move.tableNumbers));
  }
  day.put(party, day.positionsOf(tables));
}

/** As many free tables as seat a party that is larger than all tables and combinations; none if there are too few. */
function tablesTogether({ plan, timelines }: DayTables, party: SeatedParty): readonly number[] {
  const tables: number[] = [];
  for (const table of plan.largestFirst) {
    if (timelines.isFree([table], party)) tables.push(table);
    if (plan.seatsTogether(tables, party.partySize)) return tables;
  }
  return [];
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
