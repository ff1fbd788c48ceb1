import { peers } from '@tablewell/chassis/peers';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { remoteNames } from '../../../frontends/federation/src/contract';
import { type Overlay, overlays, rendered, selects, workloads } from './support/cluster';

// Evaluates the network policies of an overlay as a cluster does: is a connection from here to there allowed on that port?

type Selector = Parameters<typeof selects>[0];

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: { matchLabels: Record<string, string> };
  readonly ipBlock?: { cidr: string; except?: string[] };
}

interface Direction {
  readonly from?: Peer[];
  readonly to?: Peer[];
  readonly ports?: { port: number; protocol?: string }[];
}

interface Policy {
  readonly podSelector: Selector;
  readonly policyTypes: string[];
  readonly ingress?: Direction[];
  readonly egress?: Direction[];
}

/** One end of a connection: a pod of ours, or one in another namespace. */
interface End {
  readonly labels: Record<string, string>;
  readonly namespace?: string;
}

const programs = Object.keys(peers) as ServiceName[];
const remotes = remoteNames.map((name) => `web-${name}`);
const ports = {
  rpc: 50051,
  ops: 9090,
  http: 8080,
  smtp: 2525,
  mongodb: 27017,
  nats: 4222,
  route: 6222,
  monitor: 8222,
};

function network(overlay: Overlay) {
  const all = rendered(overlay);
  const policies = all.filter(({ kind }) => kind === 'NetworkPolicy').map((each) => each['spec'] as Policy);
  const pods = new Map<string, End>(workloads(all).map(({ name, labels }) => [name, { labels }]));
  pods.set('mongodb', { labels: { app: 'mongodb-svc' } });
  pods.set('nats-box', { labels: { 'app.kubernetes.io/name': 'nats-box' } });

  const isPeer = ({ podSelector, namespaceSelector, ipBlock }: Peer, end: End): boolean => {
    if (ipBlock) return false;
    const here = namespaceSelector
      ? namespaceSelector.matchLabels['kubernetes.io/metadata.name'] === end.namespace
      : end.namespace === undefined;
    return here && (!podSelector || selects(podSelector, end.labels));
  };
  const lets = (type: 'Ingress' | 'Egress', pod: End, other: End, port: number): boolean => {
    if (pod.namespace) return true;
    return policies
      .filter(
        ({ policyTypes, podSelector }) => policyTypes.includes(type) && selects(podSelector, pod.labels),
      )
      .flatMap((policy) => (type === 'Ingress' ? policy.ingress : policy.egress) ?? [])
      .some((direction) => {
        const others = type === 'Ingress' ? direction.from : direction.to;
        const isOpen = !direction.ports || direction.ports.some((each) => each.port === port);
        return isOpen && (!others || others.some((peer) => isPeer(peer, other)));
      });
  };
  const may = (from: End, to: End, port: number) =>
    lets('Egress', from, to, port) && lets('Ingress', to, from, port);

  /** Every connection from one pod of ours to another, as `from -> to:port`. */
  function ways(): string[] {
    const found: string[] = [];
    for (const [from, source] of pods)
      for (const [to, target] of pods)
        for (const port of Object.values(ports))
          if (may(source, target, port)) found.push(`${from} -> ${to}:${port}`);
    return found.sort();
  }
  return { policies, pods, may, ways };
}

/** The connections that the code makes, and those among the stores. */
function wanted(overlay: Overlay): string[] {
  const sandbox = ['auth', 'billing', 'notification', 'gateway'].flatMap((name) => [
    `${name} -> sandbox:${ports.http}`,
  ]);
  return [
    ...programs.flatMap((name) => peers[name].calls.map((callee) => `${name} -> ${callee}:${ports.rpc}`)),
    ...programs.flatMap((name) => [`${name} -> mongodb:${ports.mongodb}`, `${name} -> nats:${ports.nats}`]),
    `gateway -> auth:${ports.ops}`,
    `web -> gateway:${ports.http}`,
    `web-booking -> gateway:${ports.http}`,
    ...remotes.map((name) => `web -> ${name}:${ports.http}`),
    ...['web', ...remotes].map((name) => `${name} -> ${name}:${ports.http}`),
    `mongodb -> mongodb:${ports.mongodb}`,
    `backup -> mongodb:${ports.mongodb}`,
    `nats -> nats:${ports.route}`,
    `nats-box -> nats:${ports.nats}`,
    ...(overlay === 'laptop'
      ? [...sandbox, `notification -> sandbox:${ports.smtp}`, `sandbox -> gateway:${ports.http}`]
      : []),
  ].sort();
}

describe.each(overlays)('the overlay %s', (overlay) => {
  const { policies, pods, may, ways } = network(overlay);
  const elsewhere = (namespace: string): End => ({ labels: {}, namespace });

  test('connections inside the cluster are those of the table of peers, and no others', () => {
    expect(ways()).toEqual(wanted(overlay));
  });

  test('from outside, only public ports are reachable', () => {
    const open = [...pods].flatMap(([name, pod]) =>
      Object.values(ports)
        .filter((port) => may(elsewhere('envoy-gateway-system'), pod, port))
        .map((port) => `${name}:${port}`),
    );
    expect(open.sort()).toEqual(['gateway', 'web', ...remotes].map((name) => `${name}:${ports.http}`).sort());
    for (const pod of pods.values())
      for (const port of Object.values(ports)) expect(may(elsewhere('default'), pod, port)).toBe(false);
  });

  test('monitoring reaches metrics and health checks, and receives traces', () => {
    const monitoring = elsewhere('monitoring');
    const asked = [...pods].flatMap(([name, pod]) =>
      Object.values(ports)
        .filter((port) => may(monitoring, pod, port))
        .map((port) => `${name}:${port}`),
    );
    expect(asked.sort()).toEqual(
      [
        ...programs.map((name) => `${name}:${ports.ops}`),
        ...['web', ...remotes].map((name) => `${name}:${ports.http}`),
        `mongodb:${ports.mongodb}`,
        `nats:${ports.monitor}`,
      ].sort(),
    );
    for (const name of programs) expect(may(pods.get(name) as End, monitoring, 4318)).toBe(true);
  });

  test('only programs with an outside provider reach the internet, and never a private address', () => {
    const outward = policies.filter(({ egress = [] }) =>
      egress.some(({ to = [] }) => to.some(({ ipBlock }) => ipBlock)),
    );
    const going = [...pods].filter(([, { labels }]) =>
      outward.some(({ podSelector }) => selects(podSelector, labels)),
    );
    expect(going.map(([name]) => name).sort()).toEqual(['auth', 'billing', 'gateway', 'notification']);
    const blocks = outward.flatMap(({ egress = [] }) =>
      egress.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock)),
    );
    for (const block of blocks)
      expect(block?.except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
      );
  });

  test('every program may resolve names', () => {
    const dns = { labels: { 'k8s-app': 'kube-dns' }, namespace: 'kube-system' };
    for (const pod of pods.values()) expect(may(pod, dns, 53)).toBe(true);
  });
});
