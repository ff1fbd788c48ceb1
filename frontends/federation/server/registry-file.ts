import { remoteNames } from '../src/contract';
import type { RemoteName } from '../src/contract';

/** An operator's settings for one remote, which override its manifest. */
export interface Placement {
  /** Its address; if absent, the one in its manifest. */
  entry?: string;
  /** A newer version that a share of the browsers gets. */
  canary?: { entry: string; percent: number };
  /** Its address before it was last moved, for `rollback`; null: the one in its manifest. */
  previous?: string | null;
}

/**
 * The file in which an operator sets the addresses of remotes. An invalid entry makes its remote `broken`, and does not
 * affect the others.
 */
interface RegistryFile {
  placements: Partial<Record<RemoteName, Placement | 'broken'>>;
  problems: string[];
}

export const isRemoteName = (name: string): name is RemoteName => remoteNames.some((known) => known === name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A script that a page may load: a path on our origin, an HTTPS address, or one on this machine. */
export function isEntry(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (/^\/(?!\/)\S*\.js$/.test(value)) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname } = new URL(value);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && pathname.endsWith('.js');
}

/** A share of the browsers in percent, with fractions. */
export const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** Parses the file. Throws if it is not a JSON object; an invalid entry affects its remote only. */
export function parseRegistryFile(text: string): RegistryFile {
  const given: unknown = JSON.parse(text);
  if (!isRecord(given)) throw new Error('The registry is not a JSON object');
  const file: RegistryFile = { placements: {}, problems: [] };
  for (const [name, value] of Object.entries(given)) {
    if (!isRemoteName(name)) {
      file.problems.push(`"${name}" is not a remote. The remotes are ${remoteNames.join(', ')}`);
      continue;
    }
    const problem = problemOf(value);
    if (problem) file.problems.push(`"${name}": ${problem}`);
    file.placements[name] = problem ? 'broken' : (value as Placement);
  }
  return file;
}

const known = ['entry', 'canary', 'previous'];

function problemOf(value: unknown): string | undefined {
  if (!isRecord(value)) return 'must be an object';
  const { entry, canary, previous } = value;
  const odd = Object.keys(value).filter((key) => !known.includes(key));
  if (odd.length > 0) return `knows no ${odd.join(', ')}`;
  if (entry !== undefined && !isEntry(entry)) return 'entry must be a path or https address of a script';
  if (previous !== undefined && previous !== null && !isEntry(previous)) return 'previous must be like entry';
  if (canary === undefined) return undefined;
  if (!isRecord(canary) || !isEntry(canary['entry'])) return 'canary.entry must be like entry';
  return isPercent(canary['percent']) ? undefined : 'canary.percent must be a number from 0 to 100';
}
