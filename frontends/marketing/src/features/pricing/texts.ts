import { catalog } from '@tablewell/languages/marketing/pricing/en';
import type { PricingTexts } from '@tablewell/languages/marketing/pricing-texts';
import { textsOf } from '../../lib/language';

/** The texts of the prices’ page. */
export const { t } = textsOf<PricingTexts>(catalog);
