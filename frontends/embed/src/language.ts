import { defaultLanguage, directionOf, isLanguage, type Language } from '@tablewell/languages';
import { catalog as ar } from '@tablewell/languages/embed/ar';
import { catalog as de } from '@tablewell/languages/embed/de';
import { catalog as en } from '@tablewell/languages/embed/en';
import { catalog as es } from '@tablewell/languages/embed/es';
import { catalog as fr } from '@tablewell/languages/embed/fr';
import { catalog as ja } from '@tablewell/languages/embed/ja';
import type { EmbedTexts } from '@tablewell/languages/embed-texts';
import { type Catalog, createTexts, type Translate } from '@tablewell/languages/texts';

const catalogs: Record<Language, Catalog> = { en, es, fr, de, ja, ar };

/** The language of an element, with its texts. */
export interface ElementLanguage {
  readonly t: Translate<EmbedTexts>;
  /** For the content of the element. */
  readonly attributes: { readonly lang: Language; readonly dir: 'ltr' | 'rtl' };
  /**
   * The language that the site declares, which is passed to the booking page; undefined: the page follows the browser.
   */
  readonly declared: Language | undefined;
}

/** `de-AT` is German. */
const knownIn = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);

/**
 * The language of an element (EMBED-6): by its attribute, otherwise by its page, otherwise the first supported one of
 * the browser's. Unsupported languages are skipped.
 */
export function languageOf(attribute: string | null): ElementLanguage {
  const declared = knownIn([attribute ?? '', document.documentElement.lang]);
  const language = declared ?? knownIn(navigator.languages) ?? defaultLanguage;
  return {
    t: createTexts<EmbedTexts>(language, catalogs[language]),
    attributes: { lang: language, dir: directionOf(language) },
    declared,
  };
}
