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
import { type Initiator, initiatorHeader } from '../access/initiator';
import type { Logger } from '../ops/logger';
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
  /** Only on dead letters: the event's id, since the message has an id of its own. */
  event: 'Tablewell-Event-Id',
  /** Only on redelivered dead letters: the reader the message is for. */
  reader: 'Tablewell-Reader',
} as const;

/** An event to publish: the broker and every reader drop duplicates by `id`. */
export interface OutgoingEvent {
  readonly id: string;
  readonly subject: string;
  readonly type: string;
  /** The event's version; 1 when absent. */
  readonly version?: number | undefined;
  readonly data: Uint8Array;
  readonly at: Date;
  readonly requestId?: string | undefined;
  /** The span in which it happened, as a W3C Trace Context. */
  readonly traceparent?: string | undefined;
  readonly by?: Initiator | undefined;
  /** The document that published it: readers handle one document's events in order. */
  readonly document?: string | undefined;
  /** Only on dead letters: the event's id, where `id` is the dead letter's. */
  readonly eventId?: string | undefined;
  /** The only reader it is for; absent: every reader. */
  readonly reader?: ServiceName | undefined;
}

const dayMs = 86_400_000;
const streamAgeMs = 3 * dayMs;
const deadLetterAgeMs = 30 * dayMs;

/** The name of the stream that holds a service's events. */
export const streamOf = (publisher: ServiceName): string => publisher.toUpperCase();

/** The stream of events that failed every retry. */
export const deadLetterStream = 'DEAD_LETTERS';

/** JetStream with one stream per publisher, which the publisher or its first reader creates. */
export class EventBus {
  private constructor(
    readonly connection: NatsConnection,
    readonly jetstream: JetStreamClient,
    readonly manager: JetStreamManager,
    private readonly replicas: number,
  ) {}

  /** Waits for the broker without limit and reconnects without end; a command fails at once instead. */
  static async connect(options: {
    servers: string;
    /** The process; the broker's user has the same name. */
    name: string;
    /** Empty or absent for a broker without passwords. */
    password?: string;
    logger: Logger;
    replicas?: number;
    /** For commands: throws if the broker is unavailable, and never reconnects. */
    isCommand?: boolean;
  }): Promise<EventBus> {
    const connection = await connect({
      servers: options.servers.split(','),
      name: options.name,
      ...(options.password ? { user: options.name, pass: options.password } : {}),
      // A reply subject per user: the broker's permissions keep other users from subscribing to it.
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
        if (status.type !== 'pingTimer')
          options.logger.debug({ status: status.type }, 'broker connection changed');
      }
    })();
    // The broker accepts connections before JetStream is ready.
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

  /** Creates the publisher's stream if it is missing; returns its creation time, which identifies the stream. */
  async ensureStream(publisher: ServiceName): Promise<string> {
    return this.ensure(streamOf(publisher), `tablewell.${publisher}.v1.>`, streamAgeMs);
  }

  async ensureDeadLetterStream(): Promise<void> {
    await this.ensure(deadLetterStream, 'tablewell.dead-letter.>', deadLetterAgeMs);
  }

  /** The dead letters of a reader that are still stored. */
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

  /** Resolves once the broker has stored the event; false if it dropped a duplicate within two minutes. */
  async publish(event: OutgoingEvent): Promise<boolean> {
    const header = headers();
    header.set(eventHeaders.type, event.type);
    if (event.version !== undefined && event.version !== 1)
      header.set(eventHeaders.version, String(event.version));
    header.set(eventHeaders.at, event.at.toISOString());
    if (event.requestId) header.set(eventHeaders.requestId, event.requestId);
    if (event.traceparent) header.set(eventHeaders.traceparent, event.traceparent);
    if (event.by) header.set(eventHeaders.by, initiatorHeader(event.by));
    if (event.document) header.set(eventHeaders.document, event.document);
    if (event.eventId) header.set(eventHeaders.event, event.eventId);
    if (event.reader) header.set(eventHeaders.reader, event.reader);
    const { duplicate } = await this.jetstream.publish(event.subject, event.data, {
      msgID: event.id,
      headers: header,
    });
    return !duplicate;
  }

  /** Rejects while the broker is unavailable; for readiness. */
  async ping(): Promise<void> {
    await this.connection.flush();
  }

  /** Flushes pending messages and disconnects. */
  async close(): Promise<void> {
    await this.connection.drain().catch(() => this.connection.close());
  }
}

/** True when a stream or consumer does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof NatsError && (error.api_error?.code === 404 || error.code === '404');
}
