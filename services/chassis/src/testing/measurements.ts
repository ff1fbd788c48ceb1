import { metricsText } from '../metrics/meter';

/** What `/metrics` shows under a name for exactly these labels; 0 before anything was counted. */
export async function shownBy(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = JSON.stringify(Object.entries(labels).sort());
  for (const line of (await metricsText()).split('\n')) {
    const [, series, inner = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (series !== name) continue;
    const shown = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
    if (JSON.stringify(shown.sort()) === wanted) return Number(value);
  }
  return 0;
}
