import type { Clock } from '@tablewell/chassis/clock';
import { type Model, type QueryFilter, trusted } from 'mongoose';

/** Longer than the work on one document takes. After a crash another process takes over when it expires. */
const leaseMs = 15_000;

/**
 * Yields documents that need work, each leased to one process at a time by a conditional update. Least recently leased
 * first, so that permanently dirty documents do not starve others. Work that outlives its lease runs twice, so it must be
 * idempotent.
 * @param lease the field with the lease's end
 * @param max the most documents of one run
 */
export async function* leaseDocuments<Stored>(
  model: Model<Stored>,
  filter: QueryFilter<Stored>,
  { lease, max, clock }: { lease: keyof Stored & string; max: number; clock: Clock },
): AsyncGenerator<Stored> {
  for (let taken = 0; taken < max; taken++) {
    const now = clock();
    const isFree = { [lease]: trusted({ $not: { $gt: now } }) };
    const found = await model
      .findOneAndUpdate(
        { ...filter, ...isFree } as QueryFilter<Stored>,
        { $set: { [lease]: new Date(now.getTime() + leaseMs) } } as never,
        { sort: { [lease]: 1 } },
      )
      .lean<Stored>();
    if (!found) return;
    yield found;
  }
}
