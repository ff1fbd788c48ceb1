import { Binary, BSONRegExp, Int32, MinKey, ObjectId, Timestamp } from 'bson';
import type { Value } from './values';

/** The content of a reply: values, and encoded documents, which are copied unchanged. */
export type Encodable = Value | Uint8Array | undefined | Encodable[] | Map<string, Encodable>;
export type EncodableDoc = Map<string, Encodable>;

class Writer {
  buffer = Buffer.allocUnsafe(4096);
  length = 0;

  reserve(bytes: number): number {
    const start = this.length;
    this.length += bytes;
    if (this.length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + 1024));
      this.buffer.copy(larger, 0, 0, start);
      this.buffer = larger;
    }
    return start;
  }

  byte(value: number): void {
    const at = this.reserve(1);
    this.buffer[at] = value;
  }

  int32(value: number): void {
    const at = this.reserve(4);
    this.buffer.writeInt32LE(value, at);
  }

  bytes(value: Uint8Array): void {
    const at = this.reserve(value.length);
    this.buffer.set(value, at);
  }

  text(value: string): void {
    // UTF-8 takes at most three bytes per code unit.
    const at = this.reserve(value.length * 3 + 1);
    const written = this.buffer.utf8Write(value, at);
    this.buffer[at + written] = 0;
    this.length = at + written + 1;
  }

  string(value: string): void {
    const at = this.reserve(4);
    this.text(value);
    this.buffer.writeInt32LE(this.length - at - 4, at);
  }

  element(type: number, name: string): void {
    this.byte(type);
    this.text(name);
  }

  document(fields: EncodableDoc): void {
    const at = this.reserve(4);
    for (const [name, value] of fields) if (value !== undefined) this.field(name, value);
    this.byte(0);
    this.buffer.writeInt32LE(this.length - at, at);
  }

  array(values: readonly Encodable[]): void {
    const at = this.reserve(4);
    values.forEach((value, index) => this.field(String(index), value ?? null));
    this.byte(0);
    this.buffer.writeInt32LE(this.length - at, at);
  }

  field(name: string, value: Exclude<Encodable, undefined>): void {
    switch (typeof value) {
      case 'string':
        this.element(0x02, name);
        return this.string(value);
      case 'number': {
        this.element(0x01, name);
        const at = this.reserve(8);
        this.buffer.writeDoubleLE(value, at);
        return;
      }
      case 'bigint':
        this.element(0x12, name);
        return this.int64(value);
      case 'boolean':
        this.element(0x08, name);
        return this.byte(value ? 1 : 0);
      default:
        return this.objectField(name, value);
    }
  }

  int64(value: bigint): void {
    const at = this.reserve(8);
    this.buffer.writeBigInt64LE(BigInt.asIntN(64, value), at);
  }

  objectField(name: string, value: Exclude<Encodable, undefined | string | number | bigint | boolean>): void {
    if (value === null) this.element(0x0a, name);
    else if (value instanceof Uint8Array) {
      this.element(0x03, name);
      this.bytes(value);
    } else if (value instanceof Map) {
      this.element(0x03, name);
      this.document(value);
    } else if (Array.isArray(value)) {
      this.element(0x04, name);
      this.array(value);
    } else if (value instanceof Int32) {
      this.element(0x10, name);
      this.int32(value.value);
    } else if (value instanceof ObjectId) {
      this.element(0x07, name);
      this.bytes(value.id);
    } else if (value instanceof Date) {
      this.element(0x09, name);
      this.int64(BigInt(value.getTime()));
    } else this.rareField(name, value);
  }

  rareField(name: string, value: Value): void {
    if (value instanceof Binary) {
      this.element(0x05, name);
      const content = value.buffer.subarray(0, value.position);
      const old = value.sub_type === 2;
      this.int32(content.length + (old ? 4 : 0));
      this.byte(value.sub_type);
      if (old) this.int32(content.length);
      this.bytes(content);
    } else if (value instanceof Timestamp) {
      this.element(0x11, name);
      this.int64(value.toBigInt());
    } else if (value instanceof BSONRegExp) {
      this.element(0x0b, name);
      this.text(value.pattern);
      this.text(value.options);
    } else this.element(value instanceof MinKey ? 0xff : 0x7f, name);
  }
}

/** Encodes a document; `headroom` bytes are left free in front for a message header. */
export function encode(fields: EncodableDoc, headroom = 0): Buffer {
  const writer = new Writer();
  writer.reserve(headroom);
  writer.document(fields);
  return writer.buffer.subarray(0, writer.length);
}
