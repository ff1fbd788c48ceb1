import type { Block } from './block';
import type { OnlinePause } from './online-pause';
import type { LocalTime } from '@tablewell/shared/zone';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** A restaurant with the blocks of the service day that is being decided. */
export interface RestaurantOnDay extends RestaurantRules {
  readonly blocks?: readonly Block[];
}

/** A party that waits for a start of the day that was full when it joined (WAIT-11). */
export interface ListedParty extends LocalTime {
  /** The id of its reservation-to-be. */
  readonly id: string;
  readonly partySize: number;
  /** The only area that it takes; absent: any. */
  readonly area?: string;
  /** When it joined, in epoch milliseconds: the first is served first. */
  readonly joinedAt: number;
}

/** A party that waits for a table now, at the door or through the link (WAIT-22). */
export interface LineParty {
  /** The id of its reservation. */
  readonly id: string;
  readonly partySize: number;
  /** The areas that it takes, in the owner's spelling; absent: any. */
  readonly areas?: readonly string[];
  /** When it joined, in epoch milliseconds: the first is served first. */
  readonly joinedAt: number;
  /** It does not sit before, in epoch milliseconds; absent: at once. */
  readonly notBefore?: number;
  /** Its notes call it a VIP, who may come first by the owner's rule. */
  readonly vip?: boolean;
  /** When it was put on the day: a party without a reservation is taken off after a while. */
  readonly placedAt: number;
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
  /** The parties that wait for its full starts, in the order of joining: a freed table is offered to them before the public. */
  readonly listed?: readonly ListedParty[];
  /** The parties that wait for a table now: the tables that the floor needs for them are not sold to the public. */
  readonly line?: readonly LineParty[];
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
