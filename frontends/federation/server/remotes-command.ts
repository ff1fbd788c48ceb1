import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { remoteNames } from '../src/contract';
import type { RemoteName } from '../src/contract';
import { isEntry, isPercent, isRemoteName, parseRegistryFile, type Placement } from './registry-file';

type Placements = Partial<Record<RemoteName, Placement>>;

export const usage = `Changes where remotes are loaded from, without a build or a restart. The settings are in REMOTES_FILE.

  show                              the address of each remote
  move <remote> <address>           to another version or server; the previous address is kept for rollback
  canary <remote> <address> <share> a newer version for some percent of the browsers, the same ones each time
  promote <remote>                  serve the canary to all browsers
  rollback <remote>                 end the canary; without one, undo the last move or promotion
  release <remote>                  return to the address in its manifest, and remove its settings

<remote> is one of ${remoteNames.join(', ')}. <address> is a release that its server still has (1.4.0), its
entry script, or, ending in a slash, the folder of its mf-manifest.json.`;

/** Applies one change to one remote; throws with a message for the operator when it is not possible. */
export type Change = (now: Placement) => Placement | undefined;

export const move =
  (entry: string): Change =>
  ({ entry: before, canary }) => ({ entry, previous: before ?? null, ...(canary ? { canary } : {}) });

export const canary =
  (entry: string, percent: number): Change =>
  (now) => ({ ...now, canary: { entry, percent } });

export const promote: Change = ({ entry, canary: newer }) => {
  if (!newer) throw new Error('There is no canary to promote.');
  return { entry: newer.entry, previous: entry ?? null };
};

export const rollback: Change = ({ canary: newer, ...now }) => {
  if (newer) return now;
  if (now.previous === undefined)
    throw new Error('There is nothing to roll back: the remote has no canary and no previous address.');
  return now.previous === null ? undefined : { entry: now.previous };
};

/** The origin at which this machine reaches the files that browsers request below `/assets/<remote>/`. */
type OriginOf = (name: RemoteName) => string;

/** Runs the command line; returns its output. */
export async function placeRemotes(
  args: readonly string[],
  file: string,
  originOf: OriginOf,
): Promise<string> {
  const [verb = 'show', name = '', address = '', share = ''] = args;
  const placements = await readPlacements(file);
  if (verb === 'show') return describe(placements, file);
  if (!Object.hasOwn(changes, verb)) throw new Error(usage);
  if (!isRemoteName(name))
    throw new Error(`"${name}" is not a remote. The remotes are ${remoteNames.join(', ')}.`);
  const entry = () => entryAt(name, address, originOf(name));
  const change = await changes[verb as keyof typeof changes](entry, share);
  const { [name]: now = {}, ...others } = placements;
  const next = change(now);
  await write(file, next && Object.keys(next).length > 0 ? { ...others, [name]: next } : others);
  return describe(await readPlacements(file), file);
}

const changes = {
  move: async (entry: () => Promise<string>) => move(await entry()),
  canary: async (entry: () => Promise<string>, share: string) => {
    const percent = share === '' ? Number.NaN : Number(share);
    if (!isPercent(percent)) throw new Error('The share is a number from 0 to 100.');
    return canary(await entry(), percent);
  },
  promote: async () => promote,
  rollback: async () => rollback,
  release: async (): Promise<Change> => () => undefined,
};

/** The entry script at an address, after checking that it can be loaded. */
async function entryAt(name: RemoteName, address: string, origin: string): Promise<string> {
  if (/^\d+\.\d+\.\d+/.test(address)) return entryAt(name, await entryOf(name, address, origin), origin);
  if (address.endsWith('/')) {
    const folder = new URL(address, origin);
    const manifest = JSON.parse(await fetchText(new URL('mf-manifest.json', folder).href)) as {
      metaData: { remoteEntry: { name: string; path: string } };
    };
    const { path, name: script } = manifest.metaData.remoteEntry;
    const found = new URL(path + script, folder);
    return entryAt(name, address.startsWith('/') ? found.pathname : found.href, origin);
  }
  if (!isEntry(address))
    throw new Error(`"${address}" is not a release, a path or an https address of a script.`);
  await fetchText(new URL(address, origin).href);
  return address;
}

/** An older release that the remote's own server still has. */
async function entryOf(name: RemoteName, version: string, origin: string): Promise<string> {
  const text = await fetchText(new URL(`/assets/${name}/releases.json`, origin).href);
  const releases = JSON.parse(text) as { version: string; entry?: string }[];
  const found = releases.find((one) => one.version === version)?.entry;
  if (found !== undefined) return `/assets/${name}/${found}`;
  const known = releases.map((one) => one.version).join(', ');
  throw new Error(`The server of ${name} does not have ${version}. It has ${known}.`);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`${url} ${response ? `answered ${response.status}` : 'does not answer'}.`);
  return response.text();
}

/** Refuses an invalid file, because overwriting it would lose its content. */
async function readPlacements(file: string): Promise<Placements> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { placements, problems } = parseRegistryFile(text);
  if (problems.length > 0)
    throw new Error(`${file} is invalid, and was not changed:\n  ${problems.join('\n  ')}`);
  return placements as Placements;
}

/** Written atomically, because the web process may read it at any moment. */
async function write(file: string, placements: Placements): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(placements, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
}

function describe(placements: Placements, file: string): string {
  const lines = remoteNames.map((name) => {
    const { entry = 'address in its manifest', canary: newer, previous } = placements[name] ?? {};
    return [
      `${name.padEnd(12)}${entry}`,
      ...(newer ? [`${' '.repeat(12)}${newer.percent} % get ${newer.entry}`] : []),
      ...(previous === undefined
        ? []
        : [`${' '.repeat(12)}previously: ${previous ?? 'address in its manifest'}`]),
    ].join('\n');
  });
  return [file, ...lines].join('\n');
}
