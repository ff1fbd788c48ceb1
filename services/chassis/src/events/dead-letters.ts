import type { StoredMsg } from 'nats';
import type { ServiceName } from '../rpc/identity';
import { deadLetterStream, type EventBus, eventHeaders, isNotFound, type OutgoingEvent } from './bus';
import { readMessage } from './read-message';
import { eventOf, subjectOf } from './registry';

/** An event that failed every retry of a reader. */
export interface DeadLetter {
  /** Sequence number in the dead-letter stream, which identifies it. */
  readonly seq: number;
  readonly reader: ServiceName;
  readonly deadLetteredAt: Date;
  /** The event as published, with its own id. */
  readonly event: Omit<OutgoingEvent, 'subject'>;
}

/** Subject prefix of a reader's dead letters. */
export const deadLettersOf = (reader: ServiceName): string => `tablewell.dead-letter.${reader}`;

/** Lists dead letters, and redelivers them once their reader is fixed. */
export class DeadLetters {
  constructor(private readonly bus: Pick<EventBus, 'manager' | 'publish'>) {}

  /** The dead letters stored now, oldest first; of one reader, or of all. */
  async *list(reader?: ServiceName): AsyncGenerator<DeadLetter> {
    const subject = `${reader ? deadLettersOf(reader) : 'tablewell.dead-letter'}.>`;
    // Bounded by the last sequence at the start: otherwise a redelivered event that fails at once would extend the list
    // without end.
    const last = await this.lastSeq();
    for (let seq = 1; seq <= last; seq++) {
      const found = await this.read({ seq, next_by_subj: subject });
      if (!found || found.seq > last) return;
      seq = found.seq;
      yield found;
    }
  }

  /** One dead letter; undefined if there is none with this number, or not any more. */
  async get(seq: number): Promise<DeadLetter | undefined> {
    return this.read({ seq });
  }

  /**
   * Publishes the event again under its own id, addressed to the reader that failed: other readers have handled it,
   * perhaps too long ago to recognize a duplicate. The dead letter is deleted once the broker has the event. Returns
   * false and keeps the dead letter if the broker dropped the event as a duplicate of the last two minutes.
   * Idempotent: the reader ignores events it has handled.
   */
  async redeliver({ seq, reader, event }: DeadLetter): Promise<boolean> {
    const subject = subjectOf(eventOf(event.type, event.version));
    const isPublished = await this.bus.publish({ ...event, subject, reader });
    if (isPublished) await this.bus.manager.streams.deleteMessage(deadLetterStream, seq);
    return isPublished;
  }

  private async lastSeq(): Promise<number> {
    try {
      return (await this.bus.manager.streams.info(deadLetterStream)).state.last_seq;
    } catch (error) {
      // The stream is created with the first subscriber.
      if (isNotFound(error)) return 0;
      throw error;
    }
  }

  private async read(query: { seq: number; next_by_subj?: string }): Promise<DeadLetter | undefined> {
    try {
      return toLetter(await this.bus.manager.streams.getMessage(deadLetterStream, query));
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }
}

function toLetter({ seq, subject, header, data, time }: StoredMsg): DeadLetter {
  const reader = (subject.split('.')[2] ?? '') as ServiceName;
  const id = header.get(eventHeaders.event);
  return { seq, reader, deadLetteredAt: time, event: { ...readMessage({ headers: header, data }), id } };
}
