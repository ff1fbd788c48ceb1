import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { kustomize, podOf, type Resource } from './kustomize';

export const folder = join(__dirname, '..', '..');
export const root = join(folder, '..', '..');
export const overlays = ['laptop', 'production'] as const;
export type Overlay = (typeof overlays)[number];

/** All resources of an overlay. */
export const rendered = (overlay: Overlay): Resource[] => kustomize(join(folder, 'overlays', overlay));

export interface Keyed extends Resource {
  readonly data?: Record<string, string>;
  readonly stringData?: Record<string, string>;
}

/** The output of `make-secrets.mjs` for a new `.env`, filled in. */
export function secrets(more: Record<string, string> = {}): Keyed[] {
  const makeEnv = [join(root, 'deploy/docker/make-env.mjs'), '--sandbox'];
  const lines = execFileSync(process.execPath, makeEnv, { encoding: 'utf8' });
  const env = Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)='(.*)'$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const made = execFileSync(process.execPath, [join(folder, 'make-secrets.mjs')], {
    encoding: 'utf8',
    env: { ...env, ...more },
  });
  return (JSON.parse(made) as { items: Keyed[] }).items;
}

/** Resources that run pods, with their containers. */
export function workloads(resources: readonly Resource[]) {
  return resources.flatMap((resource) => {
    const pod = podOf(resource);
    return pod ? [{ name: resource.metadata.name, resource, ...pod }] : [];
  });
}

export type Workload = ReturnType<typeof workloads>[number];

/** Whether a selector picks pods with these labels. */
export function selects(
  selector: {
    matchLabels?: Record<string, string>;
    matchExpressions?: { key: string; operator: string; values: string[] }[];
  },
  labels: Record<string, string>,
): boolean {
  const expressions = selector.matchExpressions ?? [];
  if (expressions.some(({ operator }) => operator !== 'In'))
    throw new Error('this test supports only the operator In');
  return (
    Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value) &&
    expressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}
