import type { WithheldPermission } from '@tablewell/chassis/access';
import type { Membership } from './user';

/** A membership offered by mail. */
export interface Invitation {
  readonly id: string;
  readonly restaurantId: string;
  /** Lower-cased and trimmed. */
  readonly email: string;
  readonly role: Exclude<Membership['role'], 'owner'>;
  readonly expiresAt: Date;
  /** What is withheld once it is accepted (ROLE-6); absent: nothing. */
  readonly withheld?: readonly WithheldPermission[];
  /** The role is in all restaurants of the owner, those to come included (GROUP-10); absent: in this one. */
  readonly isToAll?: boolean;
}

/** How long an invitation can be accepted. */
export const invitationLifetimeMs = 7 * 86_400_000;

/** Whether the owner made an invitation at a time or later. */
export const isMadeSince = ({ expiresAt }: Pick<Invitation, 'expiresAt'>, at: Date): boolean =>
  expiresAt.getTime() - invitationLifetimeMs >= at.getTime();

/** The roles that an owner can grant; ownership is not transferable. */
export function isGivenRole(role: Membership['role'] | undefined): role is Invitation['role'] {
  return role === 'manager' || role === 'host';
}

const order: readonly Membership['role'][] = ['owner', 'manager', 'host'];

/** Sorts members by role, then by address. */
export function byRole(
  one: { role: Membership['role']; email: string },
  other: { role: Membership['role']; email: string },
): number {
  return order.indexOf(one.role) - order.indexOf(other.role) || one.email.localeCompare(other.email);
}
