import { create, type Message, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { currentRequestId } from '../context';
import { currentInitiator, type Initiator } from '../access/initiator';
import { type EventType, subjectOf } from '../events/registry';
import type { DefinedFields } from '../mongo/document-schema';
import { currentTraceparent } from '../tracing/spans';

/**
 * An event stored inside the document whose change it reports, by the same write, so that one never exists without the
 * other. `sentAt` is null until the broker has acknowledged it.
 */
export interface OutboxEntry {
  _id: string;
  event: string;
  /** The event's version; absent: 1. */
  version?: number;
  subject: string;
  data: Buffer;
  at: Date;
  requestId?: string;
  /** The span in which it happened; absent without tracing. */
  traceparent?: string;
  /** The initiator; absent in entries of releases that did not store it. */
  by?: Initiator;
  sentAt: Date | null;
}

/** The two fields of every document that publishes events; `unsent` counts the unsent ones, for a partial index. */
export interface HasOutbox {
  outbox: OutboxEntry[];
  unsent: number;
}

/** Mongoose definition of {@link HasOutbox}, to spread into a schema. */
export const outboxFields = {
  outbox: {
    type: [
      {
        _id: { type: String, required: true },
        event: { type: String, required: true },
        version: { type: Number },
        subject: { type: String, required: true },
        data: { type: Buffer, required: true },
        at: { type: Date, required: true },
        requestId: { type: String },
        traceparent: { type: String },
        by: { type: Object },
        sentAt: { type: Date, default: null },
      },
    ],
    default: [],
  },
  unsent: { type: Number, default: 0 },
} satisfies DefinedFields<HasOutbox>;

/** The indexes that the relay needs on a collection with an outbox. */
export const outboxIndexes: ReadonlyArray<[Record<string, 1>, { partialFilterExpression: object }]> = [
  [{ unsent: 1 }, { partialFilterExpression: { unsent: { $gt: 0 } } }],
  [{ 'outbox.at': 1 }, { partialFilterExpression: { 'outbox.at': { $exists: true } } }],
];

/**
 * Makes the entry for one event. The id and the instant come from the caller. The initiator is the current call's,
 * unless the caller passes another, as sign-in does.
 */
export function outboxEntry<M extends Message>(
  type: EventType<M>,
  payload: MessageInitShape<GenMessage<M>>,
  made: { id: string; at: Date; by?: Initiator },
): OutboxEntry {
  const requestId = currentRequestId();
  const traceparent = currentTraceparent();
  return {
    _id: made.id,
    event: type.name,
    ...(type.version === 1 ? {} : { version: type.version }),
    subject: subjectOf(type),
    data: Buffer.from(toBinary(type.schema, create(type.schema, payload))),
    at: made.at,
    ...(requestId ? { requestId } : {}),
    ...(traceparent ? { traceparent } : {}),
    by: made.by ?? currentInitiator(),
    sentAt: null,
  };
}

/** The part of an update that adds entries to a document's outbox. */
export function pushToOutbox(entries: readonly OutboxEntry[]) {
  return { $push: { outbox: { $each: entries } }, $inc: { unsent: entries.length } };
}

/** The two outbox fields of a new document with these events. */
export function filledOutbox(entries: readonly OutboxEntry[]): HasOutbox {
  return { outbox: [...entries], unsent: entries.length };
}

/** A document's own fields, without the outbox. */
export function withoutOutbox<D extends HasOutbox>(document: D): Omit<D, keyof HasOutbox> {
  const { outbox: _outbox, unsent: _unsent, ...fields } = document;
  return fields;
}
