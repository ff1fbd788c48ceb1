import { createClient } from '@connectrpc/connect';
import { createRpcTransport } from '@tablewell/api-client/rpc';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';

// Calls that the REST API does not have, and the enums of their messages. Import this file lazily: the runtime is large.
export { ActivityKind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';
export { ReplyEffect } from '@tablewell/proto/notification/v1/reply_pb';
export { Step } from '@tablewell/proto/reservation/v1/evening_pb';
export { GuestNotice, StaysAtBlock, TableFit } from '@tablewell/proto/reservation/v1/evening_service_pb';
export const billing = () => createClient(BillingService, createRpcTransport());
export const requests = () => createClient(RequestService, createRpcTransport());
export const evening = () => createClient(EveningService, createRpcTransport());
export const reservations = () => createClient(ReservationService, createRpcTransport());
export const devices = () => createClient(DeviceService, createRpcTransport());
export const staff = () => createClient(StaffService, createRpcTransport());
export const activity = () => createClient(ActivityService, createRpcTransport());
export const replies = () => createClient(ReplyService, createRpcTransport());
export const guests = () => createClient(GuestService, createRpcTransport());
export const privacy = () => createClient(PrivacyService, createRpcTransport());
