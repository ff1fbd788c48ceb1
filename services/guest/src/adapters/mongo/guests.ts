import { containsText, VersionedCollection } from '@tablewell/chassis/mongo';
import type { OutboxEntry } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type QueryFilter, trusted } from 'mongoose';
import { type Guest, withoutPerson } from '../../domain/guest';
import type { ImportStep } from '../../domain/import-plan';
import { addressOf, nameOf, type Sought } from '../../domain/identity';
import type { GuestIds, GuestQuery, Guests, PlannedStep, SharedRecord } from '../../ports';
import { applyImport } from './guest-import';
import {
  type GuestDocument,
  type GuestModel,
  sortNameOf,
  toDocument,
  toFields,
  toGuest,
} from './guest-model';
import { matching } from './guest-search';

/** Longer than an event takes to be handled, from finding its guest to storing the visit. */
const maxHandlingMs = 10 * 60_000;
/** A person is at most one of their namesakes; the others are for persons of the same name in one call. */
const namesakesOfOne = 8;
/** What is read of guests elsewhere: whole ones, of an evening in a large group, would be some megabytes. */
const sharedFields = [
  ...(['restaurantId', 'key', 'visits', 'noShows', 'lastVisit', 'dietary', 'sharing', 'tags'] as const),
  'deletedAt',
] as const;
/** Ids of what a search finds that are decoded in one turn of the event loop. */
const idsAtOnce = 500;
const outboxLeftOut = { projection: { outbox: 0 } };

/** Guests in MongoDB. Operations of every booking use the driver, because mongoose takes longer than the store. */
export class MongoGuests implements Guests {
  private readonly all: VersionedCollection<GuestDocument>;

  constructor(
    private readonly model: GuestModel,
    private readonly relay: Pick<ServiceKit, 'enqueueEvents' | 'enqueueBatch'>,
    private readonly clock: () => Date,
  ) {
    const unique = ['person', 'first-of-name'];
    const enqueue = relay.enqueueEvents;
    this.all = new VersionedCollection(model, enqueue, { unique, isHot: true });
  }

  async find(restaurantId: string, id: string): Promise<Guest | undefined> {
    return toGuest(await this.all.findOne({ _id: id, restaurantId }));
  }

  async list({
    restaurantId,
    page,
    limit,
    search,
    country,
    withContacts,
  }: GuestQuery): Promise<{ guests: Guest[]; total: number }> {
    const filter = {
      restaurantId,
      deletedAt: trusted({ $exists: false }),
      ...matching(search, { country, withContacts }),
    };
    const skip = (page - 1) * limit;
    if (search !== '') return this.searched(filter, skip, limit);
    const [documents, total] = await Promise.all([
      this.inOrder(filter).select('-outbox').skip(skip).limit(limit).lean<GuestDocument[]>(),
      this.model.countDocuments(filter),
    ]);
    return { guests: documents.flatMap((document) => toGuest(document) ?? []), total };
  }

  /** A page and the total by one pass: a search compares the texts of all guests, which no index has. */
  private async searched(filter: QueryFilter<GuestDocument>, skip: number, limit: number) {
    const found = await this.inOrder(filter).select('_id').batchSize(idsAtOnce).lean<{ _id: string }[]>();
    const page = found.slice(skip, skip + limit).map(({ _id }) => _id);
    if (page.length === 0) return { guests: [], total: found.length };
    const documents = await this.inOrder({ _id: trusted({ $in: page }) })
      .select('-outbox')
      .lean<GuestDocument[]>();
    return { guests: documents.flatMap((document) => toGuest(document) ?? []), total: found.length };
  }

  private inOrder(filter: QueryFilter<GuestDocument>) {
    return this.model.find(filter).sort({ sortName: 1, _id: 1 });
  }

  async candidates(restaurantId: string, people: readonly Sought[]): Promise<Guest[]> {
    const keys = people.flatMap((person) => person.keys);
    const names = [...new Set(people.map(({ name }) => sortNameOf(name)))];
    const phones = people.flatMap((person) => person.phones);
    const [byKey, byPhone, byName] = await Promise.all([
      this.among(restaurantId, 'key', keys).toArray(),
      this.namesakes(restaurantId, 'phone', [...new Set(phones)], keys),
      this.namesakes(restaurantId, 'sortName', names, keys),
    ]);
    const known = new Map([...byKey, ...byPhone, ...byName].map((each) => [each._id, each]));
    return [...known.values()].flatMap((document) => toGuest(document) ?? []);
  }

  private among(restaurantId: string, field: 'key' | 'phone' | 'sortName', values: readonly string[]) {
    const filter = { restaurantId, [field]: { $in: [...new Set(values)] } };
    return this.model.collection.find<GuestDocument>(filter, outboxLeftOut);
  }

