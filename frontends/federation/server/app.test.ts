/** @jest-environment node */
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse, Server } from 'node:http';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createWeb } from './app';
import { readConfig } from './config';

const entry = 'remoteEntry.0123456789ab.js';
const manifest = (remoteEntry: string) =>
  JSON.stringify({
    metaData: { remoteEntry: { name: remoteEntry, path: '' } },
    exposes: [{ path: './routes', assets: { js: { sync: ['routes.0123456789ab.js'] } } }],
    shared: [
      { name: 'react', assets: { js: { sync: ['react.0123456789ab.js'] } } },
      { name: '@tanstack/react-query', assets: { js: { sync: ['query.0123456789ab.js'] } } },
    ],
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
  await put(
    'shell/dist/index.html',
    '<title>{{title}}</title>{{head}}<div id="root">{{content}}</div>{{scripts}}',
  );
  await put('shell/dist/shell.0123456789ab.js', 'plain');
  await put('shell/dist/shell.0123456789ab.js.br', 'brotli');
  await put('marketing/dist/mf-manifest.json', manifest(entry));
  await put('booking/dist/page/index.json', '{"js":["/assets/booking/page/page.0123456789ab.js"]}');
  await put(
    'booking/dist/page/index.html',
    '<html lang="{{lang}}" dir="{{dir}}"><title>{{title}}</title>{{head}}{{cover}}<h1>{{heading}}</h1><p>{{opening}}</p><p>{{place}}</p>{{scripts}}',
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(holds: () => Promise<boolean>, withinMs = 3_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await holds()); await pause(20))
    if (Date.now() > end) throw new Error('it did not come to that');
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

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

describe('the landing page', () => {
  beforeEach(async () => {
    await put('shell/dist/bar.html', '<style nonce="{{nonce}}"></style><header></header>');
    await put('marketing/dist/landing.html', '<h1>Every table</h1><a>{{start}}</a><p>{{trial}}</p>');
  });
  const session = 'a=b; tablewell_refresh=abc';

  it('has its heading and its way to sign-up in it, before any code is there', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain(
      '<h1>Every table</h1><a>Start Free Trial</a><p>14-day free trial. No credit card required. Cancel anytime.</p></div>',
    );
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect((await get('/login')).body).not.toContain('Every table');
  });

  it('lets its code wait until what stands in it is painted', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('as="script"');
    expect(body).not.toContain('<script defer');
    const files = [entry, 'routes.0123456789ab.js', 'query.0123456789ab.js'].map(
      (file) => `/assets/marketing/${file}`,
    );
    expect(body).toContain(`of ${JSON.stringify(files)})document.head.append(`);
    expect(body).toContain('of ["/assets/shell/shell.0123456789ab.js"])document.body.append(');
    expect((await get('/login')).body).toContain('<script defer src="/assets/shell/shell.0123456789ab.js"');
  });

  it('is left to its code where there is a session, or a part of it is not built here', async () => {
    expect((await get('/', { cookie: session })).body).toContain('<div id="root"></div>');
    await rm(join(frontends, 'marketing/dist/landing.html'));
    expect((await get('/')).body).toContain('<div id="root"></div>');
  });

  it('asks about no session of a browser that brings neither cookie nor token', async () => {
    const [visitor, member] = [(await get('/')).body, (await get('/', { cookie: session })).body];
    expect(visitor).toContain('"visitor":true');
    expect(visitor).toContain('if(!headers.Authorization)return;');
    expect(member).not.toContain('"visitor"');
    expect(member).not.toContain('if(!headers.Authorization)return;');
  });

  it('has a preview for messengers and search engines', async () => {
    const { body } = await get('/');
    expect(body).toContain(
      '<meta property="og:title" content="Restaurant reservations and table management · Tablewell">',
    );
    expect(body).toMatch(/<meta name="description" content="Reservations, tables[^"]+">/);
    expect(body).toMatch(/<meta property="og:description" content="Reservations, tables[^"]+">/);
    expect(body).toContain('<meta property="og:type" content="website">');
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

describe('a remote that is released while pages are open', () => {
  let said: string;
  let answered: number;
  let shell: FastifyInstance;
  beforeEach(async () => {
    [said, answered] = ['remoteEntry.0000aaaa0000.js', 0];
    answerApi = (_request, response) => {
      answered += 1;
      response.end(manifest(said));
    };
    const config = readConfig({
      API_URL: 'http://127.0.0.1:1',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      REMOTE_SERVERS: `billing=http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });
    shell = await createWeb({ config, frontends, logger: false });
  });
  afterEach(() => shell.close());
  const billing = async (url: string) =>
    (await shell.inject(url)).json<Record<string, { entry: string }>>()['billing']?.entry;

  it('is looked for by the clock, before anybody comes', async () => {
    await until(async () => answered > 0);
    said = 'remoteEntry.1111bbbb1111.js';
    await until(async () => answered > 1, 8_000);
    expect(await billing('/remotes.json')).toBe('/assets/billing/remoteEntry.1111bbbb1111.js');
  });

  it('is looked for at once when a page missed it, however many do', async () => {
    expect(await billing('/remotes.json')).toBe('/assets/billing/remoteEntry.0000aaaa0000.js');
    said = 'remoteEntry.1111bbbb1111.js';
    await pause(600);
    const before = answered;
    const all = await Promise.all(Array.from({ length: 30 }, () => billing('/remotes.json?missed=billing')));
    expect(new Set(all)).toEqual(new Set(['/assets/billing/remoteEntry.1111bbbb1111.js']));
    expect(answered).toBe(before + 1);
  });
});

describe('two releases of a page server side by side', () => {
  const oldFile = '/assets/booking/page/page.aaaaaaaaaaaa.js';
  const newFile = '/assets/booking/page/page.bbbbbbbbbbbb.js';
  let servers: FastifyInstance[];
  let folders: string[];

  beforeEach(async () => {
    folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'tablewell-release-'))));
    const ports = await freePorts(2);
    const config = readConfig({
      API_URL: 'http://127.0.0.1:1',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      PEERS: ports.map((port) => `http://127.0.0.1:${port}`).join(),
    });
    for (const [index, file] of [oldFile, newFile].entries()) {
      const path = join(folders[index] ?? '', file.replace('/assets/booking', 'booking/dist'));
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, file);
      await writeFile(`${path}.br`, `brotli of ${file}`);
    }
    servers = await Promise.all(
      folders.map((folder) => createWeb({ config, frontends: folder, logger: false })),
    );
    for (const [index, server] of servers.entries())
      await server.listen({ port: ports[index] ?? 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  it('answer each other’s scripts, as they were built, to be kept for ever', async () => {
    for (const server of servers) {
      for (const file of [oldFile, newFile]) {
        const answer = await server.inject({ url: file, headers: { 'accept-encoding': 'br' } });
        expect([answer.statusCode, answer.body]).toEqual([200, `brotli of ${file}`]);
        expect(answer.headers).toMatchObject({
          'content-encoding': 'br',
          'content-type': expect.stringMatching(/javascript/),
          'cache-control': 'public, max-age=31536000, immutable',
        });
        expect((await server.inject(file)).body).toBe(file);
      }
    }
  });

  it('say that a script is nowhere, and do not ask each other in a circle', async () => {
    for (const server of servers) {
      const answer = await server.inject('/assets/booking/page/page.cccccccccccc.js');
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const asPeer = { url: newFile, headers: { 'x-tablewell-peer': '1' } };
    expect((await servers[0]?.inject(asPeer))?.statusCode).toBe(404);
  });

  it('do not ask peers for what has no hash: each has its own', async () => {
    expect((await servers[0]?.inject('/assets/booking/mf-manifest.json'))?.statusCode).toBe(404);
  });

  it('go on when the other is gone', async () => {
    await servers[1]?.close();
    expect((await servers[0]?.inject(oldFile))?.statusCode).toBe(200);
    expect((await servers[0]?.inject(newFile))?.statusCode).toBe(404);
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

  it('keeps its visitors while its share grows, and has all of them at 100', async () => {
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
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
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
    expect(JSON.parse(data)).toMatchObject({
      name: '</script><b>Ann & "Co" $&',
      hours: [['Every day', '5:00 PM – 10:30 PM']],
    });
    expect(page.body).not.toContain('tablewellEarlyCall');
  });

  it('has a preview of the restaurant for messengers and search engines, escaped', async () => {
    answerApi = (_request, response) => response.end(restaurant('"><b>Ann & Co'));
    const { body } = await get('/reservations/r1?utm=x');
    const name = '&quot;&gt;&lt;b&gt;Ann &amp; Co';
    expect(body).toContain(`<meta property="og:title" content="Make a Reservation at ${name}">`);
    const description = `Reserve a table at ${name} online: choose a day, a time and your party. Open 5:00 PM – 10:30 PM.`;
    expect(body).toContain(`<meta name="description" content="${description}">`);
    expect(body).toContain(`<meta property="og:description" content="${description}">`);
    expect(body).toContain('<meta property="og:type" content="website">');
    expect(body).toContain('<meta property="og:url" content="http://localhost:8080/reservations/r1">');
  });

  it('has the cover in its HTML, and the restaurant’s face in previews and structured data, escaped', async () => {
    const cover = {
      url: '/api/pictures/c-640.webp',
      width: 640,
      height: 360,
      sources: [{ type: 'image/avif', srcset: '/api/pictures/c-640.avif 640w' }],
      preview: '/api/pictures/c-1200.jpeg',
    };
    const face = {
      about: '</script>"Pasta"',
      cuisine: 'Italian',
      priceLevel: 2,
      city: 'Roma',
      country: 'IT',
      cover,
    };
    const opening = {
      operatingHours: [{ openingTime: '17:00', closingTime: '24:00', daysOfWeek: [0, 1] }],
      closedDays: { weekly: [1], special: [tomorrow] },
    };
    answerApi = (_request, response) =>
      response.end(JSON.stringify({ id: 'r1', name: 'Ann', face, ...opening }));
    const { body } = await get('/reservations/r1');
    expect(body).toContain('<source type="image/avif" srcset="/api/pictures/c-640.avif 640w"');
    expect(body).toContain(
      '<img class="cover" src="/api/pictures/c-640.webp" width="640" height="360" alt=""',
    );
    expect(body).toContain('<p>Italian · €€ · Roma</p>');
    expect(body).toContain('content="http://localhost:8080/api/pictures/c-1200.jpeg"');
    const data = /ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Restaurant',
      description: '</script>"Pasta"',
      image: ['http://localhost:8080/api/pictures/c-640.webp'],
      priceRange: '€€',
      openingHoursSpecification: [
        { opens: '17:00', closes: '23:59', dayOfWeek: ['Sunday'] },
        { opens: '00:00', closes: '00:00', validFrom: tomorrow, validThrough: tomorrow },
      ],
      address: { addressLocality: 'Roma', addressCountry: 'IT' },
      potentialAction: { target: { urlTemplate: 'http://localhost:8080/reservations/r1' } },
    });
  });

  // cspell:disable
  it('is in the language of its reader, with the texts of that language alone', async () => {
    answerApi = (_request, response) =>
      void response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ id: 'r1', name: 'Osteria', openingTime: '17:00', closingTime: '22:30' }));
    const page = await get('/reservations/r1', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' });
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.headers['content-language']).toBe('ar');
    expect(page.headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(page.body).toContain('<h1>احجز طاولة في \u2068Osteria\u2069</h1>');
    const [, texts = ''] =
      /<script type="application\/json" id="texts">(.*?)<\/script>/.exec(page.body) ?? [];
    const given = JSON.parse(texts) as { language: string; texts: Record<string, unknown> };
    expect([given.language, given.texts['book.reserve']]).toEqual(['ar', ['احجز']]);
    expect(page.body).not.toContain('Make a Reservation');
    expect((await get('/reservations/r1?lang=de')).body).toContain('<p>Geöffnet 17:00–22:30</p>');
    expect((await get('/edit-reservation/x1', { cookie: 'tablewell_language=fr' })).body).toContain(
      '<title>Modifier votre réservation · Tablewell</title>',
    );
  });

  // cspell:enable
  it('is packed for browsers that take it so', async () => {
    answerApi = (_request, response) =>
      void response.setHeader('content-type', 'application/json').end('{"id":"r1","name":"Osteria"}');
    const page = await get('/reservations/r1', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(page.rawPayload).toString()).toContain('<h1>Make a Reservation at Osteria</h1>');
    expect((await get('/reservations/r1')).headers).not.toHaveProperty('content-encoding');
  });

  it('tells search engines its addresses in each language, without what else the address had', async () => {
    answerApi = (_request, response) =>
      void response.setHeader('content-type', 'application/json').end('{"id":"r1","name":"Osteria"}');
    const { body } = await get('/reservations/r1?lang=ja&x="><script>');
    const links = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, of, at]) => [of, at]);
    const page = 'http://localhost:8080/reservations/r1';
    expect(links).toEqual([
      ...['en', 'es', 'fr', 'de', 'ja', 'ar'].map((of) => [of, `${page}?lang=${of}`]),
      ['x-default', page],
    ]);
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

  it('sends a member, whom the light page recognized, the shell', async () => {
    answerApi = (_request, response) => response.end(restaurant('Ann'));
    expect((await get('/reservations/r1?as=host')).body).not.toContain('id="restaurant"');
    expect((await get('/reservations/r1?as=diner')).body).toContain('id="restaurant"');
    expect((await get('/reservation-success/abc?as=host')).body).toContain('id="restaurant"');
  });

  it('goes out without the restaurant while the API is down, and asks by itself', async () => {
    answerApi = (request) => request.socket.destroy();
    const page = await get('/reservations/r1');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"/api/restaurant/public/r1"');
  });

  const days = JSON.stringify({
    timezone: 'UTC',
    guests: 2,
    days: [{ date: '2026-12-05', state: '</script>' }],
  });
  const isOfDays = ({ url }: IncomingMessage) => url?.includes('/availability/days') === true;

  it('has the next days in it, escaped', async () => {
    answerApi = (request, response) => response.end(isOfDays(request) ? days : restaurant('Ann'));
    const { body } = await get('/reservations/r1');
    const data = /id="offered-days">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ restaurantId: 'r1', ...JSON.parse(days) });
  });

  it('goes out without the next days when they fail, are odd or late', async () => {
    const answers: ((response: ServerResponse) => unknown)[] = [
      (response) => response.writeHead(503).end('{}'),
      (response) => response.end('[]'),
      () => undefined,
    ];
    for (const answer of answers) {
      answerApi = (request, response) =>
        isOfDays(request) ? answer(response) : response.end(restaurant('Ann'));
      const { statusCode, body } = await get('/reservations/r1');
      expect([statusCode, body.includes('id="restaurant"'), body.includes('id="offered-days"')]).toEqual([
        200,
        true,
        false,
      ]);
    }
  });

  describe('in a frame', () => {
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
    const listing = (sites: string[], anySite = false): RequestListener => {
      const body = { id: 'r1', name: 'Ann', embedding: { sites, anySite } };
      return (_request, response) => response.end(JSON.stringify(body));
    };

    it('is shown by the sites of its restaurant alone, and by our own pages', async () => {
      answerApi = listing(['https://www.example.com', 'https://*.example.org']);
      expect(await ancestors('/reservations/r1')).toBe(
        "'self' https://www.example.com https://*.example.org",
      );
      answerApi = listing([]);
      expect(await ancestors('/reservations/r1')).toBe("'self'");
      expect(await ancestors('/edit-reservation/abc')).toBe("'none'");
      expect(await ancestors('/reservation-success/abc')).toBe("'none'");
    });

    it('is shown by any site where the restaurant, or the API, is from before the list', async () => {
      answerApi = listing([], true);
      expect(await ancestors('/reservations/r1')).toBe('*');
      answerApi = (_request, response) => response.end(restaurant('Ann'));
      expect(await ancestors('/reservations/r1')).toBe('*');
    });

    it('leaves out of its policy what is no site', async () => {
      answerApi = listing(['https://a.example.com; script-src *', '*', 'https://b.example.com']);
      expect(await ancestors('/reservations/r1')).toBe("'self' https://b.example.com");
    });

    it('is shown by the same sites while the API is down; unknown restaurants by our own pages', async () => {
      answerApi = listing(['https://www.example.com']);
      await get('/reservations/r1');
      answerApi = (request) => request.socket.destroy();
      expect(await ancestors('/reservations/r1')).toBe("'self' https://www.example.com");
      expect(await ancestors('/reservations/r2')).toBe("'self'");
    });

    it('says on any site that there is no such restaurant', async () => {
      answerApi = (_request, response) => response.writeHead(404).end('{}');
      expect(await ancestors('/reservations/r2')).toBe('*');
    });

    it('has the script for frames, which a page of its own does without, and tells nobody the list', async () => {
      answerApi = listing(['https://www.example.com']);
      await put('booking/dist/page/framed.json', '{"js":["/assets/booking/page/framed.0123456789ab.js"]}');
      const framed = await get('/reservations/r1', { 'sec-fetch-dest': 'iframe' });
      expect(framed.body).toMatch(
        /<script defer src="[^"]*framed\.[^>]*><\/script>\n<script defer src="[^"]*page\./,
      );
      expect(framed.body).not.toContain('www.example.com');
      const own = await get('/reservations/r1', { 'sec-fetch-dest': 'document' });
      expect(own.body).not.toContain('framed.0123456789ab.js');
    });
  });

  it('begins the call for a reservation early', async () => {
    expect((await get('/edit-reservation/abc')).body).toContain('fetch("/api/reservations/single/abc"');
  });
});

describe('the script for other sites', () => {
  beforeEach(async () => {
    await put('embed/dist/embed.js', 'plain');
    await put('embed/dist/embed.js.br', 'brotli');
  });

  it('is for any site, kept for minutes, and told apart by its content', async () => {
    const { body, headers } = await get('/embed.js', { 'accept-encoding': 'gzip, br' });
    expect(body).toBe('brotli');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get('/embed.js', {
      'accept-encoding': 'br',
      'if-none-match': String(headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await put('embed/dist/embed.js', 'another');
    await utimes(join(frontends, 'embed/dist/embed.js'), 1, 1);
    const plain = await get('/embed.js', { 'if-none-match': String(headers['etag']) });
    expect([plain.statusCode, plain.body]).toEqual([200, 'another']);
  });

  it('is tried out on a page under a strict policy, which names the restaurant, escaped', async () => {
    await put(
      'embed/dist/tester.html',
      '<h1>{{heading}}</h1><tablewell-booking restaurant="{{restaurant}}"></tablewell-booking>',
    );
    answerApi = (_request, response) => response.end('{"id":"r1","name":"<b>Ann"}');
    const page = await get('/embed/test?restaurant=r1');
    expect(page.body).toContain('<h1>&lt;b&gt;Ann on its own site</h1>');
    expect(page.body).toContain('restaurant="r1"');
    expect(String(page.headers['content-security-policy'])).toContain("style-src 'self'");
    expect(String(page.headers['content-security-policy'])).not.toMatch(/unsafe|nonce/);
    const strange = await get('/embed/test?restaurant=%22%3E%3Cb%3E');
    expect(strange.statusCode).toBe(404);
    expect(strange.body).toContain('restaurant=""');
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

it('can be installed: the manifest names an icon that is served, and where the dashboard opens', async () => {
  const answer = await web.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { start_url, icons } = answer.json<{ start_url: string; icons: { src: string }[] }>();
  expect(start_url).toBe('/dashboard?tab=tonight');
  for (const { src } of icons)
    expect((await web.inject(src)).headers['content-type']).toContain('image/svg+xml');
});
