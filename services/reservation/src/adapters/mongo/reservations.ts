import { batchUpdates, isDuplicateKey, VersionedCollection } from '@tablewell/chassis/mongo';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { flatMapInPieces } from '@tablewell/chassis/resilience';
import type { ServiceKit } from '@tablewell/chassis/service';
import { addDays } from '@tablewell/shared/calendar';
import { trusted } from 'mongoose';
import type { Reservation } from '../../party/reservation';
import { addUp, type DateCount, onServiceDays, type SourceCount, sumByDate } from '../../party/daily-counts';
import { waitlistSource } from '../../party/source';
import { keyLifeMs } from '../../day/claims/claim';
import type { PartyGroup } from '../../party/day-figures';
import type { GroupSearchOptions, PendingRelease, Reservations, SearchOptions } from '../../ports';
import type { DueTimes } from '../../restaurant/restaurant-clock';
import type { MongoDailyCounts } from './daily-counts';
import { countPartiesOf, countRequestsOf, searchAllOf } from './several-restaurants';
import { searchFilters } from './reservation-search';
import {
  absentFields,
  type ReservationDocument,
  type ReservationModel,
  sourcesIndex,
  toFields,
  toReservation,
} from './reservation-model';

const maxResults = 1_000;
/** Documents of a list that the driver decodes in one turn of the event loop. */
const listBatch = 100;
/** For how many moved clocks one query reads what is due. */
const clocksPerRead = 50;
const listedBackMs = 24 * 3_600_000;
/** Fields that lists do not need. */
const unlisted = '-outbox -unsent -pendingReleases -idempotencyKey -startsAt -steps -hostsChanges';
/** The same for reviews, which need the hosts' overrides. */
const unlistedInReview = '-outbox -unsent -pendingReleases -idempotencyKey -startsAt -steps';
/** The same for the evening, which shows the steps. */
const unlistedInEvening = '-outbox -unsent -pendingReleases -idempotencyKey -startsAt -hostsChanges';

/** Keys used before this instant have expired. */
const endOfLife = (now: Date): Date => new Date(now.getTime() - keyLifeMs);

/** Counts a party of the waitlist only once it has sat (WAIT-1). */
export const countedWaits = { $or: [{ wait: null }, { 'wait.seatedAt': { $ne: null } }] };

/** A document as a reservation, without parties of the waitlist that have not sat. */
const toVisit = (document: ReservationDocument): Reservation[] => {
  const reservation = toReservation(document);
  return !reservation || (reservation.wait && !reservation.wait.seatedAt) ? [] : [reservation];
};

const toReservations = (document: ReservationDocument): Reservation[] => {
  const reservation = toReservation(document);
  return reservation ? [reservation] : [];
};

/** The reservations of a date with one status, and the state of the requests among them. */
interface DateGroup {
  readonly _id: { readonly date: string; readonly status: string; readonly request?: string | null };
  readonly reservations: number;
  readonly covers: number;
}

/** Reservations in MongoDB. */
export class MongoReservations implements Reservations {
  private readonly all: VersionedCollection<ReservationDocument>;
  private readonly updateById: ReturnType<typeof batchUpdates>;

  constructor(
    private readonly model: ReservationModel,
    enqueueEvents: ServiceKit['enqueueEvents'],
    private readonly counts: MongoDailyCounts,
  ) {
    this.all = new VersionedCollection(model, enqueueEvents, { unique: ['idempotency'], isHot: true });
    this.updateById = batchUpdates(model.collection);
  }

  async find(id: string): Promise<Reservation | undefined> {
    return toReservation(await this.model.findById(id).lean<ReservationDocument>());
  }

  async findAll(restaurantId: string, ids: readonly string[]): Promise<Reservation[]> {
    const documents = await this.model
      .find({ _id: trusted({ $in: [...ids] }), restaurantId, purgedAt: null })
      .select('-outbox')
      .sort({ startsAt: 1 })
      .lean<ReservationDocument[]>();
    return documents.flatMap((document) => toReservation(document) ?? []);
  }

  async findByIdempotencyKey(restaurantId: string, key: string, now: Date): Promise<Reservation | undefined> {
    const found = toReservation(
      await this.model.findOne({ restaurantId, idempotencyKey: key }).lean<ReservationDocument>(),
    );
    return found && found.createdAt > endOfLife(now) ? found : undefined;
  }

