import { type CallOptions, createContextValues, type HandlerContext } from '@connectrpc/connect';
import { fastifyConnectPlugin } from '@connectrpc/connect-fastify';
import { actorKey } from '@tablewell/chassis';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { FastifyInstance } from 'fastify';
import type { Clients } from '../clients';

/** The services' answers to the same caller; the caller's patience is passed on as well. */
const inTheirName = ({ values, signal }: HandlerContext): CallOptions => ({
  contextValues: createContextValues().set(actorKey, values.get(actorKey)),
  signal,
});

/**
 * `/rpc`: what goes beyond `/api` for signed-in users, proto-first (design §5). The same session and the same rules;
 * each call goes on to the service that owns it, in the caller's name. A method that is not named here is not
 * offered.
 */
export function rpcRoutes({ message, billing, reservation }: Clients) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => app.authenticate(request, reply, 'required'));
    await app.register(fastifyConnectPlugin, {
      prefix: '/rpc',
      contextValues: (request) => createContextValues().set(actorKey, request.session?.actor),
      routes: (router) => {
        router.service(MessageService, {
          listMessages: (ask, context) => message.listMessages(ask, inTheirName(context)),
        });
        router.service(BillingService, {
          listInvoices: (ask, context) =>
            billing.listInvoices(ask, { ...inTheirName(context), timeoutMs: 15_000 }),
        });
        router.service(ReservationService, {
          listDailyCounts: (ask, context) => reservation.listDailyCounts(ask, inTheirName(context)),
        });
      },
    });
  };
}
