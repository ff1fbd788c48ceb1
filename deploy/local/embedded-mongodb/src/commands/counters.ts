import { doc, type Doc } from '../bson/values';
import type { Request } from './request';

const kinds: Readonly<Record<string, string>> = {
  insert: 'insert',
  find: 'query',
  update: 'update',
  delete: 'delete',
  getMore: 'getmore',
};

/** The number of commands since the start, counted as MongoDB does: writes by their statements. */
export class Counters {
  readonly #counts = new Map([...Object.values(kinds), 'command'].map((kind) => [kind, 0n]));

  count({ name, fields, documents }: Request): void {
    const kind = (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? 'command';
    const statements = documents ?? fields.get('documents') ?? fields.get('updates') ?? fields.get('deletes');
    const more = Array.isArray(statements) ? statements.length : 1;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0n) + BigInt(more));
  }

  report(): Doc {
    return doc(Object.fromEntries(this.#counts));
  }
}
