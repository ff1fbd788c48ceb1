import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from './ports';

const lookAgainMs = 15;

/**
 * Waits until a restaurant's settings of this version are taken in and no process goes by older ones, so that who
 * changed a setting finds it in force. False when the wait was ended first: the event is on its way all the same.
 */
export function awaitRestaurant(ports: Pick<Ports, 'restaurants'>) {
  return async (id: string, version: number, signal: AbortSignal): Promise<boolean> => {
    while (!signal.aborted) {
      if ((await ports.restaurants.version(id)) >= version) {
        // Nobody can know older ones of a restaurant that is new.
        if (version > 1) await sleep(ports.restaurants.lagMs);
        return !signal.aborted;
      }
      await sleep(lookAgainMs);
    }
    return false;
  };
}
