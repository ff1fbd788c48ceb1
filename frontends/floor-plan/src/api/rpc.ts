import { createClient } from '@connectrpc/connect';
import { createRpcTransport } from '@tablewell/api-client/rpc';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';

// Calls that the REST API does not have, and what converts their messages. Import this file lazily, because the RPC runtime
// and the generated enums are large.
export { readReservation } from '@tablewell/api-client/book/read';
export { writeAudience } from '@tablewell/api-client/floor/enums';
export { readLayout } from '@tablewell/api-client/floor/read';
export { ReviewReason } from '@tablewell/proto/reservation/v1/reservation_service_pb';
export { writeDocument } from './layout-message';
export const layouts = () => createClient(LayoutService, createRpcTransport());
export const availability = () => createClient(AvailabilityService, createRpcTransport());
export const reservations = () => createClient(ReservationService, createRpcTransport());
