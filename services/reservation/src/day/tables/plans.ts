import { type Floor, floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { inService } from './occupancy';
import type { RestaurantOnDay } from '../claims/day-restrictions';
import { TablePlan } from './table-plan';

/** The tables of a restaurant, from its floor plan or from counts, with the blocks of the day that is being decided. */
export type Inventory = Pick<RestaurantOnDay, 'tables' | 'floor' | 'blocks'>;

/** Bounds the cached plans, by the number of their tables. */
const maxCachedTables = 20_000;
const byContent = new Map<string, TablePlan>();
let cachedTables = 0;
const byFloor = new WeakMap<Floor, string>();

/** Whether a restaurant has tables; without any, the fallback of seats applies. */
export function hasTables({ tables, floor }: Inventory): boolean {
  return (floor?.tables.length ?? 0) > 0 || inService(tables).length > 0;
}

/** A key that is equal for equal tables. */
export function inventoryKey({ tables, floor }: Inventory): string {
  if (!floor || floor.tables.length === 0)
    return tables.map(({ key, count, capacity }) => `${key}\t${count}\t${capacity}`).join('\n');
  let content = byFloor.get(floor);
  if (content === undefined) byFloor.set(floor, (content = JSON.stringify(floor)));
  return content;
}

/** The plan of a restaurant's tables, compiled once for equal tables. */
export function planOf(inventory: Inventory): TablePlan {
  const content = inventoryKey(inventory);
  let plan = byContent.get(content);
  if (!plan) {
    const { floor, tables } = inventory;
    plan = new TablePlan(floor && floor.tables.length > 0 ? floor : floorFromCounts(inService(tables)));
    if (cachedTables > maxCachedTables) {
      byContent.clear();
      cachedTables = 0;
    }
    cachedTables += plan.floor.tables.length;
    byContent.set(content, plan);
  }
  return plan;
}
