import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Facts } from '../../ports';
import { roleMessage, toMembershipMessage, toUserMessage } from '../mapping';

/** The events of accounts, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
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
    staffInvited: ({ restaurantId, email, role, expiresAt }, token) =>
      outboxEntry(
        events.staffInvited,
        { restaurantId, email, role: roleMessage(role), ...link(token, expiresAt) },
        made(),
      ),
    membershipChanged: (userId, memberships) =>
      outboxEntry(
        events.membershipChanged,
        { userId, memberships: memberships.map(toMembershipMessage) },
        made(),
      ),
  };
}
