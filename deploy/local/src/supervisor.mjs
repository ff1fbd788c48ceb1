import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReaperClient } from './reaper-client.mjs';
import { follow, openLog } from './log-file.mjs';
import { answers } from './probe.mjs';
import { printError } from './terminal.mjs';

/**
 * One process to keep alive.
 * @typedef {object} Part
 * @property {string} name
 * @property {number} port where its callers reach it
 * @property {string} program
 * @property {string[]} args
 * @property {Record<string, string>} env added to the supervisor's own environment
 * @property {import('./probe.mjs').Probe} ready
 * @property {boolean} [store] stopped last, because the others write to it while they drain
 * @property {(() => Promise<void>) | undefined} [afterStart] run after each start, once it answers
 */

/**
 * @typedef {object} Options
 * @property {string} dataDir
 * @property {string} origin
 * @property {string} cwd
 * @property {number} [graceMs] how long a process may take to stop after SIGTERM
 */

/**
 * @typedef {object} Kept
 * @property {Part} part
 * @property {import('node:child_process').ChildProcess | undefined} child
 * @property {number} startedAt
 * @property {Promise<void> | undefined} prepared settles once `afterStart` is done
 * @property {number} quickDeaths
 * @property {import('node:fs').WriteStream} log
 * @property {Promise<unknown>} copied settles when the output of the last process has been copied to the log
 */

const firstPauseMs = 100;
const longestPauseMs = 1_500;
const settledMs = 10_000;
// A program that left its process group can keep the pipe open for ever.
const longestCopyMs = 5_000;

/** Starts processes, restarts them when they die, and ends them all. @param {Options} options */
export function createSupervisor({ dataDir, origin, cwd, graceMs = 8_000 }) {
  const kept = /** @type {Map<string, Kept>} */ (new Map());
  const reaper = startReaperClient();
  let published = false;
  let stopping = /** @type {Promise<void> | undefined} */ (undefined);

  /** @param {Kept} entry */
  function launch(entry) {
    const { part, log } = entry;
    // A separate process group: Ctrl-C reaches only the supervisor, and the children of the process end with it.
    const child = spawn(part.program, part.args, {
      cwd,
      env: { ...inherited(), ...part.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    entry.child = child;
    entry.startedAt = Date.now();
    const { pid } = child;
    if (pid !== undefined) reaper.add(pid);
    entry.copied = Promise.all([
      follow(part.name, child.stdout, log, false),
      follow(part.name, child.stderr, log, true),
    ]);
    child.once('error', (error) => ended(entry, child, error.message));
    child.once('exit', (code, signal) => ended(entry, child, `${signal ?? `code ${code}`}`));
    publish();
    const prepare = part.afterStart;
    if (prepare) {
      const prepared = whenReady(part).then(prepare);
      entry.prepared = prepared.catch((error) =>
        printError(`${part.name} was started, but could not be prepared: ${error}`),
      );
    }
  }

  /** @param {Kept} entry @param {import('node:child_process').ChildProcess} child @param {string} how */
  function ended(entry, child, how) {
    if (entry.child !== child) return;
    entry.child = undefined;
    if (child.pid !== undefined) {
      signalGroup(child.pid, 'SIGKILL');
      reaper.remove(child.pid);
    }
    publish();
    if (stopping || !kept.has(entry.part.name)) return;
    entry.quickDeaths = Date.now() - entry.startedAt < settledMs ? entry.quickDeaths + 1 : 0;
    // A process that ran long enough is restarted at once.
    const pause = entry.quickDeaths && Math.min(longestPauseMs, firstPauseMs * 2 ** (entry.quickDeaths - 1));
    printError(`${entry.part.name} ended (${how}); restarting it`);
    setTimeout(() => {
      if (!stopping && entry.child === undefined) launch(entry);
    }, pause);
  }

  function publish() {
    if (!published) return;
    const processes = [...kept.values()].flatMap(({ part, child }) =>
      child?.pid === undefined ? [] : [{ name: part.name, pid: child.pid, port: part.port }],
    );
    const file = join(dataDir, 'run.json');
    writeFileSync(`${file}.new`, `${JSON.stringify({ origin, processes }, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  }

  /** Resolves once the part answers. @param {Part} part */
  async function whenReady(part) {
    while (!stopping && !(await answers(part.ready))) await sleep(50);
  }

  /** @param {Kept[]} entries @param {number} within */
  async function end(entries, within) {
    const running = entries.flatMap(({ child }) => (child?.pid === undefined ? [] : [child]));
    await Promise.all(
      running.map(async (child) => {
        const pid = /** @type {number} */ (child.pid);
        const gone = new Promise((resolve) => child.once('exit', resolve));
        if (child.exitCode !== null || child.signalCode !== null) return;
        signalGroup(pid, 'SIGTERM');
        await Promise.race([gone, sleep(within, undefined, { ref: false })]);
        signalGroup(pid, 'SIGKILL');
        await gone;
      }),
    );
  }

  async function stopAll() {
    const entries = [...kept.values()];
    await end(
      entries.filter(({ part }) => !part.store),
      graceMs,
    );
    await end(
      entries.filter(({ part }) => part.store),
      graceMs,
    );
    reaper.end();
    const copied = Promise.all(entries.map((entry) => entry.copied));
    await Promise.race([copied, sleep(longestCopyMs, undefined, { ref: false })]);
    await Promise.all(entries.map(({ log }) => new Promise((resolve) => log.end(resolve))));
  }

  return {
    /** Starts parts concurrently and resolves when each of them answers. @param {readonly Part[]} parts */
    async start(parts) {
      for (const part of parts) {
        const log = openLog(join(dataDir, 'logs', `${part.name}.log`));
        const entry = {
          part,
          child: undefined,
          startedAt: 0,
          prepared: undefined,
          quickDeaths: 0,
          log,
          copied: Promise.resolve(),
        };
        kept.set(part.name, entry);
        launch(entry);
      }
      await Promise.all(
        parts.map(async (part) => {
          await whenReady(part);
          await kept.get(part.name)?.prepared;
        }),
      );
    },
    /** Writes run.json, and keeps it up to date from now on. */
    publish() {
      published = true;
      publish();
    },
    /** Ends one process so that it restarts with new code. @param {string} name */
    restart(name) {
      const entry = kept.get(name);
      if (!entry?.child) return;
      entry.startedAt = 0;
      void end([entry], graceMs);
    },
    /** Ends everything, the stores last. The second call kills what still runs. */
    stop() {
      if (stopping) for (const { child } of kept.values()) if (child?.pid) signalGroup(child.pid, 'SIGKILL');
      stopping ??= stopAll();
      return stopping;
    },
    get stopping() {
      return stopping !== undefined;
    },
  };
}

/** Settings of the run as a whole: each part has its own ports and data. */
const ofTheRun = new Set(['PORT', 'DATA_DIR', 'DEMO', 'REPLICAS', 'PROXIED', 'PROGRAMS']);

/** The user's environment, without {@link ofTheRun}. */
function inherited() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheRun.has(name)));
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}
