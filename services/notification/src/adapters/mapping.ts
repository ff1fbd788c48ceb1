import { createHash } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Entitlements, PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { SecurityChange as Change } from '@tablewell/proto/auth/v1/user_events_pb';
import type { User as UserMessage } from '@tablewell/proto/auth/v1/user_pb';
import {
  Channel as ChannelMessage,
  type Message as MessageMessage,
  MessageSchema,
  MessageStatus,
} from '@tablewell/proto/notification/v1/message_pb';
import {
  ReplyEffect as ReplyEffectMessage,
  ReplySuggestion,
  type Reply as ReplyMessage,
  ReplySchema,
} from '@tablewell/proto/notification/v1/reply_pb';
import {
  type BookingRequest,
  RequestState,
  type Reservation as ReservationMessage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Restaurant as RestaurantMessage } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { fromRulesMessage } from '@tablewell/restaurant-rules/availability/message';
import { defaultQuietHours, fromRemindersMessage } from '@tablewell/restaurant-rules/reminders';
import { languageOr } from '@tablewell/languages';
import type { Face } from '@tablewell/proto/restaurant/v1/profile_pb';
import { carriesSecret, type Channel, type Message, type Status } from '../domain/message';
import type { Plan } from '../domain/quotas';
import type { Reply, ReplyEffect, Suggestion } from '../domain/reply';
import type { SecurityChange } from '../ports';
import type { Brand, Reminding, Reservation, Restaurant, User } from '../domain/read-copies';

const channels: Record<Channel, ChannelMessage> = {
  email: ChannelMessage.EMAIL,
  sms: ChannelMessage.SMS,
  whatsapp: ChannelMessage.WHATSAPP,
};

const statuses: Record<Status, MessageStatus> = {
  queued: MessageStatus.QUEUED,
  accepted: MessageStatus.ACCEPTED,
  sent: MessageStatus.SENT,
  delivered: MessageStatus.DELIVERED,
  read: MessageStatus.READ,
  failed: MessageStatus.FAILED,
  undelivered: MessageStatus.UNDELIVERED,
  suppressed: MessageStatus.SUPPRESSED,
};

/** A message in its protobuf form. */
export function toMessageMessage(message: Message): MessageMessage {
  const { id, restaurantId, reservationId, kind, to, subject, text, reason, createdAt, sentAt } = message;
  const { repeats = '' } = message;
  return create(MessageSchema, {
    id,
    restaurantId,
    reservationId,
    channel: channels[message.channel],
    kind,
    to,
    subject,
    text: carriesSecret(message) ? '' : text,
    status: statuses[message.status],
    reason,
    repeats,
    createdAt: timestampFromDate(createdAt),
    ...(sentAt ? { sentAt: timestampFromDate(sentAt) } : {}),
  });
}

const effects: Record<ReplyEffect, ReplyEffectMessage> = {
  none: ReplyEffectMessage.UNSPECIFIED,
  stopped: ReplyEffectMessage.STOPPED,
  resumed: ReplyEffectMessage.RESUMED,
};

const suggestions: Record<Suggestion, ReplySuggestion> = {
  none: ReplySuggestion.UNSPECIFIED,
  'stop-texting': ReplySuggestion.STOP_TEXTING,
  taken: ReplySuggestion.TAKEN,
  dismissed: ReplySuggestion.DISMISSED,
};

export function toReplyMessage({
  channel,
  effect,
  suggestion,
  receivedAt,
  readAt,
  matterEndsAt: _,
  ...reply
}: Reply): ReplyMessage {
  return create(ReplySchema, {
    ...reply,
    channel: channels[channel],
    effect: effects[effect],
    suggestion: suggestions[suggestion],
    receivedAt: timestampFromDate(receivedAt),
    ...(readAt ? { readAt: timestampFromDate(readAt) } : {}),
  });
}

/** An account of an unknown maker sends no more than an unverified one (ACCOUNT-16). */
export function toUser({ id, email, firstName, isVerified, makerUnknown }: UserMessage): User {
  return { id, email, firstName, isVerified: isVerified && !makerUnknown };
}

export function toRestaurant(restaurant: RestaurantMessage): Restaurant {
  const { id, ownerId, name, email, phoneNumber, emailNotifications, smsNotifications } = restaurant;
  const { confirmedEmail, country, smsCountries, address, ownName } = restaurant;
  return {
    ...{ id, ownerId, name, email, phoneNumber, emailNotifications, smsNotifications },
    ...{ confirmedEmail, country, smsCountries, address },
    brand: restaurant.face ? toBrand(restaurant.face) : {},
    ...(ownName?.domain ? { ownDomain: ownName.domain } : {}),
    ...(ownName?.hidesProduct ? { hidesProduct: true } : {}),
    ...(restaurant.isTest ? { isTest: true } : {}),
    ...(restaurant.clockAheadMs > 0n ? { clockAheadMs: Number(restaurant.clockAheadMs) } : {}),
    ...(restaurant.timezone === '' ? {} : { reminding: toReminding(restaurant) }),
  };
}

