import type { Interval } from '../claims/intervals';
import type { HeldClaim } from '../claims/overstay';
import { type Claim, isHard, withoutNumbers } from '../claims/claim';
import { reassignTables } from './table-reassignment';
import { hasTables, type Inventory, planOf } from './plans';
import { anyTime } from './find-table';
import { Seating } from './seating';
import type { TablePlan } from './table-plan';

/** The tables of a service day with its claims. With tables from counts, claims first get a type that fits. */
export function seatingOf(
  inventory: Inventory,
  claims: readonly HeldClaim[],
  movable?: Interval,
  fixed?: ReadonlySet<string>,
): Seating {
  const plan = planOf(inventory);
  const typed = plan.floor.fromCounts ? withTypes(inventory, claims, fixed) : claims;
  return new Seating(plan, typed, movable, inventory.blocks);
}

/**
 * The claims with types that fit. A party that sits or was placed by a host has its tables, whatever their types, and one
 * that is over takes no type from the party that is due at its table.
 */
function withTypes(
  inventory: Inventory,
  claims: readonly HeldClaim[],
  given: ReadonlySet<string> = new Set(),
): readonly HeldClaim[] {
  const placed = claims.filter(keepsTables);
  if (placed.length === 0) return reassignTables(inventory.tables, claims, given);
  const kept = new Set(placed.map(({ id }) => id));
  const plan = planOf(inventory);
  const counted = claims.flatMap((claim) => (kept.has(claim.id) ? oneByTable(plan, claim) : [claim]));
  const typed = reassignTables(inventory.tables, counted, new Set([...given, ...kept]));
  return typed === counted ? claims : [...placed, ...typed.filter(({ id }) => !kept.has(id))];
}

/** A claim for each of a party's tables, of the type of that table, until the end of its turn. */
function oneByTable(plan: TablePlan, claim: HeldClaim): Claim[] {
  const { tables: _, ...rest } = claim;
  return (claim.tableNumbers ?? []).flatMap((number) => {
    const index = plan.indexOf(number);
    const until = claim.overSince ?? claim.until;
    return index === undefined ? [] : [{ ...rest, tableType: plan.table(index).type, until }];
  });
}

/** Whether a party keeps tables that are known by their numbers. */
const keepsTables = (claim: Claim): boolean => isHard(claim) && (claim.tableNumbers ?? []).length > 0;

/** The claim without its numbers, if it may leave tables outside the area that its party requested (AREA-3). */
function outsideOfArea(plan: TablePlan, claim: Claim): Claim {
  const area = plan.areaOf(claim.area);
  if (area === undefined || isHard(claim)) return claim;
  const tables = claim.tableNumbers?.flatMap((number) => plan.indexOf(number) ?? []) ?? [];
  return plan.within(area).has(tables) ? claim : withoutNumbers(claim);
}

/** The claims with the tables that they have under changed settings, with numbers where tables are free. */
export function arrange(
  inventory: Inventory,
  claims: readonly Claim[],
  fixed: ReadonlySet<string>,
): readonly Claim[] {
  if (!hasTables(inventory)) return claims;
  const isFromCounts = planOf(inventory).floor.fromCounts === true;
  const typed = isFromCounts ? reassignTables(inventory.tables, claims, fixed) : claims;
  const plan = planOf(inventory);
  const strays = typed.map((claim) => (fixed.has(claim.id) ? claim : outsideOfArea(plan, claim)));
  const seating = new Seating(plan, strays, anyTime, inventory.blocks);
  return typed.map((claim) => (fixed.has(claim.id) ? claim : seating.arranged(claim)));
}
