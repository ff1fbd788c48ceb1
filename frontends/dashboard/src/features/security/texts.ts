import { catalog } from '@tablewell/languages/dashboard/security/en';
import type { SecurityTexts } from '@tablewell/languages/dashboard/security-texts';
import { textsOf } from '../../lib/language';

/** The texts of the list of signed-in devices. */
export const { t } = textsOf<SecurityTexts>(catalog);
