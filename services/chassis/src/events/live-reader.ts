import { fromBinary } from '@bufbuild/protobuf';
import { ConsumerEvents, type ConsumerMessages, DeliverPolicy } from 'nats';
import type { Logger } from '../ops/logger';
import type { ServiceName } from '../rpc/identity';
import { type EventBus, streamOf } from './bus';
import { type EventHandler, handlerOf } from './handler';
import { metaOf } from './read-message';

/**
 * Reads a publisher's events from now on, for processes that display them and do not store them. Every process gets
 * every event, in order, and resumes at the present after an interruption. Nothing is acknowledged; after a gap the
 * state is read from the services.
 */
export class LiveReader {
  private stopped = false;
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly options: {
      publisher: ServiceName;
      handlers: readonly EventHandler[];
      bus: EventBus;
      logger: Logger;
      /** Called when events may have been lost. */
      onGap?(): void;
    },
  ) {}

  /** Resolves once the reader receives new events. */
  async start(): Promise<void> {
    let ready = () => {};
    const started = new Promise<void>((resolve) => {
      ready = resolve;
    });
    this.running = this.run(ready);
    await started;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.messages?.stop();
    await this.running;
  }

  private async run(ready: () => void): Promise<void> {
    const { bus, publisher, logger, onGap } = this.options;
    const stream = streamOf(publisher);
    for (let round = 0; !this.stopped; round++) {
      try {
        await bus.ensureStream(publisher);
        const { created, state } = await bus.manager.streams.info(stream);
        // By sequence number instead of "new": a consumer recreated before its first event would skip events.
        const consumer = await bus.jetstream.consumers.get(stream, {
          deliver_policy: DeliverPolicy.StartSequence,
          opt_start_seq: state.last_seq + 1,
        });
        this.messages = await consumer.consume({ max_messages: 256, expires: 2_000, idle_heartbeat: 1_000 });
        if (this.stopped) this.messages.stop();
        void this.watchForGaps(this.messages, created);
        ready();
        if (round > 0) onGap?.();
        for await (const message of this.messages) {
          const handler = handlerOf(this.options.handlers, message);
          if (handler === 'none') continue;
          if (handler === 'unknown-version') {
            // This release cannot decode it: treat it as lost.
            onGap?.();
            continue;
          }
          const meta = metaOf(message);
          await handler
            .handle(fromBinary(handler.type.schema, message.data), meta)
            .catch((error: unknown) =>
              logger.warn(
                { err: error, publisher, event: handler.type.name, eventId: meta.id },
                'live event handler failed, event is skipped',
              ),
            );
        }
      } catch (error) {
        if (this.stopped) return;
        logger.warn({ err: error, publisher }, 'live event subscription failed, will restart');
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  /**
   * When the broker loses the consumer, the library recreates it after the last received event. In a recreated stream that
   * event does not exist, so the consumer resumes at the present without an error.
   */
  private async watchForGaps(messages: ConsumerMessages, readsFrom: string): Promise<void> {
    const { bus, publisher, onGap } = this.options;
    let known = readsFrom;
    for await (const { type } of await messages.status()) {
      if (type !== ConsumerEvents.OrderedConsumerRecreated) continue;
      // Without an answer, assume that the stream was lost.
      const created = await bus.ensureStream(publisher).catch(() => '');
      if (created !== known) onGap?.();
      known = created;
    }
  }
}
