/** @jest-environment node */
import { entry, setPageServer } from '../testing/page-server';

const server = setPageServer();
const { get } = server;

describe('a page of the shell', () => {
  it('has its title, the remotes and the scripts of its route', async () => {
    const page = await get('/login');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Sign in · Tablewell</title>');
    expect(page.body).toContain(`"marketing":{"entry":"/assets/marketing/${entry}"}`);
    expect(page.body).toMatch(
      /<link rel="preload" as="script" href="\/assets\/marketing\/routes\.0123456789ab\.js" nonce="[^"]+">/,
    );
  });

  it('allows scripts by a nonce, which is new in each answer, and is not cached', async () => {
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

  it('forbids inline scripts, eval, framing and calls to other origins', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' https://stats.example;");
  });

  it("is answered with 404 at an unknown address, with the shell's scripts", async () => {
    const page = await get('/nope');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('/assets/shell/shell.0123456789ab.js');
  });
});
