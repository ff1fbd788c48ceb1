import { containsText, VersionedCollection } from '@tablewell/chassis/mongo';
import { filledOutbox, type OutboxEntry } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { trusted } from 'mongoose';
import type { Guest } from '../../domain/guest';
import type { ImportStep } from '../../domain/import-plan';
import type { GuestQuery, Guests, PlannedStep } from '../../ports';
import {
  guestCollection,
  type GuestDocument,
  type GuestModel,
  toDocument,
  toFields,
  toGuest,
} from './guest-model';

/** Fewer digits are not searched as a phone number. */
const minSearchDigits = 3;

const outboxLeftOut = { projection: { outbox: 0 } };

/**
 * Guests in MongoDB. Operations of every booking use the driver: mongoose takes longer than the store.
 */
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

  async list({ restaurantId, page, limit, search }: GuestQuery): Promise<{ guests: Guest[]; total: number }> {
    const filter = { restaurantId, goneAt: trusted({ $exists: false }), ...matching(search) };
    const [documents, total] = await Promise.all([
      this.model
        .find(filter)
        .select('-outbox')
        .sort({ sortName: 1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<GuestDocument[]>(),
      this.model.countDocuments(filter),
    ]);
    return { guests: documents.flatMap((document) => toGuest(document) ?? []), total };
  }

  async candidates(
    restaurantId: string,
    keys: readonly string[],
    names: readonly string[],
  ): Promise<Guest[]> {
    const [byKey, byName] = await Promise.all([
      this.among(restaurantId, 'key', keys),
      this.among(restaurantId, 'name', names),
    ]);
    const known = new Map([...byKey, ...byName].map((document) => [document._id, document]));
    return [...known.values()].flatMap((document) => toGuest(document) ?? []);
  }

  private async among(restaurantId: string, field: 'key' | 'name', values: readonly string[]) {
    if (values.length === 0) return [];
    const filter = { restaurantId, [field]: { $in: [...new Set(values)] } };
    return this.model.collection.find<GuestDocument>(filter, outboxLeftOut).toArray();
  }

  async named(restaurantId: string, name: string): Promise<Guest | undefined> {
    return toGuest(await this.model.collection.findOne<GuestDocument>({ restaurantId, name }, outboxLeftOut));
  }

  insert(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    return this.all.insert(toDocument(guest), events);
  }

  replace(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    const { id, restaurantId, version } = guest;
    return this.all.update(id, { restaurantId, version: version - 1 }, { $set: toFields(guest) }, events);
  }

  remove(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    const { id, restaurantId, version } = guest;
    const emptied = toFields({
      ...guest,
      key: `gone:${id}`,
      name: '',
      holdsName: false,
      phoneNumber: '',
      counted: [],
      version: version + 1,
    });
    const change = { $set: { ...emptied, goneAt: this.clock() } };
    return this.all.update(id, { restaurantId, version }, change, events);
  }

  async erase(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    if (!(await this.remove(guest, events))) return false;
    const kept = events.map(({ _id }) => _id);
    await this.model.updateOne(
      { _id: guest.id },
      { $pull: { outbox: { _id: { $nin: kept }, sentAt: { $ne: null } } } },
    );
    return true;
  }

  async appendEvents({ id, restaurantId }: Guest, events: readonly OutboxEntry[]): Promise<void> {
    await this.all.update(id, { restaurantId }, {}, events);
  }

  async applyAll(
    steps: readonly PlannedStep[],
    toEvent: (done: readonly ImportStep[]) => OutboxEntry,
  ): Promise<ReadonlySet<string>> {
    const writes = steps.filter(({ step }) => step.kind !== 'keep');
    const missed = new Set(await this.insertAll(writes.filter(({ step }) => step.kind === 'create')));
    // Each change stands on its own version.
    const updates = writes.filter(({ step }) => step.kind === 'update');
    await Promise.all(
      updates.map(async ({ newcomer, step, events }) => {
        const { id, restaurantId, version } = step.guest;
        const change = { $set: toFields(step.guest) };
        const before = { restaurantId, version: version - 1 };
        if (!(await this.all.write(id, before, change, events))) missed.add(newcomer.key);
      }),
    );
    const done = writes.filter(({ newcomer }) => !missed.has(newcomer.key));
    if (done.length > 0) {
      const written = new Map(done.map(({ step, events }) => [step.guest.id, events]));
      this.relay.enqueueBatch(guestCollection, written, toEvent(done.map(({ step }) => step)));
    }
    return missed;
  }

  /** Inserts in one command; returns the keys that exist already. */
  private async insertAll(creates: readonly PlannedStep[]): Promise<string[]> {
    if (creates.length === 0) return [];
    const documents = creates.map(({ step, events }) => ({
      ...toDocument(step.guest),
      ...filledOutbox(events),
    }));
    try {
      // By the driver: mongoose's casting costs more than the write.
      await this.model.collection.insertMany(documents as never, { ordered: false });
      return [];
    } catch (error) {
      const refused = duplicatesIn(error);
      return creates.filter((_, index) => refused.has(index)).map(({ newcomer }) => newcomer.key);
    }
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}

/** Indexes of the documents with duplicate keys; any other error is rethrown. */
function duplicatesIn(error: unknown): Set<number> {
  const { writeErrors } = error as { writeErrors?: { index: number; code: number }[] };
  if (!writeErrors || writeErrors.some(({ code }) => code !== 11000)) throw error;
  return new Set(writeErrors.map(({ index }) => index));
}

/** Name or phone contains the text, literally; digits also match phone numbers in other notations. */
function matching(search: string) {
  if (search === '') return {};
  const literal = containsText(search);
  const digits = /^[\d\s\-().+]+$/.test(search) ? search.replace(/\D/g, '') : '';
  const byDigits = digits.length >= minSearchDigits ? [{ key: new RegExp(`^phone:\\+?\\d*${digits}`) }] : [];
  return { $or: [{ name: literal }, { phoneNumber: literal }, ...byDigits] };
}
