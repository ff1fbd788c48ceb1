import type { Client } from '@connectrpc/connect';
import type { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import type { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import type { StaffService } from '@tablewell/proto/auth/v1/staff_service_pb';
import type { BillingService } from '@tablewell/proto/billing/v1/billing_service_pb';
import type { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import type { PrivacyService } from '@tablewell/proto/guest/v1/privacy_service_pb';
import type { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import type { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { ActivityService } from '@tablewell/proto/restaurant/v1/activity_service_pb';
import type { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { RestaurantService } from '@tablewell/proto/restaurant/v1/restaurant_service_pb';

/** One client for each service behind the gateway. */
export interface Clients {
  readonly auth: Client<typeof AuthService>;
  readonly device: Client<typeof DeviceService>;
  readonly staff: Client<typeof StaffService>;
  readonly restaurant: Client<typeof RestaurantService>;
  readonly layout: Client<typeof LayoutService>;
  readonly activity: Client<typeof ActivityService>;
  readonly reservation: Client<typeof ReservationService>;
  readonly guest: Client<typeof GuestService>;
  readonly privacy: Client<typeof PrivacyService>;
  readonly billing: Client<typeof BillingService>;
  readonly message: Client<typeof MessageService>;
}
