import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { timed } from './terminal.mjs';

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} Lock */

/** Whether the installed packages differ from the lock file. */
function packagesAreStale() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  const read = (/** @type {string} */ path) =>
    /** @type {Lock} */ (JSON.parse(readFileSync(path, 'utf8'))).packages;
  const there = read(installed);
  return Object.entries(read(join(root, 'package-lock.json'))).some(([path, wanted]) => {
    // Workspaces are links; optional packages may be for another platform.
    if (!path.includes('node_modules/') || wanted.link || wanted.optional || wanted.devOptional) return false;
    return there[path]?.version !== wanted.version || !existsSync(join(root, path));
  });
}

/** Unpacking makes much short-lived garbage; a larger nursery, in megabytes, costs less to sweep. */
const nursery = '--max-semi-space-size=64';

/** Installs npm packages if they are missing or older than the lock file. */
export async function installPackages() {
  if (!packagesAreStale()) return;
  await timed('Installed npm packages', () =>
    // Not `npm ci`: it requires a lock entry for every platform's optional packages, which a registry need not have.
    // Versions come from the lock file all the same, which `--no-save` leaves unchanged.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS, nursery].filter(Boolean).join(' ') },
    }),
  );
}

/**
 * The path of a program, also searched in the folders for system programs.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Finds a program, or installs it by apt if possible; otherwise fails with one line of advice.
 * @param {{ program: string, aptPackage: string, advice: string, with?: string[] }} wanted with: packages that it needs besides
 */
async function ensureProgram({ program, aptPackage, advice, with: others = [] }) {
  const found = findProgram(program);
  if (found) return found;
  const apt = await aptCommand();
  if (!apt) throw new Error(`${program} is not installed. ${advice}`);
  await timed(`Installed ${aptPackage}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run(apt[0] ?? 'apt-get', [...apt.slice(1), 'update', '-qq'], { env });
    await run(
      apt[0] ?? 'apt-get',
      [...apt.slice(1), 'install', '-y', '-qq', '--no-install-recommends', aptPackage, ...others],
      {
        env,
      },
    );
  });
  const installed = findProgram(program);
  if (!installed) throw new Error(`${aptPackage} was installed without ${program}. ${advice}`);
  return installed;
}

async function aptCommand() {
  if (!findProgram('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const mayBecomeRoot = await run('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  );
  return mayBecomeRoot ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** The real NATS server. Debian's package also enables one on port 4222; that one is never used. */
export const ensureNats = () =>
  ensureProgram({
    program: 'nats-server',
    aptPackage: 'nats-server',
    advice:
      'Install it (https://docs.nats.io/running-a-nats-service/introduction/installation) or set NATS_URL.',
  });

/**
 * The browser of the journeys: Chromium without the parts that draw its own window, which takes two thirds of the
 * processor time, or Chromium itself if the system has no package for it. `CHROMIUM_PATH` names another one.
 */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const advice = 'Install Chromium, or set CHROMIUM_PATH, or run: npm test -- --unit';
  const [small, whole] = ['chromium-headless-shell', 'chromium'];
  return ensureProgram({ program: small, aptPackage: small, advice }).catch(() =>
    ensureProgram({ program: whole, aptPackage: whole, advice }),
  );
};

/** The third browser of the journeys, with the screen in memory that it draws on. `WEBKIT_DRIVER_PATH` names another driver. */
export const ensureWebKit = async () => {
  const advice = 'Install WebKitWebDriver and Xvfb, or run: npm test -- --unit';
  await ensureProgram({ program: 'Xvfb', aptPackage: 'xvfb', with: ['webkit2gtk-driver'], advice });
  return (
    process.env.WEBKIT_DRIVER_PATH ??
    ensureProgram({ program: 'WebKitWebDriver', aptPackage: 'webkit2gtk-driver', advice })
  );
};

/** The second browser of the journeys. `FIREFOX_PATH` names another one. */
export const ensureFirefox = async () =>
  process.env.FIREFOX_PATH ??
  findProgram('firefox') ??
  (await ensureProgram({
    program: 'firefox-esr',
    aptPackage: 'firefox-esr',
    advice: 'Install Firefox, or set FIREFOX_PATH, or run: npm test -- --unit',
  }));
