import type { CountedWait } from '../../party/wait-counts';
import { waitsOf } from './waits-of-dates';
import { trusted } from 'mongoose';
import type { Countable } from '../../party/daily-counts';
import type { Attending } from '../../party/attendance-counts';
import type { AnonymousTexts } from '../../party/retention';
import type { PersonalData } from '../../maintenance/erase-guest';
import type { PersonalReservation, Purge, RestaurantDate, RetainedData } from '../../maintenance/purge';
import { everyCount, reportedFields, toReported } from './reported';
import { dinerFieldsUnset, type Replaced, staffFieldsUnset } from './personal-fields';
import type { ReservationDocument, ReservationModel } from './reservation-model';
import type { ServiceDayModel } from './service-day-model';

type Personal = Pick<ReservationDocument, '_id' | 'version' | 'status' | 'name' | 'sourceUrl'>;
const personalFields = 'version status name sourceUrl';

/**
 * The personal data of reservations, and the anonymous fields that remain of them. Every removal is conditional on the
 * version and increments it.
 */
export class MongoPersonalData implements PersonalData, RetainedData {
  constructor(
    private readonly model: ReservationModel,
    private readonly days: ServiceDayModel,
  ) {}

  async personal(restaurantId: string, ids: readonly string[]): Promise<PersonalReservation[]> {
    const found = await this.model
      .find({ _id: trusted({ $in: [...ids] }), restaurantId, purgedAt: null })
      .select(personalFields)
      .lean<Personal[]>();
    return found.map(toPersonal);
  }

  async erase(id: string, version: number, texts: AnonymousTexts): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version, unsent: trusted({ $lte: 0 }) },
      removal(texts),
    );
    return matchedCount === 1;
  }

  async dueForPurge(before: Date, max: number): Promise<PersonalReservation[]> {
    const found = await this.model
      .find({ purgedAt: null, startsAt: trusted({ $lt: before }), unsent: trusted({ $lte: 0 }) })
      .select(personalFields)
      .limit(max)
      .lean<Personal[]>();
    return found.map(toPersonal);
  }

  async purge(due: readonly Purge[], purgedAt: Date): Promise<number> {
    const { modifiedCount } = await this.model.collection.bulkWrite(
      due.map(({ id, version, texts, isCounted }) => ({
        updateOne: {
          filter: { _id: id as never, version },
          update: removal(texts, { purgedAt, ...(isCounted ? { uncounted: true } : {}) }, staffFieldsUnset),
        },
      })),
      { ordered: false },
    );
    return modifiedCount;
  }

  async uncountedDates(before: Date, max: number): Promise<RestaurantDate[]> {
    const waiting = await this.model
      .find({ uncounted: true, startsAt: trusted({ $lt: before }) })
      .select('restaurantId placement.date')
      .limit(max)
      .lean<Pick<ReservationDocument, 'restaurantId' | 'placement'>[]>();
    const dates = new Map(
      waiting.map(({ restaurantId, placement: { date } }) => [
        `${restaurantId}:${date}`,
        { restaurantId, date },
      ]),
    );
    return [...dates.values()];
  }

  async ofDate(restaurantId: string, date: string): Promise<(Countable & Attending & { purged: boolean })[]> {
    const all = await this.model
      .find({ restaurantId, 'placement.date': date, status: trusted({ $in: ['active', 'canceled'] }) })
      .select({ ...reportedFields(everyCount), purgedAt: 1, _id: 1 })
      .lean<ReservationDocument[]>();
    return all
      .filter(({ wait }) => !wait || wait.seatedAt)
      .flatMap((document) =>
        toReported(document).map((reported) => ({
          ...reported,
          ...{ source: document.source, fullUrl: document.sourceUrl, purged: Boolean(document.purgedAt) },
        })),
      );
  }

  waitsOfDate(restaurantId: string, date: string): Promise<CountedWait[]> {
    return waitsOf(this.model, restaurantId, date);
  }

  async markCounted(restaurantId: string, date: string, deleteAfter: Date): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { restaurantId, 'placement.date': date, uncounted: true },
      { $set: { deletedAt: deleteAfter }, $unset: { uncounted: '' } },
    );
    return modifiedCount;
  }

  async removeDays(beforeDate: string, max: number): Promise<number> {
    const old = await this.days
      .find({ date: trusted({ $lt: beforeDate }) })
      .select('_id')
      .limit(max)
      .lean<{ _id: string }[]>();
    if (old.length === 0) return 0;
    const ids = old.map(({ _id }) => _id);
    return (await this.days.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }
}

function toPersonal({ _id: id, version, status, name, sourceUrl }: Personal): PersonalReservation {
  return { id, version, isCounted: status !== 'deleted', name, fullUrl: sourceUrl ?? '' };
}

function removal({ fullUrl: sourceUrl, ...texts }: AnonymousTexts, more: object = {}, unset: object = {}) {
  const replaced: Replaced = { ...texts, sourceUrl, outbox: [], unsent: 0 };
  return {
    $set: { ...replaced, ...more },
    $unset: { ...dinerFieldsUnset, ...unset },
    $inc: { version: 1 },
  };
}
