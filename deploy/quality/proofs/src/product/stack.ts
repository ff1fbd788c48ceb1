import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePort } from '../../../../local/src/ports.mjs';
import { TcpProxy } from './tcp-proxy';

const readyWithinMs = 120_000;

/** A process of the running product, from `run.json`. */
export interface Running {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
}

export interface StackOptions {
  /** The checkout. */
  readonly root: string;
  /** How many processes of a service or the gateway; one each by default. */
  readonly replicas?: Readonly<Record<string, number>>;
  /** Parts with a proxy in front of them: `mongodb`, `nats`, `smtp`, `sandbox`, `reservationRpc`, … */
  readonly proxied?: readonly string[];
  /** Data to start from; absent: a new empty folder. */
  readonly dataDir?: string;
  /** Further settings of the product. */
  readonly env?: Readonly<Record<string, string>>;
  /** A running product: it is used instead of a new one if it has the required parts. */
  readonly running?: Stack;
}

const plans = ['TRIAL', 'BASIC', 'PREMIUM', 'ENTERPRISE'];
const unlimited = '10000000';
/** Loads send as many messages in minutes as restaurants do in months; quotas are tested elsewhere. */
const withoutQuotas = Object.fromEntries([
  ...plans.flatMap((plan) => [
    [`SMS_DAILY_${plan}`, unlimited],
    [`MAIL_DAILY_${plan}`, unlimited],
  ]),
  ['INVITATIONS_DAILY', unlimited],
]) as Readonly<Record<string, string>>;

/** The whole product as `npm start` runs it, with separate data, to inject faults into. */
export class Stack {
  private readonly proxies = new Map<string, TcpProxy>();
  private isBorrowed = false;

  private constructor(
    private readonly child: ChildProcess,
    /** The folder of the data. */
    readonly dataDir: string,
    /** The public port of every gateway, in turn. */
    readonly edge: TcpProxy,
  ) {}

  static async start(options: StackOptions): Promise<Stack> {
    if (options.running?.suits(options)) return options.running.lend();
    const { root, replicas = {}, proxied = [], env = {}, ...given } = options;
    const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'tablewell-proof-'));
    const port = await reservePort();
    const proxies = new Map<string, TcpProxy>();
    const arranged: string[] = [];
    for (const name of proxied) {
      const listens = await reservePort();
      const proxy = await TcpProxy.start([{ host: '127.0.0.1', port: listens }]);
      proxies.set(name, proxy);
      arranged.push(`${name}=${listens}:${proxy.port}`);
    }
    const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: 'off',
        PUBLIC_LIMITS: 'shipped',
        LOG_LEVEL: 'warn',
        REPLICAS: Object.entries(replicas)
          .map(([name, count]) => `${name}=${count}`)
          .join(','),
        PROXIED: arranged.join(','),
        ...withoutQuotas,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        child.kill('SIGTERM');
        reject(new Error(`not ready in time:\n${output}`));
      }, readyWithinMs);
      const hear = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
        if (!output.includes('Tablewell is ready')) return;
        clearTimeout(late);
        resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
    const gateways = processesIn(dataDir).filter(isGateway);
    const edge = await TcpProxy.start(gateways.map(({ port }) => ({ host: '127.0.0.1', port })));
    const stack = new Stack(child, dataDir, edge);
    for (const [name, proxy] of proxies) stack.proxies.set(name, proxy);
    return stack;
  }

  /** Whether it has at least what these options would start. */
  private suits({ replicas = {}, proxied = [], env = {}, dataDir }: StackOptions): boolean {
    if (dataDir !== undefined || proxied.length > 0) return false;
    // It runs with the environment of this process.
    if (Object.entries(env).some(([name, value]) => process.env[name] !== value)) return false;
    const runs = this.processes().map(({ name }) => name.replace(/-\d+$/, ''));
    return Object.entries(replicas).every(
      ([name, count]) => runs.filter((each) => each === name).length >= count,
    );
  }

  /** The same product for a borrower, whose `stop` leaves it running. */
  private lend(): Stack {
    const borrowed = new Stack(this.child, this.dataDir, this.edge);
    borrowed.isBorrowed = true;
    return borrowed;
  }

  /** The address for clients: in front of every gateway. */
  get origin(): string {
    return `http://127.0.0.1:${this.edge.port}`;
  }

  processes(): readonly Running[] {
    return processesIn(this.dataDir);
  }

  gateways(): readonly Running[] {
    return this.processes().filter(isGateway);
  }

  process(name: string): Running {
    const found = this.processes().find((each) => each.name === name);
    if (!found) throw new Error(`no process ${name} runs`);
    return found;
  }

  /** The proxy before a part that was named in `proxied`. */
  proxy(name: string): TcpProxy {
    const proxy = this.proxies.get(name);
    if (!proxy) throw new Error(`${name} is not proxied`);
    return proxy;
  }

  /** Kills a process; the supervisor restarts it. */
  kill(name: string): void {
    process.kill(this.process(name).pid, 'SIGKILL');
  }

  /** Sends SIGTERM; the process drains, and the supervisor restarts it. */
  restart(name: string): void {
    process.kill(this.process(name).pid, 'SIGTERM');
  }

  /** Suspends a process by SIGSTOP, and continues it after a while. */
  async pause(name: string, ms: number): Promise<void> {
    const { pid } = this.process(name);
    process.kill(pid, 'SIGSTOP');
    await sleep(ms);
    try {
      process.kill(pid, 'SIGCONT');
    } catch {
      // It was killed meanwhile.
    }
  }

  /** Kills the broker and deletes its store; it is restarted empty. */
  wipeBroker(): void {
    this.kill('nats');
    const store = join(this.dataDir, 'nats');
    // One step, so that the next broker finds nothing, rather than half of it.
    renameSync(store, `${store}.lost-${Date.now()}`);
  }

  /** Waits until a process runs again with another pid. */
  async replaced({ name, pid }: Running, withinMs = 20_000): Promise<void> {
    for (const end = Date.now() + withinMs; ; await sleep(20)) {
      const now = this.processes().find((each) => each.name === name);
      if (now && now.pid !== pid) return;
      if (Date.now() > end) throw new Error(`${name} was not started again`);
    }
  }

  /** Waits until a process accepts connections again. */
  async ready(name: string, withinMs = 20_000): Promise<void> {
    const { port } = this.process(name);
    for (const end = Date.now() + withinMs; !(await listens(port)); await sleep(25)) {
      if (Date.now() > end) throw new Error(`${name} does not listen`);
    }
  }

  /** Stops everything and deletes its data; a borrowed product continues to run. */
  async stop(): Promise<void> {
    if (this.isBorrowed) return;
    await this.edge.stop();
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    for (const proxy of this.proxies.values()) await proxy.stop();
    const { PROOF_LOGS: kept } = process.env;
    if (kept) cpSync(join(this.dataDir, 'logs'), kept, { recursive: true });
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

const isGateway = ({ name }: Running): boolean => /^gateway(-\d+)?$/.test(name);

function processesIn(dataDir: string): Running[] {
  return (JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as { processes: Running[] }).processes;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
