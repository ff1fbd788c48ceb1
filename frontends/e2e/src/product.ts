import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '../../../deploy/local/src/ports.mjs';

const root = join(__dirname, '..', '..', '..');
const readyWithinMs = 90_000;

/** The content of `run.json`. */
export interface Run {
  readonly origin: string;
  readonly processes: readonly { readonly name: string; readonly pid: number; readonly port: number }[];
}

/** Environment variables, as an operator sets them. */
export type Settings = Readonly<Record<string, string>>;

/** Where a running product is. */
export interface Location {
  readonly port: number;
  readonly dataDir: string;
  readonly settings: Settings;
}

/** The whole product, started as an operator starts it, with separate data. */
export class Product implements Location {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    /** The folder of its data and secrets. */
    readonly dataDir: string,
    readonly settings: Settings = {},
  ) {}

  /** A product that is started and stopped elsewhere. */
  static at({ port, dataDir, settings }: Location): Product {
    return new Product(port, dataDir, settings);
  }

  /** Prepares a product on a free port, without starting it. */
  static async create(settings: Settings = {}): Promise<Product> {
    return new Product(await reservePort(), mkdtempSync(join(tmpdir(), 'tablewell-e2e-')), settings);
  }

  get location(): Location {
    const { port, dataDir, settings } = this;
    return { port, dataDir, settings };
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The running processes. */
  run(): Run {
    return JSON.parse(readFileSync(join(this.dataDir, 'run.json'), 'utf8')) as Run;
  }

  /** The folder of the processes' logs, each `<name>.log`. */
  get logs(): string {
    return join(this.dataDir, 'logs');
  }

  /** Runs `npm start`, until it reports that it is ready. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      ...this.settings,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      DEMO: 'off',
      // As under npm: it ends by itself if jest ended without stopping it.
      npm_lifecycle_event: 'test',
    };
    const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.output = '';
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`not ready in time:\n${this.output}`)), readyWithinMs);
      const collect = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (!this.output.includes(`Tablewell is ready at ${this.origin}`)) return;
        clearTimeout(late);
        resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('close', (code) => reject(new Error(`ended with ${code}:\n${this.output}`)));
    });
  }

  /** Sends Ctrl-C, and waits until everything has ended. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  }

  /** Stops the product and deletes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
