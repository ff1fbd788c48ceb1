// `npm start`: prepares, builds, starts and supervises the whole of Tablewell on this machine, in the foreground. Until
// packages are installed only Node's own modules may be imported here.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readTopology } from './src/topology.mjs';
import { buildStale } from './src/build.mjs';
import { planDemo, seedDemo } from './src/demo.mjs';
import { ensureNats, findProgram, installPackages } from './src/install.mjs';
import { root } from './src/paths.mjs';
import { answers } from './src/probe.mjs';
import { processTable } from './src/process-table.mjs';
import { loadSecrets } from './src/secrets.mjs';
import { holdDataDir } from './src/single-run.mjs';
import { endRunning } from './src/run.mjs';
import { createSupervisor } from './src/supervisor.mjs';
import { print, printError } from './src/terminal.mjs';

const { env } = process;
const port = Number(env.PORT || 8080);
const dataDir = resolve(root, env.DATA_DIR || '.data');
const origin = (env.PUBLIC_ORIGIN || `http://localhost:${port}`).replace(/\/+$/, '');
const runFile = join(dataDir, 'run.json');

/** @type {ReturnType<typeof createSupervisor> | undefined} */
let supervisor;
/** Whether the data are ours: the `run.json` of another run must not be removed. */
let holdsData = false;

const stop = async (/** @type {number} */ code) => {
  endRunning();
  const running = supervisor?.stop();
  if (holdsData) rmSync(runFile, { force: true });
  await running;
  if (holdsData) rmSync(runFile, { force: true });
  process.exit(code);
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void stop(0));

// npm itself may be killed. Under npm, losing the parent means that nothing is left to stop this process.
const parent = process.ppid;
if (env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && void stop(1), 500).unref();
}

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is not a port: ${env.PORT}`);
  const topology = readTopology(env);
  const isFirstRun = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  // Only for this user: its databases have no passwords, and its ledger of mails holds links that sign in.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  await holdDataDir(dataDir);
  holdsData = true;
  rmSync(runFile, { force: true });
  if (isFirstRun && env.DEMO !== 'off') planDemo(dataDir);
  await installPackages();
  const natsServer = env.NATS_URL ? undefined : await ensureNats();
  await buildStale();
  if (await answers({ tcp: port })) throw new Error(`Port ${port} is taken. Set PORT to another one.`);

  const secrets = loadSecrets(join(dataDir, 'secrets.json'));
  const mongod = findProgram('mongod');
  const table = await processTable({ dataDir, port, origin, secrets, env, mongod, natsServer, topology });
  if (supervisor?.stopping) return;
  supervisor = createSupervisor({ dataDir, origin, cwd: root });
  await supervisor.start(table.first);
  await supervisor.start(table.then);
  while (!supervisor.stopping && !(await answers({ http: `${origin}/readyz` }))) await sleep(50);
  if (supervisor.stopping) return;

  const { MONGODB_URL: mongoUrl } = table.then.find(({ name }) => name === 'reservation')?.env ?? {};
  const demo =
    env.DEMO === 'off' ? [] : await seedDemo({ dataDir, origin, password: secrets.demoPassword, mongoUrl });
  supervisor.publish();
  print(`Tablewell is ready at ${origin}`);
  for (const line of demo) print(line);
  if (process.argv.includes('--watch')) {
    const { watchSources } = await import('./src/watch.mjs');
    watchSources(supervisor);
  }
}

main().catch((error) => {
  printError(error instanceof Error ? error.message : String(error));
  if (env.DEBUG && error instanceof Error) printError(error.stack ?? '');
  void stop(1);
});
