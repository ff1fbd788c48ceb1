import type { Stretch } from '../occupancy';
import type { Claim } from '../service-day';
import { reassignTables } from '../table-reassignment';
import { type Inventory, planOf } from './plans';
import { Seating } from './seating';

/** The tables of a service day with its claims. On tables from counts, claims first get a type that fits. */
export function seatingOf(
  inventory: Inventory,
  claims: readonly Claim[],
  movable?: Stretch,
  fixed?: ReadonlySet<string>,
): Seating {
  const plan = planOf(inventory);
  const typed = plan.floor.fromCounts ? reassignTables(inventory.tables, claims, fixed) : claims;
  return new Seating(plan, typed, movable);
}
