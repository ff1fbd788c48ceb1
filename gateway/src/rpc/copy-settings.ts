import type { CallOptions } from '@connectrpc/connect';
import type {
  CopySettingsRequest,
  CopySettingsResponse,
} from '@tablewell/proto/restaurant/v1/group_service_pb';
import type { Clients } from '../clients';
import { waitUntilInForce } from '../resources/restaurants/answers';

/** Copies settings to another restaurant, and waits until reservations are booked by them there. */
export async function copySettings(
  clients: Pick<Clients, 'group' | 'reservation'>,
  request: CopySettingsRequest,
  options: CallOptions,
): Promise<CopySettingsResponse> {
  const answer = await clients.group.copySettings(request, options);
  if (answer.restaurant) await waitUntilInForce(clients, answer.restaurant);
  return answer;
}
