import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** Its last change is the beginning of the present release, while none is tagged. */
const baseline = 'deploy/quality/checks/proto-baseline.binpb';

/**
 * The commit of the previous release: `PREVIOUS_RELEASE`, the last tag of a release, or the commit from which the contracts are
 * kept.
 */
export async function previousRelease(root: string): Promise<string> {
  const git = async (...args: string[]) => (await execute('git', args, { cwd: root })).stdout.trim();
  const tag = () =>
    git('describe', '--tags', '--abbrev=0', '--match', '@tablewell/gateway@*').catch(() => '');
  const ref =
    process.env['PREVIOUS_RELEASE'] ??
    ((await tag()) || (await git('log', '-1', '--format=%H', '--', baseline)));
  if (!ref)
    throw new Error('The previous release is not in this clone: it needs its history, or PREVIOUS_RELEASE');
  return git('rev-parse', '--short', `${ref}^{commit}`);
}

/** A checkout of another commit, in which the services and the gateway are built. */
export class FormerPrograms {
  private constructor(readonly folder: string) {}

  static async build(root: string, commit: string, names: readonly string[]): Promise<FormerPrograms> {
    const folder = mkdtempSync(join(tmpdir(), 'tablewell-former-'));
    await execute('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: root });
    const programs = new FormerPrograms(folder);
    try {
      if (hasSamePackages(root, folder)) linkPackages(root, folder);
      else await execute('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder });
      const build = join(folder, 'deploy', 'local', 'src', 'build-node.mjs');
      for (const name of names)
        await execute(process.execPath, [build], { cwd: join(folder, folderOf(name)) });
    } catch (error) {
      programs.remove();
      throw error;
    }
    return programs;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The folder of a program in a checkout. */
export const folderOf = (name: string): string => (name === 'gateway' ? name : join('services', name));

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  /** Of a link: the folder of the workspace. */
  readonly resolved?: string;
}

/** The packages in the lock file of a checkout, by their paths. */
function lockedPackages(checkout: string): readonly (readonly [path: string, LockedPackage])[] {
  const text = readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  return Object.entries((JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages);
}

/** Whether the packages that a checkout needs from elsewhere are those that another one has. */
function hasSamePackages(root: string, folder: string): boolean {
  const versions = new Map(lockedPackages(root).map(([path, { version }]) => [path, version]));
  return lockedPackages(folder).every(
    ([path, { link, version }]) =>
      link === true || !path.includes('node_modules/') || versions.get(path) === version,
  );
}

/** Uses the packages of another checkout, except our own, whose links lead to the sources beside them. */
function linkPackages(root: string, folder: string): void {
  mkdirSync(join(folder, 'node_modules', '@tablewell'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tablewell' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const [path, { link, resolved }] of lockedPackages(folder))
    if (link && resolved) symlinkSync(join(folder, resolved), join(folder, path));
  for (const path of nestedFolders(root))
    if (existsSync(join(folder, path, '..'))) symlinkSync(join(root, path), join(folder, path));
}

/** The folders of packages that a workspace has for itself. */
function nestedFolders(root: string): readonly string[] {
  const found = lockedPackages(root).flatMap(([path]) => /^(.+?\/node_modules)\//.exec(path)?.[1] ?? []);
  return [...new Set(found)].filter(
    (path) => !path.startsWith('node_modules/') && existsSync(join(root, path)),
  );
}
