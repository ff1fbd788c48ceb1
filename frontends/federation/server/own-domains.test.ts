/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { catalog as german } from '@tablewell/languages/public-page/de';
import type { FastifyInstance } from 'fastify';
import { createWeb } from './app';
import { readConfig } from './config';

const logo = {
  url: '/api/pictures/logo-192.webp',
  ...{ width: 192, height: 192 },
  sources: [
    { type: 'image/webp', srcset: '/api/pictures/logo-96.webp 96w, /api/pictures/logo-192.webp 192w' },
  ],
};
const ada = {
  ...{ id: 'ada', name: 'Trattoria Ada', face: { logo } },
  ownName: { hidesProduct: true, domain: 'book.ada.example' },
};
const ben = { id: 'ben', name: 'Bistro Ben', face: { logo } };
const cleo = { id: 'cleo', name: 'Café Cleo', ownName: { hidesProduct: true, domain: '' } };

let frontends: string;
let api: Server;
let isDown: boolean;
let requests: string[];
const put = async (path: string, text: string): Promise<void> => {
  await mkdir(join(frontends, path, '..'), { recursive: true });
  await writeFile(join(frontends, path), text);
};

beforeAll(async () => {
  frontends = await mkdtemp(join(tmpdir(), 'tablewell-own-'));
  await put('shell/dist/index.json', '{"js":["/assets/shell/shell.0123456789ab.js"]}');
  await put('shell/dist/index.html', '<title>{{title}}</title>the shell {{scripts}}');
  await put('booking/dist/page/index.json', '{"js":["/assets/booking/page/page.0123456789ab.js"]}');
  await put(
    'booking/dist/page/index.html',
    '<title>{{title}}</title><link rel="icon" href="{{icon}}">{{head}}<h1>{{heading}}</h1>{{scripts}}',
  );
  await put('embed/dist/tester.html', 'tester of {{heading}}');
  api = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (isDown) return request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const found =
      pathname === '/api/own-domains'
        ? searchParams.get('domain') === 'book.ada.example' && { restaurantId: 'ada' }
        : ([ada, ben, cleo].find(({ id }) => pathname === `/api/restaurant/public/${id}`) ??
          (pathname === '/api/reservations/single/of-ada' && { restaurant: { id: 'ada' } }));
    return found ? response.end(JSON.stringify(found)) : response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => api.close(resolve));
  await rm(frontends, { recursive: true });
});

let webs: FastifyInstance[];
beforeEach(() => {
  [webs, requests, isDown] = [[], [], false];
});
afterEach(() => Promise.all(webs.map((web) => web.close())));

async function start(origin = 'https://tablewell.example') {
  const config = readConfig({
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_ORIGIN: origin,
    OTHER_HOSTS: 'www.tablewell.example',
  });
  const web = await createWeb({ config, frontends, logger: false });
  webs.push(web);
  return async (host: string, url = '/', headers: Record<string, string> = {}) =>
    web.inject({ url, headers: { host, ...headers } });
}

describe('an own domain', () => {
  it('shows the booking page of its restaurant at its root, under its own address', async () => {
    const get = await start();
    const page = await get('book.ada.example');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Make a Reservation at Trattoria Ada</h1>');
    expect(page.body).toContain('("/reservations/ada",');
    expect(page.body).toContain('<meta property="og:url" content="https://book.ada.example/">');
    // The same name with a port, in capitals, or with the final dot.
    expect((await get('BOOK.ada.example.:443', '/reservations/ada')).statusCode).toBe(200);
    expect((await get('book.ada.example', '/edit-reservation/abc')).statusCode).toBe(200);
  });

  it('shows no other restaurant and no sign-in, and redirects to the product’s policies', async () => {
    const get = await start();
    for (const path of ['/reservations/ben', '/login', '/dashboard', '/reservations/ada?as=host', '/nope']) {
      const { statusCode, body } = await get('book.ada.example', path);
      expect([path, statusCode, body]).toEqual([path, 404, 'There is no page at this address.']);
    }
    expect((await get('book.ada.example', '/embed/test?restaurant=ben')).statusCode).toBe(404);
    const { statusCode, headers } = await get('book.ada.example', '/privacy');
    expect([statusCode, headers['location']]).toEqual([302, 'https://tablewell.example/privacy']);
  });

  it('is looked up once for many visits, and shown while the API is down', async () => {
    const get = await start();
    // Three visits at once, and one after them.
    await Promise.all([1, 2, 3].map(() => get('book.ada.example', '/edit-reservation/abc')));
    await get('book.ada.example', '/edit-reservation/abc');
    expect(requests.filter((url) => url.includes('own-domains'))).toHaveLength(1);
    isDown = true;
    expect((await get('book.ada.example')).statusCode).toBe(200);
    expect((await get('book.unknown.example')).statusCode).toBe(503);
  });

  it('refuses in the reader’s language', async () => {
    const get = await start();
    const { body, headers } = await get('book.ada.example', '/login', { 'accept-language': 'de' });
    expect([body, headers['content-language']]).toEqual([german['server.noPage']?.[0], 'de']);
  });
});

