import { areaKey } from '@tablewell/restaurant-rules/areas';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { type Inventory, planOf } from '../tables/plans';

/** The owner's spelling of the name of an area with tables; undefined for any other name (AREA-1, AREA-3). */
export function knownArea(rules: Inventory, name: string | undefined): string | undefined {
  return name ? planOf(rules).nameOfArea(name) : undefined;
}

/**
 * The requested area in the owner's spelling, or the refusal of an area that is unknown, or has no table for this
 * audience (AREA-1). Undefined: anywhere.
 */
export function resolveArea(
  rules: Inventory,
  name: string | undefined,
  audience: TableAudience,
): string | undefined | Refusal {
  if (!name || name.trim() === '') return undefined;
  const known = name.length > longestAreaName ? undefined : knownArea(rules, name);
  if (known !== undefined && planOf(rules).within(areaKey(known)).isFor(audience)) return known;
  const message = planOf(rules).hasAreas
    ? 'Please choose one of the areas of this restaurant, or leave the area out'
    : 'This restaurant has no areas to choose from. Please leave the area out';
  return invalid([{ field: 'area', message }], 'unknown-area');
}

/** Longer names are not compared: this is the longest name of an area, with room for spaces around it. */
const longestAreaName = 2 * floorBounds.areaLength;
