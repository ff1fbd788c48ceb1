import { catalog } from '@tablewell/languages/dashboard/sso/en';
import type { SsoTexts } from '@tablewell/languages/dashboard/sso-texts';
import { textsOf } from '../../lib/language';

/** The texts of single sign-on. */
export const { t, find } = textsOf<SsoTexts>(catalog);
