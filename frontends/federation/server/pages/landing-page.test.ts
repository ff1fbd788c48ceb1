/** @jest-environment node */
import { entry, setPageServer } from '../testing/page-server';

const server = setPageServer();
const { get, put } = server;

describe('the landing page', () => {
  beforeEach(async () => {
    await put('shell/dist/bar.html', '<style nonce="{{nonce}}"></style><header></header>');
    await put('marketing/dist/landing.html', '<h1>Every table</h1><a>{{start}}</a><p>{{trial}}</p>');
  });
  const session = 'a=b; tablewell_refresh=abc';

  it('has its heading and the link to sign-up in its HTML', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain(
      '<h1>Every table</h1><a>Start Free Trial</a><p>14-day free trial. No credit card required. Cancel anytime.</p></div>',
    );
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect((await get('/login')).body).not.toContain('Every table');
  });

  it('loads its scripts once the static content is painted', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('as="script"');
    expect(body).not.toContain('<script defer');
    const files = [entry, 'routes.0123456789ab.js', 'query.0123456789ab.js'].map(
      (file) => `/assets/marketing/${file}`,
    );
    expect(body).toContain(`"preloads":${JSON.stringify(files)}`);
    expect(body).toContain('"scripts":["/assets/shell/shell.0123456789ab.js"]');
    expect((await get('/login')).body).toContain('<script defer src="/assets/shell/shell.0123456789ab.js"');
  });

  it('has no static content, which is in English, in another language', async () => {
    const { body } = await get('/', { 'accept-language': 'de' });
    expect(body).toContain('<html lang="de" dir="ltr"><title>');
    expect(body).toContain('<div id="root"></div>');
  });

  it('has no static content for a browser with a session, or while a part of it is not built', async () => {
    expect((await get('/', { cookie: session })).body).toContain('<div id="root"></div>');
    await server.remove('marketing/dist/landing.html');
    expect((await get('/')).body).toContain('<div id="root"></div>');
  });

  it('does not check the session of a browser without cookie and token', async () => {
    const [visitor, member] = [(await get('/')).body, (await get('/', { cookie: session })).body];
    expect(visitor).toContain('"visitor":true');
    expect(visitor).toContain('("/api/auth/validate",true)');
    expect(member).not.toContain('"visitor"');
    expect(member).toContain('("/api/auth/validate",false)');
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
