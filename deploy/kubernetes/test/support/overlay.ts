import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '@tablewell/chassis/peers';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { remoteNames } from '../../../../frontends/federation/src/contract';
import {
  type Keyed,
  type Overlay as Name,
  rendered,
  root,
  secrets,
  type Workload,
  workloads,
} from './cluster';
import type { Container } from './kustomize';

/** A file of the repository. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Services and gateway. */
export const programs = Object.keys(peers) as ServiceName[];

/** The servers of the shell and of each remote. */
export const pages = ['web', ...remoteNames.map((name) => `web-${name}`)];

/** The secrets that an operator makes. */
export const made = secrets();

/** The resources of an overlay, with the secrets that an operator creates. */
export interface Overlay {
  readonly all: readonly Keyed[];
  readonly running: readonly Workload[];
  /** The running programs that are built from this repository. */
  readonly ours: readonly Workload[];
  find(kind: string, name: string): Keyed | undefined;
  /** The only container of a program; throws if it does not run. */
  containerOf(name: string): Container;
  /** The environment of a program at its start. */
  environment(name: string): Record<string, string>;
}

export function openOverlay(overlay: Name): Overlay {
  const all = rendered(overlay) as Keyed[];
  const known = [...all, ...made];
  const running = workloads(all);
  const find = (kind: string, name: string) =>
    known.find((each) => each.kind === kind && each.metadata.name === name);
  const containerOf = (name: string): Container => {
    const [container] = running.find((each) => each.name === name)?.spec.containers ?? [];
    if (!container) throw new Error(`${name} does not run`);
    return container;
  };
  return {
    all,
    running,
    ours: running.filter(({ name }) => [...programs, ...pages, 'sandbox'].includes(name)),
    find,
    containerOf,
    environment(name) {
      const { envFrom = [], env = [] } = containerOf(name);
      const sources = envFrom.map(({ configMapRef, secretRef }) =>
        configMapRef
          ? find('ConfigMap', configMapRef.name)?.data
          : find('Secret', secretRef?.name ?? '')?.stringData,
      );
      const own = Object.fromEntries(env.map((each) => [each.name, each.value ?? '']));
      return Object.assign({}, ...sources, own) as Record<string, string>;
    },
  };
}
