import { randomInt } from 'node:crypto';
import { MongoError } from '../errors';

/** A result that a client reads in batches. */
export interface Cursor {
  namespace: string;
  /** Documents still to come, encoded. */
  results: Iterator<Uint8Array>;
  lastUsed: number;
}

const idleMillis = 10 * 60 * 1000;
/** A batch ends before a reply outgrows what a client takes. */
const maxBatchBytes = 16 * 1024 * 1024;

export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  add(namespace: string, results: Iterator<Uint8Array>): bigint {
    const id = BigInt(randomInt(1, 2 ** 47));
    this.#open.set(id, { namespace, results, lastUsed: Date.now() });
    return id;
  }

  get(id: bigint, namespace: string): Cursor {
    const cursor = this.#open.get(id);
    if (!cursor || cursor.namespace !== namespace)
      throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    cursor.lastUsed = Date.now();
    return cursor;
  }

  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  sweep(now: number): void {
    for (const [id, cursor] of this.#open) if (now - cursor.lastUsed > idleMillis) this.#open.delete(id);
  }
}

export interface Batch {
  documents: Uint8Array[];
  done: boolean;
}

/** Takes the next documents; looks one ahead, so that the last full batch already says that it is the last. */
export function takeBatch(
  results: Iterator<Uint8Array>,
  size: number,
): { batch: Batch; rest: Iterator<Uint8Array> } {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    if (documents.length === size && size === 0) return { batch: { documents, done: false }, rest: results };
    const next = results.next();
    if (next.done) return { batch: { documents, done: true }, rest: results };
    if (documents.length >= size || (documents.length > 0 && bytes + next.value.length > maxBatchBytes)) {
      return { batch: { documents, done: false }, rest: prepend(next.value, results) };
    }
    documents.push(next.value);
    bytes += next.value.length;
  }
}

function* prepend(first: Uint8Array, rest: Iterator<Uint8Array>): Generator<Uint8Array> {
  yield first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
