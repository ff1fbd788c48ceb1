import type { Clock, Logger } from '@tablewell/chassis';
import { addDays } from '@tablewell/booking-rules/zone';
import { trusted } from 'mongoose';
import { countDate } from '../../domain/daily-counts';
import { pageOf } from '../../domain/source';
import type { MongoDailyCounts } from '../mongo/daily-counts';
import type { ReservationDocument, ReservationModel } from '../mongo/reservation-model';
import type { ServiceDayModel } from '../mongo/service-day-model';

const dayMs = 86_400_000;
const batch = 500;
/** Batches of one run; what is left waits for the next. */
const mostBatches = 40;
/** A local date is over everywhere, whatever its zone, this long after any instant of it. */
const wholeDateMs = 2 * dayMs;
/** A purged reservation counts in the month it was made in, which ends at most a month after its own date. */
const keepRemainsDays = 32;

export interface PurgeParts {
  readonly reservationModel: ReservationModel;
  readonly dayModel: ServiceDayModel;
  readonly counts: MongoDailyCounts;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Days after a reservation's time that its personal data stays. */
  readonly retentionDays: number;
}

/**
 * Forgets the people of reservations whose time is long over; counts without personal data stay (contract §4,
 * RETENTION_DAYS). Three steps, each safe to repeat and to run in many processes: the personal data goes, which
 * freezes the reservation; when all of a date are frozen, the date's counts are kept, once; then what is left of
 * them may go. A crash between two steps leaves the next for the next run.
 */
export function createPurge(parts: PurgeParts): () => Promise<void> {
  return async () => {
    const before = new Date(parts.clock().getTime() - parts.retentionDays * dayMs);
    const forgotten = await inBatches(() => forgetPeople(parts, before));
    await inBatches(() => keepCounts(parts, new Date(before.getTime() - wholeDateMs)));
    await inBatches(() => removeDays(parts, new Date(before.getTime() - wholeDateMs)));
    if (forgotten > 0) parts.logger.info({ count: forgotten }, 'forgot the people of old reservations');
  };
}

async function inBatches(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let round = 0; round < mostBatches; round++) {
    const done = await step();
    total += done;
    if (done === 0) break;
  }
  return total;
}

/**
 * Takes the personal data off one batch. Each write names the version it saw and moves it on, so that a change
 * under way can neither slip out of it nor write a name back. One whose events the broker does not have yet waits.
 */
async function forgetPeople({ reservationModel, clock }: PurgeParts, before: Date): Promise<number> {
  const due = await reservationModel
    .find({ purgedAt: null, startsAt: trusted({ $lt: before }), unsent: trusted({ $lte: 0 }) })
    .select('version status sourceUrl')
    .limit(batch)
    .lean<Pick<ReservationDocument, '_id' | 'version' | 'status' | 'sourceUrl'>[]>();
  if (due.length === 0) return 0;
  const purgedAt = clock();
  const { modifiedCount } = await reservationModel.collection.bulkWrite(
    due.map(({ _id, version, status, sourceUrl }) => ({
      updateOne: {
        filter: { _id: _id as never, version },
        update: {
          $set: {
            name: '',
            phoneNumber: '',
            notes: '',
            sourceUrl: pageOf(sourceUrl),
            outbox: [],
            unsent: 0,
            purgedAt,
            ...(status === 'deleted' ? {} : { uncounted: true }),
          },
          $unset: { idempotencyKey: '' },
          $inc: { version: 1 },
        },
      },
    })),
    { ordered: false },
  );
  return modifiedCount;
}

/** Keeps the counts of the dates of one batch, and lets go of what they counted. */
async function keepCounts(parts: PurgeParts, before: Date): Promise<number> {
  const { reservationModel } = parts;
  const waiting = await reservationModel
    .find({ uncounted: true, startsAt: trusted({ $lt: before }) })
    .select('restaurantId placement.date')
    .limit(batch)
    .lean<Pick<ReservationDocument, 'restaurantId' | 'placement'>[]>();
  const dates = new Map(
    waiting.map(({ restaurantId, placement: { date } }) => [
      `${restaurantId}:${date}`,
      { restaurantId, date },
    ]),
  );
  let done = 0;
  for (const { restaurantId, date } of dates.values()) done += await keepDate(parts, restaurantId, date);
  return done;
}

async function keepDate(
  { reservationModel, counts, clock }: PurgeParts,
  restaurantId: string,
  date: string,
): Promise<number> {
  const all = await reservationModel
    .find({ restaurantId, 'placement.date': date, status: trusted({ $in: ['active', 'canceled'] }) })
    .select('status partySize source sourceUrl purgedAt')
    .lean<ReservationDocument[]>();
  // One whose events wait for the broker keeps its date open.
  if (all.some(({ purgedAt }) => !purgedAt)) return 0;
  const countable = all.flatMap(({ status, partySize, source, sourceUrl: fullUrl }) =>
    status === 'void' ? [] : [{ status, partySize, source, fullUrl }],
  );
  await counts.keep(countDate(restaurantId, date, countable));
  const gone = new Date(Math.max(clock().getTime(), Date.parse(addDays(date, keepRemainsDays))));
  const { modifiedCount } = await reservationModel.updateMany(
    { restaurantId, 'placement.date': date, uncounted: true },
    { $set: { gone }, $unset: { uncounted: '' } },
  );
  return modifiedCount;
}

/** Service days of dates that are over hold nothing but ids of reservations that are purged. */
async function removeDays({ dayModel }: PurgeParts, before: Date): Promise<number> {
  const date = before.toISOString().slice(0, 10);
  const old = await dayModel
    .find({ date: trusted({ $lt: date }) })
    .select('_id')
    .limit(batch)
    .lean<{ _id: string }[]>();
  if (old.length === 0) return 0;
  const { deletedCount } = await dayModel.deleteMany({ _id: trusted({ $in: old.map(({ _id }) => _id) }) });
  return deletedCount;
}
