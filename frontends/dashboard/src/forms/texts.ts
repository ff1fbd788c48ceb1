import { catalog } from '@tablewell/languages/dashboard/forms/en';
import type { FormsTexts } from '@tablewell/languages/dashboard/forms-texts';
import { textsOf } from '../lib/language';

/** The texts that all long forms share. */
export const { t } = textsOf<FormsTexts>(catalog);
