import { AccessRulesService } from '@tablewell/proto/auth/v1/access_rules_service_pb';
import { PasskeyService } from '@tablewell/proto/auth/v1/passkey_service_pb';
import { SecondFactorService } from '@tablewell/proto/auth/v1/second_factor_service_pb';
import { SharedTabletService } from '@tablewell/proto/auth/v1/shared_tablet_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { AvailabilityRulesService } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { EmbeddingService } from '@tablewell/proto/restaurant/v1/embedding_service_pb';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import { OwnNameService } from '@tablewell/proto/restaurant/v1/own_name_service_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';

/** The services with methods that the product offers under `/rpc`. */
export const rpcServices = [
  StaffService,
  DeviceService,
  SecondFactorService,
  PasskeyService,
  SsoService,
  AccessRulesService,
  SharedTabletService,
  BillingService,
  PrivacyService,
  MessageService,
  ReservationService,
  EveningService,
  ActivityService,
  AvailabilityService,
  AvailabilityRulesService,
  EmbeddingService,
  OwnNameService,
  ProfileService,
  LayoutService,
];
