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
    if (hasSamePackages(root, folder)) linkPackages(root, folder);
    else await execute('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder });
    const build = join(folder, 'deploy', 'local', 'src', 'build-node.mjs');
    for (const name of names) await execute(process.execPath, [build], { cwd: join(folder, folderOf(name)) });
    return new FormerPrograms(folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The folder of a program in a checkout. */
export const folderOf = (name: string): string => (name === 'gateway' ? name : join('services', name));

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/** Whether both need the same packages from elsewhere. */
function hasSamePackages(root: string, folder: string): boolean {
  const [one, other] = [root, folder].map((each) => {
    const { packages } = JSON.parse(readFileSync(join(each, 'package-lock.json'), 'utf8')) as Lock;
    const installed = Object.entries(packages).filter(
      ([path, { link }]) => /node_modules\//.test(path) && !link,
    );
    return new Map(installed.map(([path, { version }]) => [path, version]));
  }) as [Map<string, string | undefined>, Map<string, string | undefined>];
  return [...other].every(([path, version]) => one.get(path) === version);
}

/** Uses the packages of another checkout, except our own, whose links lead to the sources beside them. */
function linkPackages(root: string, folder: string): void {
  const own = join('node_modules', '@tablewell');
  mkdirSync(join(folder, own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tablewell' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const [path, { resolved }] of ownPackages(folder))
    symlinkSync(join(folder, resolved), join(folder, path));
  for (const path of nestedPackages(root))
    if (existsSync(join(folder, path, '..'))) symlinkSync(join(root, path), join(folder, path));
}

function ownPackages(folder: string): [string, { resolved: string }][] {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  return Object.entries(lock.packages).flatMap(([path, { link, resolved }]) =>
    link && resolved ? [[path, { resolved }] as [string, { resolved: string }]] : [],
  );
}

/** The folders of packages that a workspace has for itself. */
function nestedPackages(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const nested = Object.keys(lock.packages).flatMap((path) => /^(.+?\/node_modules)\//.exec(path)?.[1] ?? []);
  return [...new Set(nested)].filter(
    (path) => !path.startsWith('node_modules/') && existsSync(join(root, path)),
  );
}
