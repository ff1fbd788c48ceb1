import { type Claim, isHard, withoutNumbers } from '../claims/claim';
import { anyTime } from './find-table';
import { hasTables, type Inventory, planOf } from './plans';
import { seatingOf } from './seating';
import type { TablePlan } from './table-plan';

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
  const plan = planOf(inventory);
  const strays = claims.map((claim) => (fixed.has(claim.id) ? claim : outsideOfArea(plan, claim)));
  const seating = seatingOf(inventory, strays, anyTime);
  return claims.map((claim) => (fixed.has(claim.id) ? claim : seating.arranged(claim)));
}
