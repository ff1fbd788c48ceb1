import { Binary, BSONRegExp, Int32, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { MongoError, unsupported } from '../errors';
import type { Doc, Value } from './values';

/** MongoDB refuses documents nested deeper than this. */
export const maxDepth = 180;

const invalid = (why: string): MongoError => new MongoError('InvalidBSON', `InvalidBSON: ${why}`);

class Reader {
  position = 0;
  constructor(readonly bytes: Buffer) {}

  name(): string {
    const end = this.bytes.indexOf(0, this.position);
    if (end < 0) throw invalid('unterminated field name');
    const name = this.bytes.utf8Slice(this.position, end);
    this.position = end + 1;
    return name;
  }

  skip(length: number): number {
    const start = this.position;
    if (length < 0 || start + length > this.bytes.length) throw invalid('value runs past the end');
    this.position = start + length;
    return start;
  }

  int32(): number {
    return this.bytes.readInt32LE(this.skip(4));
  }

  /** Moves past the length prefix of an embedded document and returns its end. */
  open(): number {
    const start = this.position;
    const length = this.int32();
    const end = start + length;
    if (length < 5 || end > this.bytes.length || this.bytes[end - 1] !== 0)
      throw invalid('bad document length');
    return end;
  }

  document(depth: number): Doc {
    if (depth > maxDepth) throw new MongoError('Overflow', 'BSON nested too deeply');
    const end = this.open();
    const result: Doc = new Map();
    for (let type = this.type(); type !== 0; type = this.type()) {
      const name = this.name();
      if (result.has(name)) throw unsupported(`A document with the field '${name}' twice`);
      result.set(name, this.value(type, depth));
    }
    if (this.position !== end) throw invalid('document does not end where it says');
    return result;
  }

  array(depth: number): Value[] {
    if (depth > maxDepth) throw new MongoError('Overflow', 'BSON nested too deeply');
    const end = this.open();
    const result: Value[] = [];
    for (let type = this.type(); type !== 0; type = this.type()) {
      this.name();
      result.push(this.value(type, depth));
    }
    if (this.position !== end) throw invalid('array does not end where it says');
    return result;
  }

  type(): number {
    return this.bytes.readUInt8(this.skip(1));
  }

  string(): string {
    const length = this.int32();
    const start = this.skip(length);
    if (length < 1 || this.bytes[start + length - 1] !== 0) throw invalid('bad string');
    return this.bytes.utf8Slice(start, start + length - 1);
  }

  binary(): Binary {
    const length = this.int32();
    const subtype = this.type();
    const start = this.skip(length);
    const from = subtype === 2 ? start + 4 : start;
    return new Binary(Buffer.from(this.bytes.subarray(from, start + length)), subtype);
  }

  date(): Date {
    const date = new Date(Number(this.bytes.readBigInt64LE(this.skip(8))));
    if (Number.isNaN(date.getTime())) throw unsupported('A date beyond the range of JavaScript');
    return date;
  }

  value(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return this.bytes.readDoubleLE(this.skip(8));
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(depth + 1);
      case 0x04:
        return this.array(depth + 1);
      case 0x05:
        return this.binary();
      case 0x07: {
        const start = this.skip(12);
        return new ObjectId(this.bytes.subarray(start, start + 12));
      }
      case 0x08:
        return this.type() === 1;
      case 0x09:
        return this.date();
      case 0x0a:
        return null;
      case 0x0b:
        return new BSONRegExp(this.name(), this.name());
      case 0x10:
        return new Int32(this.int32());
      case 0x11:
        return new Timestamp(this.bytes.readBigUInt64LE(this.skip(8)));
      case 0x12:
        return this.bytes.readBigInt64LE(this.skip(8));
      case 0xff:
        return new MinKey();
      case 0x7f:
        return new MaxKey();
      default:
        throw unsupported(`BSON type ${type === 0x13 ? 'Decimal128' : type}`);
    }
  }
}

/** Decodes one whole document and validates its form. Throws {@link MongoError} for bytes that are not BSON. */
export function decode(bytes: Buffer): Doc {
  return guarded(() => {
    const reader = new Reader(bytes);
    const result = reader.document(1);
    if (reader.position !== bytes.length) throw invalid('bytes after the end');
    return result;
  });
}

/** Decodes a value of this type that starts at a place of a document. */
export function decodeValue(bytes: Buffer, type: number, start: number): Value {
  return guarded(() => {
    const reader = new Reader(bytes);
    reader.position = start;
    return reader.value(type, 1);
  });
}

/** A command's body with the `documents` of an insert as the client's own bytes. */
interface CommandBody {
  fields: Doc;
  documents: Buffer[] | undefined;
}

/** Decodes a command; `documents` stays raw, because an insert stores the client's bytes. */
export function decodeCommand(bytes: Buffer): CommandBody {
  return guarded(() => {
    const reader = new Reader(bytes);
    const end = reader.open();
    const body: CommandBody = { fields: new Map(), documents: undefined };
    for (let type = reader.type(); type !== 0; type = reader.type()) {
      const name = reader.name();
      if (name === 'documents' && type === 0x04) body.documents = rawDocuments(reader);
      else body.fields.set(name, reader.value(type, 1));
    }
    if (reader.position !== end || end !== bytes.length) throw invalid('command does not end where it says');
    return body;
  });
}

function rawDocuments(reader: Reader): Buffer[] {
  const end = reader.open();
  const result: Buffer[] = [];
  for (let type = reader.type(); type !== 0; type = reader.type()) {
    if (type !== 0x03)
      throw new MongoError('TypeMismatch', "BSON field 'documents' holds a value that is not an object");
    reader.name();
    const start = reader.position;
    reader.position = reader.open();
    result.push(reader.bytes.subarray(start, reader.position));
  }
  if (reader.position !== end) throw invalid('array does not end where it says');
  return result;
}

/** A read past the buffer's end is the client's mistake, so it becomes a refusal and not a crash. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw invalid(error instanceof Error ? error.message : String(error));
  }
}
