import type { DescMethodUnary } from '@bufbuild/protobuf';
import type { Metadata } from '@grpc/grpc-js';
import type { CallContext } from './call-context';

/** A call that a server received. */
export interface InboundCall {
  readonly method: DescMethodUnary;
  readonly metadata: Metadata;
  readonly request: unknown;
  readonly context: CallContext;
}

export type InboundNext = (call: InboundCall) => Promise<unknown>;

/** Wraps every inbound call: takes the next handler and returns one around it. */
export type InboundInterceptor = (next: InboundNext) => InboundNext;

/** The text of a metadata entry; empty without one. */
export function entryOf({ metadata }: Pick<InboundCall, 'metadata'>, key: string): string {
  return String(metadata.get(key)[0] ?? '');
}
