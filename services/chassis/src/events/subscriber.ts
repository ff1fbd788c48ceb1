import { fromBinary } from '@bufbuild/protobuf';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats';
import { withRequestId } from '../context';
import { measured } from '../metrics/list';
import type { Logger } from '../ops/logger';
import { isTransientError } from '../resilience/transient-error';
import type { ServiceName } from '../rpc/identity';
import { inSpan, SpanKind } from '../tracing/spans';
import { type EventBus, eventHeaders, isNotFound, streamOf } from './bus';
import { deadLettersOf } from './dead-letters';
import { type EventHandler, handlerOf } from './handler';
import { KeyedQueue } from './keyed-queue';
import { idOf, metaOf, readMessage } from './read-message';

const defaultRetryDelaysMs = [200, 1_000, 3_000, 10_000, 30_000, 60_000];
const transientErrorDelayMs = 1_000;
/** Events of different documents that are handled concurrently. */
const concurrency = 16;
const ackWaitMs = 30_000;
/**
 * Redelivery delay of an event in a version that this release does not know, until a process of a release that knows it
 * is running.
 */
const unknownVersionDelayMs = 30_000;

type Outcome = 'done' | 'failed' | 'waiting' | 'dead-lettered' | 'unknown-version';

/**
 * A durable reader of one publisher's events. Each event is handled at least once, across restarts of either side:
 * events of one document in order, events of different documents concurrently. A failed handler is retried with
 * growing delays; after the last retry the event is dead-lettered to `tablewell.dead-letter.<reader>.<event>`. While
 * the store or a peer is unavailable nothing is dead-lettered.
 */
export class DurableSubscriber {
  private stopped = false;
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;
  private readonly queue = new KeyedQueue(concurrency);
  private stopMeasuring = () => {};
  /** Events dead-lettered since the process started. */
  deadLetters = 0;

  constructor(
    private readonly options: {
      reader: ServiceName;
      publisher: ServiceName;
      handlers: readonly EventHandler[];
      bus: EventBus;
      logger: Logger;
      /** The part of the durable consumer's name between reader and publisher; a service may read a stream for several. */
      purpose: 'reads' | 'audits' | 'hooks';
      /** Pauses before each retry; after the last the event is dead-lettered. */
      retryDelaysMs?: readonly number[];
      /** Redelivery delay of an event of an unknown version. */
      unknownVersionDelayMs?: number;
    },
  ) {}

  /** Begins to read: at once if the broker has the streams, otherwise as soon as it does. */
  async start(): Promise<void> {
    await this.ensureConsumer().catch((error: unknown) => this.warnOfRestart(error));
    // A counter that appears with its first increment shows no increase: alerts would miss a first burst.
    for (const { type } of this.options.handlers) this.count(type.name, 'unknown-version', 0);
    this.stopMeasuring = measured.eventsPending.observe(async (report) => {
      const { bus, publisher } = this.options;
      const info = await bus.manager.consumers.info(streamOf(publisher), this.durable);
      report(info.num_pending + info.num_ack_pending, { durable: this.durable });
    });
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopMeasuring();
    this.messages?.stop();
    await this.running;
    await this.queue.onIdle();
  }

  private get durable(): string {
    return `${this.options.reader}-${this.options.purpose}-${this.options.publisher}`;
  }

