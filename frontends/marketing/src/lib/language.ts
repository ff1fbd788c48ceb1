import { languageOr } from '@tablewell/languages';
import { translations } from '@tablewell/languages/marketing/translations';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';

export const { locale, textsOf, load: loadTexts } = createRemoteTexts(translations, navigator.languages);

/** The language that the page's HTML names. */
export const pageLanguage = () => languageOr(document.documentElement.lang);