  async insert(
    reservation: Reservation,
    idempotencyKey: string,
    events: readonly OutboxEntry[],
  ): Promise<'done' | 'taken' | 'void'> {
    const document = {
      _id: reservation.id,
      ...toFields(reservation),
      ...(idempotencyKey ? { idempotencyKey } : {}),
      pendingReleases: [],
    };
    for (let isFreed = false; ; isFreed = true) {
      try {
        if (await this.all.insert(document, events)) return 'done';
      } catch (error) {
        if (isDuplicateKey(error)) return 'void';
        throw error;
      }
      if (isFreed || !(await this.freeKey(reservation.restaurantId, idempotencyKey, reservation.createdAt)))
        return 'taken';
    }
  }

  /** Frees an expired key. False if it is not expired. */
  private async freeKey(restaurantId: string, idempotencyKey: string, now: Date): Promise<boolean> {
    const before = { $lte: endOfLife(now) };
    const { matchedCount } = await this.model.collection.updateOne(
      {
        restaurantId,
        idempotencyKey,
        $or: [{ createdAt: before }, { status: 'void', deletedAt: before }],
      } as never,
      { $unset: { idempotencyKey: '' } },
    );
    return matchedCount === 1;
  }

  async invalidateKey(restaurantId: string, idempotencyKey: string, id: string, now: Date): Promise<boolean> {
    const marker = { _id: id, restaurantId, idempotencyKey, status: 'void', version: 0, deletedAt: now };
    for (let isFreed = false; ; isFreed = true) {
      try {
        await this.model.collection.insertOne({
          ...marker,
          pendingReleases: [],
          outbox: [],
          unsent: 0,
        } as never);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (isFreed || !(await this.freeKey(restaurantId, idempotencyKey, now))) return false;
      }
    }
  }

  async replace(
    reservation: Reservation,
    before: number,
    events: readonly OutboxEntry[],
    pendingReleases: readonly PendingRelease[],
  ): Promise<boolean> {
    const { id, status, updatedAt } = reservation;
    // An undone step and a restored reservation unset the fields of earlier steps.
    const absent = absentFields(reservation);
    return this.all.update(
      id,
      { version: before },
      {
        $set: { ...toFields(reservation), ...(status === 'deleted' ? { deletedAt: updatedAt } : {}) },
        ...(Object.keys(absent).length > 0 ? { $unset: absent } : {}),
        ...(pendingReleases.length > 0 ? { $push: { pendingReleases: { $each: pendingReleases } } } : {}),
      },
      events,
    );
  }

  async clearPendingRelease(id: string, { claimId }: PendingRelease): Promise<void> {
    await this.updateById(id, { $pull: { pendingReleases: { claimId } } });
  }

