import { createFormats, type Formats } from '@tablewell/languages/formats';
import { type Language, directionOf } from '@tablewell/languages';
import type { PagesTexts } from '@tablewell/languages/pages-texts';
import { type Catalog, createTexts, type Translate } from '@tablewell/languages/texts';
import { setUiTexts } from '@tablewell/ui';

/** The language of this page, which does not change until the page is loaded again. */
export let language: Language = 'en';

/** A text of the page by its id. */
export let t: Translate<PagesTexts>;

/** Formatters of dates and times in the page's language. */
export let formats: Formats = createFormats(language);

/** The first day of a week; 0 is Sunday. */
export let firstWeekday = 0;

/** The texts that the page came with. */
export let texts: Catalog = {};

/** The text of an id that is not known at compile time; undefined if there is none. */
export const findText = (id: string): string | undefined =>
  id in texts
    ? t(id as keyof PagesTexts & `${'refusal' | 'occasion' | 'dietary' | 'period'}.${string}`)
    : undefined;

/** Whether the text, and with it the arrow keys, runs from right to left. */
export const isRightToLeft = (): boolean => directionOf(language) === 'rtl';

/**
 * Sets the language, with the forms of dates and times in the restaurant's country (LANG-5); to be called before the
 * first render.
 */
export function setLanguage(chosen: Language, catalog: Catalog, locale?: string, firstDay = 0): void {
  language = chosen;
  firstWeekday = firstDay;
  texts = catalog;
  t = createTexts<PagesTexts>(chosen, catalog);
  formats = createFormats(chosen, locale);
  setUiTexts((name) => findText(`ui.${name}`));
}
