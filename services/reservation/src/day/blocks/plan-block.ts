import { dayBounds } from '@tablewell/shared/zone';
import { type Block, covers, coversEverything } from '../claims/block';
import { overlaps } from '../claims/intervals';
import type { RestaurantOnDay } from '../claims/day-restrictions';
import { findForExisting } from '../tables/find-for-existing';
import { hasTables, type Inventory } from '../tables/plans';
import { type Seating, seatingOf } from '../tables/seating';
import { dayZoneOf } from '../claims/service-dates';
import { type Claim, type ServiceDay, withMoves } from '../claims/claim';

/** Why a party stays at a table that is blocked. */
export type StaysAtBlock = 'no-table' | 'begun' | 'chosen' | 'past-midnight';

/** A party at a table that is to be blocked. */
export interface PartyAtBlock {
  readonly claim: Claim;
  readonly tableNumbers: readonly string[];
  /** Empty: it stays. */
  readonly movesTo: readonly string[];
  readonly stays?: StaysAtBlock;
}

/** The parties at the tables of a block, and the claims of the day with the movable ones at other tables. */
interface PlannedBlock {
  readonly parties: readonly PartyAtBlock[];
  readonly claims: readonly Claim[];
}

/**
 * Where the parties at the tables of a new block would go: soft parties of this day that have not begun get other tables,
 * the largest first, because they have the fewest options. One without a free table stays (EVENING-13).
 */
export function planBlock(rules: RestaurantOnDay, day: ServiceDay, block: Block): PlannedBlock {
  const { claims } = day;
  if (!hasTables(rules)) {
    const isAffected = (claim: Claim) => coversEverything(block) && overlaps(claim, block);
    const parties = claims.filter(isAffected).map((claim) => atBlock(claim, [], 'no-table'));
    return { parties, claims };
  }
  const before = seatingOf(rules, claims);
  const numbered = withMoves(claims, before.renumbered(claims));
  const numbers = new Set(blockedNumbers(rules, block));
  const tablesOf = ({ id }: Claim) => before.tablesOf(id) ?? [];
  const affected = numbered.filter(
    (claim) => overlaps(claim, block) && tablesOf(claim).some((number) => numbers.has(number)),
  );
  const bounds = dayBounds(day.date, dayZoneOf(rules));
  const reasons = new Map(affected.map((claim) => [claim, mustStay(claim, block, bounds)]));
  const leaving = affected
    .filter((claim) => !reasons.get(claim))
    .sort((a, b) => b.partySize - a.partySize || a.from - b.from);
  const isLeaving = new Set(leaving);
  const after = seatingOf(
    { ...rules, blocks: [...(rules.blocks ?? []), block] },
    numbered.filter((claim) => !isLeaving.has(claim)),
  );
  const movable = { from: Math.max(bounds.start, block.madeAt), until: bounds.end };
  const stuck = new Set(leaving.filter((claim) => !reseat(after, claim, movable)));
  const moved = numbered.map((claim) => (isMoved(claim) ? after.arranged(claim) : claim));
  return {
    parties: affected.map((claim) => {
      const stays = reasons.get(claim) ?? (stuck.has(claim) ? 'no-table' : undefined);
      return atBlock(claim, tablesOf(claim), stays, after.tablesOf(claim.id));
    }),
    claims: moved,
  };

  /** Whether the claim was moved, by its own decision or to make room for another party. */
  function isMoved(claim: Claim): boolean {
    if (stuck.has(claim)) return false;
    return after.tablesOf(claim.id)?.join('\n') !== before.tablesOf(claim.id)?.join('\n');
  }
}

/** Gives a party other tables; false if none are free. */
function reseat(seating: Seating, claim: Claim, movable: { from: number; until: number }): boolean {
  const { partySize, area, from, until } = claim;
  const request = { partySize, ...(area === undefined ? {} : { area }), from, until, movable };
  const found = findForExisting((requested) => seating.find(requested), request);
  if (found.kind !== 'table') return false;
  seating.add({ ...claim, tableNumbers: found.tables }, found.moves);
  return true;
}

function mustStay(
  { seated, pinned, from, until }: Claim,
  { madeAt }: Block,
  { start, end }: { start: number; end: number },
): StaysAtBlock | undefined {
  if (seated || from <= madeAt) return 'begun';
  if (pinned) return 'chosen';
  return from < start || until > end ? 'past-midnight' : undefined;
}

function atBlock(
  claim: Claim,
  tableNumbers: readonly string[],
  stays: StaysAtBlock | undefined,
  movesTo: readonly string[] = [],
): PartyAtBlock {
  return stays ? { claim, tableNumbers, movesTo: [], stays } : { claim, tableNumbers, movesTo };
}

/** The numbers of the tables that a block covers. */
export function blockedNumbers(inventory: Inventory, block: Block): string[] {
  return inventory.floor.tables.flatMap((table) => (covers(block, table) ? [table.number] : []));
}
