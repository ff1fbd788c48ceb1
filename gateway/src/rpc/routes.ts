import { Readable } from 'node:stream';
import { type CallOptions, createContextValues, type HandlerContext } from '@connectrpc/connect';
import { fastifyConnectPlugin } from '@connectrpc/connect-fastify';
import { actorKey } from '@tablewell/chassis/rpc';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../parts';
import { networkOf } from '../api/rate-limits';
import { exportGuest } from './export-guest';
import { FormerActivityService, formerActivity } from './former-activity';
import { boundLargeCalls, floorBytes, layoutBytes, refuseCrowdedMessage } from './large-calls';
import { putLayoutInService, saveLayout } from './layout-calls';

/** Call options in the caller's name, canceled with the caller's request. */
const onBehalfOfCaller = ({ values, signal }: HandlerContext): CallOptions => ({
  contextValues: createContextValues().set(actorKey, values.get(actorKey)),
  signal,
});

/** The largest message of most calls: an invitation's token, a filter, a page's cursor. */
const maxBytes = 64 * 1024;

/** Methods without a session: the token of an invitation's link is the permission. */
const open = [StaffService.method.getInvitation, StaffService.method.acceptInvitation].map(
  ({ parent, name }) => `/rpc/${parent.typeName}/${name}`,
);

/**
 * `/rpc`: features beyond `/api` for signed-in users, described by protobuf alone, with the same sessions and rules. Each
 * call is forwarded to the service that owns it, in the caller's name. Methods that are not listed here are not exposed.
 */
