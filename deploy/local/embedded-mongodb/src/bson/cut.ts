import { MongoError } from '../errors';

/** Bytes of values whose type says how long they are. */
const fixed: Readonly<Record<number, number>> = {
  0x01: 8,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0xff: 0,
  0x7f: 0,
};

function endOfText(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(0, start);
  if (end < 0) throw new MongoError('InvalidBSON', 'InvalidBSON: unterminated text');
  return end + 1;
}

function endOfValue(bytes: Buffer, type: number, start: number): number {
  const length = fixed[type];
  if (length !== undefined) return start + length;
  switch (type) {
    case 0x02:
      return start + 4 + bytes.readInt32LE(start);
    case 0x03:
    case 0x04:
      return start + bytes.readInt32LE(start);
    case 0x05:
      return start + 5 + bytes.readInt32LE(start);
    case 0x0b:
      return endOfText(bytes, endOfText(bytes, start));
    default:
      throw new MongoError('InvalidBSON', `InvalidBSON: type ${type}`);
  }
}

/**
 * A projection of a stored document, copied from its bytes: the kept fields are neither decoded nor encoded again,
 * which would be most of the cost of a projection. The order of fields stays.
 */
export function cutFields(bytes: Buffer, keeps: (name: string) => boolean): Buffer {
  const result = Buffer.allocUnsafe(bytes.length);
  let [written, kept] = [4, 4];
  let at = 4;
  while (bytes[at] !== 0) {
    const nameEnd = endOfText(bytes, at + 1);
    const end = endOfValue(bytes, bytes[at] as number, nameEnd);
    if (!keeps(bytes.utf8Slice(at + 1, nameEnd - 1))) {
      // The bytes between two removed fields are copied in one piece.
      written += bytes.copy(result, written, kept, at);
      kept = end;
    }
    at = end;
  }
  written += bytes.copy(result, written, kept, at + 1);
  result.writeInt32LE(written, 0);
  return result.subarray(0, written);
}
