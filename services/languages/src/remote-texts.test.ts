import { createRemoteTexts } from './remote-texts';
import type { Catalog } from './texts';

interface Greeting {
  greeting: [values: { name: string }];
  goodbye: [];
}
const english: Catalog = { greeting: ['Hello ', ['name']], goodbye: ['Goodbye'] };
const german: Catalog = { greeting: ['Guten Tag ', ['name']] };

function germanRemote() {
  const remote = createRemoteTexts({ de: () => Promise.resolve({ catalog: german }) }, []);
  return { ...remote, ...remote.textsOf<Greeting>(english) };
}

test('texts are English until another language is loaded', async () => {
  const { t, load } = germanRemote();
  expect(t('greeting', { name: 'Ann' })).toBe('Hello Ann');
  await load('de');
  expect(t('greeting', { name: 'Ann' })).toBe('Guten Tag Ann');
});

test('dates are formatted by the loaded language', async () => {
  const { inLocale, load } = germanRemote();
  const month = inLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
  await load('de');
  expect(month().format(new Date('2026-05-01T12:00Z'))).toBe('Mai');
});

test('a text that the language lacks is in English', async () => {
  const { t, load } = germanRemote();
  await load('de');
  expect(t('goodbye')).toBe('Goodbye');
});

test('a text is found by a dynamic id, if there is one', () => {
  const { find } = germanRemote();
  expect(['goodbye', 'welcome', 'toString'].map(find)).toEqual(['Goodbye', undefined, undefined]);
});

test('texts stay English if those of a language cannot be loaded', async () => {
  const { textsOf, load } = createRemoteTexts({ de: () => Promise.reject(new Error('offline')) }, []);
  await load('de');
  expect(textsOf<Greeting>(english).t('goodbye')).toBe('Goodbye');
});

test.each(['en', 'ja', '', 'xx', '__proto__'])('for "%s" there is nothing to load', (language) => {
  const { t, load } = germanRemote();
  expect(load(language)).toBeUndefined();
  expect(t('goodbye')).toBe('Goodbye');
});

test('dates and times follow the region of the reader’s browser (LANG-9)', () => {
  const { clock, locale } = createRemoteTexts({}, ['en-GB', 'en']);
  expect(locale()).toBe('en-GB');
  expect(clock.label(1_110)).toBe('18:30');
});
