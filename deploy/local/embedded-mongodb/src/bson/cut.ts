import type { FieldTable } from './field-table';
import { endOfText, endOfValue } from './walk';

/** Which fields of a document stay; a cut of its own for a field of which a part stays. */
export interface Cut {
  readonly rules: FieldTable<'include' | 'exclude' | Cut>;
  /** Whether fields without a rule go. */
  readonly inclusive: boolean;
}

const [aDocument, anArray] = [0x03, 0x04];

/**
 * A projection of a stored document, copied from its bytes: the kept fields are neither decoded nor encoded again,
 * which would be most of the cost of a projection. The order of fields stays. Undefined if a part of an array would stay: its
 * elements are to be numbered again.
 */
export function cutFields(bytes: Buffer, cut: Cut): Buffer | undefined {
  const result = Buffer.allocUnsafe(bytes.length);
  const end = cutDocument({ from: bytes, start: 0 }, { to: result, place: 0 }, cut);
  return end === undefined ? undefined : result.subarray(0, end);
}

/** Copies the document that starts at a place; returns the place after the copy. */
function cutDocument(
  { from, start }: { from: Buffer; start: number },
  { to, place }: { to: Buffer; place: number },
  { rules, inclusive }: Cut,
): number | undefined {
  let [written, kept, at] = [place + 4, start + 4, start + 4];
  for (let type = from[at]; type; type = from[at]) {
    const nameEnd = endOfText(from, at + 1);
    const end = endOfValue(from, type, nameEnd);
    const rule = rules.find(from, at + 1, nameEnd - at - 1);
    const isParted = typeof rule === 'object';
    if (isParted && type === anArray) return undefined;
    if (isParted && type === aDocument) {
      written += from.copy(to, written, kept, nameEnd);
      const inner = cutDocument({ from, start: nameEnd }, { to, place: written }, rule);
      if (inner === undefined) return undefined;
      [written, kept] = [inner, end];
    } else if (rule === undefined || isParted ? inclusive : rule === 'exclude') {
      // The bytes between two removed fields are copied in one piece.
      written += from.copy(to, written, kept, at);
      kept = end;
    }
    at = end;
  }
  written += from.copy(to, written, kept, at + 1);
  to.writeInt32LE(written - place, place);
  return written;
}
