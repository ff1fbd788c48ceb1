import type { DescService } from '@bufbuild/protobuf';
import {
  createRpcClient,
  createRpcTransport,
  type ServiceIdentity,
  type ServiceName,
} from '@tablewell/chassis/rpc';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import { PasskeyService, PasskeySignInService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { ScimService } from '@tablewell/proto/auth/v1/scim_service_pb';
import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { SsoSignInService } from '@tablewell/proto/auth/v1/sso_sign_in_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { CalendarFeedService } from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { DinerService } from '@tablewell/proto/reservation/v1/diner_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { WaitlistEntryService } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';
import { SenderService } from '@tablewell/proto/notification/v1/sender_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import { TestClockService } from '@tablewell/proto/restaurant/v1/test_clock_service_pb';
import { RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';
import type { GatewayConfig } from './config';

/** One connection to each service, and the clients that share it. */
export function connectServices(config: GatewayConfig, identity: ServiceIdentity) {
  const transportTo = (callee: ServiceName, baseUrl: string, services: readonly DescService[]) =>
    createRpcTransport({ callee, baseUrl, identity, services });
  const transports = {
    auth: transportTo('auth', config.AUTH_RPC_URL, [
      AuthService,
      DeviceService,
      SecondFactorService,
      PasskeyService,
      PasskeySignInService,
      StaffService,
      GroupPeopleService,
      ApiKeyService,
      AccessRulesService,
      SharedTabletService,
      SsoService,
      SsoSignInService,
      ScimService,
    ]),
    restaurant: transportTo('restaurant', config.RESTAURANT_RPC_URL, [
      RestaurantService,
      GroupService,
      LayoutService,
      AvailabilityRulesService,
      ProfileService,
      EmbeddingService,
      OwnNameService,
      TestClockService,
    ]),
    reservation: transportTo('reservation', config.RESERVATION_RPC_URL, [
      ReservationService,
      EveningService,
      GroupFiguresService,
      AvailabilityService,
      RequestService,
      WaitlistService,
      WaitlistEntryService,
      DinerService,
      CalendarFeedService,
      ReportService,
      BoardService,
    ]),
    guest: transportTo('guest', config.GUEST_RPC_URL, [GuestService, GuestSharingService, PrivacyService]),
    billing: transportTo('billing', config.BILLING_RPC_URL, [BillingService]),
    notification: transportTo('notification', config.NOTIFICATION_RPC_URL, [
      ActivityService,
      MessageService,
      ReplyService,
      TemplateService,
      SenderService,
      WebhookService,
    ]),
  };
  const clients = {
    auth: createRpcClient(AuthService, transports.auth),
    device: createRpcClient(DeviceService, transports.auth),
    secondFactor: createRpcClient(SecondFactorService, transports.auth),
    passkey: createRpcClient(PasskeyService, transports.auth),
    passkeySignIn: createRpcClient(PasskeySignInService, transports.auth),
    staff: createRpcClient(StaffService, transports.auth),
    groupPeople: createRpcClient(GroupPeopleService, transports.auth),
    apiKey: createRpcClient(ApiKeyService, transports.auth),
    sso: createRpcClient(SsoService, transports.auth),
    accessRules: createRpcClient(AccessRulesService, transports.auth),
    tablet: createRpcClient(SharedTabletService, transports.auth),
    ssoSignIn: createRpcClient(SsoSignInService, transports.auth),
    scim: createRpcClient(ScimService, transports.auth),
    restaurant: createRpcClient(RestaurantService, transports.restaurant),
    group: createRpcClient(GroupService, transports.restaurant),
    layout: createRpcClient(LayoutService, transports.restaurant),
    availabilityRules: createRpcClient(AvailabilityRulesService, transports.restaurant),
    profile: createRpcClient(ProfileService, transports.restaurant),
    embedding: createRpcClient(EmbeddingService, transports.restaurant),
    ownName: createRpcClient(OwnNameService, transports.restaurant),
    testClock: createRpcClient(TestClockService, transports.restaurant),
    activity: createRpcClient(ActivityService, transports.notification),
    reservation: createRpcClient(ReservationService, transports.reservation),
    groupFigures: createRpcClient(GroupFiguresService, transports.reservation),
    evening: createRpcClient(EveningService, transports.reservation),
    availability: createRpcClient(AvailabilityService, transports.reservation),
    request: createRpcClient(RequestService, transports.reservation),
    waitlist: createRpcClient(WaitlistService, transports.reservation),
    waitlistEntry: createRpcClient(WaitlistEntryService, transports.reservation),
    diner: createRpcClient(DinerService, transports.reservation),
    report: createRpcClient(ReportService, transports.reservation),
    board: createRpcClient(BoardService, transports.reservation),
    calendarFeed: createRpcClient(CalendarFeedService, transports.reservation),
    guest: createRpcClient(GuestService, transports.guest),
    guestSharing: createRpcClient(GuestSharingService, transports.guest),
    privacy: createRpcClient(PrivacyService, transports.guest),
    billing: createRpcClient(BillingService, transports.billing),
    message: createRpcClient(MessageService, transports.notification),
    reply: createRpcClient(ReplyService, transports.notification),
    template: createRpcClient(TemplateService, transports.notification),
    sender: createRpcClient(SenderService, transports.notification),
    webhook: createRpcClient(WebhookService, transports.notification),
  };
  return { clients, transports };
}

/** One client for each resource of the services behind the gateway. */
export type Clients = ReturnType<typeof connectServices>['clients'];
