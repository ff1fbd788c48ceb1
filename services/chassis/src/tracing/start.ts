import type { Logger } from '../ops/logger';
import type { ServiceName } from '../rpc/identity';
import { enableSpans } from './spans';

/** The settings of traces; see `tracingSpec`. */
export interface TracingConfig {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/**
 * Exports spans to the collector that the environment names; returns a function that stops it. Without a collector the
 * SDK is not loaded. Clients may name a trace but not have it sampled: the gateway decides, and its decision applies to
 * the services behind it.
 */
export async function startTracing(
  name: ServiceName,
  config: TracingConfig,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === '') return async () => undefined;
  const { startSdk } = await import('./sdk');
  const stop = startSdk({
    service: name,
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    isEdge: name === 'gateway',
    logger,
  });
  enableSpans(true);
  logger.info({ share: config.OTEL_TRACES_SAMPLER_ARG }, 'exporting traces');
  return async () => {
    enableSpans(false);
    await stop();
  };
}
