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
