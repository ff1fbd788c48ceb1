import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Faults, Provider } from './faults';

type Refuse = (reply: FastifyReply, status: 429 | 500 | 503) => FastifyReply;

/** Applies the faults of one provider to every route of the given (encapsulated) app. */
export function sufferFaults(app: FastifyInstance, faults: Faults, provider: Provider, refuse: Refuse): void {
  const losing = new WeakSet<object>();
  app.addHook('preHandler', async (request, reply) => {
    const fate = faults.fate(provider);
    if (fate.kind === 'refuse') return refuse(reply, fate.status);
    if (fate.kind === 'delay') await sleep(fate.ms);
    if (fate.kind === 'lose') losing.add(request.raw);
    return undefined;
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (losing.has(request.raw)) request.raw.socket.destroy();
    return payload;
  });
}
