import type { Block } from './block';
import type { OnlinePause } from './online-pause';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** A restaurant with the blocks of the service day that is being decided. */
export interface RestaurantOnDay extends RestaurantRules {
  readonly blocks?: readonly Block[];
}

/**
 * The restrictions of bookings on a service day, other than its claims. Stored with them, so that one write decides on
 * both.
 */
export interface DayRestrictions {
  /** The latest pause of online bookings, even if it has ended. */
  readonly onlinePause?: OnlinePause;
  /** The tables that are blocked. */
  readonly blocks?: readonly Block[];
}

/** The restaurant with the blocks of a service day. */
export function withBlocks(rules: RestaurantRules, { blocks = [] }: DayRestrictions): RestaurantOnDay {
  return blocks.length > 0 ? { ...rules, blocks } : rules;
}

/** The restaurant as if nothing was blocked. */
export function withoutBlocks({ blocks: _, ...rules }: RestaurantOnDay): RestaurantRules {
  return rules;
}

/** The restrictions of a party that sits past midnight: those of its first day, and the blocks of both days. */
export function mergeRestrictions(
  today: DayRestrictions,
  tomorrow: DayRestrictions | undefined,
): DayRestrictions {
  if (!tomorrow?.blocks?.length) return today;
  const blocks = new Map([...(today.blocks ?? []), ...tomorrow.blocks].map((block) => [block.id, block]));
  return { ...today, blocks: [...blocks.values()] };
}
