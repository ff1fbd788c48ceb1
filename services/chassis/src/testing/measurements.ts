import { metricsText } from '../metrics/meter';

/** The value in `/metrics` of a series with exactly these labels; 0 if there is none. */
export async function metricValue(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = JSON.stringify(Object.entries(labels).sort());
  for (const line of (await metricsText()).split('\n')) {
    const [, series, inner = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (series !== name) continue;
    const shown = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
    if (JSON.stringify(shown.sort()) === wanted) return Number(value);
  }
  return 0;
}
