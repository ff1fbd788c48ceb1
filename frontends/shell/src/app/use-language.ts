import { useEffect, useState } from 'react';
import { browser, readPageData } from '@tablewell/federation';
import type { PageRoute } from '@tablewell/federation';

/**
 * True while the document is loaded again because the page at the address is in another language than the document:
 * some pages are translated, and others are English (LANG-10). Only the server has all languages.
 */
export function useLanguage(route: PageRoute | undefined): boolean {
  const isTranslated = route?.isTranslated === true;
  const [wasTranslated] = useState(isTranslated);
  const isLeft = isTranslated !== wasTranslated && readPageData().reader !== undefined;
  useEffect(() => {
    if (isLeft) browser.reload();
  }, [isLeft]);
  return isLeft;
}
