import { isRefusal } from '@tablewell/chassis/refusal';
import type { Logger } from '@tablewell/chassis/ops';
import type { Reservation } from '../party/reservation';
import { takeStep } from '../party/take-step';
import type { Ports } from '../ports';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { findByLink } from './access';
import { givenUpFrom, refuseGivingUp } from './host/give-up-table';
import { revise, type RevisingPorts } from './revise';

/** The actor of the steps by which tables are given up without a host. */
const itself = { userId: '', name: 'Tablewell' };
/** Parties that are later than this are not checked any more. */
const longestMs = 6 * 3_600_000;

/** The restaurants that give up tables without a host, and their parties that are late. */
export interface LateParties {
  restaurants(): Promise<string[]>;
  /** The ids of parties that are expected and hold a table, and were due in a time. */
  due(restaurantId: string, from: Date, until: Date): Promise<string[]>;
}

/**
 * Gives up the tables of late parties where the owner chose so (PARTY-22). Every process runs it: the step has an id made
 * of the party's time, so that it is taken once, and not again after an undo.
 */
export function giveUpLate(
  ports: RevisingPorts & Pick<Ports, 'restaurants'> & { readonly lateParties: LateParties },
  logger: Logger,
): () => Promise<void> {
  return async () => {
    for (const restaurantId of await ports.lateParties.restaurants()) {
      const restaurant = await ports.restaurants.find(restaurantId);
      if (!restaurant?.givingUp?.byItself) continue;
      const now = ports.clock(restaurantId);
      const since = new Date(now.getTime() - longestMs);
      for (const id of await ports.lateParties.due(restaurantId, since, now))
        if (!(await giveUp(ports, restaurant, id, now)))
          logger.warn({ restaurantId }, 'giving up a table failed, the next run will retry');
    }
  };
}

async function giveUp(
  ports: RevisingPorts,
  restaurant: KnownRestaurant,
  id: string,
  now: Date,
): Promise<boolean> {
  const outcome = await revise(
    ports,
    () => findByLink(ports, id),
    async (party) => {
      const from = givenUpFrom(restaurant, party);
      const isDue = from !== undefined && from <= now.getTime();
      if (!isDue || (await refuseGivingUp(ports, restaurant, party, now))) return 'unchanged';
      const requested = {
        ...({ id: stepId(party), step: 'give-up-table', baseVersion: 0 } as const),
        ...{ takenAt: now, by: itself, tableNumbers: [] },
      };
      return { change: (write) => takeStep(party, requested, restaurant.timezone, write) };
    },
  );
  // It may have arrived meanwhile.
  return !isRefusal(outcome) || outcome.kind !== 'unavailable';
}

const stepId = ({ placement }: Reservation): string => `given-up-${placement.from}`;
