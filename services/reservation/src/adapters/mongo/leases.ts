import type { Clock } from '@tablewell/chassis';
import { type Model, type QueryFilter, trusted } from 'mongoose';

/** Longer than the work on any one document takes. What a process that died had taken is taken again after it. */
const leaseMs = 15_000;

/**
 * Hands out the documents that need work, each to one process at a time: it is taken by one conditional update that
 * notes until when. What was taken least recently comes first, so that no document waits behind others that need work
 * all the time. Work that took longer than its lease is done twice, so it has to be safe to repeat.
 * @param lease the field that notes until when a document is taken
 * @param most documents to take in one go
 */
export async function* takeByLease<Stored>(
  model: Model<Stored>,
  filter: QueryFilter<Stored>,
  { lease, most, clock }: { lease: keyof Stored & string; most: number; clock: Clock },
): AsyncGenerator<Stored> {
  for (let taken = 0; taken < most; taken++) {
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
