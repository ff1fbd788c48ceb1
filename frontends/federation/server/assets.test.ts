/** @jest-environment node */
import { setPageServer } from './testing/page-server';

const server = setPageServer();
const { get } = server;

describe('built files', () => {
  it('are sent in the encoding made at build, with immutable caching', async () => {
    const file = await get('/assets/shell/shell.0123456789ab.js', { 'accept-encoding': 'gzip, br' });
    expect(file.body).toBe('brotli');
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  it('are sent as UTF-8, in which they are written, whatever encoding a page of another site has', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get('/assets/shell/shell.0123456789ab.js', { 'accept-encoding': encoding });
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
    }
  });

  it('are revalidated when their names have no hash', async () => {
    expect((await get('/assets/marketing/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  it('do not include templates, or files outside the folder', async () => {
    expect((await get('/assets/shell/index.html')).statusCode).toBe(404);
    expect((await get('/assets/shell/..%2f..%2fremotes.json')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/assets/shell/gone.0123456789ab.js')).statusCode).toBe(404);
  });
});

describe('readiness', () => {
  it('fails until the shell is built', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    await server.remove('shell/dist/index.json');
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ notReady: ['shell'] });
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/login')).statusCode).toBe(503);
  });
});

it('can be installed: the manifest names an icon that is served, and where the dashboard opens', async () => {
  const answer = await server.web.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { start_url, icons } = answer.json<{ start_url: string; icons: { src: string }[] }>();
  expect(start_url).toBe('/dashboard?tab=tonight');
  for (const { src } of icons)
    expect((await server.web.inject(src)).headers['content-type']).toContain('image/svg+xml');
});
