import { ApiError } from '@tablewell/api-client';

// The essential part of TanStack Query in a twentieth of its size: this page is opened once, on a phone, and every
// kilobyte of its script delays it.

/** A server resource, identified by a key. */
export interface Resource<Data> {
  /** Parts joined by `/`, so that a prefix names a group of resources. */
  readonly key: string;
  load(): Promise<Data>;
  /** How long an answer is fresh, in milliseconds. */
  readonly freshMs: number;
  /** The cached value. */
  initial?(): Data | undefined;
}

/** The state of a resource: loading, loaded, failed, or loaded but failed to reload. */
export interface Known<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  /** A value that is loaded again when it is next used. */
  readonly stale: boolean;
}

export interface ResourceStore {
  read<Data>(resource: Resource<Data>): Known<Data>;
  /** Loads a missing or stale value; one request at a time for each key. */
  ensure<Data>(resource: Resource<Data>): void;
  put<Data>(resource: Resource<Data>, data: Data): void;
  /** Marks every resource whose key has this prefix as stale. */
  invalidate(prefix: string): void;
  /** Drops one resource with its failure, so that it is loaded as if for the first time. */
  forget(key: string): void;
  subscribe(listener: () => void): () => void;
}

interface Entry extends Known<unknown> {
  readonly at: number;
}

const unknown: Entry = { stale: true, at: 0 };
const retryAfterMs = 500;

/** Caches answers for the lifetime of the page. Entries are replaced, never changed, so that a view can compare them. */
export function createResourceStore(now: () => number = Date.now): ResourceStore {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();

  function write(key: string, entry: Entry | undefined): void {
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    for (const listener of listeners) listener();
  }

  const store: ResourceStore = {
    read<Data>({ key, initial }: Resource<Data>) {
      const entry = entries.get(key);
      if (entry) return entry as Known<Data>;
      const data = initial?.();
      // Listeners are not notified: the first reader creates the entry that all others read.
      if (data !== undefined) entries.set(key, { data, stale: false, at: now() });
      return (entries.get(key) ?? unknown) as Known<Data>;
    },

    ensure(resource) {
      const { key, freshMs } = resource;
      store.read(resource);
      const entry = entries.get(key) ?? unknown;
      if (inFlight.has(key) || (!entry.stale && now() - entry.at < freshMs)) return;
      const call = withRetry(() => resource.load());
      inFlight.set(key, call);
      // A value that was stored meanwhile is newer than the answer of this request.
      const isLatest = (): boolean => inFlight.get(key) === call && inFlight.delete(key);
      call.then(
        (data) => isLatest() && write(key, { data, stale: false, at: now() }),
        (error: unknown) => isLatest() && write(key, { ...entries.get(key), error, stale: false, at: now() }),
      );
    },

    put({ key }, data) {
      inFlight.delete(key);
      write(key, { data, stale: false, at: now() });
    },

    invalidate(prefix) {
      for (const [key, entry] of entries) {
        if (key.startsWith(prefix)) write(key, { ...entry, stale: true });
      }
    },

    forget: (key) => write(key, undefined),

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

/** One retry after a transient failure, because mobile connections lose requests. A refusal is final. */
async function withRetry<Data>(load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return load();
  }
}
