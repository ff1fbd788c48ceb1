import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { print } from '../bson/print';
import { doc, int, toNumber, type Doc, type Numeric, type Value } from '../bson/values';
import { Collection } from './collection';
import type { Engine } from './engine';
import { parseIndex, type Index } from './index-definition';

const prefix = 'c';
const nextIdKey = 'mnext';

const storeIndex = (index: Index): Doc =>
  doc({
    id: int(index.id),
    spec: index.spec,
    unique: index.unique,
    multikey: index.multikey,
  });

function loadIndex(stored: Doc): Index {
  // Written by a version that shortened long keys, which would hide their documents.
  if (stored.get('clipped') === true)
    throw new Error(`The data folder has an index with shortened keys: ${print(stored.get('spec'))}`);
  const index = parseIndex(stored.get('spec') as Doc, toNumber(stored.get('id') as Numeric));
  index.unique = stored.get('unique') as boolean;
  index.multikey = stored.get('multikey') as boolean[];
  return index;
}

/** The existing collections and indexes: kept in memory, and written with every change. */
export class Catalogue {
  readonly #engine: Engine;
  readonly #collections = new Map<string, Collection>();
  #nextId = 1;
  #isAhead = false;
  #changes = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.reload();
  }

  /** Whether it has changes whose transaction is still under way. */
  get isAhead(): boolean {
    return this.#isAhead;
  }

  /** The number of changes, to detect a change by a part of a transaction. */
  get changes(): number {
    return this.#changes;
  }

  /** Called when no transaction is under way: everything is durable. */
  settled(): void {
    this.#isAhead = false;
  }

  /** Reloads everything from the store; also after a failed transaction, or a failed part of one. */
  reload(): void {
    this.#collections.clear();
    this.#nextId = Number(this.#engine.get(nextIdKey)?.toString() ?? 1);
    for (const { key, value } of this.#engine.all(prefix, 'd')) {
      const stored = decode(value);
      const namespace = Buffer.from(key.slice(1), 'latin1').toString('utf8');
      const indexes = (stored.get('indexes') as Doc[]).map(loadIndex);
      this.#collections.set(namespace, this.#open(namespace, toNumber(stored.get('id') as Numeric), indexes));
    }
  }

  #open(namespace: string, id: number, indexes: Index[]): Collection {
    return new Collection(this.#engine, namespace, id, indexes, (collection) => this.save(collection));
  }

  find(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.#collections.values()];
  }

  inDatabase(database: string): Collection[] {
    return this.all().filter((collection) => collection.namespace.startsWith(`${database}.`));
  }

  nextId(): number {
    this.#changes++;
    const id = this.#nextId++;
    this.#engine.put(nextIdKey, Buffer.from(String(this.#nextId)));
    return id;
  }

  create(namespace: string, makeIdIndex: (id: number) => Index): Collection {
    const collection = this.#open(namespace, this.nextId(), [makeIdIndex(this.nextId())]);
    this.#collections.set(namespace, collection);
    this.save(collection);
    return collection;
  }

  drop(collection: Collection): void {
    this.#changes++;
    this.#isAhead = true;
    collection.clear();
    this.#engine.remove(this.#key(collection.namespace));
    this.#collections.delete(collection.namespace);
  }

  save(collection: Collection): void {
    this.#changes++;
    this.#isAhead = true;
    const stored: Value = doc({ id: int(collection.id), indexes: collection.indexes.map(storeIndex) });
    this.#engine.put(this.#key(collection.namespace), encode(stored));
  }

  #key(namespace: string): string {
    return prefix + Buffer.from(namespace, 'utf8').latin1Slice();
  }
}
