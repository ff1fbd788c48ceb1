import { fromBinary, type Message } from '@bufbuild/protobuf';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats';
import { isBrokenPart } from '../broken-part';
import { withRequestId } from '../context';
import { type Doer, readDoer } from '../doer';
import type { Logger } from '../logger';
import { measured } from '../metrics/list';
import type { ServiceName } from '../rpc/identity';
import { inSpan, SpanKind } from '../tracing/spans';
import { type EventBus, eventHeaders, isNotFound, streamOf } from './bus';
import type { EventType } from './catalogue';
import { deadLettersOf, factOf } from './dead-letters';
import { Lanes } from './lanes';

/** What came with an event. */
export interface EventMeta {
  /** The event's id: record it with the effect, so that a repeat changes nothing. */
  readonly id: string;
  readonly at: Date;
  /** Who did what it tells. */
  readonly by: Doer;
}

/** What a service does about one kind of event. Must be safe to repeat. */
export interface EventHandler {
  readonly type: EventType;
  handle(payload: Message, meta: EventMeta): Promise<void>;
}

/** Pairs an event with its handler, so that the compiler knows the payload. */
export function on<M extends Message>(
  type: EventType<M>,
  handle: (payload: M, meta: EventMeta) => Promise<void>,
): EventHandler {
  return { type, handle: (payload, meta) => handle(payload as M, meta) };
}

/**
 * Who handles a message: nobody, where it concerns nobody here or is told again for another reader; else the one for its
 * version, if there is one.
 */
export function handlerOf(
  handlers: readonly EventHandler[],
  { headers }: Pick<JsMsg, 'headers'>,
  reader?: ServiceName,
): EventHandler | 'none' | 'unknown-version' {
  const only = headers?.get(eventHeaders.reader);
  if (only && only !== reader) return 'none';
  const named = handlers.filter(({ type }) => type.name === headers?.get(eventHeaders.type));
  if (named.length === 0) return 'none';
  const version = Number(headers?.get(eventHeaders.version) || 1);
  return named.find(({ type }) => type.version === version) ?? 'unknown-version';
}

/** The event's id; where its publisher gave none, its place in the stream. */
const idOf = ({ headers, info, seq }: JsMsg): string =>
  headers?.get('Nats-Msg-Id') || `${info.stream}-${seq}`;

const defaultRetryDelaysMs = [200, 1_000, 3_000, 10_000, 30_000, 60_000];
const brokenPartDelayMs = 1_000;
/** Events of different documents that are handled at once. */
const sideBySide = 16;
const ackWaitMs = 30_000;
/** How soon to look again at an event of a version that this process does not know: the one that does is on its way. */
const unknownVersionDelayMs = 30_000;

/**
 * A durable reader of one publisher's events: each is handled at least once, across restarts of either side, those
 * of one document in their order and those of different documents side by side. A handler that fails is tried again with growing delays and, when it is the event that cannot be handled,
 * set aside on `tablewell.dead-letter.<reader>.<event>`. While the store or a peer is away nothing is set aside.
 */
export class DurableSubscriber {
  private stopped = false;
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;
  private readonly lanes = new Lanes(sideBySide);
  private stopMeasuring = () => {};
  /** Messages set aside since the process started. */
  deadLetters = 0;

  constructor(
    private readonly options: {
      reader: ServiceName;
      publisher: ServiceName;
      handlers: readonly EventHandler[];
      bus: EventBus;
      logger: Logger;
      /** Pauses before each further try; after the last the event is set aside. */
      retryDelaysMs?: readonly number[];
      /** Pause before an event of an unknown version is looked at again. */
      unknownVersionDelayMs?: number;
    },
  ) {}

  /** Begins to read; at once where the broker has or makes what that takes, else as soon as it does. */
  async start(): Promise<void> {
    await this.ensureConsumer().catch((error: unknown) => this.warn(error));
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
    await this.lanes.empty();
  }

  private get durable(): string {
    return `${this.options.reader}-reads-${this.options.publisher}`;
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
          await this.lanes.enter(document, () => this.receive(message));
        }
      } catch (error) {
        if (this.stopped) return;
        this.warn(error);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  private warn(error: unknown): void {
    const { logger, publisher } = this.options;
    logger.warn({ err: error, publisher }, 'reading events again soon');
  }

  private async receive(message: JsMsg): Promise<void> {
    const name = message.headers?.get(eventHeaders.type) ?? '';
    const handler = handlerOf(this.options.handlers, message, this.options.reader);
    if (handler === 'none') return message.ack();
    if (handler === 'unknown-version') return this.wait(message, name);
    const meta: EventMeta = {
      id: idOf(message),
      at: new Date(message.headers?.get(eventHeaders.at) || Date.now()),
      by: readDoer(message.headers?.get(eventHeaders.by)),
    };
    // The broker would hand a slow one to somebody else.
    const stillBusy = setInterval(() => message.working(), ackWaitMs / 3);
    try {
      await withRequestId(message.headers?.get(eventHeaders.requestId), () =>
        inSpan(
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
        ),
      );
      message.ack();
      this.count(name, 'done');
      const seconds = Math.max(0, Date.now() - meta.at.getTime()) / 1_000;
      measured.eventDelay.record(seconds, { durable: this.durable, event: name });
    } catch (error) {
      await this.fail(message, name, error).catch((failure: unknown) =>
        this.options.logger.warn({ err: failure, event: name }, 'the event comes again'),
      );
    } finally {
      clearInterval(stillBusy);
    }
  }

  /** Keeps an event that means something to us, in words that this process does not know, for the next release. */
  private wait(message: JsMsg, name: string): void {
    const version = message.headers?.get(eventHeaders.version);
    this.options.logger.error(
      { event: name, version },
      'an event of a later version waits for a reader of it',
    );
    this.count(name, 'unknown-version');
    message.nak(this.options.unknownVersionDelayMs ?? unknownVersionDelayMs);
  }

  private async fail(message: JsMsg, name: string, error: unknown): Promise<void> {
    const { logger, reader, bus } = this.options;
    if (isBrokenPart(error)) {
      this.count(name, 'waiting');
      logger.warn({ err: error, event: name }, 'a part is away: the event waits');
      return message.nak(brokenPartDelayMs);
    }
    const { retryDelaysMs = defaultRetryDelaysMs } = this.options;
    const delay = retryDelaysMs[message.info.redeliveryCount - 1];
    if (delay !== undefined) {
      this.count(name, 'failed');
      logger.warn(
        { err: error, event: name, attempt: message.info.redeliveryCount },
        'event failed: trying again',
      );
      return message.nak(delay);
    }
    logger.error({ err: error, event: name }, 'event set aside');
    const eventId = idOf(message);
    await bus.publish({
      ...factOf(message),
      // One that is told again and fails again is a letter of its own, and no repeat of the first, which is gone.
      id: `${reader}-${message.seq}-${eventId}`,
      eventId,
      subject: `${deadLettersOf(reader)}.${name}`,
    });
    this.deadLetters += 1;
    this.count(name, 'set-aside');
    message.term();
  }

  private count(
    event: string,
    outcome: 'done' | 'failed' | 'waiting' | 'set-aside' | 'unknown-version',
  ): void {
    measured.eventsHandled.add({ durable: this.durable, event, outcome });
  }
}
