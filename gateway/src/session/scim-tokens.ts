import { linkSecrets } from '@tablewell/chassis/crypto';
import { LRUCache } from 'lru-cache';

const longestToken = 200;
/** More than there are connections to identity providers. */
const maxKnown = 10_000;

/**
 * The tokens of SCIM, by their hashes, that the auth service has accepted since this gateway started. Their calls have a queue of their
 * own, and are not held to the limit of guesses: customers of one provider share its addresses. An ended token is refused by
 * the auth service, whatever is known here.
 */
export class KnownScimTokens {
  private readonly known = new LRUCache<string, true>({ max: maxKnown });

  has(hash: string): boolean {
    return this.known.get(hash) === true;
  }

  add(hash: string): void {
    this.known.set(hash, true);
  }

  remove(hash: string): void {
    this.known.delete(hash);
  }
}

/** The hash of the token in a header, by which the auth service knows it; undefined without one. */
export function tokenHashIn(authorization = ''): string | undefined {
  const [scheme, token = ''] = authorization.split(' ');
  const isToken = scheme?.toLowerCase() === 'bearer' && token !== '' && token.length <= longestToken;
  return isToken ? linkSecrets.hash(token) : undefined;
}
