import * as updates from 'mingo/operators/update';
import mongoose from 'mongoose';
import { matcher } from './matcher';
import type { World } from './world';

export type Doc = Record<string, unknown> & { _id: string };
type Filter = Record<string, unknown>;
type Change = Record<string, Record<string, unknown>>;

interface UniqueIndex {
  readonly name: string;
  readonly fields: readonly string[];
  readonly concerns: (document: Doc) => boolean;
}

/** How often the store fails: before a write is done, or after it without an answer. */
export interface StoreFaults {
  before: number;
  after: number;
  /** For tests of the simulation: disables conditional writes. */
  readonly ignoresVersions?: boolean;
}

/** The documents of one collection. A single operation is atomic; between two of them anything may happen. */
export class SimulatedCollection {
  readonly documents = new Map<string, Doc>();
  private readonly unique: UniqueIndex[] = [];

  constructor(
    readonly name: string,
    private readonly world: World,
    private readonly faults: StoreFaults,
  ) {}

  addUnique(name: string, fields: readonly string[], partial: Filter | undefined): void {
    this.unique.push({ name, fields, concerns: matcher(partial ?? {}) });
  }

  find(filter: Filter): Promise<Doc[]> {
    return this.operate('find', () => this.matching(filter).map(copy));
  }

  insert(document: Doc): Promise<void> {
    return this.operate('insert', () => this.insertNow(document));
  }

  /** Inserts each document by itself; returns why some failed. A failure midway has inserted some of them. */
  insertAll(documents: readonly Doc[]): Promise<{ index: number; message: string }[]> {
    const insertFirst = (count: number) =>
      documents.slice(0, count).flatMap((document, index) => {
        try {
          this.insertNow(document);
          return [];
        } catch (error) {
          return [{ index, message: (error as Error).message }];
        }
      });
    return this.operate(
      'insert',
      () => insertFirst(documents.length),
      () => void insertFirst(this.world.pick(documents.length + 1)),
    );
  }

  update(filter: Filter, change: Change, options: { upsert?: boolean; many?: boolean } = {}) {
    return this.operate('update', () => this.updateNow(filter, change, options));
  }

  /** Several updates in one call, each atomic by itself. */
  updateAll(changes: readonly { filter: Filter; update: Change }[]): Promise<number> {
    return this.operate('bulk', () =>
      changes.reduce(
        (sum, { filter, update: change }) => sum + this.updateNow(filter, change, {}).matchedCount,
        0,
      ),
    );
  }

  /** Changes the first match, in an order if one is given, and returns the document before the change. */
  change(
    filter: Filter,
    change: Change,
    inOrder: (documents: Doc[]) => Doc[] = (documents) => documents,
  ): Promise<Doc | undefined> {
    return this.operate('change', () => {
      const [found] = inOrder(this.matching(filter));
      if (!found) return undefined;
      const before = copy(found);
      this.updateNow({ _id: found._id }, change, {});
      return before;
    });
  }

  remove(filter: Filter): Promise<number> {
    return this.operate('remove', () => {
      const gone = this.matching(filter);
      gone.forEach(({ _id }) => this.documents.delete(_id));
      return gone.length;
    });
  }

  private insertNow(document: Doc): void {
    if (this.documents.has(document._id)) throw duplicate('_id_');
    this.refuseTwins(document);
    this.documents.set(document._id, copy(document));
  }

  private updateNow(filter: Filter, change: Change, { upsert, many }: { upsert?: boolean; many?: boolean }) {
    const found = this.matching(filter);
    const { $setOnInsert, ...rest } = change;
    if (found.length === 0 && upsert) {
      const made = { _id: String(filter['_id']) } as Doc;
      const whole = { ...rest, ...($setOnInsert ? { $set: { ...rest['$set'], ...$setOnInsert } } : {}) };
      apply(whole, made);
      if (this.documents.has(made._id)) throw duplicate('_id_');
      this.documents.set(made._id, copy(made));
      return { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
    }
    const changed = many ? found : found.slice(0, 1);
    for (const document of changed) {
      const after = copy(document);
      apply(placed(rest, filter, after), after);
      this.refuseTwins(after);
      this.documents.set(after._id, copy(after));
    }
    return { matchedCount: changed.length, modifiedCount: changed.length, upsertedCount: 0 };
  }

  private matching(filter: Filter): Doc[] {
    const { _id: id } = filter;
    const {
      version: _version,
      'layoutInService.layoutVersion': _layout,
      ...loose
    } = filter as Filter & Readonly<Record<string, unknown>>;
    const matches = matcher(plain(this.faults.ignoresVersions ? loose : filter));
    // Like an index: nearly every operation names its document.
    const candidates = typeof id === 'string' ? [this.documents.get(id)] : [...this.documents.values()];
    return candidates.filter((document): document is Doc => document !== undefined && matches(document));
  }

  private refuseTwins(document: Doc): void {
    for (const { name, fields, concerns } of this.unique) {
      if (!concerns(document)) continue;
      for (const other of this.documents.values()) {
        if (other._id === document._id || !fields.every((field) => other[field] === document[field]))
          continue;
        if (concerns(other)) throw duplicate(name);
      }
    }
  }

  private async operate<T>(kind: string, work: () => T, partly: () => void = () => {}): Promise<T> {
    await this.world.step(`${kind} ${this.name}`);
    if (this.world.chance(this.faults.before)) {
      partly();
      throw networkError();
    }
    const result = work();
    await this.world.step(`${kind} ${this.name} answered`);
    if (this.world.chance(this.faults.after)) throw networkError();
    return result;
  }
}

const networkError = () => new mongoose.mongo.MongoNetworkError('the connection was lost');

function duplicate(index: string): Error {
  return Object.assign(new Error(`E11000 duplicate key error, index: ${index}`), { code: 11000 });
}

type Operator = (fields: Change[string]) => (document: Doc) => unknown;
const operators = updates as unknown as Partial<Record<string, Operator>>;

/** Changes a document in place. */
function apply(change: Change, document: Doc): void {
  for (const [name, fields] of Object.entries(change)) {
    const operator = operators[name];
    if (!operator) throw new Error(`the simulated store knows no ${name}`);
    operator(fields)(document);
  }
}

/** `outbox.$.sentAt`: the index of the element that the filter matched. */
function placed(change: Change, filter: Filter, document: Doc): Change {
  return Object.fromEntries(
    Object.entries(plain(change) as Change).map(([operator, fields]) => [
      operator,
      Object.fromEntries(
        Object.entries(fields).map(([path, value]) => {
          const [list = ''] = path.split('.$');
          if (!path.includes('.$')) return [path, value];
          const { $elemMatch } = filter[list] as { $elemMatch: Filter };
          const index = (document[list] as Doc[]).findIndex(matcher(plain($elemMatch)));
          return [path.replace('$', String(index)), value];
        }),
      ),
    ]),
  );
}

/** A copy that shares only immutable parts with the original. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date || value instanceof Uint8Array || value instanceof RegExp) return value;
  const made: Record<string, unknown> = {};
  for (const key of Object.keys(value)) made[key] = copy((value as Record<string, unknown>)[key]);
  return made as T;
}

/** Without the markers that mongoose adds to filters. */
const plain = copy;
