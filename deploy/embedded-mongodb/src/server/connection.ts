import type { Socket } from 'node:net';
import { encode, type EncodableDoc } from '../bson/encode';
import { decode, decodeCommand } from '../bson/decode';
import { toFailure } from '../commands/failure';
import type { Request } from '../commands/request';
import type { Pump } from './pump';
import { finishReply, FrameReader, replyHeadroom, type Frame } from './frames';

/** One client: reads frames, hands their commands to the pump in order and writes the answers in that order. */
export class Connection {
  readonly #socket: Socket;
  readonly #pump: Pump;
  readonly #address: string;
  readonly #reader = new FrameReader();
  #open = 0;
  #draining = false;

  constructor(socket: Socket, pump: Pump, address: string) {
    this.#socket = socket;
    this.#pump = pump;
    this.#address = address;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', () => socket.destroy());
  }

  #receive(chunk: Buffer): void {
    try {
      for (const frame of this.#reader.push(chunk)) this.#handle(frame);
    } catch {
      // Malformed bytes: nothing after them can be understood.
      this.#socket.destroy();
    }
  }

  #handle(frame: Frame): void {
    this.#open++;
    const answer = (reply: EncodableDoc): void => {
      this.#open--;
      if (!frame.silent && !this.#socket.destroyed) this.#send(reply, frame);
      if (this.#draining && this.#open === 0) this.#socket.end();
    };
    let request: Request;
    try {
      request = toRequest(frame, this.#address);
    } catch (error) {
      // Through the pump as well: an answer must not overtake those to earlier requests.
      this.#pump.fail(toFailure(error), answer);
      return;
    }
    this.#pump.submit(request, answer);
  }

  #send(reply: EncodableDoc, frame: Frame): void {
    try {
      this.#socket.write(finishReply(encode(reply, replyHeadroom(frame.opcode)), frame));
    } catch {
      // A reply that cannot be built must not take the other clients down with it.
      this.#socket.destroy();
    }
  }

  /** Closes once everything received is answered. */
  drain(): void {
    this.#draining = true;
    if (this.#open === 0) this.#socket.end();
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

function toRequest(frame: Frame, address: string): Request {
  const { fields, documents } = decodeCommand(frame.body);
  const [name] = fields.keys();
  const request: Request = {
    name: name ?? '',
    database: (fields.get('$db') as string | undefined) ?? 'admin',
    fields,
    documents,
    address,
  };
  for (const [field, sequence] of frame.sequences) {
    if (field === 'documents') request.documents = sequence;
    else fields.set(field, sequence.map(decode));
  }
  return request;
}
