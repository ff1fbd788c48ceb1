import { setPriority } from 'node:os';
import { createAgent } from '../product/caller';
import { answerOrders } from '../product/child-program';
import type { CrowdOptions, CrowdOrder } from './crowd';
import { type RushRequest, Rush } from './rush';

const connections = 2_000;

/** Carries out the parent's orders at a low priority. */
export function answerCrowd(): void {
  answerOrders<CrowdOptions, CrowdOrder, RushRequest[]>(({ origin, restaurantIds, niceness }) => {
    setPriority(niceness);
    const rush = new Rush({ origin, restaurantIds, agent: createAgent(connections) });
    return async ({ kind, count, ms }) => {
      if (kind === 'one') return [await rush.book()];
      return kind === 'closed' ? rush.closed(count, ms) : rush.open(count, ms);
    };
  });
}