function toReminding(restaurant: RestaurantMessage): Reminding {
  const { timezone, operatingPeriods, closures, dayTurnsAt, seatingMinutes } = restaurant;
  const { from, to } = restaurant.quietHours ?? defaultQuietHours;
  const availabilityRules = restaurant.availabilityRules
    ? fromRulesMessage(restaurant.availabilityRules)
    : {};
  const hasLastMoments = availabilityRules.bookingWindows?.some(
    (each) => each.lastCancelMinutes !== undefined,
  );
  const settings = {
    timezone,
    reminders: fromRemindersMessage(restaurant.reminders),
    quietHours: { from, to },
    ...(restaurant.lateAfterMinutes === undefined ? {} : { lateAfterMinutes: restaurant.lateAfterMinutes }),
    ...(hasLastMoments
      ? {
          cancelRules: {
            availabilityRules,
            dayTurnsAt,
            seatingMinutes,
            periods: operatingPeriods.map(({ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek }) => ({
              ...{ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek },
            })),
            closures: { weekly: closures?.weekly ?? [], special: closures?.special ?? [] },
          },
        }
      : {}),
  };
  return { ...settings, key: createHash('sha256').update(JSON.stringify(settings)).digest('base64url') };
}

const logoBox = { width: 200, height: 48 } as const;
const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The logo fits into its box; its file has twice as many pixels, for dense screens. Not every mail program shows WebP. */
function toBrand({ logo, shades }: Face): Brand {
  const scale = logo && Math.min(1, logoBox.width / logo.width, logoBox.height / logo.height);
  const width = logo && scale ? Math.max(1, Math.round(logo.width * scale)) : 0;
  const file = logo?.widths.find((each) => each >= 2 * width) ?? logo?.widths.at(-1);
  return {
    ...(logo && scale && file
      ? {
          logo: {
            file: `${logo.id}-${file}.png`,
            width,
            height: Math.max(1, Math.round(logo.height * scale)),
          },
        }
      : {}),
    ...(shades && isColor(shades.light) && isColor(shades.dark)
      ? { shades: { light: shades.light, dark: shades.dark } }
      : {}),
  };
}

export function toReservation(reservation: ReservationMessage): Reservation {
  const { id, restaurantId, name, partySize, phoneNumber, notes, localDate, localMinute } = reservation;
  const { email, seatingMinutes } = reservation;
  const startsAt = reservation.startsAt ? timestampDate(reservation.startsAt) : new Date(0);
  const version = Number(reservation.version);
  return {
    id,
    restaurantId,
    version,
    name,
    partySize,
    phoneNumber,
    notes,
    email,
    seatingMinutes,
    localDate,
    localMinute,
    startsAt,
    ...(reservation.occasion ? { occasion: reservation.occasion } : {}),
    ...(reservation.dietary
      ? { dietary: { needs: reservation.dietary.needs, words: reservation.dietary.words } }
      : {}),
    ...(reservation.area ? { area: reservation.area } : {}),
    ...(reservation.request ? { request: toRequest(reservation.request) } : {}),
    // A language that this release does not know is replaced by English.
    language: languageOr(reservation.language),
  };
}

function toRequest({ state, words }: BookingRequest) {
  return {
    isPending: state === RequestState.PENDING,
    isWithdrawn: state === RequestState.WITHDRAWN,
    words,
  };
}

/** What was changed about how a user signs in; undefined for a change that this release does not know. */
export const securityChanges: Readonly<Record<Change, SecurityChange | undefined>> = {
  [Change.UNSPECIFIED]: undefined,
  [Change.SECOND_FACTOR_ON]: 'on',
  [Change.SECOND_FACTOR_OFF]: 'off',
  [Change.RECOVERY_CODES_RENEWED]: 'renewed',
  [Change.RECOVERY_CODE_USED]: 'used',
  [Change.CODES_REFUSED]: 'refused',
  [Change.PASSKEY_ADDED]: 'passkeyAdded',
  [Change.PASSKEY_REMOVED]: 'passkeyRemoved',
  [Change.PASSKEY_REFUSED]: 'passkeyRefused',
  [Change.SSO_CHANGED]: 'sso-changed',
  [Change.SSO_OPTIONAL]: 'sso-optional',
  [Change.SSO_REQUIRED]: 'sso-required',
  [Change.SSO_OFF]: 'sso-off',
  [Change.SSO_REMOVED]: 'sso-removed',
  [Change.SSO_DOMAIN_PROVEN]: 'sso-domain-proven',
  [Change.SSO_DOMAIN_REMOVED]: 'sso-domain-removed',
  [Change.SCIM_TOKEN_CREATED]: 'scim-token-created',
  [Change.SCIM_TOKEN_ENDED]: 'scim-token-ended',
  [Change.SESSION_LIMITS_CHANGED]: 'access-sessions',
  [Change.ADDRESSES_CHANGED]: 'access-addresses',
  [Change.ADDRESSES_LIFTED]: 'access-lifted',
  // The change of the plan is told by its own event.
  [Change.SESSION_LIMITS_RESUMED]: undefined,
};

export function toPlan({ effectivePlan, inTrial }: Pick<Entitlements, 'effectivePlan' | 'inTrial'>): Plan {
  if (inTrial) return 'trial';
  if (effectivePlan === PlanId.ENTERPRISE) return 'enterprise';
  return effectivePlan === PlanId.PREMIUM ? 'premium' : 'basic';
}
