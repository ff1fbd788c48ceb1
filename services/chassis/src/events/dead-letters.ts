import type { MsgHdrs, StoredMsg } from 'nats';
import { readDoer } from '../doer';
import type { ServiceName } from '../rpc/identity';
import { deadLetterStream, type EventBus, eventHeaders, isNotFound, type OutgoingEvent } from './bus';
import { eventOf, subjectOf } from './catalogue';

/** An event that a reader could not handle, as it is kept. */
export interface DeadLetter {
  /** Its place in the stream of those set aside, by which it is named. */
  readonly seq: number;
  readonly reader: ServiceName;
  readonly setAsideAt: Date;
  /** The event as it was told, under its own id. */
  readonly event: Omit<OutgoingEvent, 'subject'>;
}

/** Where the events lie that a reader set aside, without the event's name. */
export const deadLettersOf = (reader: ServiceName): string => `tablewell.dead-letter.${reader}`;

/** What a message says of the fact that it tells. */
export function factOf({ headers, data }: { headers?: MsgHdrs | undefined; data: Uint8Array }) {
  const read = (name: string) => headers?.get(name) || undefined;
  const by = read(eventHeaders.by);
  return {
    type: read(eventHeaders.type) ?? '',
    version: Number(read(eventHeaders.version) ?? 1),
    at: new Date(read(eventHeaders.at) ?? Date.now()),
    requestId: read(eventHeaders.requestId),
    traceparent: read(eventHeaders.traceparent),
    document: read(eventHeaders.document),
    by: by === undefined ? undefined : readDoer(by),
    data,
  };
}

/** The events that were set aside: seen, and told again once their reader is mended. */
export class DeadLetters {
  constructor(private readonly bus: Pick<EventBus, 'manager' | 'publish'>) {}

  /** Those that lie there now, the oldest first; of one reader, or of all. */
  async *list(reader?: ServiceName): AsyncGenerator<DeadLetter> {
    const subject = `${reader ? deadLettersOf(reader) : 'tablewell.dead-letter'}.>`;
    // Not those that come while this looks: one that fails again at once would never be the last.
    const last = await this.lastSeq();
    for (let seq = 1; seq <= last; seq++) {
      const found = await this.read({ seq, next_by_subj: subject });
      if (!found || found.seq > last) return;
      seq = found.seq;
      yield found;
    }
  }

  /** One of them; undefined where there is none at this place, or none any more. */
  async get(seq: number): Promise<DeadLetter | undefined> {
    return this.read({ seq });
  }

  /**
   * Tells the event again, under its own id, to the reader that set it aside and to nobody else: the others have handled
   * it, maybe so long ago that they would not know it any more. Its letter goes once the broker has the event. Answers
   * false, and leaves the letter, where the broker was told this event within the last two minutes and so passes over it.
   * Safe to repeat, wherever it breaks off: the reader drops what it has handled.
   */
  async tellAgain({ seq, reader, event }: DeadLetter): Promise<boolean> {
    const subject = subjectOf(eventOf(event.type, event.version));
    const isTold = await this.bus.publish({ ...event, subject, reader });
    if (isTold) await this.bus.manager.streams.deleteMessage(deadLetterStream, seq);
    return isTold;
  }

  private async lastSeq(): Promise<number> {
    try {
      return (await this.bus.manager.streams.info(deadLetterStream)).state.last_seq;
    } catch (error) {
      // Nothing was ever set aside here.
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
  // Letters of the release before have no header for it: there the message's id is the reader's name and the event's id.
  const id = header.get(eventHeaders.event) || header.get('Nats-Msg-Id').slice(`${reader}-`.length);
  return { seq, reader, setAsideAt: time, event: { ...factOf({ headers: header, data }), id } };
}
