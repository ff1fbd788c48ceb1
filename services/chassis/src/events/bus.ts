import {
  connect,
  headers,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
} from 'nats';
import { type Doer, doerHeader } from '../doer';
import type { Logger } from '../logger';
import type { ServiceName } from '../rpc/identity';

/** Names of an event message's headers. */
export const eventHeaders = {
  type: 'Tablewell-Event',
  version: 'Tablewell-Version',
  requestId: 'Tablewell-Request-Id',
  traceparent: 'traceparent',
  document: 'Tablewell-Document',
  at: 'Tablewell-At',
  by: 'Tablewell-By',
  /** Of an event that was set aside: its own id, as the message has another. */
  event: 'Tablewell-Event-Id',
  /** Of an event that is told again: the reader for whom it is. */
  reader: 'Tablewell-Reader',
} as const;

/** One fact on its way out: `id` is the event's id, by which the broker and every reader drop repeats. */
export interface OutgoingEvent {
  readonly id: string;
  readonly subject: string;
  readonly type: string;
  /** The event's version; 1 when absent. */
  readonly version?: number | undefined;
  readonly data: Uint8Array;
  readonly at: Date;
  readonly requestId?: string | undefined;
  /** The span in which it happened, by W3C's Trace Context. */
  readonly traceparent?: string | undefined;
  readonly by?: Doer | undefined;
  /** The document that the fact is of: readers keep the order of one document's events. */
  readonly document?: string | undefined;
  /** Of an event that is set aside: its own id, where `id` is that of its being set aside. */
  readonly eventId?: string | undefined;
  /** The one reader that it is for; all others pass over it. Absent, it is for everybody. */
  readonly reader?: ServiceName | undefined;
}

const dayMs = 86_400_000;
const streamAgeMs = 3 * dayMs;
const deadLetterAgeMs = 30 * dayMs;

/** The name of the stream that holds a service's events. */
export const streamOf = (publisher: ServiceName): string => publisher.toUpperCase();

/** Where messages go that no retry could deliver. */
export const deadLetterStream = 'DEAD_LETTERS';

/** JetStream as this house uses it: one stream a publishing service, made by whoever needs it first. */
export class EventBus {
  private constructor(
    readonly connection: NatsConnection,
    readonly jetstream: JetStreamClient,
    readonly manager: JetStreamManager,
    private readonly replicas: number,
  ) {}

  /** Waits for the broker as long as it takes, and afterwards reconnects for ever; unless it is for a command. */
  static async connect(options: {
    servers: string;
    /** The process; the broker's user has the same name. */
    name: string;
    /** Empty or absent where the broker asks for none. */
    password?: string;
    logger: Logger;
    replicas?: number;
    /** Throws at once where the broker is away or refuses, and does not come back: for commands. */
    isCommand?: boolean;
  }): Promise<EventBus> {
    const connection = await connect({
      servers: options.servers.split(','),
      name: options.name,
      ...(options.password ? { user: options.name, pass: options.password } : {}),
      // Answers come to an address of its own, that no other user may listen at.
      inboxPrefix: `_INBOX_${options.name}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
      waitOnFirstConnect: !options.isCommand,
      reconnect: !options.isCommand,
      pingInterval: 5_000,
      maxPingOut: 2,
    });
    void (async () => {
      for await (const status of connection.status()) {
        if (status.type !== 'pingTimer') options.logger.debug({ status: status.type }, 'broker');
      }
    })();
    // The broker may answer before its JetStream does.
    for (let attempt = 1; ; attempt++) {
      try {
        const manager = await connection.jetstreamManager({ timeout: 2_000 });
        const jetstream = connection.jetstream({ timeout: 3_000 });
        return new EventBus(connection, jetstream, manager, options.replicas ?? 1);
      } catch (error) {
        if (attempt >= 40) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  /** Makes the publisher's stream where it is missing; answers when this stream was made, which tells a new broker. */
  async ensureStream(publisher: ServiceName): Promise<string> {
    return this.ensure(streamOf(publisher), `tablewell.${publisher}.v1.>`, streamAgeMs);
  }

  async ensureDeadLetterStream(): Promise<void> {
    await this.ensure(deadLetterStream, 'tablewell.dead-letter.>', deadLetterAgeMs);
  }

  /** Events that a reader has set aside and that are still kept. */
  async countDeadLetters(reader: ServiceName): Promise<number> {
    const filter = `tablewell.dead-letter.${reader}.>`;
    const { state } = await this.manager.streams.info(deadLetterStream, { subjects_filter: filter });
    return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0);
  }

  private async ensure(name: string, subject: string, maxAgeMs: number): Promise<string> {
    try {
      return (await this.manager.streams.info(name)).created;
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    const made = await this.manager.streams.add({
      name,
      subjects: [subject],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      max_age: nanos(maxAgeMs),
      duplicate_window: nanos(120_000),
      num_replicas: this.replicas,
    });
    return made.created;
  }

  /** Answers once the broker has it: false where it had it within the last two minutes, and passes over this one. */
  async publish(event: OutgoingEvent): Promise<boolean> {
    const header = headers();
    header.set(eventHeaders.type, event.type);
    if (event.version !== undefined && event.version !== 1)
      header.set(eventHeaders.version, String(event.version));
    header.set(eventHeaders.at, event.at.toISOString());
    if (event.requestId) header.set(eventHeaders.requestId, event.requestId);
    if (event.traceparent) header.set(eventHeaders.traceparent, event.traceparent);
    if (event.by) header.set(eventHeaders.by, doerHeader(event.by));
    if (event.document) header.set(eventHeaders.document, event.document);
    if (event.eventId) header.set(eventHeaders.event, event.eventId);
    if (event.reader) header.set(eventHeaders.reader, event.reader);
    const { duplicate } = await this.jetstream.publish(event.subject, event.data, {
      msgID: event.id,
      headers: header,
    });
    return !duplicate;
  }

  /** Throws while the broker does not answer; for readiness. */
  async ping(): Promise<void> {
    await this.connection.flush();
  }

  /** Sends what is under way and goes. */
  async close(): Promise<void> {
    await this.connection.drain().catch(() => this.connection.close());
  }
}

/** True when a stream or consumer does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof NatsError && (error.api_error?.code === 404 || error.code === '404');
}
