import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { LiveHub } from './live/hub';

/** Requests that are still running this long after listening ended are cut off. */
const graceMs = 3_000;
const justConnectedMs = 300;
const maxTurns = 500;

/**
 * Stops serving without failing a request, after callers had time to notice that the gateway is not ready: it stops
 * listening, answers the requests that have arrived, then closes.
 */
export async function stopServing(app: FastifyInstance, hub: Pick<LiveHub, 'close'>): Promise<void> {
  // When listening ends, the system resets connections that were not accepted yet, so it ends right after a quiet turn.
  // Connections accepted last are answered before idle connections are closed: one that looks idle may have a request
  // on its way.
  await quietTurn();
  NetServer.prototype.close.call(app.server);
  await sleep(justConnectedMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await hub.close();
  await app.close();
  clearTimeout(cut);
}

/** Resolves after a turn of the event loop that had next to nothing to do, or after `maxTurns`. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < 0.3) return;
  }
}
