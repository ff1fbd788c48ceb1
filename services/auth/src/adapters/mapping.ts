import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type PersonalPermission, withheldNames, withheldNumbers } from '@tablewell/chassis/access';
import { invalid } from '@tablewell/chassis/refusal';
import { AuthProvider, UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { Role } from '@tablewell/proto/common/v1/actor_pb';
import { type ApiKey, roleOf } from '../domain/api-key';
import type { Invitation } from '../domain/invitation';
import type { Session } from '../domain/session';
import type { Membership, User } from '../domain/user';
import type { Asked } from '../use-cases/challenge';
import type { Tokens } from '../use-cases/sessions';
import type { GroupPerson } from '../use-cases/group-people';
import type { StaffMember } from '../use-cases/staff';

const roles: Record<Membership['role'], Role> = { owner: Role.OWNER, manager: Role.MANAGER, host: Role.HOST };

const roleNames: Record<Role, Membership['role'] | undefined> = {
  [Role.UNSPECIFIED]: undefined,
  [Role.OWNER]: 'owner',
  [Role.MANAGER]: 'manager',
  [Role.HOST]: 'host',
};

export function toUserMessage(user: User) {
  const { id, email, firstName, lastName, isVerified, authProvider, unproven } = user;
  return create(UserSchema, {
    id,
    email,
    firstName,
    lastName,
    isVerified,
    makerUnknown: isVerified && unproven !== null,
    authProvider: authProvider === 'google' ? AuthProvider.GOOGLE : AuthProvider.EMAIL,
  });
}

/** A user as an event's initiator. */
export function toPerson({ id: userId, email, firstName, lastName }: User) {
  return { userId, email, name: [firstName, lastName].filter(Boolean).join(' ') };
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

/** A new session, or the challenge of an account with a second factor. */
export function toSignedIn(signedIn: { user: User; tokens: Tokens } | Asked) {
  if ('challenge' in signedIn) {
    const { token, expiresAt } = signedIn.challenge;
    return { challenge: { token, expiresAt: timestampFromDate(expiresAt) } };
  }
  return { user: toUserMessage(signedIn.user), tokens: toTokensMessage(signedIn.tokens) };
}

/** A session as shown to its user. */
export function toDeviceMessage(session: Session, currentId: string) {
  const { id, createdAt, usedAt, address, userAgent, tablet } = session;
  return {
    id,
    signedInAt: timestampFromDate(createdAt),
    usedAt: timestampFromDate(usedAt),
    address,
    userAgent,
    isCurrent: id === currentId,
    tabletName: tablet?.name ?? '',
  };
}

export function toStaffMessage({ user, role, withheld }: StaffMember) {
  const { id, email, firstName, lastName } = user;
  return { userId: id, email, firstName, lastName, role: roles[role], withheld: withheldNumbers(withheld) };
}

export function toGroupPersonMessage({ user, groupRole, memberships }: GroupPerson) {
  const { id, email, firstName, lastName } = user;
  return {
    ...{ userId: id, email, firstName, lastName },
    groupRole: groupRole ? roles[groupRole] : Role.UNSPECIFIED,
    memberships: memberships.map(toMembershipMessage),
  };
}

export function toInvitationMessage(invitation: Invitation) {
  const { id, email, role, expiresAt, withheld = [], isToAll = false } = invitation;
  return {
    ...{ id, email, role: roles[role], expiresAt: timestampFromDate(expiresAt) },
    ...{ withheld: withheldNumbers(withheld), inAllRestaurants: isToAll },
  };
}

export function toMembershipMessage({ restaurantId, role, isTest = false, withheld = [] }: Membership) {
  return { restaurantId, role: roles[role], isTest, withheld: withheldNumbers(withheld) };
}

/** What a request withholds; refuses what this release does not know. */
export function readWithheld(given: readonly PersonalPermission[], field = 'withheld') {
  const withheld = withheldNames(given);
  if (withheld.length === new Set(given).size) return withheld;
  throw invalid([{ field, message: 'Please name permissions that can be withheld' }]);
}

/** The role's number in the contracts. */
export function roleMessage(role: Membership['role']): Role {
  return roles[role];
}

/** Undefined for an unspecified role. */
export function roleName(role: Role): Membership['role'] | undefined {
  return roleNames[role];
}

export function toApiKeyMessage({ ownerId: _, scopes, addresses, createdAt, ...more }: ApiKey) {
  const { lastUsedAt, isTest = false, ...key } = more;
  return {
    ...key,
    isTest,
    scopes: [...scopes],
    addresses: [...addresses],
    prefix: isTest ? 'tw_test_' : 'tw_live_',
    createdAt: timestampFromDate(createdAt),
    ...(lastUsedAt ? { lastUsedAt: timestampFromDate(lastUsedAt) } : {}),
  };
}

/** The actor of the calls that are made with a key. “API” tells it from a person in every language. */
export function toKeyActor(key: ApiKey) {
  const { id: userId, restaurantId, name, isTest = false } = key;
  return { userId, name: `${name} (API)`, memberships: [{ restaurantId, role: roles[roleOf(key)], isTest }] };
}

/** The same for calls about the whole group: a host of each of its restaurants, because such calls only read. */
export function toGroupKeyActor(key: ApiKey, restaurantIds: readonly string[]) {
  const memberships = restaurantIds.map((restaurantId) => ({ restaurantId, role: Role.HOST }));
  return { ...toKeyActor(key), memberships };
}
