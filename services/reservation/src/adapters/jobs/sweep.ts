import { type Clock, isDuplicateKey, type Logger } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { holdsTable } from '../../domain/lifecycle';
import { type Claim, claimId, claimOwner } from '../../domain/service-day';
import type { ServiceDays } from '../../ports';
import { letGo } from '../../use-cases/revise';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';
import type { MongoReservations } from '../mongo/reservations';
import type { ServiceDayDocument, ServiceDayModel } from '../mongo/service-day-model';

/** How long a claim may stand without its reservation: longer than any request lives. */
const orphanMs = 30_000;
const batch = 200;

/** What the sweep works on. */
export interface SweepParts {
  readonly dayModel: ServiceDayModel;
  readonly reservationModel: ReservationModel;
  readonly days: ServiceDays;
  readonly reservations: MongoReservations;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Collects what a crash left over: tables that a change left behind and nobody released, and claims with no
 * reservation behind them. Before a claim is released its reservation's id or version is taken, so that a process
 * that slept through all this cannot write late.
 */
export function createSweep(parts: SweepParts): () => Promise<void> {
  return async () => {
    await releaseLeft(parts);
    await releaseOrphans(parts);
  };
}

async function releaseLeft({ reservationModel, clock, ...parts }: SweepParts): Promise<void> {
  const before = new Date(clock().getTime() - orphanMs);
  const documents = await reservationModel
    .find({ 'leaving.claimId': trusted({ $exists: true }), updatedAt: trusted({ $lt: before }) })
    .limit(batch)
    .lean<ReservationDocument[]>();
  for (const { _id: id, restaurantId, leaving } of documents)
    await letGo(parts, { id, restaurantId }, leaving);
}

async function releaseOrphans(parts: SweepParts): Promise<void> {
  const { dayModel, clock, days, logger } = parts;
  const before = clock().getTime() - orphanMs;
  const documents = await dayModel.find({ dirty: true }).limit(batch).lean<ServiceDayDocument[]>();
  for (const day of documents) {
    const old = day.claims.filter(({ madeAt }) => madeAt < before);
    for (const claim of old) {
      if (await isKept(parts, claim)) continue;
      await days.release(day.restaurantId, [day.date], claim.id);
      logger.info({ day: day._id }, 'released a claim that no reservation stood behind');
    }
    if (old.length === day.claims.length) {
      // Only if nothing was claimed meanwhile.
      await dayModel.updateOne({ _id: day._id, version: day.version }, { $set: { dirty: false } });
    }
  }
}

/** Whether a reservation stands behind the claim. When none does, none can come after this. */
async function isKept({ reservationModel, clock }: SweepParts, claim: Claim): Promise<boolean> {
  const { reservationId, version } = claimOwner(claim.id);
  const known = await reservationModel.findById(reservationId).select('-outbox').lean<ReservationDocument>();
  if (!known) {
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
      return false;
    } catch (error) {
      // It came just now: the next round sees it.
      if (isDuplicateKey(error)) return true;
      throw error;
    }
  }
  if (known.status === 'void') return false;
  const current = claimId(known._id, known.claimVersion);
  if (current === claim.id) return holdsTable(known.status);
  if (known.version >= version) return false;
  // A change claimed this table and never came to write itself: its version is taken from it.
  const { matchedCount } = await reservationModel.updateOne(
    { _id: known._id, version: known.version },
    { $set: { version } },
  );
  return matchedCount === 0;
}
