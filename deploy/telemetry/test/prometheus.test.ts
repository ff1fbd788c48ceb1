import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '@tablewell/chassis/peers';
import { parse } from 'yaml';
import { alerts, folder, read } from './support/artifacts';

// Prometheus scrapes the processes of the compose file.

interface Job {
  readonly job_name: string;
  readonly dns_sd_configs?: { names: string[]; port: number }[];
  readonly static_configs?: { targets: string[]; labels: Record<string, string> }[];
}

const composeFile = readFileSync(join(folder, '..', '..', 'docker-compose.yml'), 'utf8');
const { services } = parse(composeFile, { merge: true, maxAliasCount: -1 }) as {
  services: Record<
    string,
    {
      image: string;
      environment?: Record<string, string>;
      networks?: string[];
      command?: string[];
    }
  >;
};
const { scrape_configs: jobs } = parse(read('prometheus.yaml')) as { scrape_configs: Job[] };
const remotes = Object.keys(services).filter((name) => name.startsWith('web-'));
const job = (name: string) => jobs.find(({ job_name }) => job_name === name);
const share = (one: string, other: string) =>
  services[one]?.networks?.some((network) => services[other]?.networks?.includes(network));

test('every process is scraped, at its port', () => {
  const [discovered] = job('tablewell')?.dns_sd_configs ?? [];
  expect(discovered?.names.sort()).toEqual(Object.keys(peers).sort());
  for (const name of discovered?.names ?? []) {
    expect(services[name]?.environment?.['HTTP_PORT']).toBe(String(discovered?.port));
    expect(share('prometheus', name)).toBe(true);
  }
});

test('every process is probed for readiness, and store and broker for reachability', () => {
  const targets = (name: string) => (job(name)?.static_configs ?? []).flatMap((each) => each.targets);
  const ready = targets('tablewell-ready').map((target) => new URL(target));
  expect(ready.map(({ hostname }) => hostname).sort()).toEqual(
    [...Object.keys(peers), 'web', ...remotes].sort(),
  );
  for (const { hostname, port, pathname } of ready) {
    const { HTTP_PORT, PORT } = services[hostname]?.environment ?? {};
    expect([port, pathname]).toEqual([
      HTTP_PORT ?? PORT,
      remotes.includes(hostname) ? '/healthz' : '/readyz',
    ]);
    expect(share('blackbox', hostname)).toBe(true);
  }
  expect(targets('tablewell-stores')).toEqual(['mongodb:27017', 'http://nats:8222/healthz']);
  expect(services['nats']?.command).toContain('8222');
  for (const store of ['mongodb', 'nats']) expect(share('blackbox', store)).toBe(true);
});

test('traces go to the collector, from there to Tempo, and are read by Grafana', () => {
  const { exporters } = parse(read('collector.yaml')) as { exporters: { otlp: { endpoint: string } } };
  const { distributor } = parse(read('tempo.yaml')) as {
    distributor: { receivers: { otlp: { protocols: { grpc: { endpoint: string } } } } };
  };
  const [host = '', port] = exporters.otlp.endpoint.split(':');
  expect(distributor.receivers.otlp.protocols.grpc.endpoint).toBe(`0.0.0.0:${port}`);
  expect(share('collector', host)).toBe(true);
  expect(share('grafana', host)).toBe(true);
  expect(share('grafana', 'prometheus')).toBe(true);
});

test('alerts are sent to a receiver that exists, and those that follow from a cause are inhibited', () => {
  const { alerting } = parse(read('prometheus.yaml')) as {
    alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  };
  expect(alerting.alertmanagers[0]?.static_configs[0]?.targets).toEqual(['alertmanager:9093']);
  expect(share('prometheus', 'alertmanager')).toBe(true);

  const { route, receivers, inhibit_rules } = parse(read('alertmanager.yaml')) as {
    route: { receiver: string; routes: { receiver: string; matchers: string[] }[] };
    receivers: { name: string }[];
    inhibit_rules: { source_matchers: string[]; target_matchers: string[] }[];
  };
  const used = [route, ...route.routes].map(({ receiver }) => receiver);
  expect(receivers.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
  const named = inhibit_rules
    .flatMap((rule) => [...rule.source_matchers, ...rule.target_matchers])
    .flatMap((matcher) => matcher.match(/\b[A-Z]\w+/g) ?? []);
  expect(named).toEqual(expect.arrayContaining(['BrokerDown', 'ServiceNotReady']));
  expect(alerts.map(({ alert }) => alert)).toEqual(expect.arrayContaining(named));
});
