import type { Connection } from 'mongoose';
import type { Logger } from '../ops/logger';

type Fields = Readonly<Record<string, unknown>>;

/** Converts a document from one schema version to the next: a pure function that returns a new object. */
type Upgrade = (document: Fields) => Fields;

/** The document's schema version; absent: 1. */
export interface HasSchemaVersion {
  schemaVersion: number;
}

interface SchemaVersionsOptions {
  readonly collection: string;
  /** The first upgrades version 1 to 2, and so on. A released step is never changed. */
  readonly upgrades: readonly Upgrade[];
  /** Fields that every write changes: an upgrade is written only if they are unchanged since the read. */
  readonly unchanged?: readonly string[];
}

const batchSize = 200;
const settledAfterMs = 24 * 3_600_000;

interface State {
  readonly _id: string;
  readonly version: number;
  /** The time since when no run has found an earlier version; null if the last run did. */
  readonly quietSince: Date | null;
}

/**
 * The schema versions of one collection. Reads upgrade a document in memory ({@link read}), writes store the current
 * version ({@link fields}, {@link current}), and a job upgrades the remaining documents ({@link upgradeRest}), because
 * queries and indexes see the stored fields.
 *
 * During a rollout or rollback two releases share the store: an upgrade adds or fills in fields and removes none that
 * the previous release reads (`deploy/docs/UPGRADING.md`). A document of a later version is therefore read unchanged.
 */
export class SchemaVersions {
  /** The current version. */
  readonly current: number;
  /** Mongoose definition of {@link HasSchemaVersion}, to spread into a schema. */
  readonly fields: { schemaVersion: { type: NumberConstructor; default: number } };

  constructor(private readonly options: SchemaVersionsOptions) {
    this.current = options.upgrades.length + 1;
    this.fields = { schemaVersion: { type: Number, default: this.current } };
  }

  /** The document, upgraded to the current version in memory. */
  read<D extends object>(document: D): D {
    const { schemaVersion = 1 } = document as Partial<HasSchemaVersion>;
    if (schemaVersion >= this.current) return document;
    const steps = this.options.upgrades.slice(schemaVersion - 1);
    const upgraded = steps.reduce<Fields>((shape, upgrade) => upgrade(shape), document as Fields);
    return { ...upgraded, schemaVersion: this.current } as unknown as D;
  }

  /**
   * One run of the job: upgrades every document of an earlier version, in batches, concurrently with other writers.
   * Once none was found for a day, no process of an earlier release is running, and later runs return at once.
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
      // Concurrent writers changed all of them: the next run retries.
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

  /** Writes the changed fields, unless the document was changed since it was read. */
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
