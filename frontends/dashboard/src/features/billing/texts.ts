import { catalog } from '@tablewell/languages/dashboard/billing/en';
import type { BillingTexts } from '@tablewell/languages/dashboard/billing-texts';
import { textsOf } from '../../lib/language';

/** The texts of the plan and its payment. */
export const { find, t } = textsOf<BillingTexts>(catalog);
