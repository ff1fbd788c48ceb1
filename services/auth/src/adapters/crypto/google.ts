import { askOutside } from '@tablewell/chassis';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { VerifyGoogle } from '../../ports';

/** Checks ID tokens against the issuer's published keys: signature, issuer, audience and time. */
export function createGoogleVerifier(options: {
  jwksUrl: string;
  issuer: string;
  clientId: string;
}): VerifyGoogle {
  const to = new URL(options.jwksUrl);
  const keys = createRemoteJWKSet(to, {
    cooldownDuration: 1_000,
    timeoutDuration: 4_000,
    [customFetch]: (url, init) =>
      askOutside(
        { method: init.method, to, template: to.pathname },
        () => fetch(url, init),
        ({ status }) => status,
      ),
  });
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
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  };
}
