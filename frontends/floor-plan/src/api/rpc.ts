import { createClient } from '@connectrpc/connect';
import { createRpcTransport } from '@tablewell/api-client/rpc';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';

// Calls that the REST API does not have. Import this file lazily, because the RPC runtime is large.
export const layouts = () => createClient(LayoutService, createRpcTransport());
export const reservations = () => createClient(ReservationService, createRpcTransport());
