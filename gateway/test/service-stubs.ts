import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type CallOptions, Code, ConnectError } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { Refusal } from '@tablewell/chassis/refusal';
import { actorKey, refusalToError } from '@tablewell/chassis/rpc';
import { UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { PasskeyService, PasskeySignInService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import { SenderService } from '@tablewell/proto/notification/v1/sender_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { CalendarFeedService } from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { LeadBand, ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { WaitlistEntryService } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { ActivityKind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { TestClockService } from '@tablewell/proto/restaurant/v1/test_clock_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { Clients } from '../src/clients';
import { type ProfileCalls, profileStub } from './profile-stub';
import type { TestGateway } from './harness';
import { groupStubs } from './group-stub';
import { type ScimPerson, ssoStubs } from './sso-stub';
import { stubOf } from './stub';
import { webhookStub } from './webhook-stub';

const user = create(UserSchema, { id: 'u1', email: 'ada@x.com', isVerified: true });

/** The live sessions with their users. */
const userOf: Readonly<Record<string, string>> = { s1: 'u1', s2: 'u2', sso: 'u1' };

/** The only account that the stub of the auth service accepts, and its password. */
export const verifiedEmail = 'ada@example.com';
/** The account with this address has a second factor, and the same password. */
export const factorEmail = 'factor@example.com';
export const goodPassword = 'Tables4all';
/** The id of the only passkey that signs in. */
export const goodPasskey = 'good-passkey';

function signedIn() {
  const at = timestampFromDate(new Date(Date.now() + 60_000));
  const expiry = { accessExpiresAt: at, refreshExpiresAt: at };
  return { user, tokens: { sessionId: 's1', accessToken: 'access-s1', refreshToken: 'next', ...expiry } };
}

const stubClock = {
  now: timestampFromDate(new Date('2026-12-01T19:00:00Z')),
  aheadMs: 90_500n,
  latest: timestampFromDate(new Date('2027-12-01T19:00:00Z')),
};

/**
 * The services behind the gateway: they record their calls in `running`, and answer as most tests need it; fields that an
 * answer leaves out have the values of an empty message.
 */
export function servicesOf(
  running: Pick<
    TestGateway,
    | keyof ProfileCalls
    | keyof ScimPerson
    | 'booked'
    | 'refreshes'
    | 'mails'
    | 'onSignOut'
    | 'role'
    | 'withheld'
    | 'account'
    | 'sessionRules'
    | 'otherPlaces'
    | 'sessionQueries'
    | 'lastActor'
    | 'duringBooking'
    | 'onSms'
    | 'rpcCalls'
    | 'guestRequests'
    | 'webhookRequests'
    | 'reportRequests'
    | 'activityRequests'
    | 'figureRequests'
    | 'awaited'
    | 'savedLayouts'
    | 'rulesRequests'
    | 'timeLimits'
    | 'apiKeys'
  >,
): Clients {
  const recordCall = (method: string) => async (_request: unknown, options: CallOptions) => {
    running.rpcCalls.push(`${method} for ${options.contextValues?.get(actorKey)?.userId}`);
    running.timeLimits.unshift(options.timeoutMs);
    return {};
  };
  const recordRules = (method: string) => (request: object, options: CallOptions) => {
    running.rulesRequests.unshift(request);
    return recordCall(method)(request, options);
  };
  return {
    auth: stubOf(AuthService, {
      getSession: async (query) => {
        const { sessionId } = query;
        running.sessionQueries.push(query);
        const userId = userOf[sessionId] ?? /^(u1)-\d+$/.exec(sessionId)?.[1];
        if (userId === undefined) throw new ConnectError('ended', Code.Unauthenticated);
        // This turn was ended an hour ago.
        if (query.turn === 'over' && (query.takenAgoMs ?? 0n) < 3_600_000n)
          throw refusalToError(new Refusal('conflict', 'turn-ended', 'This turn is over.'));
        return {
          user: { ...user, ...running.account },
          actor: {
            // Of a step that is sent later: who took it.
            userId: query.turn || userId,
            sessionId,
            email: user.email,
            memberships: [
              { restaurantId: 'r1', role: running.role, withheld: running.withheld },
              ...running.otherPlaces,
            ],
          },
          isBySso: sessionId === 'sso',
          ...running.sessionRules,
        };
      },
      refreshSession: async ({ refreshToken }) => {
        running.refreshes += 1;
        if (refreshToken !== 'good') {
          throw refusalToError(new Refusal('unauthenticated', 'session-ended', 'Please sign in again.'));
        }
        return signedIn();
      },
      signUp: async () => ({ ...signedIn(), restaurantId: 'r1' }),
      signInWithGoogle: async ({ idToken }) => {
        if (idToken === 'while Google is away')
          throw refusalToError(new Refusal('unavailable', 'google-unreachable', 'Google cannot be reached.'));
        if (idToken === 'of a second factor') return { challenge: { token: 'challenge' } };
        return { ...signedIn(), restaurantId: '', created: false };
      },
      finishSignIn: async ({ challenge, code }) => {
        if (challenge === 'while the store is away')
          throw new ConnectError('internal error', Code.Unavailable);
        if (code === '123456') return { ...signedIn(), user: { ...user, email: factorEmail } };
        throw refusalToError(new Refusal('unauthenticated', 'wrong-code', 'This code is not right.'));
      },
      verifyEmail: async () => ({ user }),
      answerVerification: async () => ({ userId: user.id }),
      resetPassword: async () => ({}),
      signIn: async ({ email, password }) => {
        if (email === factorEmail && password === goodPassword) return { challenge: { token: 'challenge' } };
        if (email === verifiedEmail) {
          if (password === goodPassword) return signedIn();
          if (password === 'while the store is away')
            throw new ConnectError('internal error', Code.Unavailable);
          if (password === 'while the store is slow')
            throw new ConnectError('the deadline has passed', Code.DeadlineExceeded);
          throw refusalToError(
            new Refusal('unauthenticated', 'bad-credentials', 'Invalid email or password.'),
          );
        }
        throw refusalToError(
          new Refusal(
            'forbidden',
            'email-not-verified',
            'Please verify your email address before signing in.',
          ),
        );
      },
      signOut: async ({ sessionId }) => {
        running.onSignOut(sessionId);
        return {};
      },
      requestVerification: async ({ email }) => {
        running.mails.push(email);
        return {};
      },
      requestPasswordReset: async ({ email }) => {
        running.mails.push(email);
        return {};
      },
    }),
    restaurant: stubOf(RestaurantService, {
      listRestaurants: async () => ({
        restaurants: running.role === Role.OWNER ? [] : [{ id: 'r1', ownerId: 'boss' }],
      }),
      getRestaurant: async () => ({ restaurant: { id: 'r1', timezone: 'Pacific/Auckland' } }),
      createRestaurant: async () => {
        throw refusalToError(
          new Refusal('plan-required', 'plan-required', 'Not in this plan.', { requiredPlan: 'enterprise' }),
        );
      },
      getPublicRestaurant: async () => {
        throw new ConnectError('connect ECONNREFUSED 127.0.0.1:1', Code.Unavailable);
      },
    }),
    guest: stubOf(GuestService, {
      recognizeGuests: recordCall('RecognizeGuests'),
      listGuests: async (request, options) => {
        running.guestRequests.unshift(request);
        running.lastActor = options.contextValues?.get(actorKey);
        return { guests: [], total: 0 };
      },
      addGuest: async (request) => {
        running.guestRequests.unshift(request);
        const { restaurantId, name, phoneNumber } = request;
        return { guest: { id: 'g1', restaurantId, name, phoneNumber } };
      },
      deleteGuest: async () => {
        throw refusalToError(new Refusal('forbidden', 'role-too-low', 'Your role does not include this.'));
      },
      importGuests: async (request) => {
        running.guestRequests.unshift(request);
        return { total: request.guests.length, created: 0, updated: 0, failed: 0, errors: [] };
      },
    }),
    guestSharing: stubOf(GuestSharingService, {
      getSharedGuest: recordCall('GetSharedGuest'),
      recordSharing: recordCall('RecordSharing'),
      setTags: recordCall('SetTags'),
    }),
    profile: profileStub(running, {
      getProfile: recordCall('GetProfile'),
      putProfile: recordCall('PutProfile'),
    }),
    availabilityRules: stubOf(AvailabilityRulesService, {
      getAvailabilityRules: recordCall('GetAvailabilityRules'),
      putAvailabilityRules: async (request, options) => {
        await recordCall('PutAvailabilityRules')(request, options);
        running.rulesRequests.unshift(request);
        return { rules: request.rules, version: 7n, restaurantVersion: 9n };
      },
      getRulesDraft: recordCall('GetRulesDraft'),
      putRulesDraft: recordRules('PutRulesDraft'),
      deleteRulesDraft: recordCall('DeleteRulesDraft'),
      listHolidays: recordCall('ListHolidays'),
    }),
    availability: stubOf(AvailabilityService, {
      explainStarts: recordCall('ExplainStarts'),
      previewChange: recordRules('PreviewChange'),
      simulateChange: recordRules('SimulateChange'),
      getDemand: recordCall('GetDemand'),
      getOverbookingAdvice: recordCall('GetOverbookingAdvice'),
    }),
    device: stubOf(DeviceService, {
      listDevices: recordCall('ListDevices'),
      signOutDevice: recordCall('SignOutDevice'),
      signOutEverywhere: recordCall('SignOutEverywhere'),
    }),
    secondFactor: stubOf(SecondFactorService, {
      getSecondFactor: recordCall('GetSecondFactor'),
      beginSecondFactor: recordCall('BeginSecondFactor'),
      confirmSecondFactor: recordCall('ConfirmSecondFactor'),
      renewRecoveryCodes: recordCall('RenewRecoveryCodes'),
      endSecondFactor: recordCall('EndSecondFactor'),
    }),
    passkey: stubOf(PasskeyService, {
      listPasskeys: recordCall('ListPasskeys'),
      beginPasskey: recordCall('BeginPasskey'),
      confirmPasskey: recordCall('ConfirmPasskey'),
      renamePasskey: recordCall('RenamePasskey'),
      removePasskey: recordCall('RemovePasskey'),
    }),
    passkeySignIn: stubOf(PasskeySignInService, {
      beginPasskeySignIn: async () => ({ challenge: 'challenge', rpId: 'localhost' }),
      finishPasskeySignIn: async ({ responseJson }) => {
        const { id } = JSON.parse(responseJson) as { id: string };
        if (id === goodPasskey) return signedIn();
        if (id === 'while the store is away') throw new ConnectError('internal error', Code.Unavailable);
        throw refusalToError(new Refusal('unauthenticated', 'bad-passkey', 'This passkey is not known.'));
      },
    }),
    staff: stubOf(StaffService, {
      listStaff: recordCall('ListStaff'),
      inviteStaff: recordCall('InviteStaff'),
      withdrawInvitation: recordCall('WithdrawInvitation'),
      changeRole: recordCall('ChangeRole'),
      setPermissions: recordCall('SetPermissions'),
      removeStaff: recordCall('RemoveStaff'),
      getInvitation: recordCall('GetInvitation'),
      acceptInvitation: recordCall('AcceptInvitation'),
    }),
    ...groupStubs(running, recordCall),
    accessRules: stubOf(AccessRulesService, {
      getAccessRules: recordCall('GetAccessRules'),
      putAccessRules: recordCall('PutAccessRules'),
      getAddressBlock: recordCall('GetAddressBlock'),
      liftAddresses: recordCall('LiftAddresses'),
    }),
    tablet: stubOf(SharedTabletService, {
      startSharedTablet: recordCall('StartSharedTablet'),
      endSharedTablet: async (request, options) => {
        await recordCall('EndSharedTablet')(request, options);
        return signedIn();
      },
      enterPin: recordCall('EnterPin'),
      endTurn: recordCall('EndTurn'),
      getTabletSettings: recordCall('GetTabletSettings'),
      setPin: recordCall('SetPin'),
      removePin: recordCall('RemovePin'),
      signOutTablet: recordCall('SignOutTablet'),
    }),
    ...ssoStubs(recordCall, signedIn, running),
    apiKey: stubOf(ApiKeyService, {
      listApiKeys: recordCall('ListApiKeys'),
      createApiKey: async ({ name, scopes }, options) => {
        await recordCall('CreateApiKey')({}, options);
        return { apiKey: { id: 'k1', name, scopes }, key: 'tw_live_new' };
      },
      endApiKey: recordCall('EndApiKey'),
      findApiKey: async ({ hash }) => {
        const key = running.apiKeys.get(hash);
        if (!key) throw refusalToError(new Refusal('not-found', 'not-found', 'Unknown.'));
        const { requiredPlan, ...apiKey } = key;
        const { id: userId, restaurantId } = apiKey;
        const actor = { userId, memberships: [{ restaurantId, role: Role.MANAGER }] };
        const all = [restaurantId, 'r2', 'r9'].map((id) => ({ restaurantId: id, role: Role.HOST }));
        const groupActor = { userId, memberships: all };
        return { apiKey, actor, requiredPlan, groupActor };
      },
    }),
    activity: stubOf(ActivityService, {
      listActivity: async (request, options) => {
        await recordCall('ListActivity')(request, options);
        return { entries: [{ id: 'e1', event: 'layout.saved' }] };
      },
      readActivity: async (request, options) => {
        await recordCall('ReadActivity')(request, options);
        running.activityRequests.push(request);
        if (request.after === 'c1') return {};
        const at = timestampFromDate(new Date('2026-11-20T12:00:00Z'));
        const initiator = { kind: InitiatorKind.MEMBER, userId: 'u1', name: 'Ada', address: '203.0.113.7' };
        const entry = { id: 'e1', restaurantId: 'r1', event: 'layout.saved', subjectId: 'l1', at, initiator };
        return {
          entries: [
            { cursor: 'c1', entry: { ...entry, kind: ActivityKind.LAYOUT, details: { name: 'A\nB' } } },
          ],
        };
      },
      listActivityPeople: async (request, options) => {
        await recordCall('ListActivityPeople')(request, options);
        return {};
      },
    }),
    privacy: stubOf(PrivacyService, {
      exportGuest: async (request, options) => {
        await recordCall('ExportGuest')(request, options);
        return { guest: { id: 'g1' }, reservationIds: ['booked-1'] };
      },
      eraseGuest: recordCall('EraseGuest'),
    }),
    message: stubOf(MessageService, {
      receiveSmsWebhook: async ({ fields }) => ({ reply: await running.onSms(fields) }),
      listMessages: recordCall('ListMessages'),
      listMessagesAbout: async (request, options) => {
        await recordCall('ListMessagesAbout')(request, options);
        const { reservationIds } = request;
        return {
          messages: reservationIds.map((reservationId) => ({ id: 'm1', reservationId })),
          replies: reservationIds.map((reservationId) => ({ id: 'SM1', reservationId })),
        };
      },
    }),
    sender: stubOf(SenderService, {
      getSender: recordCall('GetSender'),
      putSender: recordCall('PutSender'),
      checkSender: recordCall('CheckSender'),
      useWhatsApp: recordCall('UseWhatsApp'),
    }),
    webhook: webhookStub(running, recordCall),
    reply: stubOf(ReplyService, {
      listReplies: recordCall('ListReplies'),
      markRepliesRead: recordCall('MarkRepliesRead'),
      decideSuggestion: recordCall('DecideSuggestion'),
      simulateReply: async (_request, options) => {
        await recordCall('SimulateReply')({}, options);
        return { answer: '' };
      },
    }),
    template: stubOf(TemplateService, {
      listTemplates: recordCall('ListTemplates'),
      previewTemplate: recordCall('PreviewTemplate'),
      putTemplate: recordCall('PutTemplate'),
      previewCopiedTemplates: recordCall('PreviewCopiedTemplates'),
      sendTemplateTest: recordCall('SendTemplateTest'),
      listSnippets: recordCall('ListSnippets'),
      putSnippets: recordCall('PutSnippets'),
    }),
    evening: stubOf(EveningService, {
      getEvening: recordCall('GetEvening'),
      listParties: recordCall('ListParties'),
      takeStep: recordCall('TakeStep'),
      undoStep: recordCall('UndoStep'),
      seatWalkIn: recordCall('SeatWalkIn'),
      moveParty: recordCall('MoveParty'),
      swapParties: recordCall('SwapParties'),
      listTables: recordCall('ListTables'),
      bookParty: recordCall('BookParty'),
      changeParty: recordCall('ChangeParty'),
      listStarts: recordCall('ListStarts'),
      setSections: recordCall('SetSections'),
      setShiftNote: recordCall('SetShiftNote'),
      pauseOnlineBookings: recordCall('PauseOnlineBookings'),
      resumeOnlineBookings: recordCall('ResumeOnlineBookings'),
      reviewBlock: recordCall('ReviewBlock'),
      blockTables: recordCall('BlockTables'),
      liftBlock: recordCall('LiftBlock'),
    }),
    request: stubOf(RequestService, {
      listRequests: recordCall('ListRequests'),
      acceptRequest: recordCall('AcceptRequest'),
      declineRequest: recordCall('DeclineRequest'),
    }),
    waitlist: stubOf(WaitlistService, {
      quoteWait: recordCall('QuoteWait'),
      joinWaitlist: recordCall('JoinWaitlist'),
      listWaiting: recordCall('ListWaiting'),
      getWaitFigures: recordCall('GetWaitFigures'),
    }),
    waitlistEntry: stubOf(WaitlistEntryService, { listEntries: recordCall('ListEntries') }),
    report: stubOf(ReportService, {
      getReports: async (request, options) => {
        running.reportRequests.unshift(request);
        await recordCall('GetReports')(request, options);
        return {
          covers: [{ date: '2026-11-20', period: '=Dinner, "late"', parties: 3, covers: 11, walkIns: 1 }],
          attendance: [{ date: '2026-11-20', booked: 10, noShows: 2, canceled: 4, canceledLate: 1 }],
          turnTimes: [
            { partySize: 2, parties: 9, planned: 90, median: 85, lowerQuartile: 70, upperQuartile: 105 },
          ],
          tableUse: [{ weekday: 5, minute: 1500, parties: 2.3333333333, covers: 5, days: 3 }],
          sources: [{ source: 'guide.example', fullUrl: 'https://guide.example/rome', reservations: 7 }],
          lost: [{ date: '2026-11-20', rule: 'no-tables-available', parties: 2, covers: 8 }],
          leadTimes: [
            { date: '2026-11-20', band: LeadBand.WEEK, reservations: 6, noShows: 1, canceledLate: 2 },
          ],
          leadTimesKnownFrom: '2026-11-10',
          daysWithoutCounts: 2,
        };
      },
      getForecast: async (request, options) => {
        await recordCall('GetForecast')(request, options);
        return {
          days: [
            { date: '2026-11-21', daysAhead: 1, booked: 40, forecast: 62, closed: false },
            { date: '2026-11-22', daysAhead: 2, booked: 0, closed: true },
          ],
          errors: [{ daysAhead: 1, days: 24, meanError: 5.3333333333, meanCame: 71.5 }],
        };
      },
    }),
    board: stubOf(BoardService, {
      listBoards: recordCall('ListBoards'),
      saveBoard: recordCall('SaveBoard'),
      removeBoard: recordCall('RemoveBoard'),
      leaveBoard: recordCall('LeaveBoard'),
      unsubscribeFromBoard: async (request, options) => {
        running.reportRequests.unshift(request);
        return recordCall('UnsubscribeFromBoard')(request, options);
      },
    }),
    calendarFeed: stubOf(CalendarFeedService, {
      listCalendarFeeds: recordCall('ListCalendarFeeds'),
      createCalendarFeed: recordCall('CreateCalendarFeed'),
      replaceCalendarFeedAddress: recordCall('ReplaceCalendarFeedAddress'),
      endCalendarFeed: recordCall('EndCalendarFeed'),
      readCalendarFeed: async ({ secret = '' }) => {
        if (secret.startsWith('unknown'))
          throw refusalToError(new Refusal('not-found', 'not-found', 'Calendar not found.'));
        return { file: new TextEncoder().encode('BEGIN:VCALENDAR\r\n'), tag: 'v1' };
      },
    }),
    layout: stubOf(LayoutService, {
      listLayouts: recordCall('ListLayouts'),
      createLayout: recordCall('CreateLayout'),
      duplicateLayout: recordCall('DuplicateLayout'),
      renameLayout: recordCall('RenameLayout'),
      putLayoutInService: async (request, options) => {
        await recordCall('PutLayoutInService')(request, options);
        return { restaurantVersion: 7n };
      },
      saveLayout: async (request, options) => {
        await recordCall('SaveLayout')(request, options);
        running.savedLayouts.unshift(request);
        const { restaurantId, layoutId: id, fixedComponents } = request;
        const inService = id === 'in-service';
        return { layout: { id, restaurantId, version: 4n, inService, fixedComponents } };
      },
      deleteLayout: recordCall('DeleteLayout'),
    }),
    billing: stubOf(BillingService, {
      listInvoices: recordCall('ListInvoices'),
      getSupport: recordCall('GetSupport'),
      startTrial: async () => ({}),
      getSubscription: async () => ({
        subscription: { plan: PlanId.BASIC, isSubscribed: false },
        entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: true },
        trialDaysLeft: 3,
      }),
      getEntitlements: async ({ ownerId }) => {
        running.rpcCalls.push(`GetEntitlements of ${ownerId}`);
        return { entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: true } };
      },
    }),
    reservation: stubOf(ReservationService, {
      awaitRestaurant: async (request) => {
        running.awaited.unshift(request);
        return {};
      },
      listDailyCounts: recordCall('ListDailyCounts'),
      listReservationsToReview: recordCall('ListReservationsToReview'),
      listReservationsById: async ({ ids }) => ({
        reservations: ids.map((id) => ({ id, name: 'Ada' })),
      }),
      book: async ({ name, partySize }) => {
        await running.duringBooking();
        running.booked += 1;
        const reservation = {
          id: `booked-${running.booked}`,
          name,
          partySize,
          status: ReservationStatus.ACTIVE,
          startsAt: timestampFromDate(new Date(0)),
        };
        return { reservation, restaurant: { id: 'r1', name: 'Trattoria', phoneNumber: '', timezone: 'UTC' } };
      },
      getReservation: async () => {
        throw refusalToError(new Refusal('not-found', 'not-found', 'Reservation not found.'));
      },
    }),
    embedding: stubOf(EmbeddingService, {
      getEmbedding: recordCall('GetEmbedding'),
      putEmbedding: recordCall('PutEmbedding'),
    }),
    ownName: stubOf(OwnNameService, {
      getOwnName: recordCall('GetOwnName'),
      putOwnName: recordCall('PutOwnName'),
      checkOwnDomain: recordCall('CheckOwnDomain'),
      findOwnDomain: async () => {
        throw refusalToError(new Refusal('not-found', 'not-found', 'Domain not found.'));
      },
    }),
    testClock: stubOf(TestClockService, {
      getTestClock: async (_request, options) => {
        await recordCall('GetTestClock')({}, options);
        return { clock: stubClock };
      },
      advanceTestClock: async (_request, options) => {
        await recordCall('AdvanceTestClock')({}, options);
        return { clock: stubClock, restaurant: { id: 'r1', version: 2n } };
      },
    }),
    diner: stubOf(DinerService, {}),
  };
}
