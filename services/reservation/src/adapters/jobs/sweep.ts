import { type Clock, type Logger } from '@tablewell/chassis';
import { trusted } from 'mongoose';
import { holdsTable } from '../../domain/lifecycle';
import { type Claim, claimId, claimOwner } from '../../domain/service-day';
import type { ServiceDays } from '../../ports';
import { letGo } from '../../use-cases/revise';
import type { BookingMonthModel } from '../mongo/booking-month-model';
import { takeByLease } from '../mongo/leases';
import { isDecided, type MongoBookingMonths } from '../mongo/booking-months';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';
import type { MongoReservations } from '../mongo/reservations';
import type { ServiceDayModel } from '../mongo/service-day-model';
import { shutOut } from './shut-out';

/** How long a claim may stand without its reservation: longer than any request lives. */
const orphanMs = 30_000;
const batch = 200;

/** What the sweep works on. */
export interface SweepParts {
  readonly dayModel: ServiceDayModel;
  readonly reservationModel: ReservationModel;
  readonly monthModel: BookingMonthModel;
  readonly days: ServiceDays;
  readonly places: MongoBookingMonths;
  readonly reservations: MongoReservations;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Collects what a crash left over, shared by all processes: tables that a change left behind and nobody released, and claims and places with
 * no reservation behind them. Before one is let go its reservation's id or version is taken, so that a process
 * that slept through all this cannot write late.
 */
export function createSweep(parts: SweepParts): () => Promise<void> {
  return async () => {
    await releaseLeft(parts);
    await releaseOrphans(parts);
    await settlePlaces(parts);
  };
}

async function releaseLeft({ reservationModel, clock, ...parts }: SweepParts): Promise<void> {
  const before = new Date(clock().getTime() - orphanMs);
  const documents = await reservationModel
    // Whatever there is, as a range: `$exists` has no bounds, and the embedded store would go through every reservation.
    .find({ 'leaving.claimId': trusted({ $gt: '' }), updatedAt: trusted({ $lt: before }) })
    .limit(batch)
    .lean<ReservationDocument[]>();
  for (const { _id: id, restaurantId, leaving } of documents)
    await letGo(parts, { id, restaurantId }, leaving);
}

async function releaseOrphans(parts: SweepParts): Promise<void> {
  const { dayModel, clock, days, logger } = parts;
  // One at a time: a busy day's claims are many, and all of a batch at once are what this process would need most memory for.
  for await (const day of takeByLease(dayModel, { dirty: true }, { lease: 'lease', most: batch, clock })) {
    const before = clock().getTime() - orphanMs;
    const since = day.keptUntil ?? 0;
    const old = day.claims.filter(({ madeAt }) => madeAt >= since && madeAt < before);
    const orphans = await unbacked(parts, day.date, old);
    for (const claim of orphans) {
      if (await isKept(parts, day.date, claim)) continue;
      await days.release(day.restaurantId, [day.date], claim.id);
      logger.info({ day: day._id }, 'released a claim that no reservation stood behind');
    }
    // Another process may be about to let one go, and die: they are done with once all were found to be kept.
    if (orphans.length > 0) continue;
    const isAll = day.claims.every(({ madeAt }) => madeAt < before);
    if (old.length === 0 && !isAll) continue;
    // Only if nothing was claimed meanwhile; and a claim that was decided on before this and is still on its way is
    // decided on again, so that none lands among those that nobody looks at any more.
    await dayModel.updateOne(
      { _id: day._id, version: day.version },
      { $set: { keptUntil: before, dirty: !isAll }, $inc: { version: 1 } },
    );
  }
}

type Backing = Pick<ReservationDocument, '_id' | 'status' | 'claimVersion' | 'placement'>;

const isOf = ({ _id, claimVersion }: Backing, claim: Claim): boolean =>
  claimId(_id, claimVersion) === claim.id;

const holds = ({ status, placement }: Backing, date: string): boolean =>
  status !== 'void' && holdsTable(status) && placement.dates.includes(date);

/** The claims of a day that no reservation stands behind, by one look for all: hardly any are left of many. */
async function unbacked(
  { reservationModel }: SweepParts,
  date: string,
  claims: readonly Claim[],
): Promise<readonly Claim[]> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => claimOwner(id).reservationId);
  const found = await reservationModel
    .find({ _id: trusted({ $in: ids }) })
    .select('status claimVersion placement.dates')
    .lean<Backing[]>();
  const known = new Map(found.map((reservation) => [reservation._id, reservation]));
  return claims.filter((claim) => {
    const reservation = known.get(claimOwner(claim.id).reservationId);
    return !(reservation && isOf(reservation, claim) && holds(reservation, date));
  });
}

/** Whether a reservation stands behind the claim. When none does, none can come after this. */
async function isKept({ reservationModel, clock }: SweepParts, date: string, claim: Claim): Promise<boolean> {
  const { reservationId, version } = claimOwner(claim.id);
  const known = await reservationModel.findById(reservationId).select('-outbox').lean<ReservationDocument>();
  if (known && known.status !== 'void' && isOf(known, claim)) return holds(known, date);
  if (isDecided({ version }, known)) return false;
  return !(await shutOut({ reservationModel, clock }, reservationId, version, known));
}

/** Drops places that were taken in a month and whose reservation is written by now, or never will be. */
async function settlePlaces(parts: SweepParts): Promise<void> {
  const { monthModel, reservationModel, clock, places } = parts;
  for await (const month of takeByLease(
    monthModel,
    { dirty: true },
    { lease: 'lease', most: batch, clock },
  )) {
    const before = clock().getTime() - orphanMs;
    let dropped = false;
    for (const place of month.pending.filter(({ madeAt }) => madeAt < before)) {
      const { reservationId, version } = place;
      const known = await reservationModel
        .findById(reservationId)
        .select('-outbox')
        .lean<ReservationDocument>();
      const over = isDecided(place, known) || (await shutOut(parts, reservationId, version, known));
      if (over) await places.drop(month._id, place);
      dropped ||= over;
    }
    // A month that lost places is looked at once more, because it may be clean by now.
    if (dropped) await monthModel.updateOne({ _id: month._id }, { $set: { lease: clock() } });
    if (month.pending.length === 0) {
      // Only if nothing was taken meanwhile.
      await monthModel.updateOne({ _id: month._id, version: month.version }, { $set: { dirty: false } });
    }
  }
}
