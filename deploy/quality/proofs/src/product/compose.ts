import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** A machine without caches has to fetch base images and packages first. */
const timeoutMs = 45 * 60_000;

/** Why containers cannot run here; undefined if they can. */
export async function whyNoDocker(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const why = await execute('docker', ['version', '--format', '{{.Server.Version}}'], { env }).then(
    () => undefined,
    (error: { code?: unknown; stderr?: string }) =>
      error.code === 'ENOENT' ? 'there is no command docker' : (error.stderr ?? '').trim().split('\n').at(-1),
  );
  if (why !== undefined) return `This wants a Docker daemon, and there is none here: ${why}.`;
  const hasCompose = await execute('docker', ['compose', 'version'], { env }).then(
    () => true,
    () => false,
  );
  return hasCompose ? undefined : 'This wants Docker Compose, and the docker command here has no such part.';
}

export interface Container {
  readonly service: string;
  readonly restarts: number;
  readonly health: string;
}

/**
 * The product as run by its compose file, separate from any other on this machine: own names, volumes, images and port.
 */
export class ComposeHouse {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tablewell-containers-'));
  private readonly files: string[];
  readonly origin: string;
  /** The text of the edge's file. */
  readonly caddyfile: string;

  /** `PROOF_COMPOSE_FILE` is one more compose file, for a machine whose builds need a proxy or other bases. */
  constructor(
    private readonly root: string,
    port: number,
  ) {
    this.origin = `http://localhost:${port}`;
    this.caddyfile = readFileSync(join(root, 'deploy/docker/Caddyfile'), 'utf8');
    const own = join(this.folder, 'own.yml');
    // The address is reachable only from this machine; the file's own ports are public.
    writeFileSync(own, `services: { edge: { ports: !override ['127.0.0.1:${port}:80'] } }\n`);
    writeFileSync(join(this.folder, '.env'), this.environment());
    const { PROOF_COMPOSE_FILE: more } = process.env;
    this.files = [join(root, 'docker-compose.yml'), ...(more ? [more] : []), own];
  }

  private environment(): string {
    const script = join(this.root, 'deploy/docker/make-env.mjs');
    const made = execFileSync(process.execPath, [script, '--sandbox'], { encoding: 'utf8' });
    return `${made.replaceAll('http://localhost', this.origin)}\nREGISTRY=tablewell-proof\n`;
  }

  /** Runs a command of compose; returns its output. */
  async compose(...args: string[]): Promise<string> {
    const [command] = args;
    const given = [
      'compose',
      ...['--project-name', 'tablewell-proof', '--project-directory', this.root],
      ...['--env-file', join(this.folder, '.env')],
      ...this.files.flatMap((file) => ['--file', file]),
      ...args,
    ];
    const options = { timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    return execute('docker', given, options).then(
      ({ stdout }) => stdout,
      (error: { stderr?: string }) => {
        throw new Error(`docker compose ${command} failed:\n${(error.stderr ?? '').slice(-3_000)}`);
      },
    );
  }

  /** The running containers, how often each was restarted, and the state of its health check. */
  async containers(): Promise<Container[]> {
    const ids = (await this.compose('ps', '--quiet')).split('\n').filter(Boolean);
    const format =
      '{{index .Config.Labels "com.docker.compose.service"}} {{.RestartCount}} {{if .State.Health}}{{.State.Health.Status}}{{else}}none{{end}}';
    const { stdout } = await execute('docker', ['inspect', '--format', format, ...ids]);
    return stdout
      .trim()
      .split('\n')
      .map((line) => {
        const [service = '', restarts, health = ''] = line.split(' ');
        return { service, restarts: Number(restarts), health };
      });
  }

  /** Ends everything and deletes its data; images are kept for the next time. */
  async end(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans', '--timeout', '20');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
