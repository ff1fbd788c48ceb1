import { Refusal } from '@tablewell/chassis/refusal';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { planBlock } from './blocks/plan-block';
import { seatWaiting } from './blocks/seat-waiting';
import { type Block, maxBlocksPerDay, maxLifted } from './claims/block';
import type { ServiceDay } from './claims/claim';
import { withBlocks } from './claims/day-restrictions';
import { paused, resumed } from './claims/online-pause';
import type { Interval } from './claims/intervals';
import { findCall, withCall } from './seen-calls';

/*
 * The verbs of the restrictions of a service day. Each is pure, and says what changes: undefined if nothing does, because the
 * call was carried out before.
 */

/** The fields of a service day that a member changes. */
export type DayChange = Partial<
  Pick<ServiceDay, 'onlinePause' | 'blocks' | 'liftedBlocks' | 'listed' | 'line' | 'claims'>
>;

const tooMany = () =>
  new Refusal(
    'conflict',
    'too-many-blocks',
    `A day can have at most ${maxBlocksPerDay} blocks. Please lift one first.`,
  );

/** The refusal of another block on a day that has the most. */
export function refuseBlock({ blocks = [] }: ServiceDay, block: Block): Refusal | undefined {
  return blocks.length >= maxBlocksPerDay && !findCall(blocks, block.id) ? tooMany() : undefined;
}

/**
 * Blocks tables (EVENING-12).
 * @param moveParties moves parties to other tables if there are free ones; the others stay
 */
export function block(
  day: ServiceDay,
  restaurant: RestaurantRules,
  made: Block,
  moveParties: boolean,
): DayChange | Refusal | undefined {
  const { blocks = [], liftedBlocks } = day;
  if (findCall(blocks, made.id) || findCall(liftedBlocks, made.id)) return undefined;
  const refused = refuseBlock(day, made);
  if (refused) return refused;
  const { claims } = moveParties ? planBlock(withBlocks(restaurant, day), day, made) : day;
  return { blocks: [...blocks, made], ...(claims === day.claims ? {} : { claims }) };
}

/** Lifts a block; parties without a table get one if there is one now. */
export function liftBlock(day: ServiceDay, restaurant: RestaurantRules, id: string): DayChange | undefined {
  const { blocks = [], liftedBlocks } = day;
  if (!findCall(blocks, id)) return undefined;
  const left = blocks.filter((one) => one.id !== id);
  const claims = seatWaiting(withBlocks(restaurant, { blocks: left }), day);
  return {
    blocks: left,
    liftedBlocks: withCall(liftedBlocks, id, maxLifted),
    ...(claims === day.claims ? {} : { claims }),
  };
}

/** A pause of online bookings that is to be made. */
interface NewPause extends Interval {
  readonly stepId: string;
  /** The service days that it reaches. */
  readonly dates: readonly string[];
  readonly by: string;
  readonly restOfNight: boolean;
}

/** Pauses online bookings from now on (EVENING-10). An earlier pause is ended, also on a day that the new one does not reach. */
export function pause(
  { date, onlinePause: earlier }: ServiceDay,
  { dates, ...made }: NewPause,
): DayChange | undefined {
  const isConcerned = dates.includes(date) || (earlier && earlier.until > made.from);
  if (!isConcerned || findCall(earlier?.steps, made.stepId)) return undefined;
  return { onlinePause: paused(earlier, made, made) };
}

/** Ends the pause of online bookings. */
export function resume(
  { onlinePause: earlier }: ServiceDay,
  stepId: string,
  now: number,
): DayChange | undefined {
  const onlinePause = findCall(earlier?.steps, stepId) ? undefined : resumed(earlier, stepId, now);
  return onlinePause && { onlinePause };
}
