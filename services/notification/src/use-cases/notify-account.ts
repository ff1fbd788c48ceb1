import type { Content, Kind } from '../domain/message';
import type { Restaurant, User } from '../domain/read-copies';
import { suppressions } from '../domain/suppressions';
import type { Ports, SecurityChange } from '../ports';
import { queueMessage } from './queue-message';

/** A mail's link. */
interface LinkRequest {
  readonly eventId: string;
  readonly user: User;
  readonly token: string;
  readonly expiresAt: Date;
}

const about = {
  restaurantId: '',
  isTest: undefined,
  reservationId: '',
  channel: 'email',
  suppressionReason: '',
} as const;

/** Mails the verification link. */
export function sendVerification(ports: Ports) {
  return ({ eventId, user, token, expiresAt }: LinkRequest): Promise<void> => {
    const link = `${ports.origin}/verify-email?token=${encodeURIComponent(token)}`;
    const content = ports.templates.verification(user.firstName, link);
    return queueMessage(ports, eventId, {
      ...about,
      ...content,
      kind: 'verification',
      to: user.email,
      expiresAt,
      matterEndsAt: expiresAt,
    });
  };
}

/** Mails the password reset link. */
export function sendPasswordReset(ports: Ports) {
  return ({ eventId, user, token, expiresAt }: LinkRequest): Promise<void> => {
    const link = `${ports.origin}/reset-password?token=${encodeURIComponent(token)}`;
    const content = ports.templates.passwordReset(user.firstName, link);
    return queueMessage(ports, eventId, {
      ...about,
      ...content,
      kind: 'password-reset',
      to: user.email,
      expiresAt,
      matterEndsAt: expiresAt,
    });
  };
}

/** A notice that is this old would only confuse. */
const securityMailLifeMs = 3 * 86_400_000;

/** Mails a user what was changed about how they sign in (ACCOUNT-22, ACCOUNT-23). */
export function sendSecurityNotice(ports: Ports) {
  return (request: {
    readonly eventId: string;
    readonly user: User;
    readonly change: SecurityChange;
    readonly about: { readonly codesLeft: number; readonly passkeyName: string };
  }): Promise<void> => {
    const { user, change } = request;
    const expiresAt = new Date(ports.clock().getTime() + securityMailLifeMs);
    return queueMessage(ports, request.eventId, {
      ...about,
      ...ports.templates.securityNotice(user.firstName, change, request.about),
      kind: 'security-notice',
      to: user.email,
      expiresAt,
      matterEndsAt: expiresAt,
    });
  };
}

/** A trial notice is useless after three days. */
const trialMailLifeMs = 3 * 86_400_000;

/** Notifies an owner, if verified, that their trial ends soon or has ended. */
export function sendTrialNotice(ports: Ports) {
  return async (request: {
    readonly eventId: string;
    readonly ownerId: string;
    readonly email: string;
    readonly daysLeft: number;
  }): Promise<void> => {
    const [user, isVerified] = await Promise.all([
      ports.copies.user(request.ownerId),
      ports.copies.isVerified(request.ownerId),
    ]);
    const to = user?.email ?? request.email;
    if (to === '') return;
    const expiresAt = new Date(ports.clock().getTime() + trialMailLifeMs);
    await queueMessage(ports, request.eventId, {
      ...about,
      ...ports.templates.trialEnding(user?.firstName ?? '', request.daysLeft),
      kind: 'trial-ending',
      to,
      suppressionReason: isVerified ? '' : suppressions.ownerUnverified,
      expiresAt,
      matterEndsAt: expiresAt,
    });
  };
}

/** A link for a restaurant, sent to an address that its members entered. */
interface RestaurantLink {
  readonly eventId: string;
  readonly restaurantId: string;
  readonly email: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Mails an invitation link. */
export function sendInvitation(ports: Ports) {
  return (request: RestaurantLink & { readonly role: string; readonly isToAll: boolean }): Promise<void> =>
    sendForRestaurant(ports, 'staff-invitation', request, ({ name }) => {
      const link = `${ports.origin}/accept-invitation?token=${encodeURIComponent(request.token)}`;
      return ports.templates.staffInvitation(name, request, link);
    });
}

/** Mails the confirmation link of a restaurant's new address. */
export function sendAddressConfirmation(ports: Ports) {
  return (request: RestaurantLink): Promise<void> =>
    sendForRestaurant(ports, 'address-confirmation', request, ({ name }) => {
      const link = `${ports.origin}/confirm-address?token=${encodeURIComponent(request.token)}`;
      return ports.templates.addressConfirmation(name, link);
    });
}

/** Throws if the restaurant is not known yet, so that the event is redelivered. */
async function sendForRestaurant(
  ports: Ports,
  kind: Extract<Kind, 'staff-invitation' | 'address-confirmation'>,
  { eventId, restaurantId, email, expiresAt }: RestaurantLink,
  contentFor: (restaurant: Restaurant) => Content,
): Promise<void> {
  const restaurant = await ports.copies.restaurant(restaurantId);
  if (!restaurant) throw new Error('the restaurant is not known yet');
  if (restaurant === 'deleted') return;
  await queueMessage(ports, eventId, {
    ...about,
    ...contentFor(restaurant),
    restaurantId,
    isTest: restaurant.isTest,
    kind,
    to: email,
    expiresAt,
    matterEndsAt: expiresAt,
  });
}
