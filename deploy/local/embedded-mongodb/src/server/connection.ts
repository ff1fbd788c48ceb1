import type { Socket } from 'node:net';
import { encode, type EncodableDoc } from '../bson/encode';
import { decode, decodeCommand } from '../bson/decode';
import { toFailure } from '../commands/failure';
import type { Request } from '../commands/request';
import type { Pump } from './pump';
import { finishReply, FrameReader, replyHeadroom, type Frame } from './frames';

let nextId = 1;

/** One client: its commands run one after another, in the order of arrival. */
export class Connection {
  readonly #socket: Socket;
  readonly #pump: Pump;
  readonly #address: string;
  readonly #id = `connection ${nextId++}`;
  readonly #reader = new FrameReader();
  readonly #waiting: Frame[] = [];
  #isBusy = false;
  #isDraining = false;

  constructor(socket: Socket, pump: Pump, address: string) {
    this.#socket = socket;
    this.#pump = pump;
    this.#address = address;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('drain', () => this.#next());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => pump.disconnected(this.#id));
  }

  #receive(chunk: Buffer): void {
    try {
      for (const frame of this.#reader.push(chunk)) this.#waiting.push(frame);
    } catch {
      // Malformed bytes: the rest of the stream cannot be interpreted.
      this.#socket.destroy();
      return;
    }
    this.#next();
  }

  /**
   * Continues with the next queued command; a command that is answered later calls it again. Nothing is sent to a
   * client that does not read, and nothing is read from a client with queued commands, so that neither direction accumulates.
   */
  #next(): void {
    while (!this.#isBusy && !this.#socket.writableNeedDrain) {
      const frame = this.#waiting.shift();
      if (!frame) break;
      this.#isBusy = true;
      this.#handle(frame);
    }
    if (this.#waiting.length > 0) this.#socket.pause();
    else if (this.#isDraining && !this.#isBusy) this.#socket.end();
    else this.#socket.resume();
  }

  #handle(frame: Frame): void {
    let isLater = false;
    const answer = (reply: EncodableDoc): void => {
      this.#isBusy = false;
      if (!frame.silent && !this.#socket.destroyed) this.#send(reply, frame);
      if (isLater) this.#next();
    };
    let request: Request | undefined;
    try {
      request = toRequest(frame, { address: this.#address, connection: this.#id });
    } catch (error) {
      answer(toFailure(error));
    }
    if (request) this.#pump.submit(request, answer);
    isLater = true;
  }

  #send(reply: EncodableDoc, frame: Frame): void {
    try {
      this.#socket.write(finishReply(encode(reply, replyHeadroom(frame.opcode)), frame));
    } catch {
      // A reply that cannot be built must not crash the process for the other clients.
      this.#socket.destroy();
    }
  }

  /** Closes once everything received is answered. */
  drain(): void {
    this.#isDraining = true;
    this.#next();
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

function toRequest(frame: Frame, from: Pick<Request, 'address' | 'connection'>): Request {
  const { fields, documents } = decodeCommand(frame.body);
  const [name] = fields.keys();
  const request: Request = {
    name: name ?? '',
    database: (fields.get('$db') as string | undefined) ?? 'admin',
    fields,
    documents,
    ...from,
  };
  for (const [field, sequence] of frame.sequences) {
    if (field === 'documents') request.documents = sequence;
    else fields.set(field, sequence.map(decode));
  }
  return request;
}
