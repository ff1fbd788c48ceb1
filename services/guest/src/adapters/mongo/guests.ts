import {
  containing,
  insertsTogether,
  isDuplicateKey,
  type OutboxEntry,
  pushToOutbox,
  type ServiceKit,
} from '@tablewell/chassis';
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

/** Fewer digits than this are no phone to search by. */
const shortestSearch = 3;

const outboxLeftOut = { projection: { outbox: 0 } };

/**
 * Guests in MongoDB; events ride in the document. What every reservation brings about goes past mongoose, which takes longer
 * over it than the store.
 */
export class MongoGuests implements Guests {
  private readonly insertOne: (document: GuestDocument) => Promise<void>;

  constructor(
    private readonly model: GuestModel,
    private readonly relay: Pick<ServiceKit, 'announce' | 'announceTogether'>,
    private readonly clock: () => Date,
  ) {
    this.insertOne = insertsTogether(model.collection);
  }

  async find(restaurantId: string, id: string): Promise<Guest | undefined> {
    return toGuest(
      await this.model.findOne({ _id: id, restaurantId }).select('-outbox').lean<GuestDocument>(),
    );
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

  async insert(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    try {
      await this.insertOne(toDocument(guest, events));
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
    this.relay.announce(guestCollection, guest.id, events);
    return true;
  }

  async replace(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    const isReplaced = await this.put(guest, events);
    if (isReplaced) this.relay.announce(guestCollection, guest.id, events);
    return isReplaced;
  }

  private put(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    return this.write(guest, { $set: toFields(guest) }, events, guest.version - 1);
  }

  async remove(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    const { id, version } = guest;
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
    const isRemoved = await this.write(guest, change, events, version);
    if (isRemoved) this.relay.announce(guestCollection, id, events);
    return isRemoved;
  }

  async erase(guest: Guest, events: readonly OutboxEntry[]): Promise<boolean> {
    if (!(await this.remove(guest, events))) return false;
    const told = events.map(({ _id }) => _id);
    await this.model.updateOne(
      { _id: guest.id },
      { $pull: { outbox: { _id: { $nin: told }, sentAt: { $ne: null } } } },
    );
    return true;
  }

  async tell({ id, restaurantId }: Guest, events: readonly OutboxEntry[]): Promise<void> {
    await this.model.updateOne({ _id: id, restaurantId }, pushToOutbox(events));
    this.relay.announce(guestCollection, id, events);
  }

  private async write(
    { id, restaurantId }: Guest,
    change: { $set: Partial<GuestDocument> },
    events: readonly OutboxEntry[],
    version: number,
  ): Promise<boolean> {
    try {
      const { matchedCount } = await this.model.updateOne(
        { _id: id, restaurantId, version },
        { ...change, ...pushToOutbox(events) },
      );
      return matchedCount === 1;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async applyAll(
    steps: readonly PlannedStep[],
    tell: (done: readonly ImportStep[]) => OutboxEntry,
  ): Promise<ReadonlySet<string>> {
    const writes = steps.filter(({ step }) => step.kind !== 'keep');
    const missed = new Set(await this.insertAll(writes.filter(({ step }) => step.kind === 'create')));
    // Each change stands on its own version.
    const updates = writes.filter(({ step }) => step.kind === 'update');
    await Promise.all(
      updates.map(async ({ newcomer, step, events }) => {
        if (!(await this.put(step.guest, events))) missed.add(newcomer.key);
      }),
    );
    const done = writes.filter(({ newcomer }) => !missed.has(newcomer.key));
    if (done.length > 0) {
      const written = new Map(done.map(({ step, events }) => [step.guest.id, events]));
      this.relay.announceTogether(guestCollection, written, tell(done.map(({ step }) => step)));
    }
    return missed;
  }

  /** Inserts what it can in one go; answers the keys that others took. */
  private async insertAll(creates: readonly PlannedStep[]): Promise<string[]> {
    if (creates.length === 0) return [];
    const documents = creates.map(({ step, events }) => toDocument(step.guest, events));
    try {
      // Past mongoose's casting, which costs more than the write.
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

/** True when another guest has the key or holds the name. */
function isTaken(error: unknown): boolean {
  return isDuplicateKey(error, 'person') || isDuplicateKey(error, 'first-of-name');
}

/** Positions that the unique index refused; any other failure is thrown on. */
function duplicatesIn(error: unknown): Set<number> {
  const { writeErrors } = error as { writeErrors?: { index: number; code: number }[] };
  if (!writeErrors || writeErrors.some(({ code }) => code !== 11000)) throw error;
  return new Set(writeErrors.map(({ index }) => index));
}

/** Name or phone containing the text, taken literally; digits also find a phone that is spelled otherwise. */
function matching(search: string) {
  if (search === '') return {};
  const literal = containing(search);
  const digits = /^[\d\s\-().+]+$/.test(search) ? search.replace(/\D/g, '') : '';
  const byDigits = digits.length >= shortestSearch ? [{ key: new RegExp(`^phone:\\+?\\d*${digits}`) }] : [];
  return { $or: [{ name: literal }, { phoneNumber: literal }, ...byDigits] };
}
