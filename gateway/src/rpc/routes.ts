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

/** Call options in the caller's name, canceled together with the caller's request. */
const onBehalfOfCaller = ({ values, signal }: HandlerContext): CallOptions => ({
  contextValues: createContextValues().set(actorKey, values.get(actorKey)),
  signal,
});

/** The largest message of most calls: an invitation's token, a filter, a page's cursor. */
const maxBytes = 64 * 1024;

/** Methods without a session: the token in an invitation's link is the permission. */
const publicMethods = [StaffService.method.getInvitation, StaffService.method.acceptInvitation].map(
  ({ parent, name }) => `/rpc/${parent.typeName}/${name}`,
);

/**
 * `/rpc`: features beyond `/api` for signed-in users, described only by protobuf, with the same sessions and rules.
 * Each call is forwarded to the service that owns it, in the caller's name. Methods that are not listed here are not
 * exposed.
 */
export function rpcRoutes({ clients, limits }: Pick<GatewayParts, 'clients' | 'limits'>) {
  const { message, billing, reservation, evening, device, staff, activity, privacy, layout } = clients;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preValidation', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (!publicMethods.includes(path)) return app.authenticate(request, reply, 'required');
      // Guessing tokens is limited in the same way as guessing reservation ids.
      return limits.unknownIds.take(`${networkOf(request)}|invitation`);
    });
    boundLargeCalls(app);
    // The body arrived completely, and its stream with it, before the request was admitted.
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
          listMessages: (request, context) => message.listMessages(request, onBehalfOfCaller(context)),
        });
        router.service(BillingService, {
          listInvoices: (request, context) =>
            billing.listInvoices(request, { ...onBehalfOfCaller(context), timeoutMs: 15_000 }),
        });
        router.service(DeviceService, {
          listDevices: (request, context) => device.listDevices(request, onBehalfOfCaller(context)),
          signOutDevice: (request, context) => device.signOutDevice(request, onBehalfOfCaller(context)),
          signOutEverywhere: (request, context) =>
            device.signOutEverywhere(request, onBehalfOfCaller(context)),
        });
        router.service(StaffService, {
          listStaff: (request, context) => staff.listStaff(request, onBehalfOfCaller(context)),
          inviteStaff: (request, context) => staff.inviteStaff(request, onBehalfOfCaller(context)),
          withdrawInvitation: (request, context) =>
            staff.withdrawInvitation(request, onBehalfOfCaller(context)),
          changeRole: (request, context) => staff.changeRole(request, onBehalfOfCaller(context)),
          removeStaff: (request, context) => staff.removeStaff(request, onBehalfOfCaller(context)),
          getInvitation: (request, context) => staff.getInvitation(request, onBehalfOfCaller(context)),
          acceptInvitation: (request, context) => staff.acceptInvitation(request, onBehalfOfCaller(context)),
        });
        router.service(ActivityService, {
          listActivity: (request, context) => activity.listActivity(request, onBehalfOfCaller(context)),
          listActivityPeople: (request, context) =>
            activity.listActivityPeople(request, onBehalfOfCaller(context)),
        });
        const former = formerActivity(activity);
        router.service(FormerActivityService, {
          listActivity: (request, context) => former.listActivity(request, onBehalfOfCaller(context)),
          listActivityPeople: (request, context) =>
            former.listActivityPeople(request, onBehalfOfCaller(context)),
        });
        router.service(PrivacyService, {
          exportGuest: (request, context) => exportGuest(clients, request, onBehalfOfCaller(context)),
          eraseGuest: (request, context) => privacy.eraseGuest(request, onBehalfOfCaller(context)),
        });
        router.service(EveningService, {
          getEvening: (request, context) => evening.getEvening(request, onBehalfOfCaller(context)),
          takeStep: (request, context) => evening.takeStep(request, onBehalfOfCaller(context)),
          undoStep: (request, context) => evening.undoStep(request, onBehalfOfCaller(context)),
          seatWalkIn: (request, context) => evening.seatWalkIn(request, onBehalfOfCaller(context)),
          moveParty: (request, context) => evening.moveParty(request, onBehalfOfCaller(context)),
          bookParty: (request, context) => evening.bookParty(request, onBehalfOfCaller(context)),
          changeParty: (request, context) => evening.changeParty(request, onBehalfOfCaller(context)),
          listStarts: (request, context) => evening.listStarts(request, onBehalfOfCaller(context)),
          setSections: (request, context) => evening.setSections(request, onBehalfOfCaller(context)),
          pauseOnlineBookings: (request, context) =>
            evening.pauseOnlineBookings(request, onBehalfOfCaller(context)),
          resumeOnlineBookings: (request, context) =>
            evening.resumeOnlineBookings(request, onBehalfOfCaller(context)),
          reviewBlock: (request, context) => evening.reviewBlock(request, onBehalfOfCaller(context)),
          blockTables: (request, context) => evening.blockTables(request, onBehalfOfCaller(context)),
          liftBlock: (request, context) => evening.liftBlock(request, onBehalfOfCaller(context)),
        });
        router.service(RequestService, {
          listRequests: (request, context) =>
            clients.request.listRequests(request, onBehalfOfCaller(context)),
          acceptRequest: (request, context) =>
            clients.request.acceptRequest(request, onBehalfOfCaller(context)),
          declineRequest: (request, context) =>
            clients.request.declineRequest(request, onBehalfOfCaller(context)),
        });
        router.service(
          ReservationService,
          {
            listDailyCounts: (request, context) =>
              reservation.listDailyCounts(request, onBehalfOfCaller(context)),
            listReservationsToReview: (request, context) =>
              reservation.listReservationsToReview(request, onBehalfOfCaller(context)),
          },
          { readMaxBytes: floorBytes },
        );
        router.service(
          LayoutService,
          {
            listLayouts: (request, context) => layout.listLayouts(request, onBehalfOfCaller(context)),
            createLayout: (request, context) => layout.createLayout(request, onBehalfOfCaller(context)),
            duplicateLayout: (request, context) => layout.duplicateLayout(request, onBehalfOfCaller(context)),
            renameLayout: (request, context) => layout.renameLayout(request, onBehalfOfCaller(context)),
            putLayoutInService: (request, context) =>
              putLayoutInService(clients, request, onBehalfOfCaller(context)),
            saveLayout: (request, context) => saveLayout(clients, request, onBehalfOfCaller(context)),
            deleteLayout: (request, context) => layout.deleteLayout(request, onBehalfOfCaller(context)),
          },
          { readMaxBytes: layoutBytes },
        );
      },
    });
  };
}
