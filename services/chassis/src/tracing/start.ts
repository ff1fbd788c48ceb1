import type { Logger } from '../logger';
import type { ServiceName } from '../rpc/identity';
import { switchOn } from './spans';

/** The settings of traces; see `tracingSpec`. */
export interface TracingConfig {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/**
 * Has this process tell its spans to a collector, where the environment names one; answers how to stop. Without one
 * not even the code for it is loaded. Whoever asks the gateway from outside may name a trace, but not decide that it
 * is kept: that is the gateway's share to draw, and what it drew holds for everybody behind it.
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
  switchOn(true);
  logger.info({ share: config.OTEL_TRACES_SAMPLER_ARG }, 'telling traces');
  return async () => {
    switchOn(false);
    await stop();
  };
}
