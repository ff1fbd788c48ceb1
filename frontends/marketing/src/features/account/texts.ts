import { catalog } from '@tablewell/languages/marketing/account/en';
import type { AccountTexts } from '@tablewell/languages/marketing/account-texts';
import { textsOf } from '../../lib/language';

/** The texts of the account pages. */
export const { t, find } = textsOf<AccountTexts>(catalog);
