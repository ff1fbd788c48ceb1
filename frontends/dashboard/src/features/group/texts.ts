import { catalog } from '@tablewell/languages/dashboard/group/en';
import type { GroupTexts } from '@tablewell/languages/dashboard/group-texts';
import { textsOf } from '../../lib/language';

/** The texts of the page of all restaurants. */
export const { t } = textsOf<GroupTexts>(catalog);
