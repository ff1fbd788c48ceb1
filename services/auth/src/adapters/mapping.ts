import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AuthProvider, UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { Role } from '@tablewell/proto/common/v1/actor_pb';
import type { Membership, User } from '../domain/user';
import type { Tokens } from '../use-cases/sessions';

const roles: Record<Membership['role'], Role> = { owner: Role.OWNER, manager: Role.MANAGER, host: Role.HOST };

const roleNames: Record<Role, Membership['role'] | undefined> = {
  [Role.UNSPECIFIED]: undefined,
  [Role.OWNER]: 'owner',
  [Role.MANAGER]: 'manager',
  [Role.HOST]: 'host',
};

export function toUserMessage({ id, email, firstName, lastName, isVerified, authProvider }: User) {
  return create(UserSchema, {
    id,
    email,
    firstName,
    lastName,
    isVerified,
    authProvider: authProvider === 'google' ? AuthProvider.GOOGLE : AuthProvider.EMAIL,
  });
}

export function toTokensMessage(tokens: Tokens) {
  return {
    sessionId: tokens.sessionId,
    accessToken: tokens.accessToken,
    accessExpiresAt: timestampFromDate(tokens.accessExpiresAt),
    refreshToken: tokens.refreshToken,
    refreshExpiresAt: timestampFromDate(tokens.refreshExpiresAt),
  };
}

export function toMembershipMessage({ restaurantId, role }: Membership) {
  return { restaurantId, role: roles[role] };
}

/** Undefined for a role that is none. */
export function roleName(role: Role): Membership['role'] | undefined {
  return roleNames[role];
}
