/**
 * The kinds of callers: without a session or an id; a diner with the public link or a reservation; an owner of another
 * restaurant; a signed-out owner; one with an expired token; one with a forged token; and the three roles.
 */
export const callers = [
  'nobody',
  'diner',
  'stranger',
  'ended',
  'expired',
  'tampered',
  'host',
  'manager',
  'owner',
] as const;
export type Caller = (typeof callers)[number];

/** The callers that the services tell apart. The gateway refuses the tokens of the others, who call in the nightly file. */
export const callersOfEachRun: readonly Caller[] = [
  'nobody',
  'diner',
  'stranger',
  'host',
  'manager',
  'owner',
];

/** The allowed statuses of each caller. */
export type Row = Readonly<Record<Caller, readonly number[]>>;

type Statuses = number | readonly number[];
const list = (statuses: Statuses): readonly number[] =>
  typeof statuses === 'number' ? [statuses] : statuses;

/** A bad token gets a 401 wherever a session is required. */
const badTokens = { ended: [401], expired: [401], tampered: [401] } as const;
const sameFor = (statuses: readonly number[]) => ({
  host: statuses,
  manager: statuses,
  owner: statuses,
});
const closed = { nobody: [401], diner: [401], stranger: [404], ...badTokens } as const;

/** For members only: 401 without a session, 404 for another restaurant's. */
export const members = (statuses: Statuses): Row => ({ ...closed, ...sameFor(list(statuses)) });
/** For managers and the owner; a host's role does not include it. */
export const leading = (statuses: Statuses): Row => ({ ...members(statuses), host: [403] });
/** For the owner only. */
export const ownerOnly = (statuses: Statuses): Row => ({ ...leading(statuses), manager: [403] });
/** For every signed-in user, about their own account. */
export const signedIn = (statuses: Statuses): Row => ({ ...members(statuses), stranger: list(statuses) });
/** For everyone, with any credentials. */
export const anyone = (allowed: Statuses): Row => {
  const statuses = list(allowed);
  return {
    nobody: statuses,
    diner: statuses,
    stranger: statuses,
    ended: statuses,
    expired: statuses,
    tampered: statuses,
    ...sameFor(statuses),
  };
};
/** For holders of the id, which cannot be guessed; a bad token is ignored. */
const linked = (statuses: Statuses): Row => ({ ...anyone(statuses), nobody: [404] });
/** The same, but a session counts if there is one. */
const holders = (statuses: Statuses): Row => ({ ...linked(statuses), ...badTokens });

/**
 * The status that each caller gets from each route, in this order, so that deletions are last. Callers call in the order
 * of `callers`, each with a new reservation, guest and second layout.
 */
