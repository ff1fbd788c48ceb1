import { catalog } from '@tablewell/languages/dashboard/staff/en';
import type { StaffTexts } from '@tablewell/languages/dashboard/staff-texts';
import { textsOf } from '../../lib/language';

/** The texts of the list of staff. */
export const { t } = textsOf<StaffTexts>(catalog);
