import { decodeValue } from './decode';
import { FieldTable } from './field-table';
import type { Doc } from './values';
import { endOfText, endOfValue } from './walk';

/** Names of fields, for {@link decodeSome}. */
export const fieldNames = (names: Iterable<string>): FieldTable<string> =>
  new FieldTable([...new Set(names)].map((name) => [name, name]));

/**
 * The named fields of a stored document, which was checked when it was stored. A filter looks at two or three of some dozens,
 * and to decode the others would be most of the time of a scan.
 */
export function decodeSome(bytes: Buffer, names: FieldTable<string>): Doc {
  const found: Doc = new Map();
  let at = 4;
  for (let type = bytes[at]; type && found.size < names.size; type = bytes[at]) {
    const nameEnd = endOfText(bytes, at + 1);
    const name = names.find(bytes, at + 1, nameEnd - at - 1);
    if (name !== undefined) found.set(name, decodeValue(bytes, type, nameEnd));
    at = endOfValue(bytes, type, nameEnd);
  }
  return found;
}
