import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import type { Ports } from '../../ports';
import { acceptRequest, declineRequest } from '../../commands/requests/answer-request';
import { listRequests } from '../../queries/list-requests';
import { toListed, toMessage } from '../mapping';

/** `RequestService` on the use cases. */
export function requestService(ports: Ports): Implementation {
  const cases = { list: listRequests(ports), accept: acceptRequest(ports), decline: declineRequest(ports) };
  return implement(RequestService, {
    async listRequests({ restaurantId }, context) {
      const { found, total } = orThrowRefusal(await cases.list(context.values.get(actorKey), restaurantId));
      return { requests: found.map(toListed), total };
    },
    async acceptRequest({ reservationId, tableNumbers, override, reason, stepId }, context) {
      const command = { reservationId, tableNumbers, override, reason, stepId };
      const { reservation, overridden } = orThrowRefusal(
        await cases.accept(context.values.get(actorKey), command),
      );
      return { reservation: toMessage(reservation), overridden: [...overridden] };
    },
    async declineRequest({ reservationId, words, stepId }, context) {
      const command = { reservationId, words, stepId };
      const declined = orThrowRefusal(await cases.decline(context.values.get(actorKey), command));
      return { reservation: toMessage(declined) };
    },
  });
}
