import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ServiceName } from '@tablewell/chassis/rpc';
import { parse } from 'yaml';

// Facts about the deployed programs, read from their sources.

export const root = join(__dirname, '..', '..', '..', '..');
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Parses a compose file. Its shared parts are aliased far more often than the parser allows by default. */
export const parseCompose = <File>(text: string): File =>
  parse(text, { merge: true, maxAliasCount: -1 }) as File;

/** The workspace of a program, as the image file finds it: `auth` -> `services/auth`. */
export function folderOf(name: string): string {
  return relative(root, realpathSync(join(root, 'node_modules/@tablewell', name)));
}

/** Names of the settings in a source that have no default. */
function requiredIn(source: string): string[] {
  const declared = [
    ...source.matchAll(
      /^\s+([A-Z][A-Z_]+): (?:str|url|port|num|wholeNumber|secret|privateKey)\(([^;]*?)\),?$/gm,
    ),
  ]
    .filter(([, , options]) => !options?.includes('default'))
    .map(([, name = '']) => name);
  // The two programs that read their settings without the chassis.
  const asked = [...source.matchAll(/\b(?:text|port|origin)\('([A-Z_]+)'\)/g)].map(([, name = '']) => name);
  return [...new Set([...declared, ...asked])];
}

/** The settings without which a program does not start. `web` is the process of the pages. */
export function required(name: string): string[] {
  if (name === 'web') return requiredIn(read('frontends/federation/server/config.ts'));
  const folder = folderOf(name);
  const files = ['src/main.ts', 'src/config.ts'].map((file) => join(folder, file));
  const own = files.filter((path) => existsSync(join(root, path))).flatMap((path) => requiredIn(read(path)));
  if (name === 'sandbox') return own;
  const shared = requiredIn(read('services/chassis/src/config.ts'));
  return [...shared.filter((setting) => name !== 'gateway' || setting !== 'RPC_PORT'), ...own];
}

/** A numeric constant in a source, such as `graceMs = 3_000`. */
function numberIn(path: string, pattern: RegExp): number {
  const found = pattern.exec(read(path))?.[1];
  if (!found) throw new Error(`${path} does not match ${pattern.source}`);
  return Number(found.replaceAll('_', ''));
}

/** The longest time from SIGTERM until a process has closed its last connection. */
export function drainMs(name: ServiceName): number {
  if (name !== 'gateway')
    return (
      numberIn('services/chassis/src/service.ts', /drainMs = (\d+) \* reconnectWithinMs/) *
        numberIn('services/chassis/src/rpc/client.ts', /reconnectWithinMs = ([\d_]+)/) +
      numberIn('services/chassis/src/rpc/server.ts', /graceMs = ([\d_]+)/)
    );
  return (
    numberIn('gateway/src/config.ts', /DRAIN_MS: num\(\{ default: ([\d_]+)/) +
    numberIn('gateway/src/shutdown.ts', /justConnectedMs = ([\d_]+)/) +
    numberIn('gateway/src/shutdown.ts', /graceMs = ([\d_]+)/)
  );
}
