import type { DescService } from '@bufbuild/protobuf';
import { MethodOptions_IdempotencyLevel as Idempotency } from '@bufbuild/protobuf/wkt';
import type { ServiceConfig } from '@grpc/grpc-js';

/** Metadata of an answer: after how many milliseconds the call may be tried again; never, when negative. */
export const pushbackKey = 'grpc-retry-pushback-ms';

/**
 * gRPC's own retries (its proposal A6) for what can be repeated, by the method's `idempotency_level`: twice more while the
 * callee is unavailable. Every failure takes a token and every answer gives half of one back: with less than half of them
 * left nothing is tried again, so that a callee which is away is not asked three times by everybody.
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
