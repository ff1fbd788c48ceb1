import { crc32c } from './crc32c';

/** A client's message that violates the protocol: only its connection is closed. */
class ProtocolError extends Error {}

export const maxMessageBytes = 48_000_000;
const headerBytes = 16;
const opcodes = { reply: 1, query: 2004, message: 2013 } as const;
const flags = { checksum: 1, moreToCome: 2 } as const;
/** A server must refuse unknown flags among the lower 16. */
const requiredFlags = 0xffff;

/** One request, split into its parts and not decoded yet. */
export interface Frame {
  requestId: number;
  opcode: number;
  body: Buffer;
  /** Document sequences (section kind 1) by their field's name. */
  sequences: Map<string, Buffer[]>;
  /** The client expects no answer. */
  silent: boolean;
}

/** Collects bytes until there are whole messages. */
export class FrameReader {
  #pending: Buffer[] = [];
  #size = 0;

  *push(chunk: Buffer): Generator<Frame> {
    this.#pending.push(chunk);
    this.#size += chunk.length;
    for (
      let length = this.#nextLength();
      length !== undefined && this.#size >= length;
      length = this.#nextLength()
    ) {
      const all = this.#joined();
      this.#pending = all.length > length ? [all.subarray(length)] : [];
      this.#size = all.length - length;
      yield parseFrame(all.subarray(0, length));
    }
  }

  #joined(): Buffer {
    if (this.#pending.length > 1) this.#pending = [Buffer.concat(this.#pending)];
    return this.#pending[0] ?? Buffer.alloc(0);
  }

  #nextLength(): number | undefined {
    if (this.#size < headerBytes) return undefined;
    const first = this.#pending[0] as Buffer;
    const length = (first.length >= 4 ? first : this.#joined()).readInt32LE(0);
    if (length < headerBytes || length > maxMessageBytes) throw new ProtocolError(`message length ${length}`);
    return length;
  }
}

function parseFrame(bytes: Buffer): Frame {
  const opcode = bytes.readInt32LE(12);
  const requestId = bytes.readInt32LE(4);
  try {
    if (opcode === opcodes.message) return parseMessage(bytes, requestId);
    if (opcode === opcodes.query) return parseQuery(bytes, requestId);
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError('message shorter than its parts');
    throw error;
  }
  throw new ProtocolError(`opcode ${opcode}`);
}

function parseMessage(bytes: Buffer, requestId: number): Frame {
  const bits = bytes.readUInt32LE(16);
  if (bits & requiredFlags & ~(flags.checksum | flags.moreToCome)) throw new ProtocolError(`flags ${bits}`);
  const end = bits & flags.checksum ? bytes.length - 4 : bytes.length;
  if (bits & flags.checksum && crc32c(bytes.subarray(0, end)) !== bytes.readUInt32LE(end))
    throw new ProtocolError('checksum');
  let body: Buffer | undefined;
  const sequences = new Map<string, Buffer[]>();
  for (let at = 20; at < end;) {
    const kind = bytes.readUInt8(at);
    const size = bytes.readInt32LE(at + 1);
    if (size < 5 || at + 1 + size > end || kind > 1) throw new ProtocolError('section');
    const section = bytes.subarray(at + 1, at + 1 + size);
    if (kind === 1) parseSequence(section, sequences);
    else if (body) throw new ProtocolError('two bodies');
    else body = section;
    at += 1 + size;
  }
  if (!body) throw new ProtocolError('no body');
  return { requestId, opcode: opcodes.message, body, sequences, silent: (bits & flags.moreToCome) !== 0 };
}

function parseSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('sequence name');
  const name = section.utf8Slice(4, nameEnd);
  if (sequences.has(name)) throw new ProtocolError('sequence twice');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new ProtocolError('sequence document');
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  sequences.set(name, documents);
}

/** The legacy handshake: a query on `admin.$cmd`. */
function parseQuery(bytes: Buffer, requestId: number): Frame {
  const nameEnd = bytes.indexOf(0, 20);
  if (nameEnd < 0 || !bytes.utf8Slice(20, nameEnd).endsWith('.$cmd'))
    throw new ProtocolError('query of a collection');
  const start = nameEnd + 9;
  const size = bytes.readInt32LE(start);
  if (size < 5 || start + size > bytes.length) throw new ProtocolError('query document');
  return {
    requestId,
    opcode: opcodes.query,
    body: bytes.subarray(start, start + size),
    sequences: new Map(),
    silent: false,
  };
}

/** Bytes to leave free before an encoded reply. */
export const replyHeadroom = (opcode: number): number => (opcode === opcodes.query ? 36 : 21);

let nextRequestId = 1;

/** Writes the header into the headroom of an encoded reply. */
export function finishReply(reply: Buffer, request: Frame): Buffer {
  reply.writeInt32LE(reply.length, 0);
  reply.writeInt32LE(nextRequestId++ & 0x7fffffff, 4);
  reply.writeInt32LE(request.requestId, 8);
  if (request.opcode === opcodes.query) {
    reply.writeInt32LE(opcodes.reply, 12);
    reply.writeInt32LE(8, 16);
    reply.fill(0, 20, 32);
    reply.writeInt32LE(1, 32);
  } else {
    reply.writeInt32LE(opcodes.message, 12);
    reply.writeUInt32LE(0, 16);
    reply[20] = 0;
  }
  return reply;
}
