import { apiKeys as format, isGroupScope, isInRanges, type Scope } from '@tablewell/chassis/access';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiKeys } from './api-keys';
import type { Session } from './sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that an API key needs for the route; absent or `never`: only a session opens it (KEY-3). */
    scope?: Scope | 'never';
  }
}

/** The limits of keys. */
export interface KeyLimits {
  /** Refuses a network that has guessed too many keys. */
  checkGuesses(request: FastifyRequest): Promise<void>;
  countGuess(request: FastifyRequest): Promise<void>;
  /** Counts a call of a key; throws the 429 if there were too many. Sets the headers of limits. */
  countCall(keyId: string, reply: FastifyReply): Promise<void>;
}

/**
 * Authenticates the caller by an API key (KEY-3 to KEY-6). The order is deliberate: a caller without a valid key learns
 * nothing about keys, calls that are refused for their scope count towards the limit of rate as well, and a stolen key is
 * of no use from another address.
 */
export function byKey(keys: ApiKeys, limits: KeyLimits) {
  return async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<Session> => {
    // A key that was in use lately is not held to the limit of guesses: somebody else in its network may have used that up,
    // such as another customer of a service that sends for many.
    if (format.modeOf(text) && !keys.wasAccepted(text)) await limits.checkGuesses(request);
    const key = await keys.get(text);
    if (!key) {
      if (format.modeOf(text)) await limits.countGuess(request);
      void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new Refusal('unauthenticated', 'unknown-key', 'This API key is unknown, or has ended.');
    }
    if (key.addresses.length > 0 && !isInRanges(request.ip, key.addresses)) {
      const message = `This API key may not be used from ${request.ip}.`;
      throw new Refusal('forbidden', 'address-not-allowed', message);
    }
    await limits.countCall(key.id, reply);
    const { requiredPlan } = key;
    if (requiredPlan !== '') {
      const message = 'API keys are part of the Enterprise plan.';
      throw new Refusal('plan-required', 'plan-required', message, { requiredPlan });
    }
    const { scope = 'never' } = request.routeOptions.config;
    if (scope === 'never')
      throw new Refusal('forbidden', 'session-only', 'API keys do not open this. Please sign in.');
    if (!key.scopes.includes(scope)) {
      void reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
      throw new Refusal('forbidden', 'missing-scope', `This API key lacks the scope ${scope}.`);
    }
    // It acts for its restaurant alone, except where the whole group is read or searched (KEY-3).
    const actor = (isGroupScope(scope) && key.groupActor) || key.actor;
    return { actor, keyMode: format.modeOf(text) ?? 'live' };
  };
}

/**
 * Refuses a request with a key in its URL, where proxies, logs and browsers keep it (KEY-7). The answer says so, because the key
 * is no longer secret.
 */
export function refuseKeyInUrl({ raw }: FastifyRequest): void {
  const { url = '' } = raw;
  if (!format.isIn(url) && !format.isIn(decoded(url))) return;
  const message =
    'An API key belongs in the header Authorization, never in an address. Please end this key and make another one';
  throw invalid([{ field: 'url', message }], 'key-in-url') as unknown as Error;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}
