import { join } from 'node:path';
import { remoteNames } from '../src/contract';
import type { RemoteEntry, RemoteMap, RemoteName } from '../src/contract';
import { distOf, watchedFile } from './dist-folders';

/** What we read of a remote's `mf-manifest.json`. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** A remote as the registry knows it: where its entry is, and the files of each module it exposes. */
interface Known extends RemoteEntry {
  files: Record<string, string[]>;
}

export interface Registry {
  /** Where each remote is now. A remote that is nowhere is left out: its place on a page shows Retry. */
  remotes(): Promise<RemoteMap>;
  /** URLs of the scripts that drawing `module` (`marketing/routes`) needs, entry first; empty when not known. */
  filesOf(module: string): Promise<string[]>;
}

/**
 * The registry of remotes, read at run time: each remote's manifest below `frontends`, and over it the entries of
 * `overridesFile` (`{"billing": {"entry": "https://…/remoteEntry.….js"}}`), which moves or pins a remote
 * without building or restarting anything.
 */
export function createRegistry(frontends: string, overridesFile: string | undefined): Registry {
  const manifests = remoteNames.map((name) => ({
    name,
    read: watchedFile(join(distOf(frontends, name), 'mf-manifest.json'), (text) =>
      fromManifest(name, JSON.parse(text) as Manifest),
    ),
  }));
  const readOverrides = overridesFile ? watchedFile(overridesFile, parseOverrides) : async () => undefined;

  const known = async (): Promise<Partial<Record<RemoteName, Known>>> => {
    const found: Partial<Record<RemoteName, Known>> = {};
    for (const { name, read } of manifests) {
      const remote = await read();
      if (remote) found[name] = remote;
    }
    const overrides = (await readOverrides()) ?? {};
    for (const name of remoteNames) {
      const override = overrides[name];
      if (override) found[name] = { ...override, files: {} };
    }
    return found;
  };

  return {
    async remotes() {
      const map: RemoteMap = {};
      for (const [name, { entry }] of Object.entries(await known())) map[name as RemoteName] = { entry };
      return map;
    },
    async filesOf(module) {
      const slash = module.indexOf('/');
      const remote = (await known())[module.slice(0, slash) as RemoteName];
      return remote ? [remote.entry, ...(remote.files[module.slice(slash + 1)] ?? [])] : [];
    },
  };
}

function fromManifest(name: RemoteName, { metaData, exposes }: Manifest): Known {
  const url = (file: string): string => `/assets/${name}/${file}`;
  const files = exposes.map(({ path, assets }) => [path.replace('./', ''), assets.js.sync.map(url)] as const);
  return {
    entry: url(metaData.remoteEntry.path + metaData.remoteEntry.name),
    files: Object.fromEntries(files),
  };
}

function parseOverrides(text: string): RemoteMap {
  const given = JSON.parse(text) as RemoteMap;
  for (const [name, remote] of Object.entries(given)) {
    if (typeof remote?.entry !== 'string') throw new Error(`The registry's "${name}" has no entry`);
  }
  return given;
}
