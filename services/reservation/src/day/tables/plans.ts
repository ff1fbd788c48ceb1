import type { Floor } from '@tablewell/restaurant-rules/floor';
import { LRUCache } from 'lru-cache';
import type { RestaurantOnDay } from '../claims/day-restrictions';
import { TablePlan } from './table-plan';

/** The tables of a restaurant, with the blocks of the day that is being decided. */
export type Inventory = Pick<RestaurantOnDay, 'floor' | 'blocks'>;

/** The compiled plans, by their tables; bounded by the number of these. */
const plans = new LRUCache<string, TablePlan>({
  maxSize: 20_000,
  sizeCalculation: ({ floor }) => floor.tables.length + 1,
});
const contents = new WeakMap<Floor, string>();

/** Whether a restaurant has tables; without any, the fallback of seats applies. */
export function hasTables({ floor }: Inventory): boolean {
  return floor.tables.length > 0;
}

/** The plan of a restaurant's tables, compiled once for equal tables. */
export function planOf({ floor }: Inventory): TablePlan {
  let content = contents.get(floor);
  if (content === undefined) contents.set(floor, (content = JSON.stringify(floor)));
  let plan = plans.get(content);
  if (!plan) plans.set(content, (plan = new TablePlan(floor)));
  return plan;
}
