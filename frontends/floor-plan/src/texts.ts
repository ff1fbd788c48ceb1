import { translations } from '@tablewell/languages/floor-plan/translations';
import { catalog } from '@tablewell/languages/floor-plan/panel/en';
import type { PanelTexts } from '@tablewell/languages/floor-plan/panel-texts';
import { createRemoteTexts } from '@tablewell/languages/remote-texts';

const texts = createRemoteTexts(translations, navigator.languages);

/** The texts of the floor plan. */
export const { find, t } = texts.textsOf<PanelTexts>(catalog);
export const { clock, inLocale, locale, load: loadTexts } = texts;
