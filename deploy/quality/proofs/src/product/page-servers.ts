import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { reservePort } from '../../../../local/src/ports.mjs';

const execute = promisify(execFile);
export const remotes = ['booking', 'billing'] as const;
const startsWithinMs = 20_000;

/** Two releases of two remotes, each a folder as in an image; the second has the first one's files, too. */
export interface Releases {
  readonly first: string;
  readonly second: string;
  readonly shell: string;
  forget(): void;
}

export async function makeReleases(root: string): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewell-releases-'));
  const [first, second, shell] = ['first', 'second', 'shell'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const keep = (frontend: string, earlier: string) =>
    execute(process.execPath, [join(root, 'deploy/docker/keep-releases.mjs'), frontend, earlier]);
  for (const name of remotes) {
    const source = join(root, 'frontends', name);
    for (const [version, release] of [
      ['1.0.0', first],
      ['1.1.0', second],
    ] as const) {
      mkdirSync(join(release, name), { recursive: true });
      writeFileSync(join(release, name, 'package.json'), JSON.stringify({ version }));
    }
    cpSync(join(source, 'dist'), join(first, name, 'dist'), { recursive: true });
    await keep(join(first, name), '/nowhere');
    await execute(process.execPath, [
      join(root, 'deploy/quality/proofs/other-release.mjs'),
      source,
      join(second, name),
    ]);
    await keep(join(second, name), join(first, name, 'dist'));
  }
  cpSync(join(root, 'frontends/shell/dist'), join(shell, 'shell/dist'), { recursive: true });
  return { first, second, shell, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server of pages, as an image runs it. */
export class PageServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async start(root: string, frontends: string, env: Record<string, string>): Promise<PageServer> {
    const port = Number(env['PORT'] ?? (await reservePort()));
    const child = spawn(process.execPath, [join(root, 'frontends/federation/dist/main.js')], {
      stdio: 'ignore',
      env: { ...env, HOST: '127.0.0.1', PORT: String(port), FRONTENDS_DIST: frontends },
    });
    const server = new PageServer(child, port);
    for (const end = Date.now() + startsWithinMs; ; await sleep(50)) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      if (answer?.ok) return server;
      if (Date.now() > end || child.exitCode !== null) throw new Error('a server of pages does not start');
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** One name for several servers: each request goes to any of those that are currently behind it. */
export class Name {
  readonly behind = new Set<PageServer>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Name> {
    const listener: { on: RequestListener } = { on: (_request, response) => response.end() };
    const name = new Name(createServer((request, response) => listener.on(request, response)));
    listener.on = (request, response) => {
      void name.pass(request.url ?? '/').then(
        async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
        () => response.writeHead(502).end(),
      );
    };
    await new Promise<void>((resolve) => name.server.listen(0, '127.0.0.1', resolve));
    return name;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private pass(path: string): Promise<Response> {
    const all = [...this.behind];
    const chosen = all[Math.floor(Math.random() * all.length)];
    return fetch(`http://127.0.0.1:${chosen?.port}${path}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
