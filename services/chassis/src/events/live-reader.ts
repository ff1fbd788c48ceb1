import { fromBinary } from '@bufbuild/protobuf';
import { ConsumerEvents, type ConsumerMessages, DeliverPolicy } from 'nats';
import { readDoer } from '../doer';
import type { Logger } from '../logger';
import type { ServiceName } from '../rpc/identity';
import { type EventBus, eventHeaders, streamOf } from './bus';
import { type EventHandler, handlerOf } from './subscriber';

/**
 * Reads a publisher's events from now on, for processes that show rather than keep: every one of them sees all
 * events, in order, and starts at the present after a pause. Nothing is acknowledged; what was missed is read from
 * the services again.
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
      /** Called when events may have been missed. */
      onGap?(): void;
    },
  ) {}

  /** Answers once the reader is at the present. */
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
        // By number, and not as "new": made again before anything came, it would begin at a later present.
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
          const name = message.headers?.get(eventHeaders.type) ?? '';
          const handler = handlerOf(this.options.handlers, message);
          if (handler === 'none') continue;
          if (handler === 'unknown-version') {
            // Whoever looks reads anew what this process cannot tell.
            onGap?.();
            continue;
          }
          const meta = {
            id: message.headers?.get('Nats-Msg-Id') ?? '',
            at: new Date(message.headers?.get(eventHeaders.at) || Date.now()),
            by: readDoer(message.headers?.get(eventHeaders.by)),
          };
          await handler
            .handle(fromBinary(handler.type.schema, message.data), meta)
            .catch((error: unknown) => logger.warn({ err: error, event: name }, 'event not shown'));
        }
      } catch (error) {
        if (this.stopped) return;
        logger.warn({ err: error, publisher }, 'reading live events again soon');
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  /**
   * When the broker loses the consumer, the library makes it again and goes on after the last event that it had. In a stream
   * that was made anew there is no such event, so that it goes on at the present and says nothing of what came before.
   */
  private async watchForGaps(messages: ConsumerMessages, readsFrom: string): Promise<void> {
    const { bus, publisher, onGap } = this.options;
    let known = readsFrom;
    for await (const { type } of await messages.status()) {
      if (type !== ConsumerEvents.OrderedConsumerRecreated) continue;
      // A broker that does not say may as well have lost it.
      const created = await bus.ensureStream(publisher).catch(() => '');
      if (created !== known) onGap?.();
      known = created;
    }
  }
}
