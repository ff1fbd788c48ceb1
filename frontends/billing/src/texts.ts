import { catalog } from '@tablewell/languages/billing/prices/en';
import type { PricesTexts } from '@tablewell/languages/billing/prices-texts';
import { translations } from '@tablewell/languages/billing/translations';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';

const texts = createRemoteTexts(translations, navigator.languages);

/** The texts of the prices. */
export const { t } = texts.textsOf<PricesTexts>(catalog);
export const { load: loadTexts, locale } = texts;
