import { createFormats, type Formats } from '@tablewell/languages/formats';
import { type Language, directionOf } from '@tablewell/languages';
import type { PageTexts } from '@tablewell/languages/page-texts';
import { type Catalog, createTexts, type Translate } from '@tablewell/languages/texts';
import { setUiTexts } from '@tablewell/ui';

/** The language of this page, which it keeps until it is loaded anew. */
export let language: Language = 'en';

/** A text of the page by its id. */
export let t: Translate<PageTexts>;

/** Dates and times as the page's language writes them. */
export let formats: Formats = createFormats(language);

let texts: Catalog = {};

/** A text whose id came from elsewhere; undefined where there is none. */
export const findText = (id: string): string | undefined =>
  id in texts ? t(id as keyof PageTexts & `${'refusal' | 'occasion' | 'dietary'}.${string}`) : undefined;

/** True where lines, and so the arrow keys, run from right to left. */
export const isRightToLeft = (): boolean => directionOf(language) === 'rtl';

/** Sets the language, before anything is drawn. */
export function setLanguage(chosen: Language, catalog: Catalog): void {
  language = chosen;
  texts = catalog;
  t = createTexts<PageTexts>(chosen, catalog);
  formats = createFormats(chosen);
  setUiTexts((name) => t(`ui.${name}`));
}
