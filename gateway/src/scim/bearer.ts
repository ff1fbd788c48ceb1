import type { FastifyRequest } from 'fastify';
import { tokenHashIn } from '../session/scim-tokens';
import { ScimError } from './errors';

/** The hash of the token of a request, which is refused without one. */
export function tokenHashOf({ headers: { authorization } }: FastifyRequest): string {
  const hash = tokenHashIn(authorization);
  if (hash === undefined) throw new ScimError(401, 'Please send the token of the connection.');
  return hash;
}
