import { linkSecrets } from '@tablewell/chassis/crypto';
import type { FastifyRequest } from 'fastify';
import { ScimError } from './errors';

const longestToken = 200;

/** The hash of the token of a request, by which the auth service knows it. */
export function tokenHashOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || token === '' || token.length > longestToken)
    throw new ScimError(401, 'Please send the token of the connection.');
  return linkSecrets.hash(token);
}
