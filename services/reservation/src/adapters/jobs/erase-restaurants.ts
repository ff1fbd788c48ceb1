import type { Clock, Logger } from '@tablewell/chassis';
import { type Model, trusted } from 'mongoose';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';

const batch = 500;
/** Batches of one collection in one run; what is left waits for the next. */
const mostBatches = 40;
const mostRestaurants = 20;

/** A collection whose documents belong to restaurants. */
export type OwnedModel = Model<{ _id: string; restaurantId: string }>;

export interface EraseParts {
  readonly restaurants: MongoRestaurantRules;
  readonly models: readonly OwnedModel[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Removes for good what is left of deleted restaurants: reservations with the events in them, service days, months
 * and counts. The event only left a note, so a crash in the middle goes on where it was; the note is crossed out
 * once nothing is found any more and no booking can be under way that did not know.
 */
export function createErase({ restaurants, models, clock, logger }: EraseParts): () => Promise<void> {
  return async () => {
    for (const { id } of await restaurants.toErase(mostRestaurants)) {
      let removed = 0;
      for (const model of models) removed += await removeOf(model, id);
      if (removed > 0) logger.info({ restaurant: id, count: removed }, 'removed what a restaurant left');
      else await restaurants.markErased(id, clock());
    }
  };
}

async function removeOf(model: OwnedModel, restaurantId: string): Promise<number> {
  let removed = 0;
  for (let round = 0; round < mostBatches; round++) {
    const found = await model.find({ restaurantId }).select('_id').limit(batch).lean<{ _id: string }[]>();
    if (found.length === 0) break;
    const { deletedCount } = await model.deleteMany({ _id: trusted({ $in: found.map(({ _id }) => _id) }) });
    removed += deletedCount;
  }
  return removed;
}
