import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { memberInitiator, withheldNumbers } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import {
  PinChange as OfPin,
  TabletChange as OfTablet,
} from '@tablewell/proto/auth/v1/shared_tablet_events_pb';
import { SecurityChange as Change } from '@tablewell/proto/auth/v1/user_events_pb';
import type { SessionEnd } from '../../domain/session';
import { restaurantsOf, type User } from '../../domain/user';
import type { EventFactory, PinChange, SecurityChange, TabletChange } from '../../ports';
import { roleMessage, toMembershipMessage, toPerson, toUserMessage } from '../mapping';

const restaurantIdsOf = ({ memberships }: User) => memberships.map(({ restaurantId }) => restaurantId);
const isByUser = (reason: SessionEnd) =>
  reason === 'signed-out' || reason === 'password-reset' || reason === 'tablet-left';

const changes: Record<SecurityChange, Change> = {
  'second-factor-on': Change.SECOND_FACTOR_ON,
  'second-factor-off': Change.SECOND_FACTOR_OFF,
  'recovery-codes-renewed': Change.RECOVERY_CODES_RENEWED,
  'recovery-code-used': Change.RECOVERY_CODE_USED,
  'codes-refused': Change.CODES_REFUSED,
  'passkey-added': Change.PASSKEY_ADDED,
  'passkey-removed': Change.PASSKEY_REMOVED,
  'passkey-refused': Change.PASSKEY_REFUSED,
  'sso-changed': Change.SSO_CHANGED,
  'sso-optional': Change.SSO_OPTIONAL,
  'sso-required': Change.SSO_REQUIRED,
  'sso-off': Change.SSO_OFF,
  'sso-removed': Change.SSO_REMOVED,
  'sso-domain-proven': Change.SSO_DOMAIN_PROVEN,
  'sso-domain-removed': Change.SSO_DOMAIN_REMOVED,
  'scim-token-created': Change.SCIM_TOKEN_CREATED,
  'scim-token-ended': Change.SCIM_TOKEN_ENDED,
  'access-sessions': Change.SESSION_LIMITS_CHANGED,
  'access-addresses': Change.ADDRESSES_CHANGED,
  'access-lifted': Change.ADDRESSES_LIFTED,
  'access-resumed': Change.SESSION_LIMITS_RESUMED,
};

const tabletChanges: Record<TabletChange, OfTablet> = {
  started: OfTablet.STARTED,
  ended: OfTablet.ENDED,
  turn: OfTablet.TURN,
  'pins-refused': OfTablet.PINS_REFUSED,
};
const pinChanges: Record<PinChange, OfPin> = {
  set: OfPin.SET,
  removed: OfPin.REMOVED,
  retired: OfPin.RETIRED,
};

/** Rules of an owner are about the owner's restaurants, and not about others at which the owner works. */
const restaurantIdsFor = (user: User, change: SecurityChange) =>
  change.startsWith('access-') ? restaurantsOf(user) : restaurantIdsOf(user);

/** Another person may have caused them. */
const attempts: readonly SecurityChange[] = ['codes-refused', 'passkey-refused'];

/** Creates the events of accounts. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  const link = (token: string, expiresAt: Date) => ({ token, expiresAt: timestampFromDate(expiresAt) });
  return {
    signedUp: (user, { id: restaurantId, name: restaurantName, timezone }) =>
      outboxEntry(
        events.userSignedUp,
        { user: toUserMessage(user), restaurantId, restaurantName, timezone },
        made(),
      ),
    verified: (user) => outboxEntry(events.userVerified, { user: toUserMessage(user) }, made()),
    released: ({ id: userId }) => outboxEntry(events.userReleased, { userId }, made()),
    verificationRequested: (user, token, expiresAt) =>
      outboxEntry(
        events.verificationRequested,
        { user: toUserMessage(user), ...link(token, expiresAt) },
        made(),
      ),
    passwordResetRequested: (user, token, expiresAt) =>
      outboxEntry(
        events.passwordResetRequested,
        { user: toUserMessage(user), ...link(token, expiresAt) },
        made(),
      ),
    staffInvited: ({ restaurantId, email, role, expiresAt, withheld = [], isToAll = false }, token) =>
      outboxEntry(
        events.staffInvited,
        {
          ...{ restaurantId, email, role: roleMessage(role), withheld: withheldNumbers(withheld) },
          ...{ inAllRestaurants: isToAll, ...link(token, expiresAt) },
        },
        made(),
      ),
    invitationWithdrawn: ({ restaurantId, email }) =>
      outboxEntry(events.invitationWithdrawn, { restaurantId, email }, made()),
    membershipChanged: (user, restaurantId, withholdsChanged = false) =>
      outboxEntry(
        events.membershipChanged,
        {
          userId: user.id,
          memberships: user.memberships.map(toMembershipMessage),
          user: toUserMessage(user),
          restaurantId,
          withholdsChanged,
        },
        made(),
      ),
    securityChanged: (user, change, passkeyName = '') =>
      outboxEntry(
        events.userSecurityChanged,
        {
          user: toUserMessage(user),
          change: changes[change],
          restaurantIds: restaurantIdsFor(user, change),
          recoveryCodesLeft: user.secondFactor?.recoveryHashes.length ?? 0,
          passkeyName,
        },
        // A recovery code is used before there is a session, and only the user has it; wrong codes may be another person's.
        { ...made(), ...(attempts.includes(change) ? {} : { by: memberInitiator(toPerson(user)) }) },
      ),
    sessionStarted: (user, sessionId) =>
      outboxEntry(
        events.sessionStarted,
        {
          ...{ user: toUserMessage(user), sessionId, restaurantIds: restaurantIdsOf(user) },
          memberships: user.memberships.map(toMembershipMessage),
        },
        // The sign-in call has no actor yet, but the user is known by now.
        { ...made(), by: memberInitiator(toPerson(user)) },
      ),
    sessionEnded: (user, sessionId, reason) =>
      outboxEntry(
        events.sessionEnded,
        {
          userId: user.id,
          sessionIds: [sessionId],
          reason,
          user: toUserMessage(user),
          restaurantIds: restaurantIdsOf(user),
        },
        // A reused token may be a thief's, so there is no initiator; an address claim has an event of its own.
        { ...made(), ...(isByUser(reason) ? { by: memberInitiator(toPerson(user)) } : {}) },
      ),
    tabletChanged: ({ id: sessionId }, { id: tabletId, restaurantId, name }, change) =>
      outboxEntry(
        events.sharedTabletChanged,
        { restaurantId, tabletId, name, sessionId, change: tabletChanges[change] },
        made(),
      ),
    pinChanged: (user, restaurantId, change) => {
      const { userId, name, email } = toPerson(user);
      const holder = { userId, name: name || email };
      return outboxEntry(events.pinChanged, { restaurantId, ...holder, change: pinChanges[change] }, made());
    },
    apiKeyCreated: ({ id: keyId, restaurantId, name, scopes, addresses }) =>
      outboxEntry(
        events.apiKeyCreated,
        { keyId, restaurantId, name, scopes: [...scopes], addresses: [...addresses] },
        made(),
      ),
    apiKeyEnded: ({ id: keyId, restaurantId, name }) =>
      outboxEntry(events.apiKeyEnded, { keyId, restaurantId, name }, made()),
  };
}
