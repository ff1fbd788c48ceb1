import { fromBinary, type Message } from '@bufbuild/protobuf';
import { isWithheldAnywhere, isWithheldAt } from '../../access/withheld';
import { hasContacts, withoutContacts } from '../contacts';
import { EncodedResponse } from '../encoded-response';
import { actorKey } from '../metadata';
import type { InboundInterceptor } from './call';

/**
 * Masks the contacts of guests in every answer to a member from whom they are withheld (ROLE-8). This is the only place
 * that does so; no method needs code for it. An answer that does not say which restaurant it is about is masked for a
 * member who lacks the permission at any restaurant. Runs inside `readActor`.
 */
export const maskContacts: InboundInterceptor = (next) => async (call) => {
  const response = await next(call);
  const { method, context, request } = call;
  const actor = context.values.get(actorKey);
  if (!isWithheldAnywhere(actor, 'contacts') || !hasContacts(method.output)) return response;
  const answer = response instanceof EncodedResponse ? fromBinary(method.output, response.bytes) : response;
  const { restaurantId: asked } = request as { restaurantId?: unknown };
  return withoutContacts(
    method.output,
    answer as Message,
    (id) => id === undefined || isWithheldAt(actor, id, 'contacts'),
    typeof asked === 'string' && asked !== '' ? asked : undefined,
  );
};
