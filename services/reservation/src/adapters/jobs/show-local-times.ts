import { localTimeOf } from '@tablewell/booking-rules/zone';
import type { Clock } from '@tablewell/chassis';
import type { Reservation } from '../../domain/reservation';
import type { ReservationModel } from '../mongo/reservation-model';

const batch = 500;

/**
 * Writes down the local date and time of reservations by the zone that their restaurant has now. Their instants stay.
 * Safe to repeat; what somebody changes meanwhile is missed, and left for the next run. Answers how many were not yet
 * as they are to be.
 */
export async function showLocalTimes(
  { reservationModel, clock }: { reservationModel: ReservationModel; clock: Clock },
  timezone: string,
  reservations: readonly Reservation[],
): Promise<number> {
  const updatedAt = clock();
  const writes = reservations.flatMap(({ id, version, placement }) => {
    const { date, minute } = localTimeOf(placement.from, timezone);
    if (date === placement.date && minute === placement.minute) return [];
    const update = {
      $set: { 'placement.date': date, 'placement.minute': minute, updatedAt },
      $inc: { version: 1 },
    };
    return [{ updateOne: { filter: { _id: id as never, version }, update } }];
  });
  for (let start = 0; start < writes.length; start += batch) {
    const some = writes.slice(start, start + batch);
    await reservationModel.collection.bulkWrite(some as never[], { ordered: false });
  }
  return writes.length;
}
