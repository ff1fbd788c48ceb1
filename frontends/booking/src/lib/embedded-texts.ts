import type { Language } from '@tablewell/languages';
import type { Catalog } from '@tablewell/languages/texts';

const elementId = 'texts';

/** The language that the server chose for this page, with its texts. */
export function embeddedTexts(): { language: Language; texts: Catalog } {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error('The page has no texts');
  return JSON.parse(text) as { language: Language; texts: Catalog };
}
