import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '@tablewell/chassis/peers';
import { parse } from 'yaml';
import { remoteNames } from '../../../frontends/federation/src/contract';
import { folder, rendered, root, selects, workloads } from './support/cluster';

// In the cluster, metrics have the jobs and labels on which the rules depend: those of the compose file's Prometheus.

const all = rendered('production');
const specOf = <T>(kind: string) => all.filter((each) => each.kind === kind).map(({ spec }) => spec as T);
const running = workloads(all);
const pages = ['web', ...remoteNames.map((name) => `web-${name}`)];

interface Probe {
  readonly jobName: string;
  readonly targets: { staticConfig: { static: string[]; labels?: Record<string, string> } };
}

test('every process is scraped under the job name that the rules use', () => {
  const [monitor] = specOf<{
    selector: Parameters<typeof selects>[0];
    podMetricsEndpoints: {
      port: string;
      relabelings: { targetLabel: string; replacement?: string; sourceLabels?: string[] }[];
    }[];
  }>('PodMonitor');
  if (!monitor) throw new Error('no PodMonitor');
  const picked = running.filter(({ labels }) => selects(monitor.selector, labels));
  expect(picked.map(({ name }) => name).sort()).toEqual(Object.keys(peers).sort());
  const [endpoint] = monitor.podMetricsEndpoints;
  for (const { spec } of picked)
    expect(spec.containers[0]?.ports?.map(({ name }) => name)).toContain(endpoint?.port);
  expect(endpoint?.relabelings).toContainEqual({ targetLabel: 'job', replacement: 'tablewell' });
  expect(endpoint?.relabelings.map(({ targetLabel }) => targetLabel)).toContain('service');
});

test('the probes are the same as with compose', () => {
  const probes = specOf<Probe>('Probe');
  const asked = (job: string) =>
    probes.filter(({ jobName }) => jobName === job).flatMap(({ targets }) => targets.staticConfig.static);
  const short = (target: string) => target.replace(/(mongodb)-svc/, '$1').replace('.tablewell.svc', '');
  const { scrape_configs } = parse(readFileSync(join(root, 'deploy/telemetry/prometheus.yaml'), 'utf8')) as {
    scrape_configs: { job_name: string; static_configs?: { targets: string[] }[] }[];
  };
  for (const job of ['tablewell-ready', 'tablewell-stores']) {
    const beside = scrape_configs.find(({ job_name }) => job_name === job)?.static_configs ?? [];
    expect(asked(job).map(short).sort()).toEqual(beside.flatMap(({ targets }) => targets).sort());
  }
  const parts = probes.map(({ targets }) => targets.staticConfig.labels?.['part']).filter(Boolean);
  expect(parts).toEqual(['mongodb', 'nats']);
  expect(asked('tablewell-ready')).toHaveLength(Object.keys(peers).length + pages.length);
});

test('the probes use modules that the exporter has, at the exporter’s address', () => {
  const values = parse(readFileSync(join(folder, 'components/telemetry/blackbox-values.yaml'), 'utf8')) as {
    fullnameOverride: string;
    config: { modules: Record<string, unknown> };
  };
  for (const { module, prober } of specOf<{ module: string; prober: { url: string } }>('Probe')) {
    expect(Object.keys(values.config.modules)).toContain(module);
    expect(prober.url).toBe(`${values.fullnameOverride}.monitoring.svc:9115`);
  }
});

test('Prometheus selects each kind of object that is defined here', () => {
  const values = parse(readFileSync(join(folder, 'components/telemetry/prometheus-values.yaml'), 'utf8')) as {
    prometheus: { prometheusSpec: Record<string, boolean> };
  };
  const kinds = all
    .filter(({ apiVersion }) => apiVersion === 'monitoring.coreos.com/v1')
    .map(({ kind }) => kind);
  const settings: Record<string, string> = {
    PodMonitor: 'podMonitorSelectorNilUsesHelmValues',
    Probe: 'probeSelectorNilUsesHelmValues',
    PrometheusRule: 'ruleSelectorNilUsesHelmValues',
  };
  for (const kind of new Set(kinds))
    expect(values.prometheus.prometheusSpec[settings[kind] ?? kind]).toBe(false);
});

test('autoscalers use metrics that the adapter serves', () => {
  const adapter = readFileSync(join(folder, 'components/telemetry/adapter-values.yaml'), 'utf8');
  const listed = (parse(adapter) as { rules: { custom: { name: { matches: string } }[] } }).rules.custom;
  const scalers = specOf<{ metrics: { pods?: { metric: { name: string } } }[] }>('HorizontalPodAutoscaler');
  const gone = scalers.flatMap(({ metrics }) =>
    metrics.flatMap(({ pods }) => (pods ? [pods.metric.name] : [])),
  );
  expect(gone).toEqual(['nodejs_eventloop_utilization_ratio', 'nodejs_eventloop_utilization_ratio']);
  for (const name of gone) {
    expect(listed.map((each) => each.name.matches)).toContain(name);
    expect(readFileSync(join(root, 'services/chassis/src/metrics/list.ts'), 'utf8')).toContain(`'${name}'`);
  }
});

test('every dashboard is in a folder that Grafana reads', () => {
  const board = all.find(({ metadata }) => metadata.name === 'tablewell-dashboards') as unknown as {
    metadata: { labels: Record<string, string> };
    data: Record<string, string>;
  };
  expect(board.metadata.labels['grafana_dashboard']).toBe('1');
  expect(Object.keys(board.data).sort()).toEqual(['behind.json', 'bookings.json']);
});
