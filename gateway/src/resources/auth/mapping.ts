import type { TabletState } from '@tablewell/proto/auth/v1/auth_service_pb';
import { PasskeyProof } from '@tablewell/proto/auth/v1/passkey_service_pb';
import type { SessionTokens } from '@tablewell/proto/auth/v1/session_pb';
import { AuthProvider, type User } from '@tablewell/proto/auth/v1/user_pb';

const providers: Record<AuthProvider, 'email' | 'google'> = {
  [AuthProvider.UNSPECIFIED]: 'email',
  [AuthProvider.EMAIL]: 'email',
  [AuthProvider.GOOGLE]: 'google',
};

/** A user as `/api` shows it. */
export function toUser(user: User) {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    isVerified: user.isVerified,
    authProvider: providers[user.authProvider],
  };
}

const proofs: Record<PasskeyProof, 'password' | 'code' | 'recent-sign-in'> = {
  [PasskeyProof.UNSPECIFIED]: 'password',
  [PasskeyProof.PASSWORD]: 'password',
  [PasskeyProof.CODE]: 'code',
  [PasskeyProof.RECENT_SIGN_IN]: 'recent-sign-in',
};

/** A shared tablet as its own page knows it. */
export function toSharedTablet({ id, name, restaurantId, idleMinutes, turn, proof }: TabletState) {
  return { id, name, restaurantId, idleMinutes, leftBy: proofs[proof], ...(turn ? { turn } : {}) };
}

/** The answer of every way to sign in. */
export function toSignedIn(user: User, tokens: SessionTokens) {
  return {
    token: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    user: toUser(user),
    redirectUrl: '/dashboard',
    requiresVerification: !user.isVerified,
    email: user.email,
  };
}
