import type { Claim } from '../../day/claims/claim';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import type { Waiter } from './line';
import { freeTables, neededFrom, type TableNow, tableInTurn } from './table-in-turn';

/** Why a table is proposed (WAIT-3). */
export type ProposalReason = 'best-fit' | 'area' | 'only' | 'combined';

/** The table that is proposed to a party that waits. */
export interface Proposal extends TableNow {
  readonly reason: ProposalReason;
}

/** The tables for the parties of the line in their turn: no table is proposed twice. */
export function proposalsFor(
  day: DayOccupancy,
  line: readonly Waiter[],
  now: number,
): ReadonlyMap<string, Proposal> {
  const proposals = new Map<string, Proposal>();
  // Once nothing is free for a party, nothing is for others like it: those before it only take tables.
  const inVain = new Set<string>();
  let left = day;
  for (const party of line) {
    const kind = JSON.stringify([party.partySize, party.areas]);
    if (party.isLater) continue;
    const found = inVain.has(kind) ? undefined : tableInTurn(left, party, now);
    if (!found) {
      inVain.add(kind);
      continue;
    }
    proposals.set(party.id, { ...found, reason: reasonOf(left, party, found, now) });
    left = withTaken(left, party, found, now);
  }
  return proposals;
}

function reasonOf(day: DayOccupancy, party: Waiter, { tableNumbers }: TableNow, now: number): ProposalReason {
  if (tableNumbers.length > 1) return 'combined';
  if (party.areas.length > 0) return 'area';
  return freeTables(day, party, now).length === 1 ? 'only' : 'best-fit';
}

/** The day once a party has its table. */
function withTaken(day: DayOccupancy, party: Waiter, table: TableNow, now: number): DayOccupancy {
  const { from, until } = neededFrom(day, party, now);
  const { tableNumbers, tableType, moves = [] } = table;
  const claim: Claim = {
    id: `${party.id}:0`,
    tableType,
    ...(tableNumbers.length > 0 ? { tableNumbers, pinned: true } : {}),
    ...(tableNumbers.length > 1 ? { tables: tableNumbers.length } : {}),
    partySize: party.partySize,
    from,
    until: table.until ?? until,
    madeAt: 0,
  };
  const others = new Map(moves.map((move) => [move.id, move]));
  return day.withClaims([...day.claims.map((each) => others.get(each.id) ?? each), claim]);
}
