import type { Ports } from '../ports';

/** The most deleted restaurants of one run of the job; the next run continues with those after them. */
const maxPerRun = 20;

/** Deletes what is stored of a deleted restaurant. Idempotent. */
export function eraseRestaurant({ layouts, rulesDrafts, pictureFiles, ownDomains }: Ports) {
  return async (id: string): Promise<void> => {
    await Promise.all([
      layouts.removeAll(id),
      rulesDrafts.remove(id),
      pictureFiles.removeAll(id),
      ownDomains.releaseAll(id),
    ]);
  };
}

/**
 * Deletes what is left of deleted restaurants, in case the process of the deletion ended early, or a call that was
 * running then has stored something since.
 */
export function eraseRestaurants(ports: Ports) {
  // A deleted restaurant stays on the list for minutes: without it, many of them would keep later ones waiting.
  let afterId = '';
  return async (): Promise<void> => {
    const found = await ports.restaurants.toErase(maxPerRun, afterId);
    afterId = found.length < maxPerRun ? '' : (found.at(-1) ?? '');
    for (const id of found) {
      // Read before the data is deleted: what is stored later is not covered by the mark.
      const now = ports.clock();
      await eraseRestaurant(ports)(id);
      await ports.restaurants.markErased(id, now);
    }
  };
}
