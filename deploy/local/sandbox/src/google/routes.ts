import type { FastifyInstance } from 'fastify';
import { injectFaults } from '../core/fault-hook';
import type { Faults } from '../core/faults';
import { googleClientScript } from './client-script';
import type { GoogleIssuer } from './issuer';

/** Google's endpoints for verifiers and pages, below the given prefix: keys, discovery, the button's script. */
export function googleRoutes(
  app: FastifyInstance,
  { google, faults }: { google: GoogleIssuer; faults: Faults },
): void {
  injectFaults(app, faults, 'google', (reply, status) =>
    reply.code(status).send({ error: 'temporarily_unavailable' }),
  );

  app.get('/jwks', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(google.jwks),
  );

  app.get('/.well-known/openid-configuration', async () => ({
    issuer: google.issuer,
    jwks_uri: `${google.issuer}/jwks`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'family_name',
      'given_name',
      'iat',
      'iss',
      'name',
      'sub',
    ],
  }));

  app.get('/client.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(googleClientScript),
  );
}
