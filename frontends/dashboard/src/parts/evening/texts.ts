import { catalog } from '@tablewell/languages/dashboard/evening/en';
import type { EveningTexts } from '@tablewell/languages/dashboard/evening-texts';
import { textsOf } from '../../lib/language';

/** The texts of an evening's parties and tables. */
export const { t } = textsOf<EveningTexts>(catalog);
