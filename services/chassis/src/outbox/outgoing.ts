import type { OutgoingEvent } from '../events/bus';
import type { HasOutbox, OutboxEntry } from './entry';

export type OutboxDocument = HasOutbox & { _id: string };

/** How long sent entries are kept, for a broker that lost its stream. */
export const replayWindowMs = 24 * 3_600_000;

/** An event to publish, and the outbox entries to mark as sent once the broker has it. */
export interface PendingPublish {
  readonly collection: string;
  readonly event: OutgoingEvent;
  readonly entries: readonly { readonly documentId: string; readonly entryId: string }[];
}

/** The publish of one entry of a document. */
export const pendingPublish = (
  collection: string,
  documentId: string,
  entry: OutboxEntry,
): PendingPublish => ({
  collection,
  event: toEvent(entry, documentId),
  entries: [{ documentId, entryId: entry._id }],
});

/** The event of an entry as sent to the broker; `document` is the id of the document that holds the entry. */
export function toEvent(entry: OutboxEntry, document?: string): OutgoingEvent {
  // The driver returns binary fields as its own type, with the bytes in `buffer`.
  const raw = entry.data as Buffer | { buffer: Uint8Array };
  const data = Buffer.isBuffer(raw) ? raw : raw.buffer;
  const { _id: id, event: type, version, subject, at, requestId, traceparent, by } = entry;
  return { id, type, version, subject, data: data as Uint8Array, at, requestId, traceparent, by, document };
}
