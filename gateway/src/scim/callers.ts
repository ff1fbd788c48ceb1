import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tellLimit } from '../api/key-limits';
import type { GatewayParts } from '../parts';
import type { KeyLimits } from '../session/by-key';
import { tokenHashOf } from './bearer';
import { isUnknownToken } from './errors';
import type { KnownScimTokens } from '../session/scim-tokens';

/** What is needed to know the callers of SCIM: known tokens, and their limits. */
export interface ScimCallerParts extends Pick<GatewayParts, 'clients' | 'limits'> {
  readonly tokens: KnownScimTokens;
  readonly guesses: Pick<KeyLimits, 'checkGuesses' | 'countGuess'>;
}

/**
 * Makes calls in the name of the token of a request. The auth service has to accept the token before anything else of
 * the request is read; the token's calls are counted, and every answer has the headers of limits (SSO-9). A network
 * that guesses tokens waits.
 */
export function scimCallers({ clients, limits, tokens, guesses }: ScimCallerParts) {
  /** Asks for no user: the cheapest call. */
  const present = (tokenHash: string) =>
    clients.scim.listScimUsers({ tokenHash, userName: '', startIndex: 1, count: 0 });

  const accepted = async <T>(request: FastifyRequest, tokenHash: string, call: () => Promise<T>) => {
    try {
      return await call();
    } catch (error) {
      if (isUnknownToken(error)) {
        tokens.remove(tokenHash);
        await guesses.countGuess(request);
      }
      throw error;
    }
  };

  return async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    call: (tokenHash: string) => Promise<T>,
  ): Promise<T> => {
    const tokenHash = tokenHashOf(request);
    if (!tokens.has(tokenHash)) {
      await guesses.checkGuesses(request);
      await accepted(request, tokenHash, () => present(tokenHash));
      tokens.add(tokenHash);
    }
    tellLimit(reply, 'token', await limits.scimCalls.count(countedAs(tokenHash)));
    return accepted(request, tokenHash, () => call(tokenHash));
  };
}

/** What is stored with the count must not be what the auth service knows the token by. */
const countedAs = (tokenHash: string): string => createHash('sha256').update(tokenHash).digest('base64url');
