import type { Readiness } from '@tablewell/chassis/ops';
import { createRpcClient } from '@tablewell/chassis/rpc';
import {
  Health,
  HealthCheckResponse_ServingStatus as Serving,
} from '@tablewell/proto/grpc/health/v1/health_pb';
import type { connectServices } from './clients';

const timeoutMs = 900;

/**
 * The gateway is ready while its store, the broker, every service and, with `pagesUrl`, the web process that serves the
 * pages are ready.
 */
export function requireUpstreams(
  readiness: Readiness,
  transports: ReturnType<typeof connectServices>['transports'],
  pagesUrl: string,
): void {
  for (const [name, transport] of Object.entries(transports)) {
    const health = createRpcClient(Health, transport);
    readiness.require(name, async () => {
      const { status } = await health.check({}, { timeoutMs });
      if (status !== Serving.SERVING) throw new Error(`${name} is not serving`);
    });
  }
  if (pagesUrl) {
    readiness.require('web', async () => {
      const { ok } = await fetch(`${pagesUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
      if (!ok) throw new Error('the web process is not ready');
    });
  }
}
