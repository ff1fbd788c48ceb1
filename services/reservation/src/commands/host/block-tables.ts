import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Block } from '../../day/claims/block';
import { block as addBlock, refuseBlock } from '../../day/restrict';
import { blockOn } from '../../evening/block-draft';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import { busyDay, type ServiceDay } from '../../day/claims/claim';
import type { Ports } from '../../ports';
import { type DraftOfBlock, restaurantForBlock } from './restaurant-for-block';
import { refuseWhileTimesMove } from '../while-times-move';
import { refuseStepInput, initiatorOf } from './step-input';

export interface BlockTablesCommand extends DraftOfBlock {
  /** Moves parties to other tables if there are free ones; the others stay. */
  readonly moveParties: boolean;
  readonly stepId: string;
}

/** A restaurant with blocks that were made or are to be shown. */
export interface Blocked {
  readonly restaurant: KnownRestaurant;
  readonly blocks: readonly Block[];
}

/** Blocks tables, for members. Idempotent by the id of its step (EVENING-12). */
export function blockTables(ports: Pick<Ports, 'restaurants' | 'days' | 'eventFactory' | 'clock'>) {
  return async (actor: Actor | undefined, command: BlockTablesCommand): Promise<Blocked | Refusal> => {
    const found = await restaurantForBlock(ports, actor, command);
    if (isRefusal(found)) return found;
    const { stepId, moveParties } = command;
    const now = ports.clock(command.restaurantId);
    const bad = refuseStepInput({ stepId }, now);
    if (bad) return bad;
    const { restaurant, draft } = found;
    const timesMove = moveParties && refuseWhileTimesMove(restaurant);
    if (timesMove) return timesMove;
    const { timezone } = restaurant;
    const made = { stepId, by: initiatorOf(actor).name, madeAt: now.getTime(), timezone };
    const blocks = [...draft.dates].sort().map((date) => blockOn(draft, date, made));
    for (const block of blocks) {
      const [date = block.date] = serviceDates(block, dayZoneOf(restaurant));
      const day = await ports.days.day(restaurant.id, date);
      const full = refuseBlock(day, block);
      if (full) return full;
    }
    // The first date is written last, with the event: after a crash, the repeated call finds that date unchanged and
    // publishes the change.
    for (const block of [...blocks].reverse()) {
      const outcome = await write(ports, restaurant, block, moveParties);
      if (isRefusal(outcome)) return outcome;
    }
    return { restaurant, blocks };
  };
}

async function write(
  ports: Pick<Ports, 'days' | 'eventFactory'>,
  restaurant: KnownRestaurant,
  block: Block,
  moveParties: boolean,
): Promise<Refusal | undefined> {
  const add = (day: ServiceDay) => addBlock(day, restaurant, block, moveParties);
  const touched = serviceDates(block, dayZoneOf(restaurant));
  const isFirst = block.date === block.dates[0];
  // The later day first, as in every write, so that a decision on a day sees the blocks of both.
  for (const date of [...touched].reverse()) {
    const publishes = isFirst && date === touched[0];
    const event = () =>
      publishes
        ? ports.eventFactory.blockSet({ restaurant, block, dates: block.dates, lifted: false })
        : undefined;
    const outcome = await ports.days.change(restaurant.id, date, add, event);
    if (outcome === 'busy') return busyDay();
    if (isRefusal(outcome)) return outcome;
  }
  return undefined;
}
