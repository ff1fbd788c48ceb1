import type { Clock } from '@tablewell/chassis/clock';
import type { Logger } from '@tablewell/chassis/ops';

const maxRestaurants = 20;

/** Deleted restaurants that are marked because some of their data may be left. */
interface DeletedRestaurants {
  toErase(max: number): Promise<{ id: string }[]>;
  /** Clears the mark, once no booking from before the deletion can be running. */
  markErased(id: string, at: Date): Promise<void>;
}

/** Everything that is stored of restaurants. */
export interface OwnedData {
  /** Deletes a restaurant's data, or a large part of it; returns the number of documents. */
  remove(restaurantId: string): Promise<number>;
}

interface EraseParts {
  readonly restaurants: DeletedRestaurants;
  readonly owned: OwnedData;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Deletes the data of deleted restaurants: reservations with their events, service days, months and counts. The event
 * handler only marks the restaurant, so a crashed run is resumed; the mark is cleared when nothing is left and no booking
 * from before the deletion can still be running.
 */
export function eraseRestaurants({ restaurants, owned, clock, logger }: EraseParts): () => Promise<void> {
  return async () => {
    for (const { id } of await restaurants.toErase(maxRestaurants)) {
      const removed = await owned.remove(id);
      if (removed > 0)
        logger.info({ restaurant: id, count: removed }, 'deleted the data of a deleted restaurant');
      else await restaurants.markErased(id, clock());
    }
  };
}
