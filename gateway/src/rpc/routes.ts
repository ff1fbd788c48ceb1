import { type CallOptions, createContextValues, type HandlerContext } from '@connectrpc/connect';
import { Refusal } from '@tablewell/chassis/refusal';
import { actorKey } from '@tablewell/chassis/rpc';
import { Turns } from '@tablewell/chassis/resilience';
import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import { PasskeyService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';
import { SenderService } from '@tablewell/proto/notification/v1/sender_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { CalendarFeedService } from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { WaitlistEntryService } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../parts';
import { networkOf } from '../api/rate-limits';
import { connectRoutes } from './connect-routes';
import { copySettings } from './copy-settings';
import { exportGuest } from './export-guest';
import {
  boundLargeCalls,
  changeBytes,
  floorBytes,
  layoutBytes,
  refuseCrowdedMessage,
  rulesBytes,
} from './large-calls';
import { putLayoutInService, saveLayout } from './layout-calls';
import { putAvailabilityRules } from './rules-calls';
import { startTrial } from './sso-calls';
import { forgettingSession, replyKey, settingCookies } from './tablet-calls';

/**
 * Call options in the caller's name. A caller who hangs up does not cancel the call: the service would work on it all
 * the same, and the permit would be free for another one.
 */
const onBehalfOfCaller = ({ values }: HandlerContext): CallOptions => ({
  contextValues: createContextValues().set(actorKey, values.get(actorKey)),
});

/** An evening takes milliseconds to encode, and several answers may come at once. */
const turns = new Turns();

type Forwarded<Client, Method extends keyof Client> = {
  [Each in Method]: Client[Each] extends (request: infer Request, options: CallOptions) => infer Answer
    ? (request: Request, context: HandlerContext) => Answer
    : never;
};

/** Methods of a service that call the same methods of its client, in the caller's name. */
const forwarded = <Client, Method extends string & keyof Client>(client: Client, ...methods: Method[]) =>
  forwardedWithin({}, client, ...methods);

/** The same with a time limit other than the usual one. */
function forwardedWithin<Client, Method extends string & keyof Client>(
  limit: Pick<CallOptions, 'timeoutMs'>,
  client: Client,
  ...methods: Method[]
) {
  const calls = client as Record<Method, (request: unknown, options: CallOptions) => unknown>;
  const forward = (method: Method) => async (request: unknown, context: HandlerContext) => {
    const answer = await calls[method](request, { ...onBehalfOfCaller(context), ...limit });
    await turns.next();
    return answer;
  };
  return Object.fromEntries(methods.map((method) => [method, forward(method)])) as Forwarded<Client, Method>;
}

/** The provider of card payments takes seconds. */
const providerLimit = { timeoutMs: 15_000 };
/** A DNS lookup that no name server answers takes some seconds. */
const lookUpLimit = { timeoutMs: 15_000 };
/** A preview or a simulated week takes up to some seconds of computation, and may wait for others. */
const whatIfLimit = { timeoutMs: 20_000 };

/** The largest message of most calls: an invitation's token, a filter, a page's cursor. */
const maxBytes = 64 * 1024;

/** Methods without a session: the token in an invitation's link is the permission. */
const publicMethods = [StaffService.method.getInvitation, StaffService.method.acceptInvitation].map(
  ({ parent, name }) => `/rpc/${parent.typeName}/${name}`,
);

/**
 * How an account signs in elsewhere. A session by an identity provider changes nothing about it: the provider would otherwise keep the
 * account after the person has left (SSO-5).
 */
const ownSignIn = /^\/rpc\/tablewell\.auth\.v1\.(SecondFactor|Passkey)Service\/(?!Get|List)/;

const bySso = () =>
  new Refusal(
    'conflict',
    'by-sso',
    'You signed in with your company. Please sign in with your password to change this.',
  );

/**
 * `/rpc`: features beyond `/api` for signed-in users, described only by protobuf, with the same sessions and rules.
 * Each call is forwarded to the service that owns it, in the caller's name. Methods that are not listed here are not
 * exposed.
 */
export function rpcRoutes({
  clients,
  limits,
  origin,
  sessions,
}: Pick<GatewayParts, 'clients' | 'limits' | 'origin' | 'sessions'>) {
  const { message, billing, reservation, evening, device, staff, activity, privacy, layout } = clients;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preValidation', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (!publicMethods.includes(path)) {
        await app.authenticate(request, reply, 'required');
        if (request.session?.isBySso && ownSignIn.test(path)) throw bySso();
        return undefined;
      }
      // Guessing tokens is limited in the same way as guessing reservation ids.
      return limits.unknownIds.take(`${networkOf(request)}|invitation`);
    });
    boundLargeCalls(app);
    app.addHook('preHandler', async (request) => refuseCrowdedMessage(request));
    connectRoutes(app, {
      readMaxBytes: maxBytes,
      contextValues: (request, reply) =>
        createContextValues().set(actorKey, request.session?.actor).set(replyKey, reply),
      routes: (router) => {
        router.service(MessageService, forwarded(message, 'listMessages', 'listMessagesAbout'));
        router.service(
          ReplyService,
          forwarded(clients.reply, 'listReplies', 'markRepliesRead', 'decideSuggestion'),
        );
        router.service(
          TemplateService,
          forwarded(
            clients.template,
            ...(['listTemplates', 'previewTemplate', 'putTemplate', 'previewCopiedTemplates'] as const),
            ...(['sendTemplateTest', 'listSnippets', 'putSnippets'] as const),
          ),
        );
        router.service(
          SenderService,
          forwardedWithin(
            providerLimit,
            clients.sender,
            'getSender',
            'putSender',
            'checkSender',
            'useWhatsApp',
          ),
        );
        router.service(
          WebhookService,
          forwarded(
            clients.webhook,
            ...(['listWebhooks', 'createWebhook', 'updateWebhook', 'removeWebhook'] as const),
            ...(['rotateWebhookSecret', 'sendWebhookTest'] as const),
            ...(['listWebhookDeliveries', 'getWebhookDelivery'] as const),
            ...(['resendWebhookDelivery', 'resendWebhookDeliveries'] as const),
          ),
        );
        router.service(BillingService, forwardedWithin(providerLimit, billing, 'listInvoices', 'getSupport'));
        router.service(DeviceService, forwarded(device, 'listDevices', 'signOutDevice', 'signOutEverywhere'));
        router.service(
          SecondFactorService,
          forwarded(
            clients.secondFactor,
            ...(['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor'] as const),
            ...(['renewRecoveryCodes', 'endSecondFactor'] as const),
          ),
        );
        // Signing in with them is under `/api`.
        router.service(
          PasskeyService,
          forwarded(
            clients.passkey,
            ...(['listPasskeys', 'beginPasskey', 'confirmPasskey'] as const),
            ...(['renamePasskey', 'removePasskey'] as const),
          ),
        );
        router.service(
          StaffService,
          forwarded(
            staff,
            'listStaff',
            'inviteStaff',
            'withdrawInvitation',
            'changeRole',
            'setPermissions',
            'removeStaff',
            'getInvitation',
            'acceptInvitation',
          ),
        );
        router.service(
          GroupPeopleService,
          forwarded(
            clients.groupPeople,
            ...(['listGroupPeople', 'setGroupRole', 'setGroupPermissions', 'removeFromGroup'] as const),
          ),
        );
        router.service(GroupService, {
          ...forwarded(
            clients.group,
            'listGroups',
            'getGroup',
            'renameGroup',
            'previewCopy',
            'setGuestSharing',
          ),
          copySettings: (request, context) => copySettings(clients, request, onBehalfOfCaller(context)),
        });
        router.service(GroupFiguresService, forwarded(clients.groupFigures, 'countGroup', 'searchGroup'));
        // Keys are also made and ended under `/api`.
        router.service(ApiKeyService, forwarded(clients.apiKey, 'listApiKeys', 'createApiKey', 'endApiKey'));
        router.service(SsoService, {
          ...forwarded(
            clients.sso,
            ...(['getSso', 'putSsoConnection', 'removeSsoConnection', 'addSsoDomain'] as const),
            ...(['removeSsoDomain', 'setSsoState', 'createScimToken', 'endScimToken'] as const),
            ...(['getSsoTrial', 'setSsoRoles'] as const),
          ),
          // These wait for the name servers of a domain, or for the provider.
          ...forwardedWithin(lookUpLimit, clients.sso, 'checkSsoDomain', 'testSsoConnection'),
          startSsoTrial: (request, context) =>
            startTrial({ clients, origin }, request, context, {
              ...onBehalfOfCaller(context),
              ...lookUpLimit,
            }),
        });
        router.service(
          AccessRulesService,
          forwarded(
            clients.accessRules,
            ...(['getAccessRules', 'putAccessRules', 'getAddressBlock', 'liftAddresses'] as const),
          ),
        );
        router.service(SharedTabletService, {
          ...forwarded(clients.tablet, 'getTabletSettings', 'setPin', 'removePin', 'signOutTablet'),
          // With the next call another person uses the tablet.
          ...forgettingSession(
            sessions,
            forwarded(clients.tablet, 'startSharedTablet', 'enterPin', 'endTurn'),
          ),
          ...forgettingSession(
            sessions,
            settingCookies(origin, forwarded(clients.tablet, 'endSharedTablet')),
          ),
        });
        router.service(ActivityService, forwarded(activity, 'listActivity', 'listActivityPeople'));
        // Reports are also under `/api`.
        router.service(ReportService, forwarded(clients.report, 'getReports', 'getForecast'));
        router.service(
          BoardService,
          forwarded(clients.board, 'listBoards', 'saveBoard', 'removeBoard', 'leaveBoard'),
        );
        router.service(GuestService, forwarded(clients.guest, 'recognizeGuests'));
        router.service(
          GuestSharingService,
          forwarded(clients.guestSharing, 'getSharedGuest', 'recordSharing', 'setTags'),
        );
        router.service(PrivacyService, {
          exportGuest: (request, context) => exportGuest(clients, request, onBehalfOfCaller(context)),
          ...forwarded(privacy, 'eraseGuest'),
        });
        router.service(
          EveningService,
          forwarded(
            evening,
            'getEvening',
            'listParties',
            'takeStep',
            'undoStep',
            'seatWalkIn',
            'moveParty',
            'swapParties',
            'listTables',
            'bookParty',
            'changeParty',
            'listStarts',
            'setSections',
            'setShiftNote',
            'pauseOnlineBookings',
            'resumeOnlineBookings',
            'reviewBlock',
            'blockTables',
            'liftBlock',
          ),
        );
        router.service(
          RequestService,
          forwarded(clients.request, 'listRequests', 'acceptRequest', 'declineRequest'),
        );
        router.service(
          WaitlistService,
          forwarded(clients.waitlist, 'quoteWait', 'joinWaitlist', 'listWaiting', 'getWaitFigures'),
        );
        // Diners join and answer under `/api`.
        router.service(WaitlistEntryService, forwarded(clients.waitlistEntry, 'listEntries'));
        // The calendars themselves are read under `/api`.
        router.service(
          CalendarFeedService,
          forwarded(
            clients.calendarFeed,
            ...(['listCalendarFeeds', 'createCalendarFeed', 'endCalendarFeed'] as const),
            'replaceCalendarFeedAddress',
          ),
        );
        router.service(
          ReservationService,
          forwarded(reservation, 'listDailyCounts', 'listReservationsToReview'),
          { readMaxBytes: floorBytes },
        );
        router.service(
          AvailabilityService,
          {
            ...forwarded(clients.availability, 'explainStarts', 'getDemand', 'getOverbookingAdvice'),
            ...forwardedWithin(whatIfLimit, clients.availability, 'previewChange', 'simulateChange'),
          },
          { readMaxBytes: changeBytes },
        );
        router.service(
          AvailabilityRulesService,
          {
            ...forwarded(
              clients.availabilityRules,
              'getAvailabilityRules',
              'getRulesDraft',
              'putRulesDraft',
              'deleteRulesDraft',
              'listHolidays',
            ),
            putAvailabilityRules: (request, context) =>
              putAvailabilityRules(clients, request, onBehalfOfCaller(context)),
          },
          { readMaxBytes: rulesBytes },
        );
        router.service(OwnNameService, {
          ...forwarded(clients.ownName, 'getOwnName', 'putOwnName'),
          ...forwardedWithin(lookUpLimit, clients.ownName, 'checkOwnDomain'),
        });
        // Pictures are uploaded as files under `/api`.
        router.service(ProfileService, forwarded(clients.profile, 'getProfile', 'putProfile'));
        router.service(EmbeddingService, forwarded(clients.embedding, 'getEmbedding', 'putEmbedding'));
        router.service(
          LayoutService,
          {
            ...forwarded(
              layout,
              'listLayouts',
              'createLayout',
              'duplicateLayout',
              'renameLayout',
              'deleteLayout',
            ),
            putLayoutInService: (request, context) =>
              putLayoutInService(clients, request, onBehalfOfCaller(context)),
            saveLayout: (request, context) => saveLayout(clients, request, onBehalfOfCaller(context)),
          },
          { readMaxBytes: layoutBytes },
        );
      },
    });
  };
}
