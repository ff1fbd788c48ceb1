/**
 * Values by names of fields, looked up by the bytes of a document: to make a text of every name that is passed over would be
 * most of the time of a scan.
 */
export class FieldTable<T> {
  readonly #entries = new Map<number, { readonly name: Buffer; readonly value: T }[]>();
  readonly size: number;

  constructor(entries: Iterable<readonly [string, T]>) {
    let size = 0;
    for (const [text, value] of entries) {
      const name = Buffer.from(`${text}\0`);
      const hash = hashOf(name, 0);
      this.#entries.set(hash, [...(this.#entries.get(hash) ?? []), { name, value }]);
      size += 1;
    }
    this.size = size;
  }

  /** The value for the name that starts here and is so many bytes long with the zero at its end. */
  find(bytes: Buffer, start: number, length: number): T | undefined {
    const candidates = this.#entries.get(hashOf(bytes, start));
    if (!candidates) return undefined;
    for (const { name, value } of candidates)
      if (name.length === length && name.compare(bytes, start, start + length) === 0) return value;
    return undefined;
  }
}

/** Of the bytes up to a zero. */
function hashOf(bytes: Buffer, start: number): number {
  let hash = 0;
  for (let at = start, byte = bytes[at]; byte; byte = bytes[(at += 1)]) hash = (hash * 31 + byte) | 0;
  return hash;
}
