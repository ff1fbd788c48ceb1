import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

// The part of `kubectl kustomize` that our overlays use; where kubectl is installed, a test compares the two.
// Names of generated ConfigMaps come without the hash.

export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  readonly [field: string]: unknown;
}

type Node = Record<string, unknown>;

interface Kustomization {
  readonly resources?: string[];
  readonly components?: string[];
  readonly namespace?: string;
  readonly labels?: {
    pairs: Record<string, string>;
    includeSelectors?: boolean;
    includeTemplates?: boolean;
  }[];
  readonly configMapGenerator?: {
    name: string;
    behavior?: 'merge';
    envs?: string[];
    files?: string[];
    options?: { labels?: Record<string, string> };
  }[];
  readonly images?: { name: string; newName?: string; newTag?: string }[];
  readonly patches?: { target: { kind?: string; name?: string }; patch: string }[];
}

interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

const known = [
  'apiVersion',
  'kind',
  'resources',
  'components',
  'namespace',
  'labels',
  'configMapGenerator',
  'images',
  'patches',
];
const clusterWide = ['Namespace'];

/** The node at a path of keys, created if `create`; undefined if it does not exist. */
function at(node: unknown, path: readonly string[], create = false): Node | undefined {
  let current = node as Node | undefined;
  for (const key of path) {
    if (current && create) current[key] ??= {};
    current = current?.[key] as Node | undefined;
  }
  return current;
}

function apply(resource: Resource, { op, path, value }: Operation): void {
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  const parent = at(resource, keys);
  const where = `${resource.kind} ${resource.metadata.name}: ${path}`;
  if (!parent) throw new Error(`There is no value at ${where}`);
  const copy = structuredClone(value);
  if (Array.isArray(parent)) {
    if (op === 'add') parent.splice(last === '-' ? parent.length : Number(last), 0, copy);
    else if (parent[Number(last)] === undefined) throw new Error(`There is no value at ${where}`);
    else if (op === 'replace') parent[Number(last)] = copy;
    else parent.splice(Number(last), 1);
  } else if (op === 'add') parent[last] = copy;
  else if (!(last in parent)) throw new Error(`There is no value at ${where}`);
  else if (op === 'replace') parent[last] = copy;
  else delete parent[last];
}

const fits = (pattern: string | undefined, value: string) =>
  !pattern || new RegExp(`^(?:${pattern})$`).test(value);

function label(
  resource: Resource,
  { pairs, includeSelectors, includeTemplates }: NonNullable<Kustomization['labels']>[number],
): void {
  const put = (path: string[], create: boolean) => Object.assign(at(resource, path, create) ?? {}, pairs);
  put(['metadata', 'labels'], true);
  const isWorkload = ['Deployment', 'StatefulSet'].includes(resource.kind);
  if (isWorkload && (includeSelectors || includeTemplates))
    put(['spec', 'template', 'metadata', 'labels'], true);
  if (!includeSelectors) return;
  if (isWorkload) {
    put(['spec', 'selector', 'matchLabels'], true);
    const spreads = at(resource, ['spec', 'template', 'spec', 'topologySpreadConstraints']) as unknown as
      Node[] | undefined;
    for (const spread of spreads ?? [])
      Object.assign(at(spread, ['labelSelector', 'matchLabels']) ?? {}, pairs);
  }
  if (resource.kind === 'Service') put(['spec', 'selector'], true);
  if (resource.kind === 'PodDisruptionBudget') put(['spec', 'selector', 'matchLabels'], false);
}

function dataOf(
  folder: string,
  { envs = [], files = [] }: NonNullable<Kustomization['configMapGenerator']>[number],
) {
  const lines = envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const settings = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s));
  const whole = files.map((file) => [file.split('/').pop() ?? '', readFileSync(join(folder, file), 'utf8')]);
  return Object.fromEntries([...settings.map(([name = '', value = '']) => [name, value]), ...whole]);
}

/** All resources that applying a folder would create. */
export function kustomize(folder: string, before: Resource[] = []): Resource[] {
  const text = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  const spec = parse(text) as Kustomization;
  const unknown = Object.keys(spec).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Error(`${folder} uses ${unknown.join(', ')}, which this test does not support`);

  let all = [...before];
  for (const path of spec.resources ?? []) {
    const full = join(folder, path);
    if (statSync(full).isDirectory()) all.push(...kustomize(full));
    else {
      const documents = parseAllDocuments(readFileSync(full, 'utf8'), { merge: true });
      all.push(...documents.map((document) => document.toJS() as Resource));
    }
  }
  for (const path of spec.components ?? []) all = kustomize(join(folder, path), all);
  for (const generator of spec.configMapGenerator ?? []) {
    const data = dataOf(folder, generator);
    const existing = all.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === generator.name,
    );
    if (generator.behavior === 'merge') Object.assign(at(existing, ['data']) ?? {}, data);
    else {
      const { labels } = generator.options ?? {};
      all.push({
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: generator.name, ...(labels ? { labels } : {}) },
        data,
      });
    }
  }
  for (const { target, patch } of spec.patches ?? []) {
    const hit = all.filter(
      ({ kind, metadata }) => fits(target.kind, kind) && fits(target.name, metadata.name),
    );
    if (hit.length === 0)
      throw new Error(`${folder}: no resource is ${target.kind ?? ''} ${target.name ?? ''}`);
    for (const resource of hit)
      for (const operation of parse(patch) as Operation[]) apply(resource, operation);
  }
  for (const resource of all) {
    if (spec.namespace && !clusterWide.includes(resource.kind)) resource.metadata.namespace = spec.namespace;
    for (const each of spec.labels ?? []) label(resource, each);
    for (const container of containersOf(resource)) {
      const image = spec.images?.find(({ name }) => name === container.image.replace(/:[^:/]*$/, ''));
      if (image) container.image = `${image.newName ?? image.name}:${image.newTag ?? 'latest'}`;
    }
  }
  return all;
}

export interface Container {
  readonly name: string;
  image: string;
  readonly ports?: { name: string; containerPort: number }[];
  readonly env?: { name: string; value?: string }[];
  readonly envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  readonly args?: string[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  readonly resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  readonly securityContext?: unknown;
  readonly volumeMounts?: { name: string; mountPath: string }[];
}

export interface Probe {
  readonly httpGet: { path: string; port: string };
  readonly initialDelaySeconds?: number;
}

interface PodSpec {
  readonly containers: Container[];
  readonly serviceAccountName?: string;
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: { runAsUser?: number };
  readonly volumes?: {
    name: string;
    configMap?: { name: string; optional?: boolean };
    persistentVolumeClaim?: { claimName: string };
  }[];
}

/** The pods of a resource, with their labels. */
export function podOf(resource: Resource): { labels: Record<string, string>; spec: PodSpec } | undefined {
  const path =
    resource.kind === 'CronJob' ? ['spec', 'jobTemplate', 'spec', 'template'] : ['spec', 'template'];
  if (!['Deployment', 'StatefulSet', 'CronJob'].includes(resource.kind)) return undefined;
  const template = at(resource, path) as unknown as {
    metadata?: { labels?: Record<string, string> };
    spec: PodSpec;
  };
  return { labels: template.metadata?.labels ?? {}, spec: template.spec };
}

const containersOf = (resource: Resource): Container[] => podOf(resource)?.spec.containers ?? [];
