import { translations } from '@tablewell/languages/dashboard/translations';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';

export const { inLocale, locale, textsOf, load: loadTexts } = createRemoteTexts(translations);
