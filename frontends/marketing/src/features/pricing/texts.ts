import { catalog } from '@tablewell/languages/marketing/pricing/en';
import type { PricingTexts } from '@tablewell/languages/marketing/pricing-texts';
import { textsOf } from '../../lib/language';

/** The texts of the pricing page. */
export const { t } = textsOf<PricingTexts>(catalog);