  async between(restaurantId: string, from: number, until: number): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        restaurantId,
        startsAt: trusted({ $gte: new Date(from), $lt: new Date(until) }),
        status: trusted({ $in: ['active', 'canceled'] }),
        purgedAt: null,
      })
      .select(unlisted)
      .sort({ startsAt: 1 })
      .batchSize(listBatch)
      .lean<ReservationDocument[]>();
    return flatMapInPieces(documents, toVisit);
  }

  async evening(restaurantId: string, from: number, until: number, max: number): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        restaurantId,
        startsAt: trusted({ $gte: new Date(from), $lt: new Date(until) }),
        status: trusted({ $in: ['active', 'canceled'] }),
        purgedAt: null,
        // Parties that wait for full starts are no parties of the evening.
        'wait.forStart': null,
      })
      .select(unlistedInEvening)
      .sort({ startsAt: 1 })
      .limit(max)
      .batchSize(listBatch)
      .lean<ReservationDocument[]>();
    return flatMapInPieces(documents, toReservations);
  }

  async upcoming(restaurantId: string, from: number, max: number): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        ...{ restaurantId, startsAt: trusted({ $gte: new Date(from) }), status: 'active', purgedAt: null },
        'wait.forStart': null,
      })
      .select(unlistedInReview)
      .sort({ startsAt: 1 })
      .limit(max)
      .lean<ReservationDocument[]>();
    return documents.flatMap((document) => toReservation(document) ?? []);
  }

  async search(
    restaurantId: string,
    text: string,
    { country, withContacts }: SearchOptions,
  ): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        restaurantId,
        status: trusted({ $in: ['active', 'canceled'] }),
        purgedAt: null,
        ...(text === '' ? {} : { $or: searchFilters(text, country, withContacts) }),
      })
      .select(unlisted)
      .sort({ startsAt: 1 })
      .limit(maxResults)
      .batchSize(listBatch)
      .lean<ReservationDocument[]>();
    return flatMapInPieces(documents, toVisit);
  }

  countParties(restaurantIds: readonly string[], from: number, until: number): Promise<PartyGroup[]> {
    return countPartiesOf(this.model, restaurantIds, from, until);
  }

  countRequests(restaurantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return countRequestsOf(this.model, restaurantIds);
  }

  async searchAll(
    restaurantIds: readonly string[],
    text: string,
    search: GroupSearchOptions,
  ): Promise<Reservation[]> {
    const documents = await searchAllOf(this.model, restaurantIds, text, search, unlisted);
    return flatMapInPieces(documents, toVisit);
  }

  /** The requests that wait for an answer, up to `max`, and their total number. */
  async requests(restaurantId: string, max: number) {
    const filter = { restaurantId, 'request.state': 'pending', status: 'active' } as const;
    const [documents, total] = await Promise.all([
      this.model.find(filter).select(unlisted).sort({ startsAt: 1 }).limit(max).lean<ReservationDocument[]>(),
      this.model.countDocuments(filter),
    ]);
    return { found: documents.flatMap((document) => toReservation(document) ?? []), total };
  }

  countRequestsWithoutTable(restaurantId: string): Promise<number> {
    return this.model.countDocuments({
      restaurantId,
      'request.state': 'pending',
      'request.withoutTable': true,
      status: 'active',
    });
  }

  overdueRequests(times: DueTimes, max: number): Promise<string[]> {
    return this.due('request.expiresAt', times, { 'request.state': 'pending', status: 'active' }, max);
  }

  /** The ids of those that a filter finds and whose time has come, each by the clock of its restaurant. */
  private async due(
    field: 'request.expiresAt' | 'wait.readyUntil',
    { now, moved }: DueTimes,
    filter: object,
    max: number,
  ): Promise<string[]> {
    const found = new Set<string>();
    const find = async (when: object) => {
      const documents = await this.model
        .find({ ...filter, ...when } as never)
        .select('_id')
        .limit(max - found.size)
        .lean<{ _id: string }[]>();
      for (const { _id } of documents) found.add(_id);
    };
    await find({ [field]: trusted({ $lte: now }) });
    for (let start = 0; start < moved.length && found.size < max; start += clocksPerRead) {
      const clocks = moved.slice(start, start + clocksPerRead);
      await find({
        $or: clocks.map((own) => ({
          restaurantId: own.restaurantId,
          [field]: trusted({ $lte: own.now }),
        })),
      });
    }
    return [...found];
  }

  async waiting(restaurantId: string, from: number, until: number): Promise<Reservation[]> {
    return this.ofWaitlist(restaurantId, from, until, { progress: trusted({ $in: ['waiting', 'ready'] }) });
  }

  async waits(restaurantId: string, from: number, until: number): Promise<Reservation[]> {
    return this.ofWaitlist(restaurantId, from, until, { source: waitlistSource.source });
  }

  private async ofWaitlist(
    restaurantId: string,
    from: number,
    until: number,
    which: object,
  ): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        restaurantId,
        startsAt: trusted({ $gte: new Date(from), $lt: new Date(until) }),
        status: trusted({ $in: ['active', 'canceled'] }),
        purgedAt: null,
        'wait.forStart': null,
        ...which,
      })
      .select(unlisted)
      .sort({ startsAt: 1 })
      .lean<ReservationDocument[]>();
    return documents.flatMap((document) => toReservation(document) ?? []);
  }

  async listed(now: Date, max: number): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        'wait.forStart': true,
        // Entries whose start has just passed are ended.
        startsAt: trusted({ $gte: new Date(now.getTime() - listedBackMs) }),
        status: 'active',
      })
      .select(unlisted)
      .sort({ startsAt: 1 })
      .limit(max)
      .lean<ReservationDocument[]>();
    return documents.flatMap((document) => toReservation(document) ?? []);
  }

  async listedAt(restaurantId: string, from: number, until: number): Promise<Reservation[]> {
    const documents = await this.model
      .find({
        'wait.forStart': true,
        restaurantId,
        startsAt: trusted({ $gte: new Date(from), $lt: new Date(until) }),
        status: 'active',
      })
      .select(unlisted)
      .sort({ startsAt: 1 })
      .lean<ReservationDocument[]>();
    return documents.flatMap((document) => toReservation(document) ?? []);
  }

  overdueReady(times: DueTimes, max: number): Promise<string[]> {
    const ready = { 'wait.forStart': null, status: 'active', progress: 'ready' };
    return this.due('wait.readyUntil', times, ready, max);
  }

  async dueAt(restaurantId: string, from: Date, until: Date): Promise<string[]> {
    const documents = await this.model
      .find({
        restaurantId,
        startsAt: trusted({ $gte: from, $lte: until }),
        status: 'active',
        progress: trusted({ $in: [null, 'confirmed'] }),
      })
      .select('_id')
      .lean<{ _id: string }[]>();
    return documents.map(({ _id }) => _id);
  }

  async countBySource(restaurantId: string): Promise<SourceCount[]> {
    const closed = await this.counts.of(restaurantId);
    const groups = await this.model.aggregate<{ _id: { source: string; url: string }; count: number }>(
      [
        {
          $match: {
            restaurantId,
            status: { $in: ['active', 'canceled'] },
            'placement.date': { $nin: closed.map(({ date }) => date) },
          },
        },
        { $group: { _id: { source: '$source', url: '$sourceUrl' }, count: { $sum: 1 } } },
      ],
      { hint: sourcesIndex },
    );
    const open = groups.map(({ _id, count }) => ({ source: _id.source, fullUrl: _id.url, count }));
    return addUp([...closed.flatMap(({ sources }) => sources), ...open]);
  }

  /** Stored counts and reservations, as in {@link countBySource}, by service days (HOURS-13). */
  async countByDate(
    restaurantId: string,
    startDate: string,
    endDate: string,
    turn: number,
  ): Promise<DateCount[]> {
    const [dayAfterFirst, dayAfterLast] = [addDays(startDate, 1), addDays(endDate, 1)];
    const closed = await this.counts.between(restaurantId, startDate, dayAfterLast);
    const $nin = closed.map(({ date }) => date);
    const [own, early] = await Promise.all([
      this.countOpen(restaurantId, { $gte: startDate, $lte: endDate, $nin }, { $gte: turn }),
      this.countOpen(restaurantId, { $gte: dayAfterFirst, $lte: dayAfterLast, $nin }, { $lt: turn }),
    ]);
    const ofEveningBefore = early.map((count) => ({ ...count, date: addDays(count.date, -1) }));
    const all = sumByDate([...onServiceDays(closed, turn), ...own, ...ofEveningBefore]);
    return all.filter(({ date }) => startDate <= date && date <= endDate);
  }

  /** Reservations by local date and status, of a part of each date. */
  private async countOpen(restaurantId: string, date: object, minute: object): Promise<DateCount[]> {
    const groups = await this.model.aggregate<DateGroup>([
      {
        $match: {
          restaurantId,
          status: { $in: ['active', 'canceled'] },
          'placement.date': date,
          'placement.minute': minute,
          ...countedWaits,
        },
      },
      {
        $group: {
          _id: { date: '$placement.date', status: '$status', request: '$request.state' },
          reservations: { $sum: 1 },
          covers: { $sum: '$partySize' },
        },
      },
    ]);
    return groups.flatMap(({ _id: group, reservations, covers }) => {
      const { date: local, status, request } = group;
      if (status === 'canceled') return [{ date: local, reservations: 0, covers: 0, canceled: reservations }];
      // A request that waits for an answer is neither a reservation nor a cancellation.
      return request === 'pending' ? [] : [{ date: local, reservations, covers, canceled: 0 }];
    });
  }
}
