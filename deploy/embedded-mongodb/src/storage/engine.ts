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

/** How much address space to reserve; the file itself grows with what is stored. */
const mapSize = 64 * 2 ** 30;

/**
 * LMDB with latin1 string keys and raw values. All writes happen inside {@link Engine.commit}, which ends only
 * once the operating system has the transaction on disk (plain LMDB commits: data, fsync, then the meta page).
 */
export class Engine {
  readonly #db: RootDatabase<Buffer, string>;

  constructor(path: string) {
    const options: RootDatabaseOptionsWithPath & { keyEncoder: typeof latin1Keys } = {
      path,
      encoding: 'binary',
      maxReaders: 128,
      mapSize,
      // With it a commit would return before its fsync; here the commit itself is the durable moment.
      overlappingSync: false,
      // Batches are made by the pump; LMDB's own would reject, with nobody to hear it, when a commit fails.
      eventTurnBatching: false,
      keyEncoder: latin1Keys,
    };
    this.#db = open<Buffer, string>(options);
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

  /** Up to `limit` entries with start <= key < end, or backwards from just below `end`. */
  range(start: string, end: string, limit: number, reverse = false): Entry[] {
    if (!reverse) return [...this.#db.getRange({ start, end, limit })];
    // LMDB's reverse range takes its start inclusively and its end exclusively, the other way round from ours.
    const found = [...this.#db.getRange({ start: end, end: start, limit: limit + 1, reverse: true })];
    if (found[0]?.key === end) found.shift();
    if (found.length < limit && this.has(start) && found.at(-1)?.key !== start) {
      found.push({ key: start, value: this.get(start) as Buffer });
    }
    return found.slice(0, limit);
  }

  /** Up to `limit` keys with start <= key < end. */
  keys(start: string, end: string, limit: number): string[] {
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
   * Runs `work`, which must not throw, in one transaction, and resolves when it is durable. The disk works on a thread
   * of its own: what is read meanwhile is what was there before. Rejects, and leaves no trace, when the disk refuses it.
   */
  async commit<T>(work: () => T): Promise<T> {
    try {
      return await this.#db.transaction(work);
    } catch (error) {
      // LMDB's own error comes apart from the news that there is one.
      await (error as { commitError?: Promise<never> }).commitError;
      throw error;
    }
  }

  /** The same on this thread, for when there is nothing else to do; a throw leaves no trace of `work`. */
  commitSync<T>(work: () => T): T {
    return this.#db.transactionSync(work);
  }

  async close(): Promise<void> {
    await this.#db.close();
  }
}
