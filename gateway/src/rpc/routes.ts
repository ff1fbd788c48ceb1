import { createContextValues } from '@connectrpc/connect';
import { fastifyConnectPlugin } from '@connectrpc/connect-fastify';
import { actorKey } from '@tablewell/chassis';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import type { FastifyInstance } from 'fastify';
import type { Clients } from '../clients';

/**
 * `/rpc`: what goes beyond `/api` for signed-in users, proto-first (design §5). The same session and the same rules;
 * each call goes on to the service that owns it, in the caller's name.
 */
export function rpcRoutes({ message }: Pick<Clients, 'message'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => app.authenticate(request, reply, 'required'));
    await app.register(fastifyConnectPlugin, {
      prefix: '/rpc',
      contextValues: (request) => createContextValues().set(actorKey, request.session?.actor),
      routes: (router) => {
        router.service(MessageService, {
          listMessages: (ask, { values, signal }) =>
            message.listMessages(ask, {
              contextValues: createContextValues().set(actorKey, values.get(actorKey)),
              signal,
            }),
        });
      },
    });
  };
}
