import { tracedRequest } from '@tablewell/chassis/tracing';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { VerifyGoogle } from '../../ports';

/** Google's keys could not be fetched, so the token cannot be verified. */
class KeysUnreachable extends Error {}

/** The keys were fetched, and none matches the token. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** Checks ID tokens against the issuer's published keys: signature, issuer, audience and time. */
export function createGoogleVerifier(options: {
  jwksUrl: string;
  issuer: string;
  clientId: string;
}): VerifyGoogle {
  const to = new URL(options.jwksUrl);
  const remote = createRemoteJWKSet(to, {
    cooldownDuration: 1_000,
    timeoutDuration: 4_000,
    [customFetch]: (url, init) =>
      tracedRequest(
        { method: init.method, to, template: to.pathname },
        () => fetch(url, init),
        ({ status }) => status,
      ),
  });
  const keys: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      throw isOfToken(error)
        ? error
        : new KeysUnreachable('Google’s keys could not be fetched', { cause: error });
    }
  };
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: options.issuer,
        audience: options.clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'email'],
      });
      return {
        email: String(payload['email']),
        emailVerified: payload['email_verified'] === true,
        firstName: String(payload['given_name'] ?? ''),
        lastName: String(payload['family_name'] ?? ''),
      };
    } catch (error) {
      if (error instanceof KeysUnreachable) return 'unreachable';
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
