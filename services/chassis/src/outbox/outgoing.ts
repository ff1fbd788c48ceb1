import type { OutgoingEvent } from '../events/bus';
import type { HasOutbox, OutboxEntry } from './entry';

export type OutboxDocument = HasOutbox & { _id: string };

/** An entry as the broker gets it; `document` is whose it is. */
export function toEvent(entry: OutboxEntry, document?: string): OutgoingEvent {
  // The driver answers binary fields as its own type, whose bytes are in `buffer`.
  const raw = entry.data as Buffer | { buffer: Uint8Array };
  const data = Buffer.isBuffer(raw) ? raw : raw.buffer;
  const { _id: id, event: type, version, subject, at, requestId, traceparent, by } = entry;
  return { id, type, version, subject, data: data as Uint8Array, at, requestId, traceparent, by, document };
}
