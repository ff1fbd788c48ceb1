import { isRefusal } from '@tablewell/chassis/refusal';
import type { Logger } from '@tablewell/chassis/ops';
import { expire } from '../../party/answer-request';
import type { DueTimes } from '../../restaurant/restaurant-clock';
import { findByLink } from '../access';
import { revise, type RevisingPorts } from '../revise';

/** The most requests of one run; the next run continues. */
const maxPerRun = 100;

/**
 * Expires requests that were not answered in time, and releases their tables (REQUEST-7). Every process runs it: the
 * write is conditional on the version, so that only one of them expires a request, with one event.
 */
export function expireRequests(
  ports: RevisingPorts & { readonly dueTimes: () => DueTimes },
  logger: Logger,
): () => Promise<void> {
  return async () => {
    for (const id of await ports.reservations.overdueRequests(ports.dueTimes(), maxPerRun)) {
      const outcome = await revise(
        ports,
        () => findByLink(ports, id),
        async (current) => ({ change: (write) => expire(current, write) }),
      );
      if (isRefusal(outcome))
        logger.warn({ code: outcome.code }, 'expiring a request failed, the next run will retry');
    }
  };
}
