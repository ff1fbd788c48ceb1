import { translations } from '@tablewell/languages/dashboard/translations';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';

export const {
  clock,
  inLocale,
  locale,
  textsOf,
  load: loadTexts,
} = createRemoteTexts(translations, navigator.languages);

/** A count with grouped digits: `1,359`. */
export const grouped = (count: number): string => count.toLocaleString(locale());
