import type { Logger } from '@tablewell/chassis/ops';
import { isQuoteBroken, requote } from '../../party/requote';
import type { WaitRange } from '../../party/wait';
import type { DaysWithLine, Ports } from '../../ports';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { findParty } from '../access';
import { revise, type RevisingPorts } from '../revise';
import { findWaiting } from './find-line';

interface RequotePorts extends RevisingPorts, Pick<Ports, 'restaurants'> {
  readonly lines: DaysWithLine;
}

/** What each party of a line waits from now on. */
type QuotesNow = (
  restaurant: KnownRestaurant,
  since: number,
) => Promise<ReadonlyMap<string, WaitRange | undefined>>;

const maxPerRun = 500;

/**
 * Tells parties that wait longer than they were told a new range (WAIT-26). One whose table is free now is told nothing: its
 * host calls it. Every process runs it: writes are conditional on the version.
 */
export function requoteLine(ports: RequotePorts, quotes: QuotesNow, logger: Logger): () => Promise<void> {
  return async () => {
    const days = await ports.lines.daysWithLine(maxPerRun);
    for (const restaurantId of new Set(days.map((day) => day.restaurantId)))
      try {
        await requoteParties(ports, quotes, restaurantId);
      } catch (error) {
        logger.warn({ error, restaurantId }, 'broken quotes were not renewed, the next run retries');
      }
  };
}

async function requoteParties(ports: RequotePorts, quotes: QuotesNow, restaurantId: string): Promise<void> {
  const restaurant = await ports.restaurants.find(restaurantId);
  if (!restaurant) return;
  const now = ports.clock(restaurantId);
  const waiting = await findWaiting(ports, restaurant, now);
  const broken = waiting.filter((party) => isQuoteBroken(party, now.getTime()));
  if (broken.length === 0) return;
  const expected = await quotes(restaurant, Math.max(...broken.map(({ updatedAt }) => updatedAt.getTime())));
  for (const { id } of broken) {
    const range = expected.get(id);
    if (!range || range.until === 0) continue;
    await revise(
      ports,
      () => findParty(ports, id),
      async (current) => ({ change: (write) => requote(current, range, write) }),
    );
  }
}
