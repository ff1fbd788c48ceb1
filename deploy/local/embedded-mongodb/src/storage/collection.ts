import { BSONRegExp, Timestamp } from 'bson';
import { decode } from '../bson/decode';
import { decodeSome } from '../bson/decode-some';
import { encode } from '../bson/encode';
import type { FieldTable } from '../bson/field-table';
import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { duplicateKey } from './duplicate-key';
import { isChunkFull, type Engine } from './engine';
import { isIdIndex, type Index } from './index-definition';
import { extractKeys, type Extracted, type IndexKey } from './index-keys';
import { after, encodeKey, maxIdBytes } from './key-encoding';

const prefixOf = (kind: 'd' | 'i', id: number): string =>
  kind + String.fromCharCode((id >>> 24) & 0xff, (id >>> 16) & 0xff, (id >>> 8) & 0xff, id & 0xff);

const keysAtOnce = 1_000;

export const maxDocumentBytes = 16 * 1024 * 1024;

/** A stored document: its key, its bytes, and its decoded form, created on first use. */
export class Stored {
  #decoded: Doc | undefined;
  #some: { readonly names: FieldTable<string>; readonly fields: Doc } | undefined;
  constructor(
    readonly key: string,
    readonly bytes: Buffer,
  ) {}

  get document(): Doc {
    return (this.#decoded ??= decode(this.bytes));
  }

  /** Fields that a query looks at, without the others; all of them if they are decoded already. */
  some(names: FieldTable<string>): Doc {
    if (this.#decoded) return this.#decoded;
    if (this.#some?.names !== names) this.#some = { names, fields: decodeSome(this.bytes, names) };
    return this.#some.fields;
  }

  /** Releases the decoded form, which takes several times the bytes. */
  forget(): void {
    this.#decoded = undefined;
    this.#some = undefined;
  }
}

interface IndexChange {
  index: Index;
  removed: string[];
  added: IndexKey[];
  extracted: Extracted | undefined;
}

/** The documents of one collection with their index entries; every change keeps both in step. */
export class Collection {
  readonly prefix: string;

  constructor(
    private readonly engine: Engine,
    readonly namespace: string,
    readonly id: number,
    readonly indexes: Index[],
    private readonly save: (collection: Collection) => void,
  ) {
    this.prefix = prefixOf('d', id);
  }

  get name(): string {
    return this.namespace.slice(this.namespace.indexOf('.') + 1);
  }

  get(key: string): Stored | undefined {
    const bytes = this.engine.get(this.prefix + key);
    return bytes && new Stored(key, bytes);
  }

  findById(id: Value): Stored | undefined {
    const key = encodeKey(id);
    return key.length > maxIdBytes ? undefined : this.get(key);
  }

  count(): number {
    return this.engine.count(this.prefix, after(this.prefix));
  }

  insert(document: Doc, bytes: Buffer): void {
    const id = document.get('_id');
    const key = keyOfId(id);
    checkTimestamps(document);
    checkSize(bytes);
    if (this.engine.has(this.prefix + key)) {
      throw duplicateKey(this.namespace, this.indexes.find(isIdIndex) as Index, [id]);
    }
    const changes = this.#plan(key, undefined, document);
    this.engine.put(this.prefix + key, bytes);
    this.#apply(key, changes);
  }

  /** Replaces `before` by a changed document with the same `_id`. */
  replace(before: Stored, document: Doc): void {
    const bytes = encode(document);
    checkSize(bytes);
    const changes = this.#plan(before.key, before, document);
    this.engine.put(this.prefix + before.key, bytes);
    this.#apply(before.key, changes);
  }

  remove(stored: Stored): void {
    for (const index of this.#secondary()) {
      for (const { key } of extractKeys(index, stored.document).keys)
        this.engine.remove(this.#entry(index, key, stored.key));
    }
    this.engine.remove(this.prefix + stored.key);
  }

  #secondary(): Index[] {
    return this.indexes.filter((index) => !isIdIndex(index));
  }

  /** The key of an entry: in a unique index no id follows the value, so that one read shows a conflict. */
  #entry(index: Index, key: string, documentKey: string): string {
    return prefixOf('i', index.id) + (index.unique ? key : key + documentKey);
  }

  /** Computes all index changes and checks all unique keys first, so that nothing was written in case of a refusal. */
  #plan(documentKey: string, before: Stored | undefined, after: Doc): IndexChange[] {
    return this.#secondary().map((index) => {
      const extracted = extractKeys(index, after);
      const old = new Set(before ? extractKeys(index, before.document).keys.map(({ key }) => key) : []);
      const added = extracted.keys.filter(({ key }) => !old.has(key));
      for (const { key } of extracted.keys) old.delete(key);
      if (index.unique) for (const key of added) this.#refuseDuplicate(index, key, documentKey);
      return { index, removed: [...old], added, extracted };
    });
  }

  #refuseDuplicate(index: Index, { key, values }: IndexKey, documentKey: string): void {
    const holder = this.engine.get(this.#entry(index, key, ''));
    if (holder && holder.latin1Slice() !== documentKey) throw duplicateKey(this.namespace, index, values);
  }

  #apply(documentKey: string, changes: IndexChange[]): void {
    const value = Buffer.from(documentKey, 'latin1');
    let learned = false;
    for (const { index, removed, added, extracted } of changes) {
      for (const key of removed) this.engine.remove(this.#entry(index, key, documentKey));
      for (const { key } of added) this.engine.put(this.#entry(index, key, documentKey), value);
      if (extracted && learn(index, extracted)) learned = true;
    }
    if (learned) this.save(this);
  }

  /** Adds an index over the existing documents; throws on a duplicate before anything is written. */
  build(index: Index): void {
    const entries = new Map<string, Buffer>();
    for (const stored of this.scan(
      this.prefix,
      after(this.prefix),
      (value, key) => new Stored(key.slice(5), value),
    )) {
      const extracted = extractKeys(index, stored.document);
      learn(index, extracted);
      for (const { key, values } of extracted.keys) {
        const entry = this.#entry(index, key, stored.key);
        if (index.unique && entries.has(entry)) throw duplicateKey(this.namespace, index, values);
        entries.set(entry, Buffer.from(stored.key, 'latin1'));
      }
    }
    for (const [entry, value] of entries) this.engine.put(entry, value);
    this.indexes.push(index);
    this.save(this);
  }

  dropIndex(index: Index): void {
    const prefix = prefixOf('i', index.id);
    this.engine.removeRange(prefix, after(prefix));
    this.indexes.splice(this.indexes.indexOf(index), 1);
    this.save(this);
  }

  /** Removes all documents and index entries; the catalogue removes the collection itself. */
  clear(): void {
    for (const prefix of [this.prefix, ...this.indexes.map((index) => prefixOf('i', index.id))]) {
      this.engine.removeRange(prefix, after(prefix));
    }
  }

  /** Keys of documents from an index, between two bounds of encoded values, in index order or backwards. */
  *indexScan(index: Index, start: string, end: string, reverse: boolean): Generator<string> {
    const prefix = prefixOf('i', index.id);
    yield* this.scan(prefix + start, prefix + end, (value) => value.latin1Slice(), reverse);
  }

  /** The keys alone, without the documents. Keys of a non-unique index end with the document's key. */
  *indexKeys(index: Index, start: string, end: string): Generator<string> {
    const prefix = prefixOf('i', index.id);
    for (let from = prefix + start; ;) {
      const keys = this.engine.keys(from, prefix + end, keysAtOnce);
      for (const key of keys) yield key.slice(prefix.length);
      if (keys.length < keysAtOnce) return;
      from = `${keys.at(-1)}\0`;
    }
  }

  /** The document to which a key of {@link indexKeys} belongs. */
  ofIndexKey(index: Index, key: string): Stored | undefined {
    const documentKey = this.engine.get(prefixOf('i', index.id) + key);
    return documentKey && this.get(documentKey.latin1Slice());
  }

  *documents(start = '', end?: string, reverse = false): Generator<Stored> {
    const to = end === undefined ? after(this.prefix) : this.prefix + end;
    yield* this.scan(this.prefix + start, to, (value, key) => new Stored(key.slice(5), value), reverse);
  }

  /** Reads in chunks and continues after the last key, so that a scan may pause while others write. */
  private *scan<T>(
    start: string,
    end: string,
    read: (value: Buffer, key: string) => T,
    reverse = false,
  ): Generator<T> {
    let from = start;
    let to = end;
    for (let limit = 4; ; limit = Math.min(limit * 4, 256)) {
      const chunk = this.engine.range(from, to, limit, reverse);
      for (const { key, value } of chunk) yield read(value, key);
      const last = chunk.at(-1);
      if (!last || (chunk.length < limit && !isChunkFull(chunk))) return;
      if (reverse) to = last.key;
      else from = `${last.key}\0`;
    }
  }
}

/** Records on the index that a document has an array; true if that is new. */
function learn(index: Index, { multikey }: Extracted): boolean {
  let isNew = false;
  multikey.forEach((seen, position) => {
    if (!seen || index.multikey[position]) return;
    index.multikey[position] = true;
    isNew = true;
  });
  return isNew;
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > maxDocumentBytes) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentBytes}`,
    );
  }
}

/** MongoDB would fill them in. */
export function checkTimestamps(document: Doc): void {
  for (const value of document.values())
    if (value instanceof Timestamp && value.isZero()) throw unsupported('An empty timestamp');
}

function keyOfId(id: Value | undefined): string {
  const key = encodeKey(id ?? null);
  if (key.length > maxIdBytes) throw unsupported(`An _id of more than ${maxIdBytes} bytes`);
  if (Array.isArray(id)) throw new MongoError('InvalidIdField', "The '_id' value cannot be of type array");
  if (id instanceof BSONRegExp)
    throw new MongoError('InvalidIdField', "The '_id' value cannot be of type regex");
  if (isDoc(id))
    for (const name of id.keys()) {
      if (name.startsWith('$'))
        throw new MongoError(
          'DollarPrefixedFieldName',
          `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`,
        );
    }
  return key;
}
