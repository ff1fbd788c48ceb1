import {
  Health,
  HealthCheckResponse_ServingStatus as Status,
} from '@tablewell/proto/grpc/health/v1/health_pb';
import type { Readiness } from '../readiness';
import { implement, type Implementation } from './server';

/** `grpc.health.v1`: serving while every part the process needs answers. */
export function healthService(readiness: Readiness): Implementation {
  return implement(Health, {
    check: async () => ({ status: (await readiness.report()).ready ? Status.SERVING : Status.NOT_SERVING }),
  });
}
