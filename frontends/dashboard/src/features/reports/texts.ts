import { catalog } from '@tablewell/languages/dashboard/reports/en';
import type { ReportsTexts } from '@tablewell/languages/dashboard/reports-texts';
import { textsOf } from '../../lib/language';

/** The texts of reports. */
export const { t } = textsOf<ReportsTexts>(catalog);
