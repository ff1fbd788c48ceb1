import { createClient } from '@connectrpc/connect';
import { createRpcTransport } from '@tablewell/api-client/rpc';
import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { GroupPeopleService } from '@tablewell/proto/auth/v1/group_people_service_pb';
import { PasskeyProof, PasskeyService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { CalendarFeedService } from '@tablewell/proto/reservation/v1/calendar_feed_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { WaitlistEntryService } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { TemplateService } from '@tablewell/proto/notification/v1/template_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';
import { SenderService } from '@tablewell/proto/notification/v1/sender_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { GroupService } from '@tablewell/proto/restaurant/v1/group_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';

// Calls that the REST API does not have, and the enums of their messages. Import this file lazily: the runtime is large.
export { PasskeyProof };
export { ActivityKind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';
export { Channel } from '@tablewell/proto/notification/v1/message_pb';
export { ReplyEffect, ReplySuggestion } from '@tablewell/proto/notification/v1/reply_pb';
export { Registration } from '@tablewell/proto/notification/v1/sender_service_pb';
export { WebhookDeliveryState, WebhookEndpointState } from '@tablewell/proto/notification/v1/webhook_pb';
export { readParty, readReservation } from '@tablewell/api-client/book/read';
export { ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
export { ProposalReason } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
export { Step } from '@tablewell/proto/reservation/v1/evening_pb';
export { GuestNotice, StaysAtBlock, TableFit } from '@tablewell/proto/reservation/v1/evening_service_pb';
export const billing = () => createClient(BillingService, createRpcTransport());
export const reports = () => createClient(ReportService, createRpcTransport());
export const boards = () => createClient(BoardService, createRpcTransport());
export const requests = () => createClient(RequestService, createRpcTransport());
/** `taken`: of a step on a shared tablet, which another person may send (TABLET-8). */
export const waitlist = (taken?: Taken) => createClient(WaitlistService, createRpcTransport(ofTurn(taken)));
export const waitlistEntries = () => createClient(WaitlistEntryService, createRpcTransport());
/** See {@link waitlist}. */
export const evening = (taken?: Taken) => createClient(EveningService, createRpcTransport(ofTurn(taken)));
export const reservations = () => createClient(ReservationService, createRpcTransport());
export const availability = () => createClient(AvailabilityService, createRpcTransport());
export const availabilityRules = () => createClient(AvailabilityRulesService, createRpcTransport());
export const embedding = () => createClient(EmbeddingService, createRpcTransport());
export const ownName = () => createClient(OwnNameService, createRpcTransport());
export const profile = () => createClient(ProfileService, createRpcTransport());
export const calendarFeeds = () => createClient(CalendarFeedService, createRpcTransport());
export const sharedTablet = () => createClient(SharedTabletService, createRpcTransport());
export const accessRules = () => createClient(AccessRulesService, createRpcTransport());
export const apiKeys = () => createClient(ApiKeyService, createRpcTransport());
export const devices = () => createClient(DeviceService, createRpcTransport());
export const secondFactor = () => createClient(SecondFactorService, createRpcTransport());
export const passkeys = () => createClient(PasskeyService, createRpcTransport());
export const sso = () => createClient(SsoService, createRpcTransport());
export const staff = () => createClient(StaffService, createRpcTransport());
export const groupPeople = () => createClient(GroupPeopleService, createRpcTransport());
export const groups = () => createClient(GroupService, createRpcTransport());
export const groupFigures = () => createClient(GroupFiguresService, createRpcTransport());
export const activity = () => createClient(ActivityService, createRpcTransport());
export const webhooks = () => createClient(WebhookService, createRpcTransport());
export const sender = () => createClient(SenderService, createRpcTransport());
export const replies = () => createClient(ReplyService, createRpcTransport());
export const templates = () => createClient(TemplateService, createRpcTransport());
export const guests = () => createClient(GuestService, createRpcTransport());
export const guestSharing = () => createClient(GuestSharingService, createRpcTransport());
export const privacy = () => createClient(PrivacyService, createRpcTransport());

/** The turn in which a step was taken, absent elsewhere than on a shared tablet; and when, in milliseconds by the device's clock. */
type Taken = { readonly turn?: string; readonly deviceAt: number };

const ofTurn = (taken: Taken | undefined): Record<string, string> =>
  taken?.turn === undefined
    ? {}
    : { 'X-Turn': taken.turn, 'X-Taken-Ago': String(Math.max(0, Date.now() - taken.deviceAt)) };