  private async ensureConsumer(): Promise<void> {
    const { bus, publisher } = this.options;
    await bus.ensureStream(publisher);
    await bus.ensureDeadLetterStream();
    try {
      await bus.manager.consumers.info(streamOf(publisher), this.durable);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      await bus.manager.consumers.add(streamOf(publisher), {
        durable_name: this.durable,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ack_wait: nanos(ackWaitMs),
        max_ack_pending: 256,
        filter_subject: `tablewell.${publisher}.v1.>`,
      });
    }
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.ensureConsumer();
        const consumer = await this.options.bus.jetstream.consumers.get(
          streamOf(this.options.publisher),
          this.durable,
        );
        this.messages = await consumer.consume({
          max_messages: 64,
          expires: 5_000,
          idle_heartbeat: 1_000,
          abort_on_missing_resource: true,
        });
        if (this.stopped) this.messages.stop();
        for await (const message of this.messages) {
          const document = message.headers?.get(eventHeaders.document) || message.subject;
          await this.queue.add(document, () => this.receive(message));
        }
      } catch (error) {
        if (this.stopped) return;
        this.warnOfRestart(error);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  private warnOfRestart(error: unknown): void {
    const { logger, publisher } = this.options;
    logger.warn({ err: error, publisher }, 'event subscription failed, will restart');
  }

  private async receive(message: JsMsg): Promise<void> {
    const handler = handlerOf(this.options.handlers, message, this.options.reader);
    if (handler === 'none') return message.ack();
    const name =
      handler === 'unknown-version' ? (message.headers?.get(eventHeaders.type) ?? '') : handler.type.name;
    await withRequestId(message.headers?.get(eventHeaders.requestId), async () => {
      if (handler === 'unknown-version') return this.postpone(message, name);
      await this.handle(message, handler).catch((error: unknown) =>
        this.fail(message, name, error).catch((failure: unknown) =>
          this.options.logger.warn(
            { err: failure, event: name, eventId: idOf(message) },
            'dead-lettering failed, event will be redelivered',
          ),
        ),
      );
    });
  }

  private async handle(message: JsMsg, handler: EventHandler): Promise<void> {
    const { name } = handler.type;
    const meta = metaOf(message);
    const startedAt = performance.now();
    // Otherwise the broker would redeliver a slow event to another process.
    const keepAlive = setInterval(() => message.working(), ackWaitMs / 3);
    try {
      await inSpan(
        `process ${name}`,
        {
          kind: SpanKind.CONSUMER,
          attributes: {
            'messaging.system': 'nats',
            'messaging.operation.name': 'process',
            'messaging.destination.name': message.subject,
            'messaging.consumer.group.name': this.durable,
            'messaging.message.id': meta.id,
          },
          from: message.headers?.get(eventHeaders.traceparent),
        },
        () => handler.handle(fromBinary(handler.type.schema, message.data), meta),
      );
    } finally {
      clearInterval(keepAlive);
    }
    message.ack();
    this.count(name, 'done');
    const seconds = Math.max(0, Date.now() - meta.at.getTime()) / 1_000;
    measured.eventDelay.record(seconds, { durable: this.durable, event: name });
    const ms = Math.round(performance.now() - startedAt);
    this.options.logger.info({ event: name, eventId: meta.id, outcome: 'done', ms }, 'event handled');
  }

  /** Keeps an event of an unknown version for the next release. */
  private postpone(message: JsMsg, name: string): void {
    const version = message.headers?.get(eventHeaders.version);
    const fields = { event: name, eventId: idOf(message), version };
    this.options.logger.error(fields, 'event version unknown, will retry');
    this.count(name, 'unknown-version');
    message.nak(this.options.unknownVersionDelayMs ?? unknownVersionDelayMs);
  }

  private async fail(message: JsMsg, name: string, error: unknown): Promise<void> {
    const { logger, reader, bus } = this.options;
    const eventId = idOf(message);
    const attempt = message.info.redeliveryCount;
    const fields = { err: error, event: name, eventId, attempt };
    if (isTransientError(error)) {
      this.count(name, 'waiting');
      logger.warn({ ...fields, outcome: 'waiting' }, 'dependency unavailable, event will be redelivered');
      return message.nak(transientErrorDelayMs);
    }
    const { retryDelaysMs = defaultRetryDelaysMs } = this.options;
    const delay = retryDelaysMs[attempt - 1];
    if (delay !== undefined) {
      this.count(name, 'failed');
      logger.warn({ ...fields, outcome: 'failed' }, 'event handling failed, will retry');
      return message.nak(delay);
    }
    await bus.publish({
      ...readMessage(message),
      // Unique per delivery: an event that is redelivered and fails again is a new dead letter, not a duplicate.
      id: `${reader}-${message.seq}-${eventId}`,
      eventId,
      subject: `${deadLettersOf(reader)}.${name}`,
    });
    this.deadLetters += 1;
    this.count(name, 'dead-lettered');
    logger.error({ ...fields, outcome: 'dead-lettered' }, 'event moved to dead letters');
    message.term();
  }

  private count(event: string, outcome: Outcome, by = 1): void {
    measured.eventsHandled.add({ durable: this.durable, event, outcome }, by);
  }
}
