/** @jest-environment node */
// cspell:ignore Reservas حجوزات وطاولات mesas Política privacidad Ayuda سياسة الخصوصية الدعم utilisation
import type { PageData } from '../../src/page-data';
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

describe('a page of the shell that is translated', () => {
  const readerOf = (body: string) => {
    const [, data = ''] = /id="tablewell">(.*?)<\/script>/.exec(body) ?? [];
    return (JSON.parse(data) as PageData).reader;
  };

  it.each([
    ['es-MX,es;q=0.9', 'es', 'ltr', 'Política de privacidad', 'Ayuda', 'Reservas, mesas'],
    ['ar-EG', 'ar', 'rtl', 'سياسة الخصوصية', 'الدعم', 'حجوزات وطاولات'],
  ])(
    'is in the language of a browser with %s, and has no other',
    async (acceptLanguage, language, direction, title, support, product) => {
      const { body, headers } = await get('/privacy', { 'accept-language': acceptLanguage });
      expect(body).toContain(
        `<html lang="${language}" dir="${direction}"><title>${title} · Tablewell</title>`,
      );
      expect(body).toContain(`<meta name="description" content="${product}`);
      expect(headers).toMatchObject({ 'content-language': language, vary: 'Accept-Language, Cookie' });
      expect(readerOf(body)).toMatchObject({
        language,
        texts: { 'footer.support': [support] },
        titles: { '/privacy': title },
      });
      expect(body).toContain('hreflang="ja" href="http://localhost:8080/privacy?lang=ja"');
    },
  );

  it('is in the language that was chosen by hand, and before that in the one in its address', async () => {
    const cookie = 'tablewell_language=fr';
    const chosen = await get('/terms', { 'accept-language': 'de', cookie });
    expect(chosen.body).toContain('<html lang="fr" dir="ltr"><title>Conditions d’utilisation');
    expect((await get('/terms?lang=de', { cookie })).body).toContain('<html lang="de" dir="ltr">');
  });

  it('is in English without a language, with no texts in its data', async () => {
    const { body } = await get('/privacy');
    expect(body).toContain('<html lang="en" dir="ltr"><title>Privacy Policy · Tablewell</title>');
    expect(readerOf(body)).toBeUndefined();
  });

  it('keeps pages that are not translated in English; they know the reader’s language', async () => {
    const { body, headers } = await get('/subscription', { 'accept-language': 'ar' });
    expect(body).toContain('<html lang="en" dir="ltr"><title>Choose Your Plan');
    expect(headers['content-language']).toBe('en');
    expect(body).not.toContain('hreflang');
    expect(readerOf(body)).toEqual({ language: 'ar' });
  });
});
