import type { Block } from '../day/claims/block';
import { blocksOf } from './blocked';
import { claimOf } from '../party/claim-of';
import type { EveningTable } from './evening-tables';
import { holdsTable, stageOf, type Stage } from '../party/lifecycle';
import { type Interval, overlaps } from '../day/claims/intervals';
import type { OnlinePause } from '../day/claims/online-pause';
import { claimAsOfNow } from '../day/claims/overstay';
import type { Reservation } from '../party/reservation';
import { isReadyOver } from '../party/wait';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Inventory } from '../day/tables/plans';
import { seatingOf } from '../day/tables/seating';
import type { EveningSections } from './sections';
import type { ShiftNote } from './shift-note';
import { type Claim, claimId, isHard } from '../day/claims/claim';
import { seatedDuring } from '../day/claims/stay';

/** A party as hosts see it. */
export interface PartyView {
  readonly reservation: Reservation;
  readonly stage: Stage;
  readonly tableNumbers: readonly string[];
  /** Undefined if it holds no table. */
  readonly held: Interval | undefined;
  /** Epoch milliseconds; past it, a seated party overstays. Undefined if it holds no table. */
  readonly turnEndsAt: number | undefined;
  /** The ids of parties that have one of its tables at the same time. */
  readonly collidesWith: readonly string[];
  /** The ids of blocks that cover one of its tables while it holds them (EVENING-13). */
  readonly blockedBy: readonly string[];
}

/** A service day as hosts see it. */
export interface EveningView {
  readonly date: string;
  readonly now: Date;
  readonly restaurant: RestaurantRules;
  readonly tables: readonly EveningTable[];
  readonly parties: readonly PartyView[];
  readonly truncated: boolean;
  /** The sections of this date, else of the latest earlier evening with sections. */
  readonly sections: EveningSections | undefined;
  readonly shiftNote: ShiftNote | undefined;
  readonly onlinePause: OnlinePause | undefined;
  /** By start. */
  readonly blocks: readonly Block[];
}

/**
 * The parties of a service day with their tables. Table numbers are from the day's claims, the stretch is from the
 * party itself; the stretch of a party that overstays ends with the clock (PARTY-6).
 */
export function viewParties(
  rules: Inventory,
  parties: readonly Reservation[],
  claims: readonly Claim[],
  now: number,
): PartyView[] {
  const known = new Map(claims.map((claim) => [claim.id, claim]));
  const holds = (party: Reservation) => holdsTable(stageOf(party)) && !isReadyOver(party, now);
  const held = parties.flatMap((party) => (holds(party) ? [heldClaim(party, known, now)] : []));
  const numbers = numbersOf(rules, held);
  const byTable = new Map<string, Claim[]>();
  for (const claim of held)
    for (const number of numbers.get(claim.id) ?? [])
      byTable.set(number, [...(byTable.get(number) ?? []), claim]);
  const owners = new Map(parties.map((party) => [claimId(party.id, party.claimVersion), party.id]));
  const byId = new Map(held.map((claim) => [claim.id, claim]));

  return parties.map((reservation) => {
    const claim = byId.get(claimId(reservation.id, reservation.claimVersion));
    const tableNumbers = (claim ? numbers.get(claim.id) : reservation.placement.tableNumbers) ?? [];
    const others = claim ? tableNumbers.flatMap((number) => byTable.get(number) ?? []) : [];
    const seated = claim && seatedDuring(claim);
    const clashes = others.filter(
      (other) => seated && other.id !== claim.id && overlaps(seatedDuring(other), seated),
    );
    return {
      reservation,
      stage: stageOf(reservation),
      tableNumbers,
      held: seated,
      turnEndsAt: claim && seatedDuring(claimOf(reservation, reservation.createdAt)).until,
      collidesWith: [...new Set(clashes.flatMap(({ id }) => owners.get(id) ?? []))],
      blockedBy: claim ? blocksOf(rules, tableNumbers, claim) : [],
    };
  });
}

/** The tables of each claim, as decisions see them. A host's choice is kept, even of a table that no longer exists. */
function numbersOf(rules: Inventory, held: readonly Claim[]): ReadonlyMap<string, readonly string[]> {
  const seating = seatingOf(rules, held);
  return new Map(
    held.map((claim) => {
      const own = isHard(claim) ? claim.tableNumbers : undefined;
      return [claim.id, seating.tablesOf(claim.id) ?? own ?? []];
    }),
  );
}

function heldClaim(party: Reservation, known: ReadonlyMap<string, Claim>, now: number): Claim {
  const own = claimOf(party, party.createdAt);
  const stored = known.get(own.id);
  const tableNumbers = stored?.tableNumbers ?? own.tableNumbers;
  // The reservation of a party that was moved to a table of another type is updated a little later.
  const { tableType, tables } = stored ?? own;
  const { tables: _, ...claim } = own;
  return {
    ...claimAsOfNow(claim, now),
    tableType,
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
  };
}

const noTables = { tables: [], combinations: [] };

/** A single party, without collisions and without the table of a soft party: both depend on the whole evening. */
export function viewParty(party: Reservation, now: Date): PartyView {
  const [view] = viewParties({ floor: noTables }, [party], [], now.getTime());
  return view as PartyView;
}
