import { type Clock, isDuplicateKey } from '@tablewell/chassis';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';

/**
 * Takes from a write that was announced and never came what it needs to come late: the id of a reservation that
 * nobody knows, by a void marker, or the version of one that is known. False: it moved on just now; look again.
 */
export async function shutOut(
  { reservationModel, clock }: { reservationModel: ReservationModel; clock: Clock },
  reservationId: string,
  version: number,
  known: ReservationDocument | null,
): Promise<boolean> {
  if (known) {
    const { matchedCount } = await reservationModel.updateOne(
      { _id: known._id, version: known.version },
      { $set: { version } },
    );
    return matchedCount === 1;
  }
  try {
    await reservationModel.collection.insertOne({
      _id: reservationId as never,
      status: 'void',
      version: 0,
      gone: clock(),
      leaving: [],
      outbox: [],
      unsent: 0,
    } as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
