import type { Clock } from '@tablewell/chassis/clock';
import { type DefinedFields, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Model } from 'mongoose';

/** What counts towards one limit, such as that of a month; its list is in a field of its own. */
export interface LimitListDocument {
  _id: string;
  restaurantId: string;
  /** Incremented with every write; an entry is added conditionally on the version read. */
  version: number;
  touchedAt: Date;
}

/** The schema of lists, which are deleted this long after their last write. */
export function limitListSchema<Stored extends LimitListDocument>(
  collection: string,
  keepSeconds: number,
  fields: DefinedFields<Omit<Stored, keyof LimitListDocument>>,
) {
  const common = {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    touchedAt: { type: Date, required: true },
  };
  const schema = documentSchema<Stored>({ ...common, ...fields } as unknown as DefinedFields<Stored>, {
    collection,
    versionKey: false,
  });
  schema.index({ restaurantId: 1 });
  schema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });
  return schema;
}

/** A list of a limit. */
interface LimitKey {
  readonly key: string;
  readonly restaurantId: string;
}

/**
 * Lists of limits in MongoDB, each written conditionally on its version, so that of two processes only one adds the last
 * entry.
 */
export class LimitLists<Entry> {
  constructor(
    private readonly model: Pick<Model<never>, 'collection'>,
    /** The field of the list. */
    private readonly field: string,
    private readonly clock: Clock,
  ) {}

  /** Version 0: there is no list yet. */
  async find(key: string): Promise<{ version: number; entries: readonly Entry[] }> {
    const found = (await this.model.collection.findOne({ _id: key as never })) as Record<
      string,
      unknown
    > | null;
    return {
      version: Number(found?.['version'] ?? 0),
      entries: (found?.[this.field] ?? []) as readonly Entry[],
    };
  }

  /** Writes the list that `change` makes of it; undefined: `unchanged`. `busy`: after too many concurrent writes. */
  change(
    list: LimitKey,
    change: (entries: readonly Entry[]) => Promise<readonly Entry[] | undefined>,
  ): Promise<'written' | 'unchanged' | 'busy'> {
    return changeDocument<'written' | 'unchanged' | 'conflict'>(async () => {
      const { version, entries } = await this.find(list.key);
      const changed = await change(entries);
      if (!changed) return 'unchanged';
      return (await this.write(list, version, changed)) ? 'written' : 'conflict';
    });
  }

  /** False after a concurrent write. */
  async write(
    { key, restaurantId }: LimitKey,
    version: number,
    entries: readonly Entry[],
    more: object = {},
  ): Promise<boolean> {
    const { collection } = this.model;
    const touchedAt = this.clock();
    const fields = { restaurantId, version: version + 1, [this.field]: [...entries], touchedAt, ...more };
    if (version > 0) {
      const { matchedCount } = await collection.updateOne({ _id: key as never, version }, { $set: fields });
      return matchedCount === 1;
    }
    try {
      await collection.insertOne({ _id: key as never, ...fields });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
