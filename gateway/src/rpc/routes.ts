import { Readable } from 'node:stream';
import { type CallOptions, createContextValues, type HandlerContext } from '@connectrpc/connect';
import { fastifyConnectPlugin } from '@connectrpc/connect-fastify';
import { actorKey } from '@tablewell/chassis';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { ActivityService } from '@tablewell/proto/restaurant/v1/activity_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../app';
import { networkOf } from '../http/limits';
import { exportGuest } from './export-guest';

/** The services' answers to the same caller; the caller's patience is passed on as well. */
const inTheirName = ({ values, signal }: HandlerContext): CallOptions => ({
  contextValues: createContextValues().set(actorKey, values.get(actorKey)),
  signal,
});

/** The largest message of a call: an invitation's token, a filter, a page's cursor. */
const mostBytes = 64 * 1024;

/** Methods for people who have no session yet: the token of the link in their mail is what lets them in. */
const open = [StaffService.method.getInvitation, StaffService.method.acceptInvitation].map(
  ({ parent, name }) => `/rpc/${parent.typeName}/${name}`,
);

/**
 * `/rpc`: what goes beyond `/api` for signed-in users, proto-first (design §5). The same session and the same rules;
 * each call goes on to the service that owns it, in the caller's name. A method that is not named here is not
 * offered.
 */
export function rpcRoutes({ clients, limits }: Pick<GatewayParts, 'clients' | 'limits'>) {
  const { message, billing, reservation, device, staff, activity, privacy } = clients;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preValidation', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (!open.includes(path)) return app.authenticate(request, reply, 'required');
      // Who tries tokens out is stopped as who tries ids out is.
      return limits.unknownIds.take(`${networkOf(request)}|invitation`);
    });
    // The body has arrived whole, and its stream with it, before the request was admitted.
    app.addHook('preHandler', async (request) => {
      request.body = Readable.from([request.bodyBytes ?? Buffer.alloc(0)]);
    });
    await app.register(fastifyConnectPlugin, {
      prefix: '/rpc',
      readMaxBytes: mostBytes,
      // A message that is small on the wire must not be large in memory.
      acceptCompression: [],
      contextValues: (request) => createContextValues().set(actorKey, request.session?.actor),
      routes: (router) => {
        router.service(MessageService, {
          listMessages: (ask, context) => message.listMessages(ask, inTheirName(context)),
        });
        router.service(BillingService, {
          listInvoices: (ask, context) =>
            billing.listInvoices(ask, { ...inTheirName(context), timeoutMs: 15_000 }),
        });
        router.service(DeviceService, {
          listDevices: (ask, context) => device.listDevices(ask, inTheirName(context)),
          signOutDevice: (ask, context) => device.signOutDevice(ask, inTheirName(context)),
          signOutEverywhere: (ask, context) => device.signOutEverywhere(ask, inTheirName(context)),
        });
        router.service(StaffService, {
          listStaff: (ask, context) => staff.listStaff(ask, inTheirName(context)),
          inviteStaff: (ask, context) => staff.inviteStaff(ask, inTheirName(context)),
          withdrawInvitation: (ask, context) => staff.withdrawInvitation(ask, inTheirName(context)),
          changeRole: (ask, context) => staff.changeRole(ask, inTheirName(context)),
          removeStaff: (ask, context) => staff.removeStaff(ask, inTheirName(context)),
          getInvitation: (ask, context) => staff.getInvitation(ask, inTheirName(context)),
          acceptInvitation: (ask, context) => staff.acceptInvitation(ask, inTheirName(context)),
        });
        router.service(ActivityService, {
          listActivity: (ask, context) => activity.listActivity(ask, inTheirName(context)),
          listActivityPeople: (ask, context) => activity.listActivityPeople(ask, inTheirName(context)),
        });
        router.service(PrivacyService, {
          exportGuest: (ask, context) => exportGuest(clients, ask, inTheirName(context)),
          eraseGuest: (ask, context) => privacy.eraseGuest(ask, inTheirName(context)),
        });
        router.service(ReservationService, {
          listDailyCounts: (ask, context) => reservation.listDailyCounts(ask, inTheirName(context)),
        });
      },
    });
  };
}
