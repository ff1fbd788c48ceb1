import type { DescMessage } from '@bufbuild/protobuf';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';

/**
 * Whether an encoded message holds more than `most` nested messages, counted without decoding it: an empty one takes
 * two bytes on the wire and a hundred times as much in memory. Malformed messages are left to the decoder.
 */
export function holdsTooManyMessages(bytes: Uint8Array, schema: DescMessage, most: number): boolean {
  try {
    return count(new BinaryReader(bytes), bytes.length, schema, most) < 0;
  } catch {
    return false;
  }
}

/** How many more may follow; negative once there were too many. */
function count(reader: BinaryReader, end: number, schema: DescMessage, left: number): number {
  const inner = new Map(
    schema.fields.flatMap((field) => (field.message ? [[field.number, field.message] as const] : [])),
  );
  let remaining = left;
  while (reader.pos < end && remaining >= 0) {
    const [number, wireType] = reader.tag();
    const message = inner.get(number);
    if (wireType === WireType.LengthDelimited && message) {
      const length = reader.uint32();
      const until = reader.pos + length;
      remaining = count(reader, until, message, remaining - 1);
      reader.pos = until;
    } else reader.skip(wireType, number);
  }
  return remaining;
}

const frameBytes = 5;

/** The message in a call's body: in the gRPC protocols it has its length as a prefix. */
export function messageOf(body: Buffer, contentType: string): Uint8Array {
  return contentType.includes('grpc') ? body.subarray(frameBytes) : body;
}
