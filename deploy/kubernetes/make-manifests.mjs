// `node deploy/kubernetes/make-manifests.mjs`: regenerates the derived manifests, after a change of the service permissions
// (services/chassis/src/peers.json), the remotes or the alerts (deploy/telemetry/rules).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { peers } from '../local/src/nats-config.mjs';
import { root } from '../local/src/paths.mjs';

const programs = Object.keys(peers);
const remotes = ['marketing', 'booking', 'dashboard', 'floor-plan', 'billing'].map((name) => `web-${name}`);

/** Ports by their protocol; containers and probes use the same names. */
const ports = { rpc: 50051, ops: 9090, http: 8080, mongodb: 27017, nats: 4222 };

/** @typedef {{ from: string, to: string, ports: number[], why: string }} Edge */

/** All allowed connections inside the cluster. @type {Edge[]} */
const edges = [
  ...programs.flatMap((from) =>
    (peers[from]?.calls ?? []).map((to) => ({ from, to, ports: [ports.rpc], why: `${from} calls ${to}` })),
  ),
  { from: 'gateway', to: 'auth', ports: [ports.ops], why: 'the gateway reads the keys of access tokens' },
  ...programs.flatMap((from) => [
    { from, to: 'mongodb', ports: [ports.mongodb], why: `${from} uses its own database` },
    { from, to: 'nats', ports: [ports.nats], why: `${from} publishes or reads events` },
  ]),
  ...['web', 'web-booking'].map((from) => ({
    from,
    to: 'gateway',
    ports: [ports.http],
    why: `${from} writes a restaurant’s name into pages`,
  })),
  ...remotes.map((to) => ({
    from: 'web',
    to,
    ports: [ports.http],
    why: `the shell reads the manifest of ${to}`,
  })),
  ...['web', ...remotes].map((name) => ({
    from: name,
    to: name,
    ports: [ports.http],
    why: `${name} reads files of another release from its replicas`,
  })),
];

/** MongoDB's pods have their operator's label. @param {string} name */
const pods = (name) => (name === 'mongodb' ? '{ app: mongodb-svc }' : `{ app.kubernetes.io/name: ${name} }`);

/** An edge is allowed on both sides, because both are closed otherwise. @param {Edge} edge */
function policies({ from, to, ports: numbers, why }) {
  const suffix = numbers.includes(ports.ops) ? '-ops' : '';
  const allowed = `ports: [${numbers.map((port) => `{ port: ${port} }`).join(', ')}]`;
  return `# ${why}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: ${from}-to-${to}${suffix} }
spec:
  podSelector: { matchLabels: ${pods(from)} }
  policyTypes: [Egress]
  egress: [{ to: [{ podSelector: { matchLabels: ${pods(to)} } }], ${allowed} }]
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: ${to}-from-${from}${suffix} }
spec:
  podSelector: { matchLabels: ${pods(to)} }
  policyTypes: [Ingress]
  ingress: [{ from: [{ podSelector: { matchLabels: ${pods(from)} } }], ${allowed} }]
`;
}

const madeBy = '# Made by `node deploy/kubernetes/make-manifests.mjs`';

function alerts() {
  const folder = join(root, 'deploy/telemetry/rules');
  const groups = readdirSync(folder)
    .sort()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')).groups);
  const rule = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'tablewell' },
    spec: { groups },
  };
  return `${madeBy} from deploy/telemetry/rules.\n${stringify(rule, { lineWidth: 0 })}`;
}

const made = {
  'base/network/edges.yaml': `${madeBy} from services/chassis/src/peers.json.\n${edges.map(policies).join('---\n')}`,
  'components/telemetry/rules.yaml': alerts(),
};

/** Another folder is for comparing. */
const target = process.argv[2] ?? join(root, 'deploy/kubernetes');
for (const [path, text] of Object.entries(made)) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text);
}
