import { createClock, type Clock } from './clock';
import { defaultLanguage, isLanguage, type Language } from './languages';
import { readersLocale } from './readers-locale';
import { type Catalog, createTexts, type Translate } from './texts';

/** The languages that a remote has besides English, each with what loads its texts. */
export type Translations = Partial<Record<Language, () => Promise<{ catalog: Catalog }>>>;

export interface PartTexts<Texts extends object> {
  readonly t: Translate<Texts>;
  /** A text without values whose id came from elsewhere; undefined where there is none. */
  readonly find: (id: string) => string | undefined;
}

/** The texts of a remote whose English is bundled with the code that shows it. */
export interface RemoteTexts {
  /**
   * The texts of one part of the remote: in the language that was loaded, and in English where it lacks one. They are looked
   * up when something is drawn, so a module must not keep one from the time when it was read.
   */
  textsOf<Texts extends object>(english: Catalog): PartTexts<Texts>;
  /** The locale by which the remote writes dates, times, numbers and lists for its reader: `en-US`, `en-GB` (LANG-9). */
  locale(): string;
  /** Times of day by that locale. */
  readonly clock: Clock;
  /** What formats dates, numbers and lists, made for the reader's locale when it is first needed. */
  inLocale<Format>(make: (locale: string) => Format): () => Format;
  /** Loads the texts of another language; undefined where there is nothing to load. It is awaited before anything is drawn. */
  load(language: string): Promise<void> | undefined;
}

/** `browsers`: the languages of the reader's browser, the preferred one first. */
export function createRemoteTexts(translations: Translations, browsers: readonly string[]): RemoteTexts {
  let locale = readersLocale(defaultLanguage, browsers);
  let loaded: Catalog = {};
  let translate: Translate<Record<string, [values?: object]>> | undefined;
  return {
    textsOf<Texts extends object>(english: Catalog) {
      const inEnglish = createTexts<Texts>(defaultLanguage, english);
      const t: Translate<Texts> = (id, ...values) =>
        translate && id in loaded ? translate(id, ...(values as [object?])) : inEnglish(id, ...values);
      const find = (id: string) =>
        Object.hasOwn(english, id) ? t(id as never, ...([] as never)) : undefined;
      return { t, find };
    },
    locale: () => locale,
    clock: createClock(() => locale),
    inLocale<Format>(make: (locale: string) => Format) {
      let format: Format | undefined;
      return () => (format ??= make(locale));
    },
    load(language) {
      const load = isLanguage(language) ? translations[language] : undefined;
      if (!isLanguage(language) || !load) return undefined;
      return load().then(
        ({ catalog }) => {
          locale = readersLocale(language, browsers);
          loaded = catalog;
          translate = createTexts(language, catalog);
        },
        // Pages in English are better than none.
        () => undefined,
      );
    },
  };
}