export const mayCall: Readonly<Record<string, Row>> = {
  'GET /api/payment/plans': anyone(200),
  'GET /api/restaurant/public/{id}': linked(200),
  'GET /api/restaurant/public/{restaurantId}/availability': linked(200),
  // Holds take a quarter of the tables at most, so that the last ones may be refused.
  'POST /api/restaurant/public/{restaurantId}/holds': linked([201, 429]),
  'DELETE /api/restaurant/public/{restaurantId}/holds/{holdId}': anyone(200),
  // No picture has this name.
  'GET /api/pictures/{name}': anyone(404),
  // No restaurant has this preview.
  'GET /api/restaurant/public/{id}/preview/{previewId}': anyone(404),
  // No restaurant has proved this domain.
  'GET /api/own-domains': anyone(404),
  'GET /api/restaurant/public/{restaurantId}/availability/days': linked(200),

  // Each request has a valid form, or one that is refused for its content.
  'POST /api/signup': anyone(201),
  'POST /api/signin': anyone(403),
  'POST /api/signin/second-factor': anyone(401),
  'POST /api/auth/google/signin': anyone(401),
  'POST /api/auth/passkey/options': anyone(200),
  // No passkey made the example.
  'POST /api/auth/passkey/signin': anyone(401),
  // No owner has proven this domain.
  'POST /api/auth/sso/start': anyone(404),
  // Providers send a form, and these calls are JSON.
  'POST /api/auth/sso/backchannel-logout': anyone(415),
  'POST /api/auth/refresh': anyone(401),
  'POST /api/auth/send-verification': anyone(200),
  'POST /api/auth/verify-email': anyone(400),
  'POST /api/auth/verify-email/answer': anyone(400),
  'POST /api/auth/forgot-password': anyone(200),
  'POST /api/restaurant/confirm-address': anyone(400),
  'POST /api/page-errors': anyone(202),
  'GET /api/auth/verify-reset-token/{token}': anyone(400),
  'POST /api/auth/reset-password': anyone(400),
  // The webhook is unsigned.
  'POST /api/payment/webhook': anyone(400),
  'POST /api/notifications/sms/webhook': anyone(400),

  'GET /api/auth/validate': signedIn(200),
  'GET /api/auth/user-info': signedIn(200),
  'GET /api/auth/trial-status': signedIn(200),
  'GET /api/auth/billing-info': signedIn(200),
  'GET /api/restaurant': signedIn(200),
  // Staff of another owner's restaurant have no subscription to pay for.
  'POST /api/payment/create-checkout-session': { ...signedIn(201), host: [403], manager: [403] },
  'POST /api/payment/create-portal-session': { ...signedIn(201), host: [403], manager: [403] },

  'POST /api/reservations/{restaurantId}': holders(201),
  'GET /api/reservations/single/{reservationId}': holders(200),
  'PUT /api/reservations/update/{reservationId}': holders(200),
  'GET /api/reservations/single/{reservationId}/calendar.ics': holders(200),
  // The secret is not that of a calendar.
  'GET /api/calendar-feeds/{secret}/reservations.ics': anyone([400, 404]),
  'POST /api/board-mails/{token}/unsubscribe': anyone([204, 400]),
  // A late notice is refused days before the reservation.
  'PUT /api/reservations/single/{reservationId}/late': holders(409),
  'PUT /api/reservations/single/{reservationId}/confirmation': holders(200),
  'POST /api/reservations/single/{reservationId}/messages': holders(201),
  // It is ended.
  'PUT /api/reservations/single/{reservationId}/guest-sharing': holders(200),
  'DELETE /api/reservations/single/{reservationId}/marketing-consent': holders(200),
  'GET /api/reservations/{restaurantId}': members(200),
  'GET /api/reservations/{restaurantId}/by-date': members(200),
  'GET /api/reservations/{restaurantId}/{reservationId}/messages': members(200),
  // The restaurant sends no SMS.
  'POST /api/reservations/{restaurantId}/{reservationId}/messages': members([201, 409]),
  // There is no message of this id.
  'POST /api/reservations/{restaurantId}/{reservationId}/messages/resend': members(404),
  'GET /api/dashboard/reservation-sources/{restaurantId}': members(200),
  'GET /api/reports/{restaurantId}/covers': members(200),
  'GET /api/reports/{restaurantId}/no-shows': members(200),
  'GET /api/reports/{restaurantId}/turn-times': members(200),
  'GET /api/reports/{restaurantId}/table-use': members(200),
  'GET /api/reports/{restaurantId}/sources': members(200),
  'GET /api/reports/{restaurantId}/lost-demand': members(200),
  'GET /api/reports/{restaurantId}/lead-times': members(200),
  'GET /api/reports/{restaurantId}/forecast': members(200),
  'GET /api/activity/{restaurantId}': leading(200),

  'GET /api/group': signedIn(200),
  // The owner has one restaurant, and so no group: for everybody there is none of this id.
  'GET /api/group/{id}/restaurants': members(404),
  'GET /api/group/{id}/overview': members(404),
  'GET /api/group/{id}/reservations': members(404),
  'GET /api/group/{id}/people': members(404),
  'PATCH /api/group/{id}': members(404),

  'GET /api/waitlist/{restaurantId}/status': linked(200),
  // Whether one can join depends on the hour and on the tables that are left.
  'POST /api/waitlist/{restaurantId}': holders([201, 409]),
  'GET /api/waitlist/{restaurantId}': members(200),
  'GET /api/waitlist/entries/{id}': holders(200),
  'POST /api/waitlist/entries/{id}/news': holders(200),
  // Nothing is offered to the party.
  'POST /api/waitlist/entries/{id}/accept': holders(409),
  'POST /api/waitlist/entries/{id}/decline': holders(409),
  'DELETE /api/waitlist/entries/{id}': holders(200),

  'GET /api/restaurant/{id}/info': members(200),
  'GET /api/restaurant/{id}/table-availability': members(200),
  'PATCH /api/restaurant/{id}': leading(200),
  'GET /api/restaurant/{id}/layouts': members(200),
  'POST /api/restaurant/{id}/layout': leading(201),
  'PUT /api/restaurant/{id}/layout/{layoutId}': leading(200),

  // The owner's plan does not include keys, but one may be ended.
  'GET /api/restaurant/{id}/keys': ownerOnly(200),
  'POST /api/restaurant/{id}/keys': ownerOnly(402),
  'DELETE /api/restaurant/{id}/keys/{keyId}': ownerOnly(200),

  // It is no test restaurant.
  'POST /api/restaurant/{id}/test/replies': members(409),
  'GET /api/restaurant/{id}/test/clock': leading(409),
  'POST /api/restaurant/{id}/test/clock': leading(409),

  // The owner's plan does not include webhooks, and there is no endpoint.
  'GET /api/restaurant/{id}/webhooks': ownerOnly(200),
  'POST /api/restaurant/{id}/webhooks': ownerOnly(402),
  'GET /api/restaurant/{id}/webhooks/{webhookId}': ownerOnly(404),
  'PATCH /api/restaurant/{id}/webhooks/{webhookId}': ownerOnly(404),
  'POST /api/restaurant/{id}/webhooks/{webhookId}/secret': ownerOnly(404),
  'POST /api/restaurant/{id}/webhooks/{webhookId}/test': ownerOnly(404),
  'GET /api/restaurant/{id}/webhooks/{webhookId}/attempts': ownerOnly(404),
  'GET /api/restaurant/{id}/webhooks/{webhookId}/attempts/{attemptId}': ownerOnly(404),
  'POST /api/restaurant/{id}/webhooks/{webhookId}/attempts/resend': ownerOnly(404),
  'POST /api/restaurant/{id}/webhooks/{webhookId}/attempts/{attemptId}/resend': ownerOnly(404),
  'POST /api/restaurant/{id}/webhooks/attempts/{attemptId}/resend': ownerOnly(404),
  'DELETE /api/restaurant/{id}/webhooks/{webhookId}': ownerOnly(200),

  // The body is not a picture, which is refused before its restaurant is looked up.
  'PUT /api/restaurant/{id}/logo': leading(400),
  'PUT /api/restaurant/{id}/cover': leading(400),
  'DELETE /api/restaurant/{id}/logo': leading(200),
  'DELETE /api/restaurant/{id}/cover': leading(200),

  'GET /api/guests/{restaurantId}': members(200),
  'POST /api/guests/{restaurantId}': members([201, 409]),
  'POST /api/guests/{restaurantId}/import': leading(200),
  'DELETE /api/guests/{restaurantId}/{guestId}/marketing-consent': members(200),
  'DELETE /api/guests/{restaurantId}/{guestId}': leading(200),

  'PUT /api/reservations/uncancel/{reservationId}': members(200),
  'PUT /api/reservations/cancel/{reservationId}': holders(200),
  'DELETE /api/reservations/{reservationId}': members(200),
  'DELETE /api/restaurant/{id}/layout/{layoutId}': leading(200),
  // The owner's plan does not include a second restaurant; a user without any may create the first.
  'POST /api/restaurant': { ...signedIn(402), host: [201], manager: [201] },
  'DELETE /api/restaurant/{id}': ownerOnly(200),
  'POST /api/logout': anyone(200),
};

