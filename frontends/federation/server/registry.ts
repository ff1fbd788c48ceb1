import { join } from 'node:path';
import { remoteNames } from '../src/contract';
import type { RemoteEntry, RemoteMap, RemoteName } from '../src/contract';
import { isInCanary } from './canary';
import { distOf, watchedFile } from './dist-folders';
import { parseRegistryFile, type Placement } from './registry-file';
import { watchRemoteServer } from './remote-server';

/** The fields of a remote's `mf-manifest.json` that we read. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: Assets }[];
  shared?: { name: string; assets: Assets }[];
}

interface Assets {
  js: { sync: string[] };
}

/** Packages that remotes share among themselves and the shell does not provide, as in `webpack/shared.mjs`. */
const sharedByRemotes = ['@tanstack/react-query'];

/** A remote in the registry: the address of its entry, and the files of each module that it exposes. */
interface Known extends RemoteEntry {
  files: Record<string, string[]>;
}

interface RegistryOptions {
  /** The folder that holds the frontends. */
  frontends: string;
  /** The operator's file, which moves, pins and canaries remotes without building or restarting anything. */
  file: string | undefined;
  /** Servers of remotes whose files are not below `frontends`, by name; their manifests are fetched. */
  servers: Partial<Record<RemoteName, string>>;
  /** Called with each problem of a manifest or the file, once per change of it. */
  warn(problem: string): void;
}

export interface Registry {
  /**
   * The current address of each remote for a browser. A remote without an address, or with an invalid entry in the file,
   * is left out, and its outlet on a page shows Retry.
   */
  remotes(canaryId: string | undefined): Promise<RemoteMap>;
  /** URLs of the scripts that drawing `module` (`marketing/routes`) needs, entry first; empty when not known. */
  filesOf(module: string, canaryId: string | undefined): Promise<string[]>;
  /** Called when a browser could not load a remote: fetches its manifest now instead of at the next interval. */
  refresh(name: RemoteName): Promise<void>;
  /** Stops polling. */
  close(): void;
  /** True while some browsers get another version than the others. */
  hasCanary(): Promise<boolean>;
}

/** The registry of remotes, read at run time: the manifest of each remote, overridden by the operator's file. */
export function createRegistry({ frontends, file, servers, warn }: RegistryOptions): Registry {
  const manifests = remoteNames.map((name) => {
    const parse = (text: string) => fromManifest(name, JSON.parse(text) as Manifest);
    const complain = (error: unknown) =>
      warn(`The manifest of ${name} could not be read, so its last one still applies: ${String(error)}`);
    const server = servers[name];
    if (!server) {
      const read = watchedFile(join(distOf(frontends, name), 'mf-manifest.json'), parse, complain);
      return { name, read, refresh: async () => undefined, stop: () => undefined };
    }
    return {
      name,
      ...watchRemoteServer(new URL(`/assets/${name}/mf-manifest.json`, server).href, parse, complain),
    };
  });
  const readFile = file
    ? watchedFile(
        file,
        (text) => {
          const parsed = parseRegistryFile(text);
          parsed.problems.forEach((problem) => warn(`${file}: ${problem}`));
          return parsed.placements;
        },
        (error) => warn(`${file} is invalid, so its last valid content still applies: ${String(error)}`),
      )
    : async () => undefined;

  const known = async (canaryId: string | undefined): Promise<Partial<Record<RemoteName, Known>>> => {
    const placements = (await readFile()) ?? {};
    const found: Partial<Record<RemoteName, Known>> = {};
    for (const { name, read } of manifests) {
      const placed = place(name, await read(), placements[name], canaryId);
      if (placed) found[name] = placed;
    }
    return found;
  };

  return {
    async remotes(canaryId) {
      const map: RemoteMap = {};
      for (const [name, { files: _files, ...entry }] of Object.entries(await known(canaryId)))
        map[name as RemoteName] = entry;
      return map;
    },
    async filesOf(module, canaryId) {
      const slash = module.indexOf('/');
      const remote = (await known(canaryId))[module.slice(0, slash) as RemoteName];
      return remote ? [remote.entry, ...(remote.files[module.slice(slash + 1)] ?? [])] : [];
    },
    async refresh(name) {
      await manifests.find((each) => each.name === name)?.refresh();
    },
    close() {
      for (const { stop } of manifests) stop();
    },
    async hasCanary() {
      const placements = Object.values((await readFile()) ?? {});
      return placements.some((one) => one !== 'broken' && one.canary !== undefined);
    },
  };
}

function place(
  name: RemoteName,
  own: Known | undefined,
  placement: Placement | 'broken' | undefined,
  canaryId: string | undefined,
): Known | undefined {
  if (placement === 'broken') return undefined;
  const stable = placement?.entry ? { entry: placement.entry, files: {} } : own;
  const canary = placement?.canary;
  if (!canary || canaryId === undefined || !isInCanary(canaryId, name, canary.percent)) return stable;
  return { entry: canary.entry, files: {}, ...(stable ? { stable: stable.entry } : {}) };
}

function fromManifest(name: RemoteName, { metaData, exposes, shared = [] }: Manifest): Known {
  const url = (file: string): string => `/assets/${name}/${file}`;
  const libraries = shared
    .filter((each) => sharedByRemotes.includes(each.name))
    .flatMap(({ assets }) => assets.js.sync);
  const files = exposes.map(
    ({ path, assets }) => [path.replace('./', ''), [...assets.js.sync, ...libraries].map(url)] as const,
  );
  return {
    entry: url(metaData.remoteEntry.path + metaData.remoteEntry.name),
    files: Object.fromEntries(files),
  };
}
