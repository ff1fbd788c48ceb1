import type { DescMethodUnary, Message } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import type { Actor } from '@tablewell/proto/common/v1/actor_pb';

/** A call to another service. */
export interface OutboundCall {
  readonly method: DescMethodUnary;
  readonly metadata: Metadata;
  readonly request: Message;
  /** The person for whom it is made; undefined for the public. */
  readonly actor: Actor | undefined;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** Aborted when the caller no longer wants the response. */
  readonly signal: AbortSignal | undefined;
}

export type OutboundNext = (call: OutboundCall) => Promise<Message>;

/** Wraps every outbound call: takes the next function and returns one around it. */
export type OutboundInterceptor = (next: OutboundNext) => OutboundNext;
