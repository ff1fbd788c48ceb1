import type { Ports } from '../ports';
import { stateAtProvider } from './senders';

const dayMs = 86_400_000;
/** Longer than the provider takes to answer; after a crash or an outage it is asked again. */
const leaseMs = 3_600_000;
/** As many as one run asks for. */
const batchSize = 50;

/** Asks the provider once a day for the registrations that were pending (MESSAGE-43). Several processes may do so at once. */
export function checkPendingSenders(ports: Pick<Ports, 'senders' | 'senderCheck' | 'clock' | 'logger'>) {
  const { senders, clock, logger } = ports;
  return async (): Promise<void> => {
    for (let count = 0; count < batchSize; count++) {
      const now = clock();
      const lease = { now, until: new Date(now.getTime() + leaseMs) };
      const pending = await senders.takePending(new Date(now.getTime() - dayMs), lease);
      if (!pending) return;
      const { restaurantId, address } = pending;
      try {
        await senders.note(restaurantId, address, await stateAtProvider(ports, address), clock());
      } catch (error) {
        logger.warn({ err: error, restaurantId }, 'the provider was not reached about a pending sender');
        return;
      }
    }
  };
}
