import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import { PasskeyService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { CalendarFeedService } from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';
import { SenderService } from '@tablewell/proto/notification/v1/sender_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const whole = [
  AccessRulesService,
  SharedTabletService,
  DeviceService,
  SecondFactorService,
  PasskeyService,
  SsoService,
  StaffService,
  GroupPeopleService,
  GroupService,
  GroupFiguresService,
  GuestSharingService,
  PrivacyService,
  TemplateService,
  SenderService,
  WebhookService,
  EveningService,
  AvailabilityService,
  AvailabilityRulesService,
  EmbeddingService,
  LayoutService,
  ReportService,
];
const offered = [
  'ListActivity',
  'ListActivityPeople',
  'ListMessages',
  'ListMessagesAbout',
  'ListInvoices',
  'GetSupport',
  'ListDailyCounts',
  'ListReservationsToReview',
  'GetProfile',
  'PutProfile',
  'GetOwnName',
  'PutOwnName',
  'CheckOwnDomain',
  'ListCalendarFeeds',
  'CreateCalendarFeed',
  'EndCalendarFeed',
  'ReplaceCalendarFeedAddress',
  'ListBoards',
  'SaveBoard',
  'RemoveBoard',
  'LeaveBoard',
  'ListApiKeys',
  'CreateApiKey',
  'EndApiKey',
  'ListReplies',
  'MarkRepliesRead',
  'DecideSuggestion',
  ...whole.flatMap(({ methods }) => methods.map(({ name }) => name)),
];
/** Methods for people who follow the link in a mail and have no session yet. */
const open = ['GetInvitation', 'AcceptInvitation'];
const call = (service: string, method: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'POST', url: `/rpc/${service}/${method}`, payload: {}, headers });
const everyMethod = [
  ...whole,
  ActivityService,
  MessageService,
  BillingService,
  ReservationService,
  OwnNameService,
  ProfileService,
  CalendarFeedService,
  BoardService,
  ApiKeyService,
  ReplyService,
].flatMap(({ typeName, methods }) => methods.map(({ name }) => [typeName, name] as const));

test('/rpc requires the same session as /api, for every method', async () => {
  for (const [service, method] of everyMethod) {
    if (open.includes(method)) continue;
    expect((await call(service, method)).statusCode).toBe(401);
    const foreign = { cookie: '__Host-tablewell_access=access-s1', origin: 'https://evil.example' };
    expect((await call(service, method, foreign)).statusCode).toBe(403);
  }
});

test('/rpc forwards its listed methods in the caller’s name, and no others', async () => {
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  for (const [service, method] of everyMethod) {
    const answer = await call(service, method, mine);
    const who = open.includes(method) ? 'undefined' : 'u1';
    if (offered.includes(method)) {
      expect([method, answer.statusCode]).toEqual([method, 200]);
      expect(gateway.rpcCalls).toContain(`${method} for ${who}`);
    } else expect([method, answer.statusCode]).toEqual([method, 501]);
  }
});

test('an answer of /rpc has all headers and cookies that one of /api has, for every method', async () => {
  const headers = { cookie: '__Host-tablewell_refresh=good', origin };
  const byEdge = (answer: Awaited<ReturnType<typeof call>>) => [
    ...Object.keys(answer.headers),
    ...answer.cookies.map(({ name }) => name),
  ];
  const usual = byEdge(await gateway.app.inject({ url: '/api/restaurant', headers }));
  const examples = ['__Host-tablewell_access', '__Host-tablewell_refresh', 'cache-control', 'x-request-id'];
  expect(usual).toEqual(expect.arrayContaining(examples));
  for (const [service, method] of everyMethod) {
    if (open.includes(method)) continue;
    const answer = await call(service, method, headers);
    expect([method, byEdge(answer)]).toEqual([method, expect.arrayContaining(usual)]);
  }
});

test('a generated client may speak any of the three protocols', async () => {
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  const url = `/rpc/${DeviceService.typeName}/ListDevices`;
  const emptyFrame = Buffer.alloc(5);
  const spoken = (contentType: string, payload: Buffer) =>
    gateway.app.inject({ method: 'POST', url, payload, headers: { ...mine, 'content-type': contentType } });
  expect((await spoken('application/proto', Buffer.alloc(0))).statusCode).toBe(200);
  const web = await spoken('application/grpc-web+proto', emptyFrame);
  expect(web.rawPayload.subarray(emptyFrame.length).toString()).toContain('grpc-status: 0');
  expect((await spoken('application/grpc', emptyFrame)).trailers).toMatchObject({ 'grpc-status': '0' });
});

test('a check of a domain has time for slow name servers', async () => {
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  await call(OwnNameService.typeName, 'CheckOwnDomain', mine);
  expect(gateway.timeLimits[0]).toBe(15_000);
});

test('an invitation is accepted without a session, and guessing tokens is limited', async () => {
  const tries: number[] = [];
  for (let count = 0; count < 5; count++)
    tries.push((await call(StaffService.typeName, 'GetInvitation')).statusCode);
  expect(tries[0]).toBe(200);
  expect(tries.at(-1)).toBe(429);
});

test('an export of a guest contains the data of every service', async () => {
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  const answer = await call(PrivacyService.typeName, 'ExportGuest', mine);
  expect(answer.json()).toMatchObject({
    guest: { id: 'g1' },
    reservations: [{ id: 'booked-1', name: 'Ada' }],
    messages: [{ id: 'm1', reservationId: 'booked-1' }],
    replies: [{ id: 'SM1', reservationId: 'booked-1' }],
    exportedAt: expect.stringMatching(/Z$/),
  });
});

test('the audit log is read from the notification service', async () => {
  const answer = await call(ActivityService.typeName, 'ListActivity', {
    cookie: '__Host-tablewell_access=access-s1',
    origin,
  });
  expect(answer.json()).toMatchObject({ entries: [{ id: 'e1', event: 'layout.saved' }] });
});
