import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '@tablewell/chassis';
import { parse } from 'yaml';
import { folder, read } from './support/artefacts';

// What is asked for measurements is what the compose file runs.

interface Job {
  readonly job_name: string;
  readonly dns_sd_configs?: { names: string[]; port: number }[];
  readonly static_configs?: { targets: string[]; labels: Record<string, string> }[];
}

const composeFile = readFileSync(join(folder, '..', '..', 'docker-compose.yml'), 'utf8');
const { services } = parse(composeFile, { merge: true }) as {
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

test('every process is asked for its measurements, at its port', () => {
  const [asked] = job('tablewell')?.dns_sd_configs ?? [];
  expect(asked?.names.sort()).toEqual(Object.keys(peers).sort());
  for (const name of asked?.names ?? []) {
    expect(services[name]?.environment?.['HTTP_PORT']).toBe(String(asked?.port));
    expect(share('prometheus', name)).toBe(true);
  }
});

test('every process is asked whether it is ready, and store and broker whether they are there', () => {
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

test('traces find their way: into the collector, on to Tempo, and before somebody’s eyes', () => {
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
