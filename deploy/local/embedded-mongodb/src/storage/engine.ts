import { MongoError } from '../errors';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase, type RootDatabaseOptionsWithPath } from 'lmdb';

export interface Entry {
  key: string;
  value: Buffer;
}

const latin1Keys = {
  writeKey: (key: string, target: Buffer, position: number): number =>
    position + target.latin1Write(key, position),
  readKey: (source: Buffer, start: number, end: number): string => source.latin1Slice(start, end),
};

/** With less free space than this, a short write means that the disk is full. */
const nearlyFullBytes = 2 ** 20;

/** The reserved address space; the file itself grows with its content. */
const mapSize = 64 * 2 ** 30;

/** How many bytes of a result are read ahead of the client. */
const chunkBytes = 256 * 1024;

/** Whether a range ended because of its bytes, so that there may be more of it. */
export const isChunkFull = (entries: readonly Entry[]): boolean =>
  entries.reduce((sum, { value }) => sum + value.length, 0) >= chunkBytes;

function someOf(range: Iterable<Entry>, but?: string): Entry[] {
  const found: Entry[] = [];
  let bytes = 0;
  for (const entry of range) {
    if (entry.key === but) continue;
    found.push(entry);
    bytes += entry.value.length;
    if (bytes >= chunkBytes) break;
  }
  return found;
}

/**
 * LMDB with latin1 string keys and raw values. All writes happen inside {@link Engine.commit}, which ends only
 * once the operating system has the transaction on disk (plain LMDB commits: data, fsync, then the meta page).
 */
export class Engine {
  readonly #db: RootDatabase<Buffer, string>;
  readonly #folder: string;

  /** @param survivesPowerLoss false commits without fsync: committed data survives the death of this process, but no power loss */
  constructor(folder: string, survivesPowerLoss = true) {
    this.#folder = folder;
    const options: RootDatabaseOptionsWithPath & { keyEncoder: typeof latin1Keys } = {
      path: folder,
      encoding: 'binary',
      maxReaders: 128,
      mapSize,
      // With it a commit would return before its fsync; here the end of the commit has to mean that it is durable.
      overlappingSync: false,
      noSync: !survivesPowerLoss,
      // The pump makes the batches; LMDB's own would cause unhandled rejections when a commit fails.
      eventTurnBatching: false,
      keyEncoder: latin1Keys,
    };
    this.#db = open<Buffer, string>(options);
  }

  /** The folder of the data. */
  get file(): string {
    return join(this.#folder, 'data.mdb');
  }

  /** Reads end at this instant, by `performance.now`. */
  deadline = Infinity;

  #checkTime(): void {
    if (performance.now() > this.deadline)
      throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
  }

  get(key: string): Buffer | undefined {
    return this.#db.getBinary(key);
  }

  has(key: string): boolean {
    return this.#db.doesExist(key);
  }

  put(key: string, value: Buffer): void {
    void this.#db.put(key, value);
  }

  remove(key: string): void {
    void this.#db.remove(key);
  }

  /** All entries with start <= key < end. */
  all(start: string, end: string): Entry[] {
    return [...this.#db.getRange({ start, end })];
  }

  /**
   * Up to `limit` entries with start <= key < end, or backwards from just below `end`. Fewer if their bytes are many:
   * see {@link isChunkFull}.
   */
  range(start: string, end: string, limit: number, reverse = false): Entry[] {
    this.#checkTime();
    if (!reverse) return someOf(this.#db.getRange({ start, end, limit }));
    // LMDB's reverse range includes its start and excludes its end, the opposite of ours.
    const found = someOf(this.#db.getRange({ start: end, end: start, limit: limit + 1, reverse: true }), end);
    if (found.length < limit && !isChunkFull(found) && this.has(start) && found.at(-1)?.key !== start) {
      found.push({ key: start, value: this.get(start) as Buffer });
    }
    return found.slice(0, limit);
  }

  /** Up to `limit` keys with start <= key < end. */
  keys(start: string, end: string, limit: number): string[] {
    this.#checkTime();
    return [...this.#db.getKeys({ start, end, limit })];
  }

  count(start: string, end: string): number {
    return this.#db.getKeysCount({ start, end });
  }

  removeRange(start: string, end: string): void {
    for (;;) {
      const chunk = [...this.#db.getKeys({ start, end, limit: 1000 })];
      for (const key of chunk) this.remove(key);
      if (chunk.length < 1000) return;
    }
  }

  /**
   * Runs `work`, which must not throw, in one transaction, and resolves when it is durable. The commit runs on another
   * thread: reads meanwhile see the state before it. Rejects, without any change, if the disk refuses it.
   */
  async commit<T>(work: () => T): Promise<T> {
    try {
      return await this.#db.transaction(work);
    } catch (error) {
      // LMDB reports that there was an error separately from the error itself.
      await (error as { commitError?: Promise<never> }).commitError?.catch((cause: unknown) => {
        throw this.#explained(cause);
      });
      throw this.#explained(error);
    }
  }

  /** LMDB reports both an interrupted write and a failing disk as an input/output error. */
  #explained(error: unknown): unknown {
    const message = error instanceof Error ? error.message : String(error);
    if (!/input\/output error/i.test(message)) return error;
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize < nearlyFullBytes ? new MongoError('OutOfDiskSpace', message) : error;
  }

  /**
   * Runs a part of the work inside {@link Engine.commit}; if it throws, its writes are rolled back, and the rest of
   * the transaction is unaffected.
   */
  part<T>(work: () => T): T {
    // A child transaction that is called within another one is synchronous, which its type does not express.
    return this.#db.childTransaction(work as () => Promise<T>) as T;
  }

  /**
   * The same as a commit, but on this thread, for when there is nothing else to do; if `work` throws, nothing of it is
   * kept.
   */
  commitSync<T>(work: () => T): T {
    return this.#db.transactionSync(work);
  }

  async close(): Promise<void> {
    await this.#db.close();
  }
}
