import { catalog } from '@tablewell/languages/dashboard/banners/en';
import type { BannersTexts } from '@tablewell/languages/dashboard/banners-texts';
import { textsOf } from '../../lib/language';

/** The texts of the banners. */
export const { find, t } = textsOf<BannersTexts>(catalog);
