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

/** The place after the text that starts here, and after the zero at its end. */
export function endOfText(bytes: Buffer, start: number): number {
  for (let at = start; at < bytes.length; at += 1) if (bytes[at] === 0) return at + 1;
  throw new MongoError('InvalidBSON', 'InvalidBSON: unterminated text');
}

/** The place after a value of this type that starts here. */
export function endOfValue(bytes: Buffer, type: number, start: number): number {
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
