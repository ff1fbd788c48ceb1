import type { DescService } from '@bufbuild/protobuf';
import { MethodOptions_IdempotencyLevel as Idempotency } from '@bufbuild/protobuf/wkt';
import type { ServiceConfig } from '@grpc/grpc-js';

/** Response metadata: milliseconds until the call may be retried; negative: never. */
export const pushbackKey = 'grpc-retry-pushback-ms';

/**
 * gRPC's own retries for methods with an `idempotency_level`: two retries while the callee is unavailable.
 * Every failure takes a token and every success returns half a token; below half of the tokens nothing is retried, so
 * that an outage of the callee does not triple its load.
 */
export function retriesOf(
  services: readonly DescService[],
): Pick<ServiceConfig, 'methodConfig' | 'retryThrottling'> {
  const repeatable = services
    .flatMap(({ methods }) => methods)
    .filter(({ idempotency }) => idempotency !== Idempotency.IDEMPOTENCY_UNKNOWN);
  return {
    methodConfig: [
      {
        name: repeatable.map(({ parent, name }) => ({ service: parent.typeName, method: name })),
        retryPolicy: {
          maxAttempts: 3,
          initialBackoff: '0.05s',
          maxBackoff: '0.2s',
          backoffMultiplier: 4,
          retryableStatusCodes: ['UNAVAILABLE'],
        },
      },
    ],
    retryThrottling: { maxTokens: 200, tokenRatio: 0.5 },
  };
}
