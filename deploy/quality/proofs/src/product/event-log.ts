import { fromBinary, type Message } from '@bufbuild/protobuf';
import { EventBus, type EventType, streamOf } from '@tablewell/chassis/events';
import { silentLogger } from '@tablewell/chassis/ops';
import { brokerOf } from '../../../../local/src/broker.mjs';
import type { Stack } from './stack';

/** An event as the broker stored it. */
export interface Published<M extends Message> {
  readonly message: M;
  /** When it was stored, in epoch milliseconds: what it says had happened by then. */
  readonly storedAt: number;
}

/** Every event of a service that the broker of a product has. */
export class EventLog {
  private constructor(
    private readonly stored: readonly { subject: string; data: Uint8Array; storedAt: number }[],
  ) {}

  static async read({ dataDir }: Stack, publisher: EventType['publisher']): Promise<EventLog> {
    const broker = brokerOf({ DATA_DIR: dataDir });
    const bus = await EventBus.connect({
      ...broker,
      name: 'operator',
      logger: silentLogger,
      isCommand: true,
    });
    try {
      const stream = streamOf(publisher);
      const { state } = await bus.manager.streams.info(stream);
      const stored = [];
      for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
        const { data, subject, time } = await bus.manager.streams.getMessage(stream, { seq });
        stored.push({ data, subject, storedAt: time.getTime() });
      }
      return new EventLog(stored);
    } finally {
      await bus.close();
    }
  }

  of<M extends Message>({ name, schema }: EventType<M>): readonly Published<M>[] {
    return this.stored
      .filter(({ subject }) => subject.endsWith(`.v1.${name}`))
      .map(({ data, storedAt }) => ({ message: fromBinary(schema, data), storedAt }));
  }
}
