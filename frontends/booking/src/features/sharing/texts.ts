import type { Language } from '@tablewell/languages';
import { catalog as ar } from '@tablewell/languages/sharing-page/ar';
import { catalog as de } from '@tablewell/languages/sharing-page/de';
import { catalog as en } from '@tablewell/languages/sharing-page/en';
import { catalog as es } from '@tablewell/languages/sharing-page/es';
import { catalog as fr } from '@tablewell/languages/sharing-page/fr';
import { catalog as ja } from '@tablewell/languages/sharing-page/ja';
import type { SharingPageTexts } from '@tablewell/languages/sharing-page-texts';
import type { Catalog, Translate } from '@tablewell/languages/texts';
import { language, t, texts } from '../../lib/language';

// Every page would carry them for the few restaurants that show them: they come with their parts, in all languages, because
// they are less than one request for the right one.
const catalogs: Readonly<Record<Language, Catalog>> = { ar, de, en, es, fr, ja };

/** A text about sharing in a group by its id, in the language of the page, to whose texts it is added. */
export const s: Translate<SharingPageTexts> = (id, ...values) => {
  if (!(id in texts)) Object.assign(texts, catalogs[language]);
  return (t as unknown as Translate<SharingPageTexts>)(id, ...values);
};
