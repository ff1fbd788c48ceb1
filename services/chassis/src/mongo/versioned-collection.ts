import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { filledOutbox, type HasOutbox, type OutboxEntry, pushToOutbox } from '../outbox/entry';
import { batchInserts } from './batch';
import { isDuplicateKey } from './connect';

/** The part of an update besides the outbox. */
interface Change<Stored> {
  readonly $set?: Partial<Stored>;
  readonly $unset?: Readonly<Record<string, ''>>;
  readonly $inc?: Readonly<Record<string, number>>;
  readonly $push?: Readonly<Record<string, unknown>>;
}

export interface VersionedOptions {
  /** The unique indexes that may refuse a document; absent: any. Other duplicates are errors. */
  readonly unique?: readonly string[];
  /** Writes with the driver and inserts in batches, because mongoose's casting costs as much as a write. */
  readonly isHot?: boolean;
}

/**
 * A collection whose documents are changed under a condition, such as their version. The events of each change are
 * stored in the document's outbox by the same command, and handed to the relay.
 */
export class VersionedCollection<Stored extends HasOutbox & { _id: string }> {
  private readonly name: string;
  private readonly insertOne: (document: Stored) => Promise<unknown>;
  private readonly updateOne: (filter: object, update: object) => Promise<{ matchedCount: number }>;

  constructor(
    private readonly model: Model<Stored>,
    private readonly enqueueEvents: (name: string, id: string, events: readonly OutboxEntry[]) => void,
    private readonly options: VersionedOptions = {},
  ) {
    const { collection } = model;
    this.name = collection.collectionName;
    this.insertOne = options.isHot ? batchInserts(collection) : (document) => model.create(document);
    this.updateOne = options.isHot
      ? (filter, update) => collection.updateOne(filter as never, update as never)
      : (filter, update) => model.updateOne(filter as QueryFilter<Stored>, update as UpdateQuery<Stored>);
  }

  /** The document without its outbox. */
  async findOne(filter: QueryFilter<Stored>): Promise<Stored | null> {
    return this.model.findOne(filter).select('-outbox').lean<Stored>();
  }

  /** See {@link findOne}. */
  async find(filter: QueryFilter<Stored>, sort: Record<string, 1> = {}): Promise<Stored[]> {
    return this.model.find(filter).select('-outbox').sort(sort).lean<Stored[]>();
  }

  /** False if a unique index refuses the document. */
  async insert(
    document: Omit<Stored, keyof HasOutbox> & { _id: string },
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const stored = { ...document, ...filledOutbox(events) } as Stored;
    if (!(await this.isWritten(() => this.insertOne(stored)))) return false;
    this.enqueueEvents(this.name, document._id, events);
    return true;
  }

  /** Changes the document if the condition holds, such as `{ version: 3 }`; false after a concurrent change. */
  async update(
    id: string,
    condition: QueryFilter<Stored>,
    change: Change<Stored>,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const isWritten = await this.write(id, condition, change, events);
    if (isWritten) this.enqueueEvents(this.name, id, events);
    return isWritten;
  }

  /** The same without handing the events to the relay, for many documents whose events are published together. */
  async write(
    id: string,
    condition: QueryFilter<Stored>,
    change: Change<Stored>,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    return this.isWritten(async () => {
      const { matchedCount } = await this.updateOne({ ...condition, _id: id }, withEvents(change, events));
      return matchedCount === 1;
    });
  }

  /** Like {@link update}; returns the changed document. */
  async updateAndFind(
    id: string,
    condition: QueryFilter<Stored>,
    change: Change<Stored>,
    events: readonly OutboxEntry[],
  ): Promise<Stored | null> {
    const filter = { ...condition, _id: id } as QueryFilter<Stored>;
    const update = withEvents(change, events) as UpdateQuery<Stored>;
    const document = await this.model
      .findOneAndUpdate(filter, update, { returnDocument: 'after' })
      .lean<Stored>();
    if (document) this.enqueueEvents(this.name, id, events);
    return document;
  }

  /** False if the work returns so, or if a unique index refuses it. */
  private async isWritten(work: () => Promise<unknown>): Promise<boolean> {
    try {
      return (await work()) !== false;
    } catch (error) {
      const { unique } = this.options;
      const isRefused = unique ? unique.some((index) => isDuplicateKey(error, index)) : isDuplicateKey(error);
      if (isRefused) return false;
      throw error;
    }
  }
}

function withEvents<Stored>(
  { $set, $unset, $inc, $push }: Change<Stored>,
  events: readonly OutboxEntry[],
): object {
  const outbox = pushToOutbox(events);
  return {
    ...($set ? { $set } : {}),
    ...($unset ? { $unset } : {}),
    $push: { ...outbox.$push, ...$push },
    $inc: { ...outbox.$inc, ...$inc },
  };
}
