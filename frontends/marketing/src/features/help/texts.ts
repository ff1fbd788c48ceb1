import { catalog } from '@tablewell/languages/marketing/help/en';
import type { HelpTexts } from '@tablewell/languages/marketing/help-texts';
import { textsOf } from '../../lib/language';

/** The texts of the Help Center. */
export const { t } = textsOf<HelpTexts>(catalog);
