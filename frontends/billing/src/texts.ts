import { catalog } from '@tablewell/languages/billing/prices/en';
import type { PricesTexts } from '@tablewell/languages/billing/prices-texts';
import { translations } from '@tablewell/languages/billing/translations';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';
import { setUiTexts } from '@tablewell/ui';

const texts = createRemoteTexts(translations, navigator.languages);

/** The texts of the prices. */
export const { t } = texts.textsOf<PricesTexts>(catalog);
export const { locale } = texts;

/** Loads the texts of another language; undefined where there is nothing to load. */
export const loadTexts = (language: string): Promise<void> | undefined =>
  texts.load(language)?.then(() => setUiTexts((name) => (name === 'retry' ? t('ui.retry') : undefined)));
