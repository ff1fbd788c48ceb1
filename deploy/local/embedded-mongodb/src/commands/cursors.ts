import { randomInt } from 'node:crypto';
import { MongoError } from '../errors';
import { type InPieces, pause, type Pause } from '../query/pause';

/** A result that a client reads in batches. */
export interface Cursor {
  namespace: string;
  /** The remaining documents, encoded. */
  results: Iterator<Uint8Array | Pause>;
  /** Whether the collection and the index that it reads still exist. */
  isReadable: () => boolean;
  /** The session with which it ends, or the connection if there is none. */
  owner: string;
  /** The memory that it uses, except for a few prefetched documents. */
  heldBytes: number;
  lastUsed: number;
}

/** Above these limits the least recently used cursor is closed, as if it had been idle for too long. */
const maxOpen = 1_000;
const maxHeldBytes = 256 * 1024 * 1024;
const idleMillis = 10 * 60 * 1000;
/** A batch ends before a reply exceeds the size that clients accept. */
const maxBatchBytes = 16 * 1024 * 1024;

export class Cursors {
  /** The least recently used one comes first. */
  readonly #open = new Map<bigint, Cursor>();
  #heldBytes = 0;

  add(cursor: Omit<Cursor, 'lastUsed'>): bigint {
    const id = BigInt(randomInt(1, 2 ** 47));
    this.#open.set(id, { ...cursor, lastUsed: Date.now() });
    this.#heldBytes += cursor.heldBytes;
    for (const oldest of this.#open.keys()) {
      const isTooMuch = this.#open.size > maxOpen || this.#heldBytes > maxHeldBytes;
      if (!isTooMuch || oldest === id) break;
      this.kill(oldest);
    }
    return id;
  }

  get(id: bigint, namespace: string): Cursor {
    const cursor = this.#open.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (!cursor.isReadable()) {
      this.kill(id);
      throw dropped();
    }
    cursor.lastUsed = Date.now();
    this.#open.delete(id);
    this.#open.set(id, cursor);
    return cursor;
  }

  kill(id: bigint): boolean {
    this.#heldBytes -= this.#open.get(id)?.heldBytes ?? 0;
    return this.#open.delete(id);
  }

  /** Closes the cursors of a session or a connection that has ended. */
  endOf(owner: string): void {
    for (const [id, cursor] of this.#open) if (cursor.owner === owner) this.kill(id);
  }

  sweep(now: number): void {
    for (const [id, cursor] of this.#open) if (now - cursor.lastUsed > idleMillis) this.kill(id);
  }
}

const dropped = (): MongoError =>
  new MongoError('QueryPlanKilled', 'the collection or the index that the cursor reads was dropped');

/** Lets other commands run. Throws afterwards if the collection or index that is read was dropped in between. */
export function* continuing(isReadable: () => boolean): InPieces<void> {
  yield;
  if (!isReadable()) throw dropped();
}

interface Batch {
  documents: Uint8Array[];
  done: boolean;
}

/** Takes the next documents; looks one ahead, so that the last full batch closes the cursor. */
export function* takeBatch(
  { results, isReadable }: Pick<Cursor, 'results' | 'isReadable'>,
  size: number,
): InPieces<{ batch: Batch; rest: Cursor['results'] }> {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    if (documents.length === size && size === 0) return { batch: { documents, done: false }, rest: results };
    const next = results.next();
    if (next.done) return { batch: { documents, done: true }, rest: results };
    const { value } = next;
    if (value === pause) {
      yield* continuing(isReadable);
      continue;
    }
    if (documents.length >= size || (documents.length > 0 && bytes + value.length > maxBatchBytes)) {
      return { batch: { documents, done: false }, rest: prepend(value, results) };
    }
    documents.push(value);
    bytes += value.length;
  }
}

function* prepend(first: Uint8Array, rest: Cursor['results']): Generator<Uint8Array | Pause> {
  yield first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
