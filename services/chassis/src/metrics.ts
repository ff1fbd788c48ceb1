import { metrics } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';

// The exporter collects when asked; its own server is left off, since every process has a side door already.
const exporter = new PrometheusExporter({ preventServerStart: true });
const serializer = new PrometheusSerializer();
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [exporter] }));

/** The process's meter. Names are snake_case with a unit: `tablewell_outbox_waiting`. */
export const meter = metrics.getMeter('tablewell');

/** Everything measured so far, in Prometheus's text format. */
export async function metricsText(): Promise<string> {
  const { resourceMetrics } = await exporter.collect();
  return serializer.serialize(resourceMetrics);
}
