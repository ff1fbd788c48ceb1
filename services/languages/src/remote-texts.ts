import { createClock, type Clock } from './clock';
import { defaultLanguage, isLanguage, type Language } from './languages';
import { readersLocale } from './readers-locale';
import { type Catalog, createTexts, type Translate } from './texts';

/** The languages of a remote other than English, each with a function that loads its texts. */
export type Translations = Partial<Record<Language, () => Promise<{ catalog: Catalog }>>>;

interface PartTexts<Texts extends object> {
  readonly t: Translate<Texts>;
  /** A text without values by a dynamic id; undefined if there is none. */
  readonly find: (id: string) => string | undefined;
}

/** The texts of a remote, whose English texts are bundled with its code. */
interface RemoteTexts {
  /**
   * The texts of one part of the remote: in the loaded language, or in English where that lacks one. Look them up while
   * rendering; a module that keeps a text from its own loading time keeps the wrong language.
   */
  textsOf<Texts extends object>(english: Catalog): PartTexts<Texts>;
  /** The locale for the remote's dates, times, numbers and lists: `en-US`, `en-GB` (LANG-9). */
  locale(): string;
  /** Times of day by that locale. */
  readonly clock: Clock;
  /**
   * Returns a getter of a formatter for dates, numbers or lists, which is created for the reader's locale on first use.
   */
  inLocale<Format>(make: (locale: string) => Format): () => Format;
  /**
   * Loads the texts of another language; undefined if there is nothing to load. Await it before the first rendering.
   */
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
