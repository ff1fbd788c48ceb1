import type { Clock } from '@tablewell/chassis/clock';
import { isDuplicateKey } from '@tablewell/chassis/mongo';
import type { ReservationModel } from './reservation-model';

/**
 * Makes a claimed write that has not happened fail if it arrives late: takes the id of an unknown reservation by
 * inserting a tombstone (status `void`), or the version of a known one. False after a concurrent change: retry.
 */
export async function fenceLateWrite(
  { reservationModel, clock }: { reservationModel: ReservationModel; clock: Clock },
  reservationId: string,
  version: number,
  known: { readonly version: number } | undefined,
): Promise<boolean> {
  if (known) {
    const { matchedCount } = await reservationModel.updateOne(
      { _id: reservationId, version: known.version },
      { $set: { version } },
    );
    return matchedCount === 1;
  }
  try {
    await reservationModel.collection.insertOne({
      _id: reservationId as never,
      status: 'void',
      version: 0,
      deletedAt: clock(),
      pendingReleases: [],
      outbox: [],
      unsent: 0,
    } as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
