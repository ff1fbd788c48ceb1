import type { User } from '../domain/read-copies';
import type { Ports } from '../ports';
import { queueMessage } from './queue-message';

/** A link that a mail is to carry. */
export interface LinkAsked {
  readonly eventId: string;
  readonly user: User;
  readonly token: string;
  readonly expiresAt: Date;
}

const about = { restaurantId: '', reservationId: '', channel: 'email', suppressed: '' } as const;

/** Mails the link that proves an address (contract §3). */
export function sendVerification(ports: Ports) {
  return ({ eventId, user, token, expiresAt }: LinkAsked): Promise<void> => {
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

/** Mails the link that sets a new password (contract §3). */
export function sendPasswordReset(ports: Ports) {
  return ({ eventId, user, token, expiresAt }: LinkAsked): Promise<void> => {
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

/** Mails the link that gives a place at a restaurant. The restaurant's copy may be on its way: then it comes again. */
export function sendInvitation(ports: Ports) {
  return async (ask: {
    eventId: string;
    restaurantId: string;
    email: string;
    role: string;
    token: string;
    expiresAt: Date;
  }): Promise<void> => {
    const restaurant = await ports.copies.restaurant(ask.restaurantId);
    if (!restaurant) throw new Error('the restaurant is not known yet');
    if (restaurant === 'gone') return;
    const link = `${ports.origin}/accept-invitation?token=${encodeURIComponent(ask.token)}`;
    await queueMessage(ports, ask.eventId, {
      ...about,
      ...ports.templates.staffInvitation(restaurant.name, ask.role, link),
      restaurantId: restaurant.id,
      kind: 'staff-invitation',
      to: ask.email,
      expiresAt: ask.expiresAt,
      matterEndsAt: ask.expiresAt,
    });
  };
}
