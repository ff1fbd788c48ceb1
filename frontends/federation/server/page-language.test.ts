/** @jest-environment node */
import { languages } from '@tablewell/languages';
import { type LanguageHints, languageFor, pageLanguageFor } from './page-language';
import { pageRoutes } from '../src/route-table';
import { titleIdOf } from './page-titles';

const nothing: LanguageHints = { url: '/reservations/r1', cookie: undefined, acceptLanguage: undefined };
const ask = (more: Partial<LanguageHints>) => languageFor({ ...nothing, ...more });

describe('the language of a page', () => {
  it('is the one in the address, then the one chosen by hand, then the browser’s, then English', () => {
    const url = '/reservations/r1?x=1&lang=ja';
    const cookie = 'a=b; tablewell_language=fr; c=d';
    const acceptLanguage = 'de-AT,de;q=0.9,en;q=0.8';
    expect(ask({ url, cookie, acceptLanguage })).toBe('ja');
    expect(ask({ cookie, acceptLanguage })).toBe('fr');
    expect(ask({ acceptLanguage })).toBe('de');
    expect(ask({})).toBe('en');
  });

  it.each([
    ['pt-BR,es-419;q=0.7,en;q=0.3', 'es'],
    ['ar-EG', 'ar'],
    ['nl,sv', 'en'],
    ['*', 'en'],
    ['en;q=0.1,ja;q=0.9', 'ja'],
    ['de;q=0,fr', 'fr'],
    [';;;,,=', 'en'],
    ['x'.repeat(5_000), 'en'],
  ])('follows the browser’s own order: %s is %s', (acceptLanguage, language) => {
    expect(ask({ acceptLanguage })).toBe(language);
  });

  it.each(['/r?lang=xx', '/r?lang=', '/r?lang=<script>', '/r?lang=__proto__', '/r?lang=de&lang=%'])(
    'ignores an invalid one: %s',
    (url) => {
      expect(languages).toContain(ask({ url }));
      expect(ask({ url, cookie: 'tablewell_language=constructor' })).toBe(
        url.includes('lang=de') ? 'de' : 'en',
      );
    },
  );

  it('has its direction, and the texts that the page renders, without those that only the server uses', () => {
    const arabic = pageLanguageFor({ ...nothing, url: '/r?lang=ar' });
    expect(arabic.direction).toBe('rtl');
    expect(Object.keys(arabic.texts)).toContain('book.reserve');
    expect(Object.keys(arabic.texts).filter((id) => id.startsWith('server.'))).toEqual([]);
  });
});

it.each(pageRoutes.filter(({ isTranslated }) => isTranslated))(
  'the page $path has a translated title',
  (route) => {
    expect(titleIdOf(route)).toBeDefined();
  },
);
