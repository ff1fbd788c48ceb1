import { RefusedAddress } from '@tablewell/chassis/network';
import * as oidc from 'openid-client';
import type { ProviderProblem } from '../../sso-ports';

const longest = 200;
/** Errors of a connection. */
const connecting = /^(E[A-Z]+|UND_ERR_[A-Z_]+|ERR_JWKS_TIMEOUT)$/;

/** The token endpoint answers 401 with or without a body. */
const unknownClient: ProviderProblem = {
  problem: 'It does not know this client id, or the secret is another one',
  isUnreachable: false,
};

/** What an owner reads about a failed request to a provider; nothing of our own network. */
export function problemOf(error: unknown): ProviderProblem {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddress) return { problem: cause.message, isUnreachable: true };
    if (cause instanceof oidc.WWWAuthenticateChallengeError) return unknownClient;
    if (cause instanceof oidc.ResponseBodyError && cause.error === 'invalid_client') return unknownClient;
    if (cause instanceof oidc.ResponseBodyError || cause instanceof oidc.AuthorizationResponseError)
      return { problem: `It answered ${plain(cause.error)}`, isUnreachable: false };
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError')
      return { problem: 'It did not answer in time', isUnreachable: true };
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (typeof code === 'string' && connecting.test(code))
      return { problem: `It cannot be reached (${code})`, isUnreachable: true };
  }
  const { message = '' } = error as Error;
  return { problem: plain(message) || 'Its answer is not valid', isUnreachable: false };
}

/** Text of a stranger, in one short line. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, longest);
