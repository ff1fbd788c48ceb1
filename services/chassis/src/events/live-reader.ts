import { fromBinary } from '@bufbuild/protobuf';
import { type ConsumerMessages, DeliverPolicy } from 'nats';
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
    for (let round = 0; !this.stopped; round++) {
      try {
        await bus.ensureStream(publisher);
        const consumer = await bus.jetstream.consumers.get(streamOf(publisher), {
          deliver_policy: DeliverPolicy.New,
        });
        this.messages = await consumer.consume({ max_messages: 256, expires: 5_000, idle_heartbeat: 1_000 });
        if (this.stopped) this.messages.stop();
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
}
