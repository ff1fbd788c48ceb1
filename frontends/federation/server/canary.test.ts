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
  const again = async (page: { headers: Record<string, unknown> }) => {
    const cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    return (await get('/login', { cookie })).body.includes('canary.example');
  };

  it('is assigned once to each browser, in the configured share', async () => {
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

  it('keeps its browsers while its share grows, and has all of them at 100', async () => {
    await canary(10);
    const pages = await Promise.all(Array.from({ length: 60 }, () => get('/login')));
    await canary(60);
    for (const page of pages.filter(({ body }) => body.includes('canary.example')))
      expect(await again(page)).toBe(true);
    await canary(100);
    for (const page of pages.slice(0, 10)) expect(await again(page)).toBe(true);
  });

  it('comes with the address of the stable version, and without a canary no cookie is set', async () => {
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
