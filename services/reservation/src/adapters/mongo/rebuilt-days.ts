import { trusted } from 'mongoose';
import type { Claim } from '../../day/claims/claim';
import type { RebuiltDays } from '../../maintenance/rebuild-day';
import { DayWriter } from './day-writer';
import type { ReservationDocument, ReservationModel } from './reservation-model';
import type { ServiceDayModel } from './service-day-model';

/** Service days and their reservations, for repair. */
export class MongoRebuiltDays implements RebuiltDays {
  constructor(
    private readonly dayModel: ServiceDayModel,
    private readonly reservationModel: ReservationModel,
  ) {}

  async active(restaurantId: string, from: Date, until: Date) {
    const documents = await this.reservationModel
      .find({ restaurantId, status: 'active', startsAt: trusted({ $gte: from, $lt: until }) })
      .lean<ReservationDocument[]>();
    return documents.map(
      ({ _id: id, claimVersion, partySize, placement, progress, request, seating, online, wait }) => ({
        id,
        claimVersion,
        partySize,
        placement,
        status: 'active' as const,
        progress,
        request,
        seating,
        ...(online ? { online } : {}),
        ...(wait ? { wait } : {}),
      }),
    );
  }

  replace(restaurantId: string, date: string, claims: readonly Claim[], at: Date): Promise<void> {
    return new DayWriter(this.dayModel, () => at).rebuild(restaurantId, date, claims);
  }
}
