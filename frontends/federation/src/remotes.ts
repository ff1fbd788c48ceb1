// The only file that uses the federation runtime, and only the shell imports it: it calls `setRemotes`, and all other code
// calls `remoteApp`. So another runtime (webpack's own, import maps) can replace it behind two functions.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { remoteNames } from './contract';
import type { RemoteEntry, RemoteMap, RemoteName } from './contract';
import { reloadOnce } from './reload-once';
import { provideLoader } from './remote-app';

/** Sets the address of each remote. May be called again: a remote that moved is then loaded from its new address. */
export function setRemotes(remotes: RemoteMap): void {
  register(remotes);
  provideLoader(async (id) => {
    const name = id.slice(0, id.indexOf('/')) as RemoteName;
    if (!registered.has(name)) register(await fetchRegistry());
    return loadRemote(id).catch((error: unknown) => loadFromElsewhere(id, name, error));
  });
}

/** The addresses of the remotes that this page knows. */
const registered = new Map<RemoteName, RemoteEntry>();

function register(remotes: RemoteMap): void {
  const known = remoteNames.flatMap((name) => {
    const remote = remotes[name];
    if (!remote) return [];
    registered.set(name, remote);
    // The global must have the container name that the preset gave the remote.
    const container = `tablewell_${name.replaceAll('-', '_')}`;
    return [{ name: container, alias: name, entry: remote.entry, type: 'global' }];
  });
  registerRemotes(known, { force: true });
}

/** Tries again to load a remote that could not be loaded from its address. */
async function loadFromElsewhere(id: string, name: RemoteName, error: unknown): Promise<unknown> {
  const { entry, stable } = registered.get(name) ?? {};
  let last = error;
  if (stable !== undefined) {
    // The canary cannot be loaded: this page uses the stable version.
    register({ [name]: { entry: stable } });
    try {
      return await loadRemote(id);
    } catch (failed) {
      last = failed;
    }
  }
  // A newer release may have been deployed since the page was written.
  const now = (await fetchRegistry(name).catch(() => undefined))?.[name];
  if (!now || [entry, stable].includes(now.entry)) throw last;
  register({ [name]: now });
  try {
    return await loadRemote(id);
  } catch (failed) {
    // The new version may be incompatible with the rest of this page.
    if (reloadOnce()) return new Promise(() => undefined);
    throw failed;
  }
}

/** `missed` is the remote that could not be loaded: the registry polls its server before it answers. */
async function fetchRegistry(missed?: RemoteName): Promise<RemoteMap> {
  const response = await fetch(`/remotes.json${missed ? `?missed=${missed}` : ''}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The registry of remotes answered ${response.status}`);
  return (await response.json()) as RemoteMap;
}