  /** All guests of the names or phones if they are few; else some of each whose keys are not among those given. */
  private async namesakes(
    restaurantId: string,
    field: 'phone' | 'sortName',
    values: readonly string[],
    keys: readonly string[],
  ) {
    if (values.length === 0) return [];
    const few = namesakesOfOne * values.length;
    const found = await this.among(restaurantId, field, values).limit(few).toArray();
    if (found.length < few) return found;
    const others = { key: { $nin: [...new Set(keys)] } };
    for (const value of values) {
      const filter = { restaurantId, [field]: value, ...others };
      const some = this.model.collection.find<GuestDocument>(filter, outboxLeftOut).limit(namesakesOfOne);
      found.push(...(await some.toArray()));
    }
    return found;
  }

  insert(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    return this.all.insert(toDocument(guest), events);
  }

  replace(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    const { id, restaurantId, version } = guest;
    return this.all.update(id, { restaurantId, version: version - 1 }, { $set: toFields(guest) }, events);
  }

  remove(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    return this.empty(guest, {}, events);
  }

  private empty(
    guest: Guest,
    more: Pick<GuestDocument, 'erasure'>,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const { id, restaurantId, version } = guest;
    const emptied = toFields({ ...withoutPerson(guest), version: version + 1 });
    const change = { $set: { ...emptied, ...more, deletedAt: this.clock() } };
    return this.all.update(id, { restaurantId, version }, change, events);
  }

  async erase(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    if (!(await this.empty(guest, { erasure: 'unfinished' }, events))) return false;
    const kept = events.map(({ _id }) => _id);
    await this.model.updateOne(
      { _id: guest.id },
      { $pull: { outbox: { _id: { $nin: kept }, sentAt: { $ne: null } } } },
    );
    return true;
  }

  async isErased(restaurantId: string, id: string): Promise<boolean> {
    const erased = { _id: id, restaurantId, erasure: trusted({ $exists: true }) };
    return (await this.model.exists(erased)) !== null;
  }

  async unfinishedErasures(max: number, afterId = ''): Promise<GuestIds[]> {
    const documents = await this.model
      .find({ erasure: 'unfinished', _id: trusted({ $gt: afterId }) })
      .sort({ _id: 1 })
      .select('restaurantId')
      .limit(max)
      .lean<GuestDocument[]>();
    return documents.map(({ _id: id, restaurantId }) => ({ id, restaurantId }));
  }

  async finishErasure({ id, restaurantId }: GuestIds, at: Date): Promise<void> {
    const before = new Date(at.getTime() - maxHandlingMs);
    await this.model.updateOne(
      { _id: id, restaurantId, erasure: 'unfinished', deletedAt: trusted({ $lte: before }) },
      { $set: { erasure: 'finished' } },
    );
  }

  async appendEvents({ id, restaurantId }: GuestIds, events: readonly OutboxEntry[]): Promise<void> {
    await this.all.update(id, { restaurantId }, {}, events);
  }

  applyAll(
    steps: readonly PlannedStep[],
    toEvent: (done: readonly ImportStep[]) => OutboxEntry,
  ): Promise<ReadonlySet<string>> {
    return applyImport({ model: this.model, all: this.all, relay: this.relay }, steps, toEvent);
  }

  async sharedOf(keys: readonly string[], restaurantIds: readonly string[]): Promise<SharedRecord[]> {
    const filter = {
      key: { $in: [...new Set(keys)] },
      restaurantId: { $in: [...restaurantIds] },
      sharing: { $ne: null },
    };
    const projection = Object.fromEntries(sharedFields.map((field) => [field, 1]));
    const found = await this.model.collection
      .find<GuestDocument>(filter as never, { projection: { ...projection, _id: 0 } })
      .toArray();
    return found.flatMap(({ deletedAt, dietary, sharing, ...record }) =>
      deletedAt || !sharing ? [] : { ...record, sharing, ...(dietary ? { dietary } : {}) },
    );
  }

  ofPhone(phone: string, restaurantIds: readonly string[], max: number): Promise<Guest[]> {
    return this.atRestaurants({ phone }, restaurantIds, max);
  }

  async ofAddress(
    { address, name }: { readonly address: string; readonly name: string },
    restaurantIds: readonly string[],
    max: number,
  ): Promise<Guest[]> {
    // By the name, which has an index: addresses are stored as they were typed.
    const who = { sortName: sortNameOf(name), email: containsText(address) };
    const found = await this.atRestaurants(who, restaurantIds, max);
    return found.filter((guest) => addressOf(guest) === address && nameOf(guest) === nameOf({ name }));
  }

  /** By the driver, as on the way of a booking. */
  private async atRestaurants(who: object, restaurantIds: readonly string[], max: number): Promise<Guest[]> {
    const filter = { ...who, restaurantId: { $in: [...restaurantIds] } };
    const found = await this.model.collection
      .find<GuestDocument>(filter as never, outboxLeftOut)
      .limit(max)
      .toArray();
    return found.flatMap((document) => toGuest(document) ?? []);
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
