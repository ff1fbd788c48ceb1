import type { Language } from '@tablewell/languages';
import type { Forms } from './language';
import type { Catalog } from '@tablewell/languages/texts';

const elementId = 'texts';

type Embedded = Forms & { readonly language: Language; readonly texts: Catalog };

/** The language that the server chose for this page, with its texts and the forms of the restaurant's country. */
export function embeddedTexts(): Embedded {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error('The page has no texts');
  return JSON.parse(text) as Embedded;
}
