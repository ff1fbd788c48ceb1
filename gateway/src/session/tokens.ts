import { createRemoteJWKSet, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';

/** The claims of a valid access token. */
interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Names the refresh token that came with it. */
  readonly refreshId: string;
}

/** Returns the claims of a valid token, undefined for any other. */
export type AccessTokenVerifier = (token: string) => Promise<AccessClaims | undefined>;

/**
 * Checks access tokens against the auth service's published keys. Checking a signature costs some 200 µs, so a valid
 * token is remembered for the rest of its short life.
 */
export function createAccessTokenVerifier(jwksUrl: string): AccessTokenVerifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  const known = new LRUCache<string, AccessClaims>({ max: 20_000 });
  return async (token) => {
    const remembered = known.get(token);
    if (remembered) return remembered;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['EdDSA'],
        issuer: 'tablewell-auth',
        audience: 'tablewell',
        requiredClaims: ['sub', 'sid', 'rid', 'exp'],
      });
      const claims = {
        userId: String(payload.sub),
        sessionId: String(payload['sid']),
        refreshId: String(payload['rid']),
      };
      known.set(token, claims, { ttl: Math.max(1, (payload.exp ?? 0) * 1000 - Date.now()) });
      return claims;
    } catch (error) {
      // Keys that cannot be fetched mean a failed dependency, not a bad token.
      if (error instanceof TypeError || (error as { code?: string }).code === 'ERR_JWKS_TIMEOUT') throw error;
      return undefined;
    }
  };
}
