import { languageOr } from '@tablewell/languages';
import { translations } from '@tablewell/languages/marketing/translations';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';

/** Dates follow the page's language, not the reader's region: they are part of a text that is the same for everybody. */
export const { locale, textsOf, load: loadTexts } = createRemoteTexts(translations, []);

/** The language that the page's HTML names. */
export const pageLanguage = () => languageOr(document.documentElement.lang);
