// cspell:ignore Ленина
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import fc from 'fast-check';
import { accentShades } from './accent';
import { noProfile, type Profile, tidyProfile } from './profile';
import { profileProblems } from './problems';

extend([a11y]);

const problemsOf = (change: Partial<Profile>) =>
  profileProblems(tidyProfile({ ...noProfile, ...change })).map(({ field }) => field);

test('an empty profile is valid, and a full one', () => {
  expect(problemsOf({})).toEqual([]);
  const full = { about: 'a'.repeat(600), priceLevel: 4, website: 'https://ada.example.com/menu?of=today' };
  expect(problemsOf({ ...full, accent: '#AA3300' })).toEqual([]);
});

test.each([
  ['about', { about: 'a'.repeat(601) }],
  ['policies', { policies: 'a'.repeat(1_501) }],
  ['priceLevel', { priceLevel: 5 }],
  ['priceLevel', { priceLevel: 1.5 }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'https://ada@evil.example.com' }],
  ['website', { website: 'https://localhost' }],
  ['website', { website: 'https://a.example.com/"><script>' }],
  ['website', { website: 'https://ada.example.com/\u202egnp' }],
  ['website', { website: 'https://a\u200bda.example.com' }],
  ['website', { website: 'https://p\u0430ypal.com' }],
  ['website', { website: 'https://www.g\u03bf\u03bfgle.com/maps' }],
  ['website', { website: 'https://\u0430d\u0430-寿司.example' }],
  ['street', { street: 'URGENT: https://evil.example/refund?id=7' }],
  ['street', { street: 'Here\n\nYour card was charged' }],
  ['postalCode', { postalCode: 'www.evil.ex' }],
  ['city', { city: 'evil.example/x' }],
  ['region', { region: 'evil.example/x' }],
  ['cuisine', { cuisine: 'Pa\u200bsta' }],
  ['accent', { accent: 'red' }],
  ['accent', { accent: '#fff;background:url(x)' }],
] as const)('a bad %s is named', (field, change) => {
  expect(problemsOf(change)).toEqual([field]);
});

test.each([
  'https://кафе-пушкинъ.рф',
  'https://кафе.com/меню',
  'https://寿司ひろばスシロー.jp',
  'https://sushi寿司-24.jp',
  'https://서울식당.kr',
  'https://مطعم.example',
  'https://xn--80akhbyknj4f.example',
  'https://caf\u00e9-ni\u00f1o.example',
])('the website %s is honest', (website) => {
  expect(problemsOf({ website })).toEqual([]);
});

test.each([
  ['casa-ruiz.example', 'https://casa-ruiz.example'],
  [' www.casa-ruiz.example/menu?of=today ', 'https://www.casa-ruiz.example/menu?of=today'],
  ['casa-ruiz.example:8080', 'https://casa-ruiz.example:8080'],
  ['http://casa-ruiz.example', 'http://casa-ruiz.example'],
  ['javascript:alert(1.5)', 'javascript:alert(1.5)'],
  ['ada@evil.example', 'ada@evil.example'],
  ['casa ruiz.example', 'casa ruiz.example'],
])('the website %j becomes %j', (website, tidied) => {
  expect(tidyProfile({ ...noProfile, website }).website).toBe(tidied);
});

test('an address may have a letter of another keyboard', () => {
  expect(problemsOf({ street: 'ул. Ленина, 5\u043aA' })).toEqual([]);
});

test('texts are sanitized, and the color is in lower case', () => {
  const tidied = tidyProfile({ ...noProfile, about: ' <b>Pasta</b> ', accent: ' #AA3300' });
  expect(tidied).toMatchObject({ about: 'bPasta/b', accent: '#aa3300' });
});

test('every color becomes readable on the pages, as text and under text', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const { light, dark, fill } = accentShades(colord({ r, g, b }).toHex());
      for (const ground of ['#faf7f2', '#ffffff'])
        expect(colord(light).contrast(ground)).toBeGreaterThan(4.5);
      for (const ground of ['#171512', '#211e1a', '#0d2119'])
        expect(colord(dark).contrast(ground)).toBeGreaterThan(4.5);
      if (fill) expect(colord(fill).contrast('#25211b')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a light color stays what it is under dark text, and one that is too dark for that is darkened', () => {
  expect(accentShades('#ffdd00').fill).toBe('#ffdd00');
  expect(accentShades('#E67300').fill).toBe('#e67300');
  expect(accentShades('#1d5744').fill).toBe('');
  // Readable as neither: under white text it is darkened.
  expect(accentShades('#8a7f8d').fill).toBe('');
});

test('a color that is already readable is unchanged', () => {
  expect(accentShades('#1d5744').light).toBe('#1d5744');
  expect(accentShades('#82c8aa').dark).toBe('#82c8aa');
});
