import { createFormats, type Formats } from '@tablewell/languages/formats';
import {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languages,
  localeOf,
} from '@tablewell/languages';
import type { PagesTexts } from '@tablewell/languages/pages-texts';
import { catalog as ar } from '@tablewell/languages/pages/ar';
import { catalog as de } from '@tablewell/languages/pages/de';
import { catalog as en } from '@tablewell/languages/pages/en';
import { catalog as es } from '@tablewell/languages/pages/es';
import { catalog as fr } from '@tablewell/languages/pages/fr';
import { catalog as ja } from '@tablewell/languages/pages/ja';
import { catalog as arPublicPage } from '@tablewell/languages/public-page/ar';
import { catalog as dePublicPage } from '@tablewell/languages/public-page/de';
import { catalog as enPublicPage } from '@tablewell/languages/public-page/en';
import { catalog as esPublicPage } from '@tablewell/languages/public-page/es';
import { catalog as frPublicPage } from '@tablewell/languages/public-page/fr';
import { catalog as jaPublicPage } from '@tablewell/languages/public-page/ja';
import type { PublicPageTexts } from '@tablewell/languages/public-page-texts';
import type { WaitlistPageTexts } from '@tablewell/languages/waitlist-page-texts';
import { catalog as arShellPage } from '@tablewell/languages/shell-page/ar';
import { catalog as deShellPage } from '@tablewell/languages/shell-page/de';
import { catalog as enShellPage } from '@tablewell/languages/shell-page/en';
import { catalog as esShellPage } from '@tablewell/languages/shell-page/es';
import { catalog as frShellPage } from '@tablewell/languages/shell-page/fr';
import { catalog as jaShellPage } from '@tablewell/languages/shell-page/ja';
import type { ShellPageTexts } from '@tablewell/languages/shell-page-texts';
import { catalog as arWaitlistPage } from '@tablewell/languages/waitlist-page/ar';
import { catalog as deWaitlistPage } from '@tablewell/languages/waitlist-page/de';
import { catalog as enWaitlistPage } from '@tablewell/languages/waitlist-page/en';
import { catalog as esWaitlistPage } from '@tablewell/languages/waitlist-page/es';
import { catalog as frWaitlistPage } from '@tablewell/languages/waitlist-page/fr';
import { catalog as jaWaitlistPage } from '@tablewell/languages/waitlist-page/ja';
import { firstWeekdayIn, restaurantsLocale } from '@tablewell/languages/restaurants-locale';
import { type Catalog, createTexts, type Translate } from '@tablewell/languages/texts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languageCookie, languageParameter } from '../src/language-choice';

/** A language with everything that a page in that language needs. */
export interface PageLanguage {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Texts of the booking remote's pages, and those that the server alone writes into them. */
  t: Translate<PagesTexts & PublicPageTexts & WaitlistPageTexts>;
  /** Texts that the server writes into pages of the shell. */
  shellPage: Translate<ShellPageTexts>;
  formats: Formats;
  /** The locale of the formats, and the first day of its week; 0 is Sunday. */
  locale: string;
  firstWeekday: number;
  /** The texts for the page's code. */
  texts: Catalog;
  /** The same for a page of the waitlist, which has more. */
  waitlistTexts: Catalog;
}

const catalogs: Record<Language, Catalog> = { en, es, fr, de, ja, ar };
const publicPageCatalogs: Record<Language, Catalog> = {
  en: enPublicPage,
  es: esPublicPage,
  fr: frPublicPage,
  de: dePublicPage,
  ja: jaPublicPage,
  ar: arPublicPage,
};
const waitlistPageCatalogs: Record<Language, Catalog> = {
  en: enWaitlistPage,
  es: esWaitlistPage,
  fr: frWaitlistPage,
  de: deWaitlistPage,
  ja: jaWaitlistPage,
  ar: arWaitlistPage,
};
const shellPageCatalogs: Record<Language, Catalog> = {
  en: enShellPage,
  es: esShellPage,
  fr: frShellPage,
  de: deShellPage,
  ja: jaShellPage,
  ar: arShellPage,
};

function pageLanguage(language: Language): PageLanguage {
  const catalog = catalogs[language];
  const locale = localeOf(language);
  return {
    language,
    direction: directionOf(language),
    t: createTexts<PagesTexts & PublicPageTexts & WaitlistPageTexts>(language, {
      ...catalog,
      ...publicPageCatalogs[language],
      ...waitlistPageCatalogs[language],
    }),
    shellPage: createTexts<ShellPageTexts>(language, shellPageCatalogs[language]),
    formats: createFormats(language),
    locale,
    firstWeekday: firstWeekdayIn(language, locale),
    texts: catalog,
    waitlistTexts: { ...catalog, ...waitlistPageCatalogs[language] },
  };
}

const all = Object.fromEntries(languages.map((each) => [each, pageLanguage(each)]));

const byLocale = new Map<string, PageLanguage>();

/** The language with the clock, the dates and the weeks of a restaurant's country (LANG-5). */
export function inCountry(page: PageLanguage, country: string | undefined): PageLanguage {
  const { language } = page;
  const locale = restaurantsLocale(language, country);
  if (locale === page.locale) return page;
  const key = `${language} ${locale}`;
  const known = byLocale.get(key) ?? {
    ...page,
    locale,
    formats: createFormats(language, locale),
    firstWeekday: firstWeekdayIn(language, locale),
  };
  byLocale.set(key, known);
  return known;
}

/** The inputs that decide the language of a page. */
export interface LanguageHints {
  /** The path with its query. */
  url: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * The language of a page (LANG-1): the one in the address, otherwise the one chosen by hand, otherwise the first of the
 * browser's languages that is supported, otherwise English.
 */
export function languageFor({ url, cookie = '', acceptLanguage }: LanguageHints): Language {
  const named = new URLSearchParams(url.split('?')[1] ?? '').get(languageParameter);
  if (isLanguage(named)) return named;
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookie)?.[1];
  if (isLanguage(chosen)) return chosen;
  // Without the header there is no preference, but the negotiator would read it as "any language".
  if (!acceptLanguage) return defaultLanguage;
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language([...languages]);
  return isLanguage(wanted) ? wanted : defaultLanguage;
}

export const english: PageLanguage = pageLanguage(defaultLanguage);

export const pageLanguageFor = (hints: LanguageHints): PageLanguage => all[languageFor(hints)] ?? english;

/** The language for the page that a request loads. */
export const languageOf = ({ url, headers }: FastifyRequest): PageLanguage =>
  pageLanguageFor({ url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
