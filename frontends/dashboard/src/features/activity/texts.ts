import { catalog } from '@tablewell/languages/dashboard/activity/en';
import type { ActivityTexts } from '@tablewell/languages/dashboard/activity-texts';
import { textsOf } from '../../lib/language';

/** The texts of the activity. */
export const { find, t } = textsOf<ActivityTexts>(catalog);
