import { metrics } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';

// The exporter collects when asked; its own server is left off, since every process has a side door already.
const exporter = new PrometheusExporter({ preventServerStart: true });
// Which process it is, is what Prometheus knows by where it asked.
const serializer = new PrometheusSerializer('', false, undefined, true, true);
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [exporter] }));

const meter = metrics.getMeter('tablewell');

/** From quick to lost, in seconds, for what somebody waits for. */
const waitedSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** For what happens behind an answer, where only minutes hurt. */
export const behindSeconds = [0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300, 1_800];

/** What a measurement is called and split by; see the table in the chassis's README. */
export interface Measurement<L extends string> {
  /** As Prometheus shows it. */
  readonly name: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  /** Each takes few values, all of them ours: a label never holds what somebody typed. */
  readonly labels: readonly L[];
  readonly help: string;
}

type Labels<L extends string> = Readonly<Record<L, string>>;

/** Counts what happened, since the process started. */
export interface Counter<L extends string> extends Measurement<L> {
  add(labels: Labels<L>, by?: number): void;
}

/** How long each took, in seconds. */
export interface Histogram<L extends string> extends Measurement<L> {
  record(seconds: number, labels: Labels<L>): void;
}

/** How things stand at the moment they are asked for. */
export interface Gauge<L extends string> extends Measurement<L> {
  /** Adds one who knows; answers how to take it away again. One that throws has nothing to say this time. */
  observe(tell: (report: (value: number, labels: Labels<L>) => void) => Promise<void> | void): () => void;
}

/** @param name ends in `_total` */
export function counter<L extends string>(name: string, labels: readonly L[], help: string): Counter<L> {
  const instrument = meter.createCounter(name, { description: help });
  const add = (values: Labels<L>, by = 1) => instrument.add(by, values);
  return { name, type: 'counter', labels, help, add };
}

/** @param name ends in `_seconds` */
export function histogram<L extends string>(
  name: string,
  labels: readonly L[],
  help: string,
  boundaries: number[] = waitedSeconds,
): Histogram<L> {
  const advice = { explicitBucketBoundaries: boundaries };
  const instrument = meter.createHistogram(name, { description: help, unit: 's', advice });
  const record = (seconds: number, values: Labels<L>) => instrument.record(seconds, values);
  return { name, type: 'histogram', labels, help, record };
}

/** A gauge; where `counts`, what it shows only ever grows, and its name ends in `_total`. */
export function gauge<L extends string>(
  name: string,
  labels: readonly L[],
  help: string,
  counts = false,
): Gauge<L> {
  const instrument = counts
    ? meter.createObservableCounter(name, { description: help })
    : meter.createObservableGauge(name, { description: help });
  return {
    name,
    type: counts ? 'counter' : 'gauge',
    labels,
    help,
    observe(tell) {
      const callback: Parameters<typeof instrument.addCallback>[0] = async (result) => {
        await Promise.resolve()
          .then(() => tell((value, values) => result.observe(value, values)))
          .catch(() => undefined);
      };
      instrument.addCallback(callback);
      return () => instrument.removeCallback(callback);
    },
  };
}

/** Everything measured so far, in Prometheus's text format. */
export async function metricsText(): Promise<string> {
  const { resourceMetrics } = await exporter.collect();
  return serializer.serialize(resourceMetrics);
}
