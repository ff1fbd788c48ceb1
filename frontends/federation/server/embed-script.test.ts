/** @jest-environment node */
import { setPageServer } from './testing/page-server';

const server = setPageServer();
const { get, put } = server;

describe('the script for other sites', () => {
  beforeEach(async () => {
    await put('embed/dist/embed.js', 'plain');
    await put('embed/dist/embed.js.br', 'brotli');
  });

  it('can be loaded by any site, is cached for minutes, and has an ETag of its content', async () => {
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
    const plain = await get('/embed.js', { 'if-none-match': String(headers['etag']) });
    expect([plain.statusCode, plain.body]).toEqual([200, 'another']);
  });

  it('can be tried on a page with a strict policy, which names the restaurant, escaped', async () => {
    await put(
      'embed/dist/tester.html',
      '<h1>{{heading}}</h1><tablewell-booking restaurant="{{restaurant}}"></tablewell-booking>',
    );
    server.answerApi = (_request, response) => response.end('{"id":"r1","name":"<b>Ann"}');
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
