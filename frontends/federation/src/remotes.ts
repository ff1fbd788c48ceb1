// The only file that knows the federation runtime, and only the shell has it: it calls `setRemotes`, everybody
// else says `remoteApp`. So another federation (webpack's own, import maps) can take its place behind two names.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteNames } from './contract';
import type { RemoteMap, RemoteName } from './contract';
import { provideLoader } from './remote-app';

/** Tells the page where each remote is. May be called again: a remote that moved is then loaded from there. */
export function setRemotes(remotes: RemoteMap): void {
  register(remotes);
  provideLoader(async (id) => {
    const name = id.slice(0, id.indexOf('/')) as RemoteName;
    if (!registered.has(name)) register(await fetchRegistry());
    return loadRemote(id).catch((error: unknown) => {
      const stable = stableOf.get(name);
      if (stable === undefined) throw error;
      // The canary does not load: this page goes on with what the others have.
      register({ [name]: { entry: stable } });
      return loadRemote(id);
    });
  });
}

const registered = new Set<RemoteName>();
/** Where the stable version is of each remote that this page has a canary of. */
const stableOf = new Map<RemoteName, string>();

function register(remotes: RemoteMap): void {
  const known = remoteNames.flatMap((name) => {
    const remote = remotes[name];
    if (!remote) return [];
    registered.add(name);
    if (remote.stable === undefined) stableOf.delete(name);
    else stableOf.set(name, remote.stable);
    // The global must be the container name that the preset gave the remote.
    const container = `tablewell_${name.replaceAll('-', '_')}`;
    return [{ name: container, alias: name, entry: remote.entry, type: 'global' }];
  });
  registerRemotes(known, { force: true });
}

/** For a remote that was not there when the page was written. */
async function fetchRegistry(): Promise<RemoteMap> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`The registry of remotes answered ${response.status}`);
  return (await response.json()) as RemoteMap;
}
