import { setPriority } from 'node:os';
import { createAgent } from '../product/caller';
import type { CrowdOrder, CrowdOptions } from './crowd';
import { Rush } from './rush';

const connections = 2_000;

/** Does what the parent orders, one order after another, and gives way to everything else on the machine. */
export function answerCrowd(): void {
  const { origin, restaurantIds, niceness } = JSON.parse(process.argv[2] ?? '') as CrowdOptions;
  setPriority(niceness);
  const rush = new Rush({ origin, restaurantIds, agent: createAgent(connections) });
  const carryOut = async ({ kind, count, ms }: CrowdOrder) => {
    if (kind === 'one') return [await rush.book()];
    return kind === 'closed' ? rush.closed(count, ms) : rush.open(count, ms);
  };
  process.on('message', (order: CrowdOrder) => {
    void carryOut(order).then((all) => process.send?.({ id: order.id, all }));
  });
  process.once('disconnect', () => process.exit());
}
