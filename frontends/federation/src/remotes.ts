// The only file that knows the federation runtime. Everything else says `setRemotes` and `remoteApp`, so that
// another federation (webpack's own, import maps) can take its place behind these names.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { remoteNames } from './contract';
import type { ExposedModule, RemoteMap, RemoteModuleId, RemoteModules, RemoteName } from './contract';

/** Tells the runtime where each remote is. May be called again: a remote that moved is then loaded from there. */
export function setRemotes(remotes: RemoteMap): void {
  const known = remoteNames.flatMap((name) => {
    const remote = remotes[name];
    // The global must be the container name that the preset gave the remote.
    return remote
      ? [{ name: `tablewell_${name.replaceAll('-', '_')}`, alias: name, entry: remote.entry, type: 'global' }]
      : [];
  });
  for (const { alias } of known) registered.add(alias);
  registerRemotes(known, { force: true });
}

/** Loads what a remote exposes. Rejects when the remote does not answer or does not hold it; may be tried again. */
export async function remoteApp<Id extends RemoteModuleId>(
  id: Id,
): Promise<ComponentType<RemoteModules[Id]>> {
  const name = id.slice(0, id.indexOf('/')) as RemoteName;
  if (!registered.has(name)) setRemotes(await fetchRegistry());
  const module = await loadRemote<ExposedModule<Id>>(id);
  if (!module) throw new Error(`The part "${id}" did not load`);
  return module.Remote;
}

const registered = new Set<RemoteName>();

/** The page carries the registry; this is for a page that could not be given one. */
async function fetchRegistry(): Promise<RemoteMap> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`The registry of remotes answered ${response.status}`);
  return (await response.json()) as RemoteMap;
}
