import type { Logger } from '@tablewell/chassis/ops';
import { isRefusal } from '@tablewell/chassis/refusal';
import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { takeStep } from '../../party/take-step';
import { isReadyOver } from '../../party/wait';
import type { Ports } from '../../ports';
import type { DueTimes } from '../../restaurant/restaurant-clock';
import { findByLink } from '../access';
import { revise, type RevisingPorts } from '../revise';

/** The actor of the steps by which ready tables are taken back without a host. */
const itself = { userId: '', name: 'Tablewell' };
const maxPerRun = 200;

/**
 * Takes back the ready tables of parties that did not come in time (WAIT-5). Their claims have ended by themselves, so that no
 * table waits for this job; it puts the parties back in line, behind those that they kept waiting. Every process runs it.
 */
export function endReadyTables(
  ports: RevisingPorts & Pick<Ports, 'restaurants'> & { readonly dueTimes: () => DueTimes },
  logger: Logger,
): () => Promise<void> {
  return async () => {
    for (const id of await ports.reservations.overdueReady(ports.dueTimes(), maxPerRun))
      if (!(await end(ports, id)))
        logger.warn({ id }, 'a ready table was not taken back, the next run will retry');
  };
}

async function end(ports: RevisingPorts & Pick<Ports, 'restaurants'>, id: string): Promise<boolean> {
  const outcome = await revise(
    ports,
    () => findByLink(ports, id),
    async (party) => {
      const now = ports.clock(party.restaurantId);
      const restaurant = await ports.restaurants.find(party.restaurantId);
      if (!restaurant || stageOf(party) !== 'ready' || !isReadyOver(party, now.getTime())) return 'unchanged';
      const requested = {
        ...({ id: stepId(party), step: 'lapse', baseVersion: 0 } as const),
        ...{ takenAt: party.wait?.readyUntil ?? now, by: itself, tableNumbers: [] },
      };
      return { change: (write) => takeStep(party, requested, restaurant.timezone, write) };
    },
  );
  return !isRefusal(outcome) || outcome.kind !== 'unavailable';
}

/** One for each time that its table was ready. */
const stepId = ({ wait }: Reservation): string => `lapsed-${wait?.readyUntil?.getTime() ?? 0}`;
