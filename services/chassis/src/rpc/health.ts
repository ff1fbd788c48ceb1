import {
  Health,
  HealthCheckResponse_ServingStatus as Status,
} from '@tablewell/proto/grpc/health/v1/health_pb';
import type { Readiness } from '../ops/readiness';
import { implement, type Implementation } from './implementation';

/** `grpc.health.v1`: serving while every dependency of the process answers. */
export function healthService(readiness: Readiness): Implementation {
  return implement(Health, {
    check: async () => ({ status: (await readiness.report()).ready ? Status.SERVING : Status.NOT_SERVING }),
  });
}
