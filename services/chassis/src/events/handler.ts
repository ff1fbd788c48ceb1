import type { Message } from '@bufbuild/protobuf';
import type { JsMsg } from 'nats';
import type { Initiator } from '../access/initiator';
import type { ServiceName } from '../rpc/identity';
import { eventHeaders } from './bus';
import type { EventType } from './registry';

/** The metadata of an event. */
export interface EventMeta {
  /** The event's id. Store it with the effect, so that a redelivery changes nothing. */
  readonly id: string;
  readonly at: Date;
  /** Who caused the event. */
  readonly by: Initiator;
}

/** A service's reaction to one kind of event. Must be idempotent. */
export interface EventHandler {
  readonly type: EventType;
  handle(payload: Message, meta: EventMeta): Promise<void>;
}

/** Pairs an event with its handler, so that the compiler knows the payload. */
export function on<M extends Message>(
  type: EventType<M>,
  handle: (payload: M, meta: EventMeta) => Promise<void>,
): EventHandler {
  return { type, handle: (payload, meta) => handle(payload as M, meta) };
}

/**
 * The handler for a message's event and version. 'none' when the reader has no handler for the event, or when the
 * message is a redelivery addressed to another reader.
 */
export function handlerOf(
  handlers: readonly EventHandler[],
  { headers }: Pick<JsMsg, 'headers'>,
  reader?: ServiceName,
): EventHandler | 'none' | 'unknown-version' {
  const only = headers?.get(eventHeaders.reader);
  if (only && only !== reader) return 'none';
  const named = handlers.filter(({ type }) => type.name === headers?.get(eventHeaders.type));
  if (named.length === 0) return 'none';
  const version = Number(headers?.get(eventHeaders.version) || 1);
  return named.find(({ type }) => type.version === version) ?? 'unknown-version';
}
