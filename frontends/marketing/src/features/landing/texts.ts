import { catalog } from '@tablewell/languages/marketing/landing/en';
import type { LandingTexts } from '@tablewell/languages/marketing/landing-texts';
import { textsOf } from '../../lib/language';

/** The texts of the start page. */
export const { t } = textsOf<LandingTexts>(catalog);
