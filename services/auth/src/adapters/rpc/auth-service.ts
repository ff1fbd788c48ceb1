import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Refusal } from '@tablewell/chassis/refusal';
import { actorKey, callerKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { ClosedReason } from '@tablewell/proto/common/v1/actor_pb';
import type { Ports } from '../../ports';
import * as links from '../../use-cases/links';
import { grantMembership } from '../../use-cases/memberships';
import { finishSignIn } from '../../use-cases/challenge';
import { getSession, refreshSession, signOut } from '../../use-cases/sessions';
import { signIn, signInWithGoogle } from '../../use-cases/sign-in';
import { signUp } from '../../use-cases/sign-up';
import { toTabletState } from './shared-tablet-service';
import {
  roleName,
  toMembershipMessage,
  toPerson,
  toSignedIn,
  toTokensMessage,
  toUserMessage,
} from '../mapping';

/** `AuthService` on the use cases. */
export function authService(ports: Ports): Implementation {
  const cases = {
    signUp: signUp(ports),
    signIn: signIn(ports),
    google: signInWithGoogle(ports),
    finish: finishSignIn(ports),
    refresh: refreshSession(ports),
    signOut: signOut(ports),
    session: getSession(ports),
    requestVerification: links.requestVerification(ports),
    verifyEmail: links.verifyEmail(ports),
    answerVerification: links.answerVerification(ports),
    requestReset: links.requestPasswordReset(ports),
    checkReset: links.checkResetToken(ports),
    reset: links.resetPassword(ports),
    grant: grantMembership(ports),
  };
  return implement(AuthService, {
    async signUp(request) {
      const { user, tokens, restaurantId } = orThrowRefusal(await cases.signUp(request));
      return { user: toUserMessage(user), tokens: toTokensMessage(tokens), restaurantId };
    },
    async signIn(request) {
      return toSignedIn(orThrowRefusal(await cases.signIn(request)));
    },
    async signInWithGoogle(request, { values }) {
      const made = orThrowRefusal(await cases.google(values.get(actorKey), request));
      if ('challenge' in made) return toSignedIn(made);
      const { restaurantId, created } = made;
      return { ...toSignedIn(made), restaurantId, created };
    },
    async finishSignIn({ challenge, code }) {
      const { user, tokens } = orThrowRefusal(await cases.finish(challenge, code));
      return { user: toUserMessage(user), tokens: toTokensMessage(tokens) };
    },
    async refreshSession({ refreshToken }) {
      const { user, tokens } = orThrowRefusal(await cases.refresh(refreshToken));
      return { user: toUserMessage(user), tokens: toTokensMessage(tokens) };
    },
    async signOut({ sessionId }) {
      await cases.signOut(sessionId);
      return {};
    },
    async getSession({ sessionId, refreshId, isActive, turn, takenAgoMs }) {
      const takenAt = new Date(ports.clock().getTime() - Number(takenAgoMs));
      const step = turn === '' ? undefined : { turnId: turn, takenAt };
      const found = orThrowRefusal(await cases.session(sessionId, refreshId, isActive, step));
      const { user, session, places, tablet } = found;
      const memberships = user.memberships.map(toMembershipMessage);
      const closed = places.closed.map((restaurantId) => ({ restaurantId, reason: ClosedReason.SESSION }));
      return {
        user: toUserMessage(user),
        actor: { ...toPerson(user), sessionId: session.id, memberships, closed },
        isBySso: session.sso !== null,
        addressRules: places.addressRules.map(({ addresses, restaurantIds }) => ({
          addresses: [...addresses],
          restaurantIds: [...restaurantIds],
        })),
        ...(places.closesAt ? { closesAt: timestampFromDate(places.closesAt) } : {}),
        notesActivity: places.notesActivity,
        ...(tablet && session.tablet ? { tablet: toTabletState(session.tablet, tablet) } : {}),
      };
    },
    async requestVerification({ email }) {
      orThrowRefusal(await cases.requestVerification(email));
      return {};
    },
    async verifyEmail({ token }, { values }) {
      const { user, isRepeated } = orThrowRefusal(await cases.verifyEmail(values.get(actorKey), token));
      const [membership] = user.memberships;
      return {
        user: toUserMessage(user),
        alreadyVerified: isRepeated,
        ...(user.unproven
          ? {
              question: {
                restaurantId: membership?.restaurantId ?? '',
                createdAt: timestampFromDate(user.createdAt),
              },
            }
          : {}),
      };
    },
    async answerVerification({ token, created }) {
      return { userId: orThrowRefusal(await cases.answerVerification(token, created)).id };
    },
    async requestPasswordReset({ email }) {
      orThrowRefusal(await cases.requestReset(email));
      return {};
    },
    async checkResetToken({ token }) {
      return { email: orThrowRefusal(await cases.checkReset(token)) };
    },
    async resetPassword(request) {
      orThrowRefusal(await cases.reset(request));
      return {};
    },
    async grantMembership({ userId, membership }, context) {
      const role = membership && roleName(membership.role);
      if (context.values.get(callerKey) !== 'restaurant' || !role) {
        throw new Refusal('forbidden', 'not-allowed', 'Not allowed.');
      }
      const { restaurantId, isTest } = membership;
      orThrowRefusal(await cases.grant(userId, { restaurantId, role, ...(isTest ? { isTest } : {}) }));
      return {};
    },
  });
}
