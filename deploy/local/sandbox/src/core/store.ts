import { open, type Database, type RootDatabase } from 'lmdb';

type Key = string | number | (string | number)[];

/** One named table of the ledger. Values are JSON; keys sort as LMDB sorts them. */
export interface Table<V, K extends Key> {
  get(key: K): V | undefined;
  /** Durable when it returns; inside `together`, when that returns. */
  set(key: K, value: V): void;
  delete(key: K): void;
  range(options?: { start?: K; end?: K; reverse?: boolean; limit?: number }): Iterable<{ key: K; value: V }>;
}

export interface Store {
  table<V, K extends Key>(name: string): Table<V, K>;
  /** All writes of the callback are committed together or not at all. */
  together<T>(write: () => T): T;
  close(): Promise<void>;
}

/** Opens (or creates) the ledger in the given folder. */
export function openStore(path: string): Store {
  // A commit survives the process, but not the machine: waiting for the disk, which is busy with the store, would delay
  // the captcha of every diner, sometimes by seconds.
  const root: RootDatabase = open({
    path,
    maxDbs: 24,
    encoding: 'json',
    noSync: true,
    overlappingSync: false,
  });
  return {
    table: <V, K extends Key>(name: string) => asTable<V, K>(root.openDB<V, K>({ name, encoding: 'json' })),
    together: (write) => root.transactionSync(write),
    close: () => root.close(),
  };
}

function asTable<V, K extends Key>(db: Database<V, K>): Table<V, K> {
  return {
    get: (key) => db.get(key),
    set: (key, value) => db.putSync(key, value),
    delete: (key) => void db.removeSync(key),
    range: (options = {}) => db.getRange(options),
  };
}
