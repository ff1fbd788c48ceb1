import type { CallOptions } from '@connectrpc/connect';
import type {
  PutLayoutInServiceRequest,
  PutLayoutInServiceResponse,
  SaveLayoutRequest,
  SaveLayoutResponse,
} from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { Clients } from '../clients';
import { waitUntilInForce, waitUntilLayoutInForce } from '../resources/restaurants/answers';

type Needed = Pick<Clients, 'layout' | 'reservation'>;

/** Puts a layout in service, and waits until reservations are booked on it. */
export async function putLayoutInService(
  clients: Needed,
  request: PutLayoutInServiceRequest,
  options: CallOptions,
): Promise<PutLayoutInServiceResponse> {
  const answer = await clients.layout.putLayoutInService(request, options);
  await waitUntilInForce(clients, { id: request.restaurantId, version: answer.restaurantVersion });
  return answer;
}

/** Saves a layout; if it is in service, waits until reservations are booked on its new tables. */
export async function saveLayout(
  clients: Needed,
  request: SaveLayoutRequest,
  options: CallOptions,
): Promise<SaveLayoutResponse> {
  const answer = await clients.layout.saveLayout(request, options);
  await waitUntilLayoutInForce(clients, answer.layout);
  return answer;
}
