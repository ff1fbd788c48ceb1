import { type Model, trusted } from 'mongoose';
import type { OwnedData } from '../../maintenance/erase-restaurants';

const batch = 500;
/** Batches of one collection per run. */
const maxBatches = 40;

/** A collection whose documents belong to restaurants. */
export type OwnedModel = Model<{ _id: string; restaurantId: string }>;

/** The collections with data of restaurants, deleted from in bounded batches. */
export class MongoOwnedData implements OwnedData {
  constructor(private readonly models: readonly OwnedModel[]) {}

  async remove(restaurantId: string): Promise<number> {
    let removed = 0;
    for (const model of this.models) removed += await removeOf(model, restaurantId);
    return removed;
  }
}

async function removeOf(model: OwnedModel, restaurantId: string): Promise<number> {
  let removed = 0;
  for (let round = 0; round < maxBatches; round++) {
    const found = await model.find({ restaurantId }).select('_id').limit(batch).lean<{ _id: string }[]>();
    if (found.length === 0) break;
    const { deletedCount } = await model.deleteMany({ _id: trusted({ $in: found.map(({ _id }) => _id) }) });
    removed += deletedCount;
  }
  return removed;
}