const rpc = (service: string, rows: Record<string, Row>) =>
  Object.entries(rows).map(([method, row]) => [`tablewell.${service}/${method}`, row] as const);

/** The same for RPC methods. A method without a line here is not exposed. */
export const mayCallRpc: Readonly<Record<string, Row>> = Object.fromEntries([
  ...rpc('auth.v1.StaffService', {
    GetInvitation: anyone(400),
    AcceptInvitation: anyone(400),
    ListStaff: ownerOnly(200),
    InviteStaff: ownerOnly(200),
    WithdrawInvitation: ownerOnly(200),
    ChangeRole: ownerOnly(200),
    SetPermissions: ownerOnly(200),
    RemoveStaff: ownerOnly(404),
  }),
  // Each owner has a list of their own people; there is nobody of this id on it.
  ...rpc('auth.v1.GroupPeopleService', {
    ListGroupPeople: { ...signedIn(200), host: [404], manager: [404] },
    SetGroupRole: signedIn(404),
    SetGroupPermissions: signedIn(404),
    RemoveFromGroup: signedIn(404),
  }),
  ...rpc('auth.v1.DeviceService', {
    ListDevices: signedIn(200),
    SignOutDevice: signedIn(404),
  }),
  ...rpc('auth.v1.SecondFactorService', {
    GetSecondFactor: signedIn(200),
    BeginSecondFactor: signedIn(400),
    // There is no setup, and no second factor.
    ConfirmSecondFactor: signedIn(409),
    RenewRecoveryCodes: signedIn(409),
    EndSecondFactor: signedIn(409),
  }),
  ...rpc('auth.v1.PasskeyService', {
    ListPasskeys: signedIn(200),
    BeginPasskey: signedIn(400),
    // There is no challenge, and no passkey of this id.
    ConfirmPasskey: signedIn(400),
    RenamePasskey: signedIn(400),
    RemovePasskey: signedIn(404),
  }),
  // The owner's plan does not include keys: a failed precondition, which Connect answers with 400.
  ...rpc('auth.v1.ApiKeyService', {
    ListApiKeys: ownerOnly(200),
    CreateApiKey: ownerOnly(400),
    EndApiKey: ownerOnly(200),
  }),
  // The owner's plan does not include it either, and there is nothing to remove or end.
  ...rpc('auth.v1.SsoService', {
    GetSso: ownerOnly(200),
    PutSsoConnection: ownerOnly(400),
    RemoveSsoConnection: ownerOnly(200),
    AddSsoDomain: ownerOnly(400),
    CheckSsoDomain: ownerOnly(400),
    RemoveSsoDomain: ownerOnly(404),
    TestSsoConnection: ownerOnly(400),
    StartSsoTrial: ownerOnly(400),
    GetSsoTrial: ownerOnly(200),
    SetSsoState: ownerOnly(400),
    // Ends the roles of a connection that there is not.
    SetSsoRoles: ownerOnly(404),
    CreateScimToken: ownerOnly(400),
    EndScimToken: ownerOnly(404),
  }),
  // There are no rules to replace, and no list to remove.
  ...rpc('auth.v1.AccessRulesService', {
    GetAccessRules: ownerOnly(200),
    PutAccessRules: ownerOnly(200),
    GetAddressBlock: signedIn(200),
    LiftAddresses: signedIn(409),
  }),
  // Nobody's device is a shared tablet, and nobody has a PIN: none is set by a wrong password.
  ...rpc('auth.v1.SharedTabletService', {
    GetTabletSettings: members(200),
    SetPin: members(400),
    RemovePin: members(200),
    SignOutTablet: leading(200),
    StartSharedTablet: leading(400),
    EnterPin: signedIn(409),
    EndTurn: signedIn(409),
    EndSharedTablet: signedIn(409),
  }),
  ...rpc('billing.v1.BillingService', { ListInvoices: signedIn(200), GetSupport: signedIn(200) }),
  ...rpc('guest.v1.GuestService', { RecognizeGuests: members(200) }),
  // A consent is recorded only where guests are shared; there is no guest of this id.
  ...rpc('guest.v1.GuestSharingService', {
    GetSharedGuest: members(404),
    RecordSharing: members(404),
    SetTags: members(404),
  }),
  ...rpc('guest.v1.PrivacyService', { ExportGuest: ownerOnly(200), EraseGuest: ownerOnly(200) }),
  ...rpc('notification.v1.ActivityService', {
    ListActivity: leading(200),
    ListActivityPeople: leading(200),
  }),
  ...rpc('notification.v1.MessageService', {
    ListMessages: leading(200),
    ListMessagesAbout: ownerOnly(200),
  }),
  // No reply suggests anything, and the restaurant has no sender of its own.
  ...rpc('notification.v1.ReplyService', {
    ListReplies: members(200),
    MarkRepliesRead: members([200, 400]),
    DecideSuggestion: members(404),
  }),
  ...rpc('notification.v1.SenderService', {
    GetSender: leading(200),
    PutSender: leading(200),
    CheckSender: leading(404),
    UseWhatsApp: leading(200),
  }),
  // The owner's plan does not include webhooks, and there is no endpoint.
  ...rpc('notification.v1.WebhookService', {
    ListWebhooks: ownerOnly(200),
    CreateWebhook: ownerOnly(400),
    UpdateWebhook: ownerOnly(404),
    RotateWebhookSecret: ownerOnly(404),
    RemoveWebhook: ownerOnly(200),
    SendWebhookTest: ownerOnly(404),
    ListWebhookDeliveries: ownerOnly(404),
    GetWebhookDelivery: ownerOnly(404),
    ResendWebhookDelivery: ownerOnly(404),
    ResendWebhookDeliveries: ownerOnly(404),
  }),
  // A text may have been changed by the caller before, and the restaurant may have no phone number.
  ...rpc('notification.v1.TemplateService', {
    ListTemplates: leading(200),
    PreviewTemplate: leading(200),
    PutTemplate: leading([200, 409]),
    PreviewCopiedTemplates: leading(400),
    SendTemplateTest: leading([200, 409]),
    ListSnippets: members(200),
    PutSnippets: leading([200, 409]),
  }),
  ...rpc('reservation.v1.AvailabilityService', {
    ExplainStarts: members(200),
    PreviewChange: leading(200),
    SimulateChange: leading(200),
    GetDemand: leading(200),
    GetOverbookingAdvice: leading(200),
  }),
  ...rpc('reservation.v1.EveningService', {
    GetEvening: members(200),
    ListParties: members(200),
    SeatWalkIn: members(200),
    MoveParty: members(200),
    // There is no other party of this id.
    SwapParties: members(404),
    ListTables: members(200),
    BookParty: members(200),
    ChangeParty: members(200),
    ListStarts: members(200),
    SetSections: members([200, 409]),
    SetShiftNote: members([200, 409]),
    PauseOnlineBookings: members(200),
    ResumeOnlineBookings: members(200),
    ReviewBlock: members(200),
    BlockTables: members(200),
    LiftBlock: members(200),
    TakeStep: members(200),
    UndoStep: members(200),
  }),
  ...rpc('reservation.v1.GroupFiguresService', { CountGroup: members(200), SearchGroup: members(200) }),
  ...rpc('reservation.v1.CalendarFeedService', {
    ListCalendarFeeds: leading(200),
    CreateCalendarFeed: leading([200, 409]),
    EndCalendarFeed: leading(200),
    ReplaceCalendarFeedAddress: leading(404),
  }),
  ...rpc('reservation.v1.ReportService', { GetReports: members(200), GetForecast: members(200) }),
  ...rpc('reservation.v1.BoardService', {
    ListBoards: leading(200),
    SaveBoard: leading(400),
    RemoveBoard: leading(200),
    LeaveBoard: leading(200),
  }),
  ...rpc('reservation.v1.RequestService', {
    ListRequests: members(200),
    AcceptRequest: members(409),
    DeclineRequest: members(409),
  }),
  ...rpc('reservation.v1.ReservationService', {
    ListDailyCounts: members(200),
    ListReservationsToReview: members(200),
  }),
  ...rpc('reservation.v1.WaitlistEntryService', {
    ListEntries: members(200),
  }),
  ...rpc('reservation.v1.WaitlistService', {
    GetWaitFigures: members(200),
    JoinWaitlist: members(200),
    ListWaiting: members(200),
    QuoteWait: members(200),
  }),
  ...rpc('restaurant.v1.AvailabilityRulesService', {
    GetAvailabilityRules: members(200),
    ListHolidays: members(200),
    GetRulesDraft: members(200),
    // Each caller sends an outdated version.
    PutAvailabilityRules: leading([200, 409]),
    PutRulesDraft: leading([200, 409]),
    DeleteRulesDraft: leading([200, 409]),
  }),
  ...rpc('restaurant.v1.EmbeddingService', {
    GetEmbedding: members(200),
    // Each caller sends an outdated version.
    PutEmbedding: leading([200, 409]),
  }),
  ...rpc('restaurant.v1.OwnNameService', {
    GetOwnName: members(200),
    // Switching everything off needs no plan. Each caller sends an outdated version.
    PutOwnName: leading([200, 409]),
    CheckOwnDomain: leading(404),
  }),
  ...rpc('restaurant.v1.ProfileService', {
    GetProfile: members(200),
    // Each caller sends an outdated version.
    PutProfile: leading([200, 409]),
  }),
  // There is no group of this id.
  ...rpc('restaurant.v1.GroupService', {
    ListGroups: signedIn(200),
    GetGroup: signedIn(404),
    RenameGroup: signedIn(404),
    SetGuestSharing: signedIn(404),
    // Hosts do not change settings; the others have chosen the same restaurant twice.
    PreviewCopy: leading(400),
    CopySettings: leading(400),
  }),
  ...rpc('restaurant.v1.LayoutService', {
    ListLayouts: members(200),
    CreateLayout: leading(200),
    DuplicateLayout: leading(200),
    RenameLayout: leading(200),
    SaveLayout: leading(200),
    PutLayoutInService: leading(200),
    DeleteLayout: leading(200),
  }),
  // Last: it signs the caller out.
  ...rpc('auth.v1.DeviceService', { SignOutEverywhere: signedIn(200) }),
]);
