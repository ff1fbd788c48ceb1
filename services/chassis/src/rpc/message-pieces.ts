import {
  create,
  type DescMessage,
  fromBinary,
  isMessage,
  mergeFromBinary,
  type Message,
  toBinary,
} from '@bufbuild/protobuf';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { inPieces, shortList, mapInPieces, nextPiece } from '../resilience/in-pieces';

/** Shorter messages are decoded at once, as those of diners are. */
export const shortMessageBytes = 32 * 1024;
const pieceBytes = 8 * 1024;

/** Called before each further piece of a long message; throws if nobody waits for the message any more. */
type Check = () => void;

/** The fields of a message that are long lists. */
function longLists(type: DescMessage, given: object) {
  const values = given as Readonly<Record<string, unknown>>;
  return type.fields.flatMap((field) => {
    const items = values[field.localName];
    return field.fieldKind === 'list' && Array.isArray(items) && items.length > shortList
      ? [{ field, items: items as readonly unknown[] }]
      : [];
  });
}

/** A message of the given fields; the messages of a long list are made in turns of the event loop of their own. */
export async function createInPieces(type: DescMessage, given: object, check?: Check): Promise<Message> {
  const made: Record<string, unknown> = {};
  for (const { field, items } of longLists(type, given)) {
    if (field.listKind !== 'message') continue;
    const { message } = field;
    made[field.localName] = await mapInPieces(
      items,
      (item) => (isMessage(item) ? item : create(message, item as Record<string, unknown>)),
      check,
    );
  }
  return create(type, { ...given, ...made });
}

/**
 * The encoding of a message whose lists are encoded piece by piece, in turns of the event loop of their own: Protocol Buffers
 * reads the encodings of two parts of a message, one after the other, as one message.
 */
export async function encodeInPieces(
  type: DescMessage,
  message: Message,
  check?: Check,
): Promise<Uint8Array> {
  const long = longLists(type, message);
  if (long.length === 0) return toBinary(type, message);
  const partOf = (given: object) => toBinary(type, Object.assign(create(type), given));
  const emptied = Object.fromEntries(long.map(({ field: { localName } }) => [localName, []]));
  const parts = [partOf({ ...message, ...emptied })];
  for (const { field, items } of long)
    parts.push(...(await inPieces(items, (piece) => partOf({ [field.localName]: piece }), check)));
  return Buffer.concat(parts);
}

/** Decodes a long message by its outermost fields, some kilobytes in each turn of the event loop. */
export async function decodeInPieces(type: DescMessage, bytes: Uint8Array, check?: Check): Promise<Message> {
  if (bytes.length <= shortMessageBytes) return fromBinary(type, bytes);
  const message = create(type);
  const reader = new BinaryReader(bytes);
  let from = 0;
  const take = () => {
    mergeFromBinary(type, message, bytes.subarray(from, reader.pos));
    from = reader.pos;
  };
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    reader.skip(wireType, number);
    if (reader.pos - from < pieceBytes) continue;
    take();
    await nextPiece();
    check?.();
  }
  take();
  return message;
}
