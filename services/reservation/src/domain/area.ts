import { areaKey } from '@tablewell/restaurant-rules/areas';
import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { hasTables, type Inventory, planOf } from './seating/plans';

/** The owner's name of an area that tables are in; undefined for another one (AREA-1, AREA-3). */
export function knownArea(rules: Inventory, name: string | undefined): string | undefined {
  return name && hasTables(rules) ? planOf(rules).nameOfArea(name) : undefined;
}

/**
 * The area that a caller asks for, in the owner's words, or why it cannot be asked for: it is unknown, or none of its tables
 * is for this audience (AREA-1). Undefined: anywhere.
 */
export function areaAsked(
  rules: Inventory,
  name: string | undefined,
  audience: TableAudience,
): string | undefined | Refusal {
  if (!name || name.trim() === '') return undefined;
  const known = name.length > longestAsked ? undefined : knownArea(rules, name);
  if (known !== undefined && planOf(rules).within(areaKey(known)).isFor(audience)) return known;
  const hasAreas = hasTables(rules) && planOf(rules).hasAreas;
  const message = hasAreas
    ? 'Please choose one of the areas of this restaurant, or leave the area out'
    : 'This restaurant has no areas to choose from. Please leave the area out';
  return invalid([{ field: 'area', message }], 'unknown-area');
}

/** Nothing longer is compared: an area has at most so many characters, with spaces around it. */
const longestAsked = 2 * floorBounds.areaLength;
