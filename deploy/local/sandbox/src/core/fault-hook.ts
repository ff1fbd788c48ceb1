import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Faults, Provider } from './faults';

type Refuse = (reply: FastifyReply, status: 429 | 500 | 503) => FastifyReply;

/** Applies the faults of one provider to every route of the given (encapsulated) app. */
export function injectFaults(app: FastifyInstance, faults: Faults, provider: Provider, refuse: Refuse): void {
  const losing = new WeakSet<object>();
  app.addHook('preHandler', async (request, reply) => {
    const effect = faults.effect(provider);
    if (effect.kind === 'refuse') return refuse(reply, effect.status);
    if (effect.kind === 'delay') await sleep(effect.ms);
    if (effect.kind === 'lose') losing.add(request.raw);
    return undefined;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (losing.has(request.raw)) request.raw.socket.destroy();
    return payload;
  });
}
