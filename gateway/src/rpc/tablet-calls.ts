import type { HandlerContext } from '@connectrpc/connect';
import { actorKey } from '@tablewell/chassis/rpc';
import type { Sessions } from '../session/sessions';

/**
 * Methods after which this gateway asks anew who the caller is: the event that says so arrives later than the next call of the page. Other
 * gateways follow the event.
 */
export function forgettingSession<Methods extends object>(
  sessions: Pick<Sessions, 'forget'>,
  methods: Methods,
): Methods {
  type Method = (request: never, context: HandlerContext) => Promise<unknown>;
  const forgetting =
    (method: Method): Method =>
    async (request, context) => {
      const answer = await method(request, context);
      sessions.forget(context.values.get(actorKey)?.sessionId ?? '');
      return answer;
    };
  const entries = Object.entries(methods).map(([name, method]) => [name, forgetting(method as Method)]);
  return Object.fromEntries(entries) as Methods;
}
