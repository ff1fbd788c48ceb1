import type { Connection } from 'mongoose';
import type { Logger } from '../logger';

type Fields = Readonly<Record<string, unknown>>;

/** What changes a document from one version of its shape to the next: a pure function that answers a new object. */
export type Upgrade = (document: Fields) => Fields;

/** The field by which a document says what shape it has; without it: the first. */
export interface HasSchemaVersion {
  schemaVersion: number;
}

export interface SchemaVersionsOptions {
  readonly collection: string;
  /** The first one leads from version 1 to 2, and so on. A step is never changed once it was released. */
  readonly upgrades: readonly Upgrade[];
  /** Fields that every change of a document changes: a step is written only while they are as it read them. */
  readonly unchanged?: readonly string[];
}

const batchSize = 200;
const settledAfterMs = 24 * 3_600_000;

interface State {
  readonly _id: string;
  readonly version: number;
  /** Since when no round found any document of an earlier shape; null: the last one did. */
  readonly quietSince: Date | null;
}

/**
 * The shapes that documents of one collection have had. Whoever reads one gets today's shape ({@link read}); whoever
 * writes one says that it has it ({@link fields}, {@link current}); the rest is written anew by a job
 * ({@link upgradeRest}), since queries and indexes see what lies in the store.
 *
 * While a release is rolled out, or rolled back, processes of two versions share the store: a step adds fields or fills
 * them in and takes none away that the version before reads (`deploy/UPGRADING.md`). A document of a later shape is
 * therefore read as it is.
 */
export class SchemaVersions {
  /** The version of today's shape. */
  readonly current: number;
  /** Mongoose definition of {@link HasSchemaVersion}, to spread into a schema. */
  readonly fields: { schemaVersion: { type: NumberConstructor; default: number } };

  constructor(private readonly options: SchemaVersionsOptions) {
    this.current = options.upgrades.length + 1;
    this.fields = { schemaVersion: { type: Number, default: this.current } };
  }

  /** The document in today's shape. The next write of its fields keeps it so. */
  read<D extends object>(document: D): D {
    const { schemaVersion = 1 } = document as Partial<HasSchemaVersion>;
    if (schemaVersion >= this.current) return document;
    const steps = this.options.upgrades.slice(schemaVersion - 1);
    const upgraded = steps.reduce<Fields>((shape, upgrade) => upgrade(shape), document as Fields);
    return { ...upgraded, schemaVersion: this.current } as unknown as D;
  }

  /**
   * A job's round: writes every document of an earlier shape anew, a batch at a time, beside whoever else writes.
   * Once none was found for a day, no process of before runs any more, and later rounds cost nothing.
   */
  async upgradeRest(connection: Connection, now: Date, logger: Logger): Promise<void> {
    const { collection: name } = this.options;
    const states = connection.collection<State>('schema_states');
    const known = await states.findOne({ _id: name });
    const { quietSince = null } = known?.version === this.current ? known : {};
    if (quietSince && now.getTime() - quietSince.getTime() > settledAfterMs) return;

    let written = 0;
    for (let found = batchSize; found === batchSize;) {
      const batch = await this.earlier(connection).limit(batchSize).toArray();
      found = batch.length;
      const changed = await Promise.all(batch.map((document) => this.write(connection, document)));
      const count = changed.filter(Boolean).length;
      written += count;
      // Others are writing these very documents: the next round looks again.
      if (count === 0) break;
    }
    if (written > 0) logger.info({ collection: name, written, version: this.current }, 'documents upgraded');
    const since = written > 0 ? null : (quietSince ?? now);
    await states.updateOne(
      { _id: name },
      { $set: { version: this.current, quietSince: since } },
      { upsert: true },
    );
  }

  private earlier(connection: Connection) {
    return connection.collection<{ _id: string } & Record<string, unknown>>(this.options.collection).find({
      $or: [{ schemaVersion: { $exists: false } }, { schemaVersion: { $lt: this.current } }],
    });
  }

  /** Writes what the steps changed, if the document is still the one that was read. */
  private async write(connection: Connection, document: { _id: string } & Fields): Promise<boolean> {
    const upgraded: Fields = this.read(document);
    const changed = Object.entries(upgraded).filter(([name, value]) => document[name] !== value);
    const asRead = Object.fromEntries(
      ['schemaVersion', ...(this.options.unchanged ?? [])].map((name) => [
        name,
        name in document ? document[name] : { $exists: false },
      ]),
    );
    const { modifiedCount } = await connection
      .collection<{ _id: string }>(this.options.collection)
      .updateOne({ _id: document._id, ...asRead }, { $set: Object.fromEntries(changed) });
    return modifiedCount === 1;
  }
}
