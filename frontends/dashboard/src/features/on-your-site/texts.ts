import { catalog } from '@tablewell/languages/dashboard/on-your-site/en';
import type { OnYourSiteTexts } from '@tablewell/languages/dashboard/on-your-site-texts';
import { textsOf } from '../../lib/language';

/** The texts about the restaurant's own sites and name. */
export const { t } = textsOf<OnYourSiteTexts>(catalog);
