import { catalog } from '@tablewell/languages/dashboard/overview/en';
import type { OverviewTexts } from '@tablewell/languages/dashboard/overview-texts';
import { textsOf } from '../../lib/language';

/** The texts of the overview. */
export const { t } = textsOf<OverviewTexts>(catalog);
