import type { CallOptions } from '@connectrpc/connect';
import type {
  PutAvailabilityRulesRequest,
  PutAvailabilityRulesResponse,
} from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import type { Clients } from '../clients';
import { waitUntilInForce } from '../resources/restaurants/answers';

/** Replaces the availability rules, and waits until reservations are booked by them. */
export async function putAvailabilityRules(
  clients: Pick<Clients, 'availabilityRules' | 'reservation'>,
  request: PutAvailabilityRulesRequest,
  options: CallOptions,
): Promise<PutAvailabilityRulesResponse> {
  const answer = await clients.availabilityRules.putAvailabilityRules(request, options);
  await waitUntilInForce(clients, { id: request.restaurantId, version: answer.restaurantVersion });
  return answer;
}
