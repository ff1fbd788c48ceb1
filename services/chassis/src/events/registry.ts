import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { Message } from '@bufbuild/protobuf';
import * as apiKey from '@tablewell/proto/auth/v1/api_key_events_pb';
import * as tablet from '@tablewell/proto/auth/v1/shared_tablet_events_pb';
import * as auth from '@tablewell/proto/auth/v1/user_events_pb';
import * as billing from '@tablewell/proto/billing/v1/entitlement_events_pb';
import * as guest from '@tablewell/proto/guest/v1/guest_events_pb';
import * as reply from '@tablewell/proto/notification/v1/reply_events_pb';
import * as group from '@tablewell/proto/restaurant/v1/group_events_pb';
import * as layout from '@tablewell/proto/restaurant/v1/layout_events_pb';
import * as board from '@tablewell/proto/reservation/v1/board_events_pb';
import * as reservation from '@tablewell/proto/reservation/v1/reservation_events_pb';
import * as restaurant from '@tablewell/proto/restaurant/v1/restaurant_events_pb';
import type { ServiceName } from '../rpc/identity';

/** A kind of event: its publisher, name, version and message. */
export interface EventType<M extends Message = Message> {
  readonly publisher: ServiceName;
  /** `<noun>.<past verb>` */
  readonly name: string;
  /**
   * The version of the message's meaning. Added fields keep it; removing a field or changing its meaning makes a new
   * version under its own key in {@link events}. Readers handle both until no release publishes the earlier one.
   */
  readonly version: number;
  readonly schema: GenMessage<M>;
}

function event<M extends Message>(
  publisher: ServiceName,
  name: string,
  schema: GenMessage<M>,
  version = 1,
): EventType<M> {
  return { publisher, name, version, schema };
}

