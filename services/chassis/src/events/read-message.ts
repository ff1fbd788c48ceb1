import type { JsMsg, MsgHdrs } from 'nats';
import { readInitiator } from '../access/initiator';
import { eventHeaders } from './bus';
import type { EventMeta } from './handler';

/** The event in a broker message. */
export function readMessage({ headers, data }: { headers?: MsgHdrs | undefined; data: Uint8Array }) {
  const read = (name: string) => headers?.get(name) || undefined;
  const by = read(eventHeaders.by);
  return {
    type: read(eventHeaders.type) ?? '',
    version: Number(read(eventHeaders.version) ?? 1),
    at: new Date(read(eventHeaders.at) ?? Date.now()),
    requestId: read(eventHeaders.requestId),
    traceparent: read(eventHeaders.traceparent),
    document: read(eventHeaders.document),
    by: by === undefined ? undefined : readInitiator(by),
    data,
  };
}

/** The event's id; without one, its stream sequence. */
export const idOf = ({ headers, info, seq }: JsMsg): string =>
  headers?.get('Nats-Msg-Id') || `${info.stream}-${seq}`;

/** The metadata of the event in a message. */
export function metaOf(message: JsMsg): EventMeta {
  const { at, by = readInitiator(undefined) } = readMessage(message);
  return { id: idOf(message), at, by };
}
