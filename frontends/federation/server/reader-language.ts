import { defaultLanguage, type Language } from '@tablewell/languages';
import { catalog as ar } from '@tablewell/languages/shell/ar';
import { catalog as de } from '@tablewell/languages/shell/de';
import { catalog as en } from '@tablewell/languages/shell/en';
import { catalog as es } from '@tablewell/languages/shell/es';
import { catalog as fr } from '@tablewell/languages/shell/fr';
import { catalog as ja } from '@tablewell/languages/shell/ja';
import type { Catalog } from '@tablewell/languages/texts';
import type { ReaderLanguage } from '../src/page-data';
import { pageRoutes, type PageRoute } from '../src/route-table';
import type { PageLanguage } from './page-language';
import { titleIdOf } from './page-titles';

const catalogs: Record<Language, Catalog> = { en, es, fr, de, ja, ar };

/**
 * The part of the shell's page that depends on the reader's language (LANG-10): empty for English, and the texts and
 * titles only on a translated route.
 */
export function readerLanguage(
  { language, shellPage: t }: PageLanguage,
  route: PageRoute | undefined,
): ReaderLanguage | undefined {
  if (language === defaultLanguage) return undefined;
  if (!route?.isTranslated) return { language };
  const titles = pageRoutes.flatMap((each) => {
    const id = titleIdOf(each);
    return id ? [[each.path, t(id)]] : [];
  });
  return { language, texts: catalogs[language], titles: Object.fromEntries(titles) };
}