export function rpcRoutes({ clients, limits }: Pick<GatewayParts, 'clients' | 'limits'>) {
  const { message, billing, reservation, evening, request, device, staff, activity, privacy, layout } =
    clients;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preValidation', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (!open.includes(path)) return app.authenticate(request, reply, 'required');
      // Guessing tokens is limited like guessing reservation ids.
      return limits.unknownIds.take(`${networkOf(request)}|invitation`);
    });
    boundLargeCalls(app);
    // The body has arrived whole, and its stream with it, before the request was admitted.
    app.addHook('preHandler', async (request) => {
      refuseCrowdedMessage(request);
      request.body = Readable.from([request.bodyBytes ?? Buffer.alloc(0)]);
    });
    await app.register(fastifyConnectPlugin, {
      prefix: '/rpc',
      readMaxBytes: maxBytes,
      // A message that is small on the wire must not be large in memory.
      acceptCompression: [],
      contextValues: (request) => createContextValues().set(actorKey, request.session?.actor),
      routes: (router) => {
        router.service(MessageService, {
          listMessages: (ask, context) => message.listMessages(ask, onBehalfOfCaller(context)),
        });
        router.service(BillingService, {
          listInvoices: (ask, context) =>
            billing.listInvoices(ask, { ...onBehalfOfCaller(context), timeoutMs: 15_000 }),
        });
        router.service(DeviceService, {
          listDevices: (ask, context) => device.listDevices(ask, onBehalfOfCaller(context)),
          signOutDevice: (ask, context) => device.signOutDevice(ask, onBehalfOfCaller(context)),
          signOutEverywhere: (ask, context) => device.signOutEverywhere(ask, onBehalfOfCaller(context)),
        });
        router.service(StaffService, {
          listStaff: (ask, context) => staff.listStaff(ask, onBehalfOfCaller(context)),
          inviteStaff: (ask, context) => staff.inviteStaff(ask, onBehalfOfCaller(context)),
          withdrawInvitation: (ask, context) => staff.withdrawInvitation(ask, onBehalfOfCaller(context)),
          changeRole: (ask, context) => staff.changeRole(ask, onBehalfOfCaller(context)),
          removeStaff: (ask, context) => staff.removeStaff(ask, onBehalfOfCaller(context)),
          getInvitation: (ask, context) => staff.getInvitation(ask, onBehalfOfCaller(context)),
          acceptInvitation: (ask, context) => staff.acceptInvitation(ask, onBehalfOfCaller(context)),
        });
        router.service(ActivityService, {
          listActivity: (ask, context) => activity.listActivity(ask, onBehalfOfCaller(context)),
          listActivityPeople: (ask, context) => activity.listActivityPeople(ask, onBehalfOfCaller(context)),
        });
        const former = formerActivity(activity);
        router.service(FormerActivityService, {
          listActivity: (ask, context) => former.listActivity(ask, onBehalfOfCaller(context)),
          listActivityPeople: (ask, context) => former.listActivityPeople(ask, onBehalfOfCaller(context)),
        });
        router.service(PrivacyService, {
          exportGuest: (ask, context) => exportGuest(clients, ask, onBehalfOfCaller(context)),
          eraseGuest: (ask, context) => privacy.eraseGuest(ask, onBehalfOfCaller(context)),
        });
        router.service(EveningService, {
          getEvening: (ask, context) => evening.getEvening(ask, onBehalfOfCaller(context)),
          takeStep: (ask, context) => evening.takeStep(ask, onBehalfOfCaller(context)),
          undoStep: (ask, context) => evening.undoStep(ask, onBehalfOfCaller(context)),
          seatWalkIn: (ask, context) => evening.seatWalkIn(ask, onBehalfOfCaller(context)),
          moveParty: (ask, context) => evening.moveParty(ask, onBehalfOfCaller(context)),
          bookParty: (ask, context) => evening.bookParty(ask, onBehalfOfCaller(context)),
          changeParty: (ask, context) => evening.changeParty(ask, onBehalfOfCaller(context)),
          listStarts: (ask, context) => evening.listStarts(ask, onBehalfOfCaller(context)),
          setSections: (ask, context) => evening.setSections(ask, onBehalfOfCaller(context)),
          pauseOnlineBookings: (ask, context) => evening.pauseOnlineBookings(ask, onBehalfOfCaller(context)),
          resumeOnlineBookings: (ask, context) =>
            evening.resumeOnlineBookings(ask, onBehalfOfCaller(context)),
          reviewBlock: (ask, context) => evening.reviewBlock(ask, onBehalfOfCaller(context)),
          blockTables: (ask, context) => evening.blockTables(ask, onBehalfOfCaller(context)),
          liftBlock: (ask, context) => evening.liftBlock(ask, onBehalfOfCaller(context)),
        });
        router.service(RequestService, {
          listRequests: (ask, context) => request.listRequests(ask, onBehalfOfCaller(context)),
          acceptRequest: (ask, context) => request.acceptRequest(ask, onBehalfOfCaller(context)),
          declineRequest: (ask, context) => request.declineRequest(ask, onBehalfOfCaller(context)),
        });
        router.service(
          ReservationService,
          {
            listDailyCounts: (ask, context) => reservation.listDailyCounts(ask, onBehalfOfCaller(context)),
            listReservationsToReview: (ask, context) =>
              reservation.listReservationsToReview(ask, onBehalfOfCaller(context)),
          },
          { readMaxBytes: floorBytes },
        );
        router.service(
          LayoutService,
          {
            listLayouts: (ask, context) => layout.listLayouts(ask, onBehalfOfCaller(context)),
            createLayout: (ask, context) => layout.createLayout(ask, onBehalfOfCaller(context)),
            duplicateLayout: (ask, context) => layout.duplicateLayout(ask, onBehalfOfCaller(context)),
            renameLayout: (ask, context) => layout.renameLayout(ask, onBehalfOfCaller(context)),
            putLayoutInService: (ask, context) => putLayoutInService(clients, ask, onBehalfOfCaller(context)),
            saveLayout: (ask, context) => saveLayout(clients, ask, onBehalfOfCaller(context)),
            deleteLayout: (ask, context) => layout.deleteLayout(ask, onBehalfOfCaller(context)),
          },
          { readMaxBytes: layoutBytes },
        );
      },
    });
  };
}
