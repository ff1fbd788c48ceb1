import { catalog } from '@tablewell/languages/marketing/elements/en';
import type { ElementsTexts } from '@tablewell/languages/marketing/elements-texts';
import { setUiTexts } from '@tablewell/ui';
import { textsOf } from './language';

const { t } = textsOf<ElementsTexts>(catalog);

/** Gives the elements of `ui` their texts in the language that was loaded. */
export const translateElements = (): void => setUiTexts((name) => t(`ui.${name}`));
