import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'nats';
import { reservePort } from '../../../../deploy/local/src/ports.mjs';
import { inContainers, startNatsContainer } from './containers';

/** A real NATS server with JetStream, private to one test. */
export interface TestNats {
  readonly url: string;
  /**
   * Kills the server with SIGKILL and restarts it on the same port and store; undefined for a server that the test did
   * not start.
   */
  crash?(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts `nats-server` with an empty store; with `TEST_CONTAINERS=on` in a container. `NATS_TEST_URL` names a running
 * server to use instead: its streams are deleted first, so test files must run in turn. With a configuration of its own
 * it is always a new process.
 */
export async function startTestNats(
  own: { config?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<TestNats> {
  const given = process.env['NATS_TEST_URL'];
  if (given && !own.config) {
    await deleteStreams(given);
    return { url: given, stop: () => Promise.resolve() };
  }
  if (inContainers() && !own.config) return startNatsContainer();
  const folder = await mkdtemp(join(tmpdir(), 'tablewell-nats-'));
  const args = ['-a', '127.0.0.1', '-js', '-sd', folder, ...(own.config ? ['-c', own.config] : [])];
  const port = await reservePort();
  const start = () => startServer([...args, '-p', String(port)], own.env);
  let child = await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    async crash(pauseMs) {
      await killServer(child);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      child = await start();
    },
    async stop() {
      await killServer(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const child = spawn('nats-server', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}: ${log}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('Server is ready')) resolve();
    });
  });
  child.removeAllListeners('exit');
  return child;
}

async function killServer(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function deleteStreams(servers: string): Promise<void> {
  const connection = await connect({ servers: servers.split(',') });
  try {
    const { streams } = await connection.jetstreamManager();
    for await (const name of streams.names()) await streams.delete(name);
  } finally {
    await connection.close();
  }
}
