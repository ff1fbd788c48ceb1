import { addDays } from '@tablewell/booking-rules/zone';
import type { Clock } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { type Claim, claimId, dayKey } from '../../domain/service-day';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';
import type { ServiceDayModel } from '../mongo/service-day-model';

/**
 * Makes a service day anew from the reservations that lie on it: the reservations are the truth, the day is what
 * they take. For repair, while nothing is booked on that day.
 */
export async function rebuildDay(
  parts: { dayModel: ServiceDayModel; reservationModel: ReservationModel; clock: Clock },
  restaurantId: string,
  date: string,
): Promise<Claim[]> {
  const documents = await parts.reservationModel
    .find({
      restaurantId,
      status: 'active',
      // The date is one of some zone: wherever that is, what lies on it starts within these three days.
      startsAt: trusted({ $gte: new Date(addDays(date, -1)), $lt: new Date(addDays(date, 2)) }),
    })
    .lean<ReservationDocument[]>();
  const now = parts.clock();
  const claims = documents
    .filter(({ placement }) => placement.dates.includes(date))
    .map(({ _id, claimVersion, partySize, placement }) => ({
      id: claimId(_id, claimVersion),
      tableType: placement.tableType,
      ...(placement.tables ? { tables: placement.tables } : {}),
      partySize,
      from: placement.from,
      until: placement.until,
      madeAt: now.getTime(),
    }));
  await parts.dayModel.updateOne(
    { _id: dayKey(restaurantId, date) },
    {
      $set: { restaurantId, date, claims, dirty: true, touchedAt: now },
      $unset: { keptUntil: true },
      $inc: { version: 1 },
    },
    { upsert: true },
  );
  return claims;
}
