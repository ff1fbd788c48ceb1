import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { isDate } from '@tablewell/shared/calendar';
import { addDays } from '@tablewell/shared/zone';
import type { Block } from '../../day/claims/block';
import { blockId, callOf, dateOf } from '../../evening/block-draft';
import { liftBlock as lift } from '../../day/restrict';
import { busyDay, type ServiceDay } from '../../day/claims/claim';
import type { Ports } from '../../ports';
import { findRestaurant } from '../access';

interface LiftBlockCommand {
  readonly restaurantId: string;
  readonly blockId: string;
  /** Whether to lift the blocks of the same call on its other dates, too. */
  readonly allDates: boolean;
}

/** A block on one of its service days. */
interface Found {
  readonly block: Block;
  readonly day: string;
}

/** Lifts a block, for members; succeeds if it is already lifted. Returns its dates (EVENING-12). */
export function liftBlock(ports: Pick<Ports, 'restaurants' | 'days' | 'eventFactory'>) {
  return async (
    actor: Actor | undefined,
    { restaurantId, blockId: id, allDates }: LiftBlockCommand,
  ): Promise<readonly string[] | Refusal> => {
    const restaurant = await findRestaurant(ports, 'reservations', actor, restaurantId);
    if (isRefusal(restaurant)) return restaurant;
    const own = await find(ports, restaurantId, id);
    const others = allDates ? (own[0]?.block.dates ?? []) : [];
    const found = [...own];
    for (const date of others) {
      const other = blockId(callOf(id), date);
      if (other !== id) found.push(...(await find(ports, restaurantId, other)));
    }
    const dates = [...new Set(found.map(({ block }) => block.date))].sort();
    // The last write publishes the change, so that after a crash the repeated call publishes it once.
    for (const [index, { block, day }] of found.reverse().entries()) {
      const isLast = index === found.length - 1;
      const event = () =>
        isLast ? ports.eventFactory.blockSet({ restaurant, block, dates, lifted: true }) : undefined;
      const change = (before: ServiceDay) => lift(before, restaurant, block.id);
      const outcome = await ports.days.change(restaurantId, day, change, event);
      if (outcome === 'busy') return busyDay();
      if (isRefusal(outcome)) return outcome;
    }
    return dates;
  };
}

/**
 * The service days that have a block. They are searched around the date in its id, because the zone of the service days
 * may differ from the one in which the block was made.
 */
async function find(ports: Pick<Ports, 'days'>, restaurantId: string, id: string): Promise<Found[]> {
  const date = dateOf(id);
  if (!isDate(date)) return [];
  const around = [-1, 0, 1, 2].map((days) => addDays(date, days));
  const days = await Promise.all(around.map((day) => ports.days.day(restaurantId, day)));
  return days.flatMap(({ date: day, blocks = [] }) =>
    blocks.flatMap((block) => (block.id === id ? [{ block, day }] : [])),
  );
}
