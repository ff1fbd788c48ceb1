import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createWeb } from '../app';
import { readConfig } from '../config';

/** The entry script of each remote in these tests. */
export const entry = 'remoteEntry.0123456789ab.js';

/** A remote's manifest with this entry script, as the build writes it. */
export const manifest = (remoteEntry: string) =>
  JSON.stringify({
    metaData: { remoteEntry: { name: remoteEntry, path: '' } },
    exposes: [{ path: './routes', assets: { js: { sync: ['routes.0123456789ab.js'] } } }],
    shared: [
      { name: 'react', assets: { js: { sync: ['react.0123456789ab.js'] } } },
      { name: '@tanstack/react-query', assets: { js: { sync: ['query.0123456789ab.js'] } } },
    ],
  });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const built = {
  'shell/dist/index.json': '{"js":["/assets/shell/shell.0123456789ab.js"]}',
  'shell/dist/index.html':
    '<html lang="{{lang}}" dir="{{dir}}"><title>{{title}}</title>{{head}}<div id="root">{{content}}</div>{{scripts}}',
  'shell/dist/shell.0123456789ab.js': 'plain',
  'shell/dist/shell.0123456789ab.js.br': 'brotli',
  'marketing/dist/mf-manifest.json': manifest(entry),
  'booking/dist/page/index.json': '{"js":["/assets/booking/page/page.0123456789ab.js"]}',
  'booking/dist/page/index.html':
    '<html lang="{{lang}}" dir="{{dir}}"><title>{{title}}</title>{{head}}{{cover}}<h1>{{logo}}{{heading}}</h1><p>{{opening}}</p><p>{{place}}</p><noscript><p>{{noScript}}</p></noscript>{{times}}{{scripts}}',
};

/** The web process serving a folder of built frontends, and the API that it calls. */
export class PageServer {
  /** Handles the calls to the API. */
  answerApi: RequestListener = (_request, response) => response.writeHead(404).end('{}');
  frontends = '';
  web!: FastifyInstance;
  private readonly api = createServer((request, response) => this.answerApi(request, response));
  private writes = 0;

  async start(): Promise<void> {
    this.frontends = await mkdtemp(join(tmpdir(), 'tablewell-web-'));
    for (const [path, text] of Object.entries(built)) await this.put(path, text);
    await new Promise<void>((resolve) => this.api.listen(0, '127.0.0.1', resolve));
    this.web = await this.another({
      API_URL: this.apiOrigin,
      REMOTES_FILE: join(this.frontends, 'remotes.json'),
      ANALYTICS_URL: 'https://stats.example/v',
    });
  }

  async stop(): Promise<void> {
    await this.web.close();
    await new Promise((resolve) => this.api.close(resolve));
    await rm(this.frontends, { recursive: true });
  }

  get apiOrigin(): string {
    return `http://127.0.0.1:${(this.api.address() as AddressInfo).port}`;
  }

  /** Another web process serving the same folder; without an API unless `env` sets one. The test closes it. */
  another(env: Record<string, string>): Promise<FastifyInstance> {
    const config = readConfig({
      API_URL: 'http://127.0.0.1:1',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      ...env,
    });
    return createWeb({ config, frontends: this.frontends, logger: false });
  }

  readonly get = (url: string, headers: Record<string, string> = {}) => this.web.inject({ url, headers });

  /**
   * Writes a file below the frontends' folder. A replaced file gets another modification time, however fast the test
   * is.
   */
  readonly put = async (path: string, text: string): Promise<void> => {
    const file = join(this.frontends, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
    this.writes += 1;
    await utimes(file, this.writes, this.writes);
  };

  readonly remove = (path: string) => rm(join(this.frontends, path));
}

/** Starts a page server before each test of a file, and stops it afterwards. */
export function setPageServer(): PageServer {
  const server = new PageServer();
  beforeEach(() => server.start());
  afterEach(() => server.stop());
  return server;
}
