import { type EventBus, eventHeaders } from '@tablewell/chassis/events';
import type { OutgoingEvent } from '../../../../../services/chassis/src/events/bus';
import type { World } from './world';

interface Kept extends OutgoingEvent {
  readonly seq: number;
}

interface Reader {
  /** Unacknowledged messages, in the order of the stream. */
  readonly open: Map<number, Kept>;
  /** Until when a delivered message is reserved for its reader, by sequence number. */
  readonly delivered: Map<number, number>;
  readonly deliveries: Map<number, number>;
}

/** A durable reader is named after both ends. */
const publisherOf = (durable: string) => durable.split('-reads-')[1] ?? '';

/** The probabilities of legal faults of the broker: redelivering a message, or losing an acknowledgment. */
export interface BusFaults {
  twice: number;
  unanswered: number;
}

const ackWaitMs = 30_000;

/**
 * The part of JetStream that relay and subscribers use: one stream per publisher, durable consumers, any order, any
 * number of repeats.
 */
export class SimulatedBroker {
  private readonly streams = new Map<string, Kept[]>();
  private readers = new Map<string, Reader>();
  private seq = 0;
  private generation = 1;

  constructor(
    private readonly world: World,
    private readonly faults: BusFaults,
  ) {}

  /** Deletes every message and every reader, like a broker whose disk is lost. */
  wipe(): void {
    this.streams.clear();
    this.readers = new Map();
    this.generation += 1;
    this.world.note('the broker lost everything');
  }

  /** When its streams were created, as a relay knows it; another value after each loss. */
  get madeAt(): string {
    return String(this.generation);
  }

  /** Everything that a reader has not acknowledged. */
  unread(): number {
    let count = 0;
    for (const { open } of this.readers.values()) count += open.size;
    return count;
  }

  private stream(publisher: string): Kept[] {
    const known = this.streams.get(publisher);
    if (known) return known;
    const made: Kept[] = [];
    this.streams.set(publisher, made);
    return made;
  }

  private reader(name: string): Reader {
    const known = this.readers.get(name);
    if (known) return known;
    const open = new Map(this.stream(publisherOf(name)).map((event) => [event.seq, event]));
    const made = { open, delivered: new Map(), deliveries: new Map() };
    this.readers.set(name, made);
    return made;
  }

  /** A fake `EventBus` for a service. */
  connect(): EventBus {
    const bus = {
      ensureStream: async () => {
        await this.world.step('ensure stream');
        return this.madeAt;
      },
      ensureDeadLetterStream: async () => undefined,
      publish: (event: OutgoingEvent) => this.publish(event),
      ping: async () => undefined,
      connection: {
        status: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }),
      },
      manager: { consumers: { info: async () => undefined } },
      jetstream: {
        consumers: {
          get: async (_stream: string, durable: string) => ({ consume: async () => this.consume(durable) }),
        },
      },
    };
    return bus as unknown as EventBus;
  }

  async publish(event: OutgoingEvent): Promise<void> {
    await this.world.step('publish');
    const publisher = event.subject.split('.')[1] ?? '';
    const stream = this.stream(publisher);
    if (!stream.some(({ id }) => id === event.id)) {
      const kept = { ...event, seq: (this.seq += 1) };
      stream.push(kept);
      for (const [name, { open }] of this.readers)
        if (publisherOf(name) === publisher) open.set(kept.seq, kept);
    }
    await this.world.step('published');
    if (this.world.chance(this.faults.unanswered)) throw new Error('the broker did not answer');
  }

  private consume(durable: string) {
    let stopped = false;
    const candidatesNow = () => {
      const { open, delivered } = this.reader(durable);
      if (open.size === 0) return [];
      return [...open.values()].filter(({ seq }) => (delivered.get(seq) ?? 0) <= this.world.now);
    };
    const deliver = async (): Promise<IteratorResult<unknown>> => {
      await this.world.step(`deliver to ${durable}`, () => stopped || candidatesNow().length > 0);
      if (stopped) return { done: true, value: undefined };
      const candidates = candidatesNow();
      const chosen = candidates[this.world.pick(candidates.length)];
      if (!chosen) return deliver();
      return { done: false, value: this.message(chosen, durable) };
    };
    return {
      stop: () => (stopped = true),
      [Symbol.asyncIterator]: () => ({ next: deliver }),
    };
  }

  private message(event: Kept, durable: string) {
    const reader = this.reader(durable);
    const { seq } = event;
    // A message that may be delivered twice is pending again at once.
    reader.delivered.set(seq, this.world.now + (this.world.chance(this.faults.twice) ? 0 : ackWaitMs));
    reader.deliveries.set(seq, (reader.deliveries.get(seq) ?? 0) + 1);
    const headers = new Map<string, string>([
      [eventHeaders.type, event.type],
      [eventHeaders.at, event.at.toISOString()],
      [eventHeaders.document, event.document ?? ''],
      ['Nats-Msg-Id', event.id],
    ]);
    return {
      subject: event.subject,
      seq,
      data: event.data,
      headers,
      info: { stream: durable, redeliveryCount: reader.deliveries.get(seq) },
      ack: () => void reader.open.delete(seq),
      working: () => void reader.delivered.set(seq, this.world.now + ackWaitMs),
      nak: (ms = 0) => void reader.delivered.set(seq, this.world.now + ms),
      term: () => void reader.open.delete(seq),
    };
  }
}
