import { catalog } from '@tablewell/languages/dashboard/access-rules/en';
import type { AccessRulesTexts } from '@tablewell/languages/dashboard/access-rules-texts';
import { textsOf } from '../../lib/language';

/** The texts of the rules for sessions and addresses. */
export const { t } = textsOf<AccessRulesTexts>(catalog);
