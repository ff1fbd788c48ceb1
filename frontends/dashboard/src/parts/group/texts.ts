import { catalog } from '@tablewell/languages/dashboard/group/en';
import type { GroupTexts } from '@tablewell/languages/dashboard/group-texts';
import { textsOf } from '../../lib/language';

/** The texts of groups of restaurants. */
export const { t } = textsOf<GroupTexts>(catalog);
