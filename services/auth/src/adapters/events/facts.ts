import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Clock, events, type IdSource, memberHere, outboxEntry } from '@tablewell/chassis';
import type { SessionEnd } from '../../domain/session';
import type { User } from '../../domain/user';
import type { Facts } from '../../ports';
import { roleMessage, toMembershipMessage, toPerson, toUserMessage } from '../mapping';

const placesOf = ({ memberships }: User) => memberships.map(({ restaurantId }) => restaurantId);
const isTheirDoing = (reason: SessionEnd) => reason === 'signed-out' || reason === 'password-reset';

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
    staffInvited: ({ restaurantId, email, role, expiresAt }, token) =>
      outboxEntry(
        events.staffInvited,
        { restaurantId, email, role: roleMessage(role), ...link(token, expiresAt) },
        made(),
      ),
    invitationWithdrawn: ({ restaurantId, email }) =>
      outboxEntry(events.invitationWithdrawn, { restaurantId, email }, made()),
    membershipChanged: (user, restaurantId) =>
      outboxEntry(
        events.membershipChanged,
        {
          userId: user.id,
          memberships: user.memberships.map(toMembershipMessage),
          user: toUserMessage(user),
          restaurantId,
        },
        made(),
      ),
    sessionStarted: (user, sessionId) =>
      outboxEntry(
        events.sessionStarted,
        { user: toUserMessage(user), sessionId, restaurantIds: placesOf(user) },
        // Nobody is signed in yet, but now it is known who they are.
        { ...made(), by: memberHere(toPerson(user)) },
      ),
    sessionEnded: (user, sessionId, reason) =>
      outboxEntry(
        events.sessionEnded,
        {
          userId: user.id,
          sessionIds: [sessionId],
          reason,
          user: toUserMessage(user),
          restaurantIds: placesOf(user),
        },
        // A token that comes a second time may be anybody's; and whoever claims an address says so elsewhere.
        { ...made(), ...(isTheirDoing(reason) ? { by: memberHere(toPerson(user)) } : {}) },
      ),
  };
}
