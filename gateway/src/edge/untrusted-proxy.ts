import fp from 'fastify-plugin';

/**
 * Warns once when a caller that is not in `TRUST_PROXY` sends X-Forwarded-For. If a proxy is missing from that setting,
 * all its callers count as one network, so that one caller who guesses ids locks out all others.
 */
export const untrustedProxyPlugin = fp(async (app) => {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const isIgnored =
      request.headers['x-forwarded-for'] !== undefined && request.ip === request.socket.remoteAddress;
    if (isIgnored && !hasWarned) {
      hasWarned = true;
      app.log.warn(
        'X-Forwarded-For was ignored, because its sender is not in TRUST_PROXY; behind a proxy all callers count as one network',
      );
    }
    done();
  });
});
