import { catalog } from '@tablewell/languages/marketing/legal/en';
import type { LegalTexts } from '@tablewell/languages/marketing/legal-texts';
import { textsOf } from '../../lib/language';

/** The texts of the legal pages. */
export const { t } = textsOf<LegalTexts>(catalog);
