import type { Language } from '@tablewell/languages';
import type { Catalog } from '@tablewell/languages/texts';

const elementId = 'texts';

interface Embedded {
  readonly language: Language;
  readonly texts: Catalog;
  readonly locale: string;
  readonly firstWeekday: number;
}

/** The language that the server chose for this page, with its texts and the forms of the restaurant's country. */
export function embeddedTexts(): Embedded {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error('The page has no texts');
  return JSON.parse(text) as Embedded;
}
