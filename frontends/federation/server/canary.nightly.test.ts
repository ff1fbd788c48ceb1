/** @jest-environment node */
import { entry, setPageServer } from './testing/page-server';

const server = setPageServer();
const { get, put } = server;

describe('a canary', () => {
  const canary = (percent: number) =>
    put(
      'remotes.json',
      JSON.stringify({ marketing: { canary: { entry: 'https://canary.example/remoteEntry.js', percent } } }),
    );
  // Ids as browsers have them, but the same in every run.
  const browsers = Array.from({ length: 400 }, (_, index) => `browser-${String(index).padStart(16, '0')}`);
  const getsCanary = async (id: string) =>
    (await get('/login', { cookie: `tablewell_canary=${id}` })).body.includes('canary.example');
  const withCanary = async (among: readonly string[]) => {
    const answers = await Promise.all(among.map(getsCanary));
    return among.filter((_, index) => answers[index]);
  };

  it('gives each browser an id, by which it gets the same version again', async () => {
    await canary(50);
    for (let visit = 0; visit < 8; visit += 1) {
      const page = await get('/login');
      const cookie = String(page.headers['set-cookie']);
      expect(cookie).toMatch(/^tablewell_canary=[\w-]{24}; .*HttpOnly; SameSite=Lax$/);
      const [, id = ''] = /=([^;]+)/.exec(cookie) ?? [];
      expect(await getsCanary(id)).toBe(page.body.includes('canary.example'));
    }
  });

  it('reaches the configured share, keeps its browsers while that grows, and reaches all at 100', async () => {
    await canary(20);
    const few = await withCanary(browsers);
    expect(few.length).toBeGreaterThan(60);
    expect(few.length).toBeLessThan(100);
    await canary(60);
    expect(await withCanary(few)).toEqual(few);
    await canary(100);
    expect(await withCanary(browsers)).toEqual(browsers);
  });

  it('has the address of the stable version with it; without a canary no cookie is set', async () => {
    await canary(100);
    const page = await get('/login');
    expect(page.body).toContain(
      `"marketing":{"entry":"https://canary.example/remoteEntry.js","stable":"/assets/marketing/${entry}"}`,
    );
    expect(page.headers['content-security-policy']).toContain('https://canary.example');
    await put('remotes.json', '{}');
    expect((await get('/login')).headers['set-cookie']).toBeUndefined();
  });
});
