/** @jest-environment node */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createWeb } from './app';
import { readConfig } from './config';

const entry = 'remoteEntry.0123456789ab.js';
const manifest = (remoteEntry: string) =>
  JSON.stringify({
    metaData: { remoteEntry: { name: remoteEntry, path: '' } },
    exposes: [{ path: './routes', assets: { js: { sync: ['routes.0123456789ab.js'] } } }],
  });

let frontends: string;
let web: FastifyInstance;
let api: Server;
let answerApi: RequestListener;

const put = async (path: string, text: string): Promise<void> => {
  await mkdir(join(frontends, path, '..'), { recursive: true });
  await writeFile(join(frontends, path), text);
};

beforeEach(async () => {
  frontends = await mkdtemp(join(tmpdir(), 'tablewell-web-'));
  await put('shell/dist/index.json', '{"js":["/assets/shell/shell.0123456789ab.js"]}');
  await put('shell/dist/index.html', '<title>{{title}}</title>{{head}}<div id="root"></div>{{scripts}}');
  await put('shell/dist/shell.0123456789ab.js', 'plain');
  await put('shell/dist/shell.0123456789ab.js.br', 'brotli');
  await put('marketing/dist/mf-manifest.json', manifest(entry));
  await put('booking/dist/page/index.json', '{"js":["/assets/booking/page/page.0123456789ab.js"]}');
  await put(
    'booking/dist/page/index.html',
    '<title>{{title}}</title>{{head}}<h1>{{heading}}</h1><p>{{opening}}</p>{{scripts}}',
  );
  api = createServer((request, response) => answerApi(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const config = readConfig({
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    REMOTES_FILE: join(frontends, 'remotes.json'),
    ANALYTICS_URL: 'https://stats.example/v',
  });
  web = await createWeb({ config, frontends, logger: false });
});
afterEach(async () => {
  await web.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(frontends, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers });

describe('a page of the shell', () => {
  it('names its tab, its remotes and the files of its route', async () => {
    const page = await get('/login');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Sign in · Tablewell</title>');
    expect(page.body).toContain(`"marketing":{"entry":"/assets/marketing/${entry}"}`);
    expect(page.body).toMatch(
      /<link rel="preload" as="script" href="\/assets\/marketing\/routes\.0123456789ab\.js" nonce="[^"]+">/,
    );
  });

  it('runs scripts by a nonce that is never given twice and never cached', async () => {
    const [one, other] = [await get('/'), await get('/')];
    const nonceOf = (policy: unknown) => /script-src 'nonce-([^']+)'/.exec(String(policy))?.[1];
    const nonce = nonceOf(one.headers['content-security-policy']);
    expect(nonce).toBeTruthy();
    expect(nonce).not.toBe(nonceOf(other.headers['content-security-policy']));
    expect(one.headers['cache-control']).toBe('no-store');
    const scripts = one.body.match(/<script(?! type="application\/json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it('forbids inline script and eval, framing, and calls to strangers', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' https://stats.example;");
  });

  it('is answered with 404 where no page lives, and still drawn by the shell', async () => {
    const page = await get('/nope');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('/assets/shell/shell.0123456789ab.js');
  });
});

describe('the registry', () => {
  const registry = async () => (await get('/remotes.json')).json<Record<string, { entry: string }>>();

  it('leaves out a remote that is nowhere', async () => {
    expect(Object.keys(await registry())).toEqual(['marketing']);
  });

  it('follows a remote that is deployed or rolled back while the process runs', async () => {
    await registry();
    await put('marketing/dist/mf-manifest.json', manifest('remoteEntry.ba9876543210.js'));
    await utimes(join(frontends, 'marketing/dist/mf-manifest.json'), 1, 1);
    expect((await registry())['marketing']?.entry).toBe('/assets/marketing/remoteEntry.ba9876543210.js');
  });

  it('keeps to itself what is wrong with one remote, or with the whole file', async () => {
    await put('billing/dist/mf-manifest.json', manifest(entry));
    await put('booking/dist/mf-manifest.json', '{"metaData":');
    await put('remotes.json', '{"billing":{"entry":"javascript:alert(1)"},"nobody":{"entry":"/x.js"}}');
    expect(Object.keys(await registry())).toEqual(['marketing']);
    expect((await get('/login')).statusCode).toBe(200);
    await put('remotes.json', '{"billing":');
    await utimes(join(frontends, 'remotes.json'), 1, 1);
    expect(Object.keys(await registry())).toEqual(['marketing']);
  });

  it('reads the manifest of a remote that has a server of its own, and keeps what it knew while that is away', async () => {
    answerApi = (_request, response) => response.end(manifest('remoteEntry.5e7e75e7e75e.js'));
    const config = readConfig({
      API_URL: 'http://127.0.0.1:1',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      REMOTE_SERVERS: `floor-plan=http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
    const apart = await createWeb({ config, frontends, logger: false });
    const remotes = async () =>
      (await apart.inject('/remotes.json')).json<Record<string, { entry: string }>>();
    const there = { entry: '/assets/floor-plan/remoteEntry.5e7e75e7e75e.js' };
    expect((await remotes())['floor-plan']).toEqual(there);
    answerApi = (_request, response) => response.writeHead(503).end();
    expect((await remotes())['floor-plan']).toEqual(there);
    await apart.close();
  });

  it('lets the file move a remote elsewhere, and opens the policy to that place only', async () => {
    await put('remotes.json', '{"billing":{"entry":"https://cdn.example/b/remoteEntry.js"}}');
    expect((await registry())['billing']?.entry).toBe('https://cdn.example/b/remoteEntry.js');
    expect((await get('/')).headers['content-security-policy']).toContain('https://cdn.example');
  });
});

describe('a canary', () => {
  const canary = (percent: number) =>
    put(
      'remotes.json',
      JSON.stringify({ marketing: { canary: { entry: 'https://canary.example/remoteEntry.js', percent } } }),
    );
  const again = async (page: { headers: Record<string, unknown> }) => {
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    return (await get('/login', { cookie })).body.includes('canary.example');
  };

  it('is drawn once for each browser, and the share of those who get it is the one that was asked for', async () => {
    await canary(20);
    const pages = await Promise.all(Array.from({ length: 400 }, () => get('/login')));
    const drawn = pages.filter(({ body }) => body.includes('canary.example'));
    // Three of a million draws of 400 are further from 80 than 40.
    expect(drawn.length).toBeGreaterThan(40);
    expect(drawn.length).toBeLessThan(120);
    for (const page of pages.slice(0, 30))
      expect(await again(page)).toBe(page.body.includes('canary.example'));
    const [first] = pages;
    expect(String(first?.headers['set-cookie'])).toMatch(
      /^tablewell_canary=[\w-]{24}; .*HttpOnly; SameSite=Lax$/,
    );
  });

  it('takes nobody out again while its share grows, and everybody at 100', async () => {
    await canary(10);
    const pages = await Promise.all(Array.from({ length: 60 }, () => get('/login')));
    await canary(60);
    await utimes(join(frontends, 'remotes.json'), 1, 1);
    for (const page of pages.filter(({ body }) => body.includes('canary.example')))
      expect(await again(page)).toBe(true);
    await canary(100);
    await utimes(join(frontends, 'remotes.json'), 2, 2);
    for (const page of pages.slice(0, 10)) expect(await again(page)).toBe(true);
  });

  it('comes with where the stable version is, lets the page load both, and asks nothing of pages without one', async () => {
    await canary(100);
    const page = await get('/login');
    expect(page.body).toContain(
      `"marketing":{"entry":"https://canary.example/remoteEntry.js","stable":"/assets/marketing/${entry}"}`,
    );
    expect(page.headers['content-security-policy']).toContain('https://canary.example');
    await put('remotes.json', '{}');
    await utimes(join(frontends, 'remotes.json'), 3, 3);
    expect((await get('/login')).headers['set-cookie']).toBeUndefined();
  });
});

describe('built files', () => {
  it('are sent in the encoding made at build and kept for ever', async () => {
    const file = await get('/assets/shell/shell.0123456789ab.js', { 'accept-encoding': 'gzip, br' });
    expect(file.body).toBe('brotli');
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  it('are asked for again when their name does not change', async () => {
    expect((await get('/assets/marketing/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  it('do not include templates, nor anything outside the folder', async () => {
    expect((await get('/assets/shell/index.html')).statusCode).toBe(404);
    expect((await get('/assets/shell/..%2f..%2fremotes.json')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/assets/shell/gone.0123456789ab.js')).statusCode).toBe(404);
  });
});

describe('the booking page', () => {
  const restaurant = (name: string) =>
    JSON.stringify({ id: 'r1', name, operatingHours: [{ openingTime: '17:00', closingTime: '22:30' }] });

  it('has the restaurant in it, escaped for where it stands', async () => {
    answerApi = (_request, response) => response.end(restaurant('</script><b>Ann & "Co" $&'));
    const page = await get('/reservations/r1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '<h1>Make a Reservation at &lt;/script&gt;&lt;b&gt;Ann &amp; &quot;Co&quot; $&amp;</h1>',
    );
    expect(page.body).toContain('Open 5:00\u00a0PM\u00a0–\u00a010:30\u00a0PM');
    const data = /id="restaurant">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ name: '</script><b>Ann & "Co" $&' });
    expect(page.body).not.toContain('tablewellEarlyCall');
  });

  it('asks as the diner it serves, so that limits count the diner', async () => {
    let seen: unknown;
    answerApi = (request, response) => {
      seen = request.headers['x-forwarded-for'];
      response.end(restaurant('Ann'));
    };
    await get('/reservations/r1', { 'x-forwarded-for': '203.0.113.9' });
    expect(seen).toBe('203.0.113.9');
  });

  it('says 404 for a restaurant that is not there', async () => {
    answerApi = (_request, response) => response.writeHead(404).end('{}');
    expect((await get('/reservations/r2')).statusCode).toBe(404);
  });

  it('goes out without the restaurant while the API is down, and asks by itself', async () => {
    answerApi = (request) => request.socket.destroy();
    const page = await get('/reservations/r1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"/api/restaurant/public/r1"');
  });

  it('may be framed by the restaurants that embed it', async () => {
    answerApi = (_request, response) => response.end(restaurant('Ann'));
    expect((await get('/reservations/r1')).headers['content-security-policy']).toContain('frame-ancestors *');
    expect((await get('/edit-reservation/abc')).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });

  it('begins the call for a reservation early', async () => {
    expect((await get('/edit-reservation/abc')).body).toContain('fetch("/api/reservations/single/abc"');
  });
});

describe('readiness', () => {
  it('waits for the shell to be built', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    await rm(join(frontends, 'shell/dist/index.json'));
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ notReady: ['shell'] });
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/login')).statusCode).toBe(503);
  });
});
