import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { injectFaults } from '../core/fault-hook';
import type { Faults } from '../core/faults';
import { textAt, type FormObject } from '../core/form';
import { recaptchaScript } from './client-script';

interface Parts {
  config: Pick<Config, 'recaptchaSecret' | 'publicOrigin'>;
  faults: Faults;
}

/** The one token that verifies, however often it is used. */
const passToken = 'sandbox-pass';

/** `POST {prefix}/siteverify` as the server calls it; parameters may be in the body or the address. */
export function recaptchaApi(app: FastifyInstance, { config, faults }: Parts): void {
  injectFaults(app, faults, 'recaptcha', (reply, status) => reply.code(status).send({ success: false }));

  app.post('/siteverify', async (request: FastifyRequest<{ Querystring: Record<string, string> }>) => {
    const field = (name: string) =>
      textAt(request.body as FormObject | undefined, name) ?? request.query[name];
    const secret = field('secret');
    const token = field('response');
    const problems = [
      !secret && 'missing-input-secret',
      secret && secret !== config.recaptchaSecret && 'invalid-input-secret',
      !token && 'missing-input-response',
      token && token !== passToken && 'invalid-input-response',
    ].filter((problem): problem is string => typeof problem === 'string' && problem !== '');
    if (problems.length > 0) return { success: false, 'error-codes': problems };
    const hostname = new URL(config.publicOrigin).hostname;
    return { success: true, challenge_ts: new Date().toISOString(), hostname };
  });
}

/** The script that a page loads, below the public prefix. */
export function recaptchaPageRoutes(app: FastifyInstance, { faults }: Pick<Parts, 'faults'>): void {
  injectFaults(app, faults, 'recaptcha', (reply, status) =>
    reply.code(status).type('text/plain').send('unavailable'),
  );
  app.get('/api.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(recaptchaScript),
  );
}
