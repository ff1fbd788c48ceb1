import { create } from '@bufbuild/protobuf';
import { Metadata } from '@grpc/grpc-js';
import {
  GetReservationRequestSchema,
  ReservationService,
} from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { InboundCall } from '../rpc/inbound/call';
import { CallContext } from '../rpc/inbound/call-context';
import type { OutboundCall } from '../rpc/outbound/call';

const method = ReservationService.method.getReservation;

function metadataWith(entries: Readonly<Record<string, string | Buffer>>): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(entries)) metadata.set(key, value);
  return metadata;
}

/** A received call, for tests of one interceptor. */
export function inboundCall(
  entries: Readonly<Record<string, string | Buffer>> = {},
  more: { deadline?: number; method?: InboundCall['method'] } = {},
): InboundCall {
  const context = new CallContext(more.deadline ?? Infinity);
  return { method: more.method ?? method, metadata: metadataWith(entries), request: {}, context };
}

/** A call that is about to be sent, for tests of one interceptor. */
export function outboundCall(more: Partial<OutboundCall> = {}): OutboundCall {
  return {
    method,
    metadata: new Metadata(),
    request: create(GetReservationRequestSchema),
    actor: undefined,
    deadline: Infinity,
    signal: undefined,
    ...more,
  };
}