/** Every event of the product. Publishers and readers share these types and nothing else. */
export const events = {
  userSignedUp: event('auth', 'user.signed-up', auth.UserSignedUpSchema),
  userVerified: event('auth', 'user.verified', auth.UserVerifiedSchema),
  userReleased: event('auth', 'user.released', auth.UserReleasedSchema),
  userSecurityChanged: event('auth', 'user.security-changed', auth.UserSecurityChangedSchema),
  verificationRequested: event('auth', 'verification.requested', auth.VerificationRequestedSchema),
  passwordResetRequested: event('auth', 'password-reset.requested', auth.PasswordResetRequestedSchema),
  sessionStarted: event('auth', 'session.started', auth.SessionStartedSchema),
  sessionEnded: event('auth', 'session.ended', auth.SessionEndedSchema),
  membershipChanged: event('auth', 'membership.changed', auth.MembershipChangedSchema),
  staffInvited: event('auth', 'staff.invited', auth.StaffInvitedSchema),
  invitationWithdrawn: event('auth', 'staff.invitation-withdrawn', auth.InvitationWithdrawnSchema),
  apiKeyCreated: event('auth', 'api-key.created', apiKey.ApiKeyCreatedSchema),
  apiKeyEnded: event('auth', 'api-key.ended', apiKey.ApiKeyEndedSchema),
  sharedTabletChanged: event('auth', 'shared-tablet.changed', tablet.SharedTabletChangedSchema),
  pinChanged: event('auth', 'pin.changed', tablet.PinChangedSchema),
  restaurantCreated: event('restaurant', 'restaurant.created', restaurant.RestaurantCreatedSchema),
  restaurantUpdated: event('restaurant', 'restaurant.updated', restaurant.RestaurantUpdatedSchema),
  restaurantDeleted: event('restaurant', 'restaurant.deleted', restaurant.RestaurantDeletedSchema),
  addressConfirmationRequested: event(
    'restaurant',
    'address-confirmation.requested',
    restaurant.AddressConfirmationRequestedSchema,
  ),
  rulesDraftKept: event('restaurant', 'rules-draft.kept', restaurant.RulesDraftKeptSchema),
  rulesDraftDiscarded: event('restaurant', 'rules-draft.discarded', restaurant.RulesDraftDiscardedSchema),
  layoutCreated: event('restaurant', 'layout.created', layout.LayoutCreatedSchema),
  layoutSaved: event('restaurant', 'layout.saved', layout.LayoutSavedSchema),
  layoutDeleted: event('restaurant', 'layout.deleted', layout.LayoutDeletedSchema),
  groupGuestSharingSet: event('restaurant', 'group.guest-sharing-set', group.GroupGuestSharingSetSchema),
  reservationBooked: event('reservation', 'reservation.booked', reservation.ReservationBookedSchema),
  reservationAccepted: event('reservation', 'reservation.accepted', reservation.ReservationAcceptedSchema),
  reservationChanged: event('reservation', 'reservation.changed', reservation.ReservationChangedSchema),
  reservationRequested: event('reservation', 'reservation.requested', reservation.ReservationRequestedSchema),
  reservationDeclined: event('reservation', 'reservation.declined', reservation.ReservationDeclinedSchema),
  reservationExpired: event('reservation', 'reservation.expired', reservation.ReservationExpiredSchema),
  reservationCanceled: event('reservation', 'reservation.canceled', reservation.ReservationCanceledSchema),
  reservationRestored: event('reservation', 'reservation.restored', reservation.ReservationRestoredSchema),
  reservationStepped: event('reservation', 'reservation.stepped', reservation.ReservationSteppedSchema),
  reservationNoted: event('reservation', 'reservation.noted', reservation.ReservationNotedSchema),
  reservationWaited: event('reservation', 'reservation.waited', reservation.ReservationWaitedSchema),
  reservationDeleted: event('reservation', 'reservation.deleted', reservation.ReservationDeletedSchema),
  sectionsSet: event('reservation', 'sections.set', reservation.SectionsSetSchema),
  shiftNoteSet: event('reservation', 'shift-note.set', reservation.ShiftNoteSetSchema),
  onlinePauseSet: event('reservation', 'online-pause.set', reservation.OnlinePauseSetSchema),
  blockSet: event('reservation', 'block.set', reservation.BlockSetSchema),
  boardSummarized: event('reservation', 'board.summarized', board.BoardSummarizedSchema),
  guestCreated: event('guest', 'guest.created', guest.GuestCreatedSchema),
  guestUpdated: event('guest', 'guest.updated', guest.GuestUpdatedSchema),
  guestsImported: event('guest', 'guest.imported', guest.GuestsImportedSchema),
  guestDeleted: event('guest', 'guest.deleted', guest.GuestDeletedSchema),
  guestErased: event('guest', 'guest.erased', guest.GuestErasedSchema),
  guestExported: event('guest', 'guest.exported', guest.GuestExportedSchema),
  guestSharingRecorded: event('guest', 'guest.sharing-recorded', guest.GuestSharingRecordedSchema),
  entitlementsChanged: event('billing', 'entitlements.changed', billing.EntitlementsChangedSchema),
  replyReceived: event('notification', 'reply.received', reply.ReplyReceivedSchema),
  replyRead: event('notification', 'reply.read', reply.ReplyReadSchema),
  replyDecided: event('notification', 'reply.decided', reply.ReplyDecidedSchema),
  trialEnding: event('billing', 'trial.ending', billing.TrialEndingSchema),
} as const;

/** `tablewell.<service>.v1.<event>` */
export function subjectOf(type: Pick<EventType, 'publisher' | 'name'>): string {
  return `tablewell.${type.publisher}.v1.${type.name}`;
}

/** The event of this name and version; throws if this release does not know it. */
export function eventOf(name: string, version = 1): EventType {
  const found = Object.values<EventType>(events).find((one) => one.name === name && one.version === version);
  if (!found) throw new Error(`This release knows no event ${name} of version ${version}.`);
  return found;
}