describe('a host name that no restaurant proved', () => {
  it.each([
    'book.ben.example',
    'tablewell.example.evil.example',
    'evil.example',
    'book.ada.example@evil.example',
    '*.example',
  ])('%s is answered that there is no page, whatever it requests', async (host) => {
    const get = await start();
    for (const path of ['/', '/reservations/ben', '/dashboard']) {
      const { statusCode, body } = await get(host, path, { 'x-forwarded-host': 'tablewell.example' });
      expect([path, statusCode, body]).toEqual([path, 404, 'There is no page at this address.']);
    }
  });

  it('is not a name of the product, of its machines, or of a developer', async () => {
    const get = await start();
    for (const host of ['tablewell.example', 'www.tablewell.example', 'web', '10.0.0.7:8080', 'localhost'])
      expect([host, (await get(host, '/login')).statusCode]).toEqual([host, 200]);
    const local = await start('http://localhost:8080');
    expect((await local('my-laptop.example', '/login')).statusCode).toBe(200);
    const behindGateway = { 'x-forwarded-host': 'book.ada.example' };
    expect((await local('127.0.0.1:9000', '/', behindGateway)).body).toContain('Trattoria Ada');
  });
});

describe('a restaurant that shows only its own name', () => {
  it('does not name the product in any title, icon or preview', async () => {
    const get = await start();
    for (const [host, path] of [
      ['tablewell.example', '/reservations/ada'],
      ['tablewell.example', '/edit-reservation/of-ada'],
      ['book.ada.example', '/edit-reservation/abc'],
    ] as const) {
      const { body } = await get(host, path);
      const head = body.slice(0, body.indexOf('<h1>'));
      expect(head.replace(/tablewellEarlyCall|tablewell\.example/g, '')).not.toMatch(/tablewell/i);
      expect(head).toContain(',"Trattoria Ada")</script>');
      expect(head).not.toContain('/favicon.svg');
    }
    expect((await get('tablewell.example', '/reservations/ben')).body).toContain('content="Tablewell"');
    const unknown = await get('tablewell.example', '/edit-reservation/abc');
    expect([unknown.statusCode, unknown.body]).toEqual([200, expect.stringContaining('· Tablewell')]);
  });

  it.each([
    ['tablewell.example', '/reservations/ada', '/api/pictures/logo-96.webp'],
    ['tablewell.example', '/edit-reservation/of-ada', '/api/pictures/logo-96.webp'],
    ['book.ada.example', '/', '/api/pictures/logo-96.webp'],
    ['tablewell.example', '/reservations/cleo', 'data:,'],
    // This one shows the product's name, and its icon with it.
    ['tablewell.example', '/reservations/ben', '/favicon.svg'],
  ])('has its logo as the icon, if it has one: %s%s', async (host, path, icon) => {
    const get = await start();
    const { body, headers } = await get(host, path);
    expect(body).toContain(`<link rel="icon" href="${icon}">`);
    expect(headers['content-security-policy']).toContain("img-src 'self' data:");
  });
});
