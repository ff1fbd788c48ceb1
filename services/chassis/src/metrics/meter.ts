import * as prometheus from 'prom-client';

const registry = new prometheus.Registry();
const registers = [registry];

/** Bucket bounds in seconds for work that a caller waits for. */
const foregroundSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Bucket bounds in seconds for background work. */
export const backgroundSeconds = [0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300, 1_800];

/** The name and labels of a measurement; see the table in the chassis' README. */
export interface Measurement<L extends string> {
  /** The Prometheus name. */
  readonly name: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  /** Each has few values, all defined in code: a label never holds user input. */
  readonly labels: readonly L[];
  readonly help: string;
}

type Labels<L extends string> = Readonly<Record<L, string>>;

/** A count since the process started. */
interface Counter<L extends string> extends Measurement<L> {
  add(labels: Labels<L>, by?: number): void;
}

/** A distribution of durations in seconds. */
interface Histogram<L extends string> extends Measurement<L> {
  record(seconds: number, labels: Labels<L>): void;
}

/** A value at the moment of the scrape. */
interface Gauge<L extends string> extends Measurement<L> {
  /**
   * Registers a source of values, and returns a function that removes it. A source that throws reports nothing in that
   * scrape.
   */
  observe(source: Source<L>): () => void;
}

type Source<L extends string> = (report: (value: number, labels: Labels<L>) => void) => Promise<void> | void;

/** @param name ends in `_total` */
export function counter<L extends string>(name: string, labels: readonly L[], help: string): Counter<L> {
  const instrument = new prometheus.Counter({ name, help, labelNames: labels, registers });
  const add = (values: Labels<L>, by = 1) => instrument.inc(values, by);
  return { name, type: 'counter', labels, help, add };
}

/** @param name ends in `_seconds` */
export function histogram<L extends string>(
  name: string,
  labels: readonly L[],
  help: string,
  buckets: number[] = foregroundSeconds,
): Histogram<L> {
  const instrument = new prometheus.Histogram({ name, help, labelNames: labels, buckets, registers });
  const record = (seconds: number, values: Labels<L>) => instrument.observe(values, seconds);
  return { name, type: 'histogram', labels, help, record };
}

/** A gauge; with `counts` its value only grows, and its name ends in `_total`. */
export function gauge<L extends string>(
  name: string,
  labels: readonly L[],
  help: string,
  counts = false,
): Gauge<L> {
  const sources = new Set<Source<L>>();
  const settings = { name, help, labelNames: labels, registers };
  const instrument = counts ? new prometheus.Counter(settings) : new prometheus.Gauge(settings);
  Object.assign(instrument, {
    async collect() {
      const reports: [number, Labels<L>][] = [];
      const report = (value: number, values: Labels<L>) => void reports.push([value, values]);
      await Promise.all([...sources].map(async (source) => source(report)).map(orNothing));
      // Set synchronously, so that two scrapes do not see each other's half.
      instrument.reset();
      // Without labels the library begins with a 0, even if the process has no source of the value.
      if (labels.length === 0) instrument.remove();
      for (const [value, values] of reports) {
        instrument.remove(values);
        instrument.inc(values, value);
      }
    },
  });
  return {
    name,
    type: counts ? 'counter' : 'gauge',
    labels,
    help,
    observe(source) {
      sources.add(source);
      return () => sources.delete(source);
    },
  };
}

const orNothing = (observed: Promise<void>): Promise<void> => observed.catch(() => undefined);

/** Everything measured so far, in Prometheus's text format. */
export function metricsText(): Promise<string> {
  return registry.metrics();
}
