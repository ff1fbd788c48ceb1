import { catalog } from '@tablewell/languages/dashboard/houses/en';
import type { HousesTexts } from '@tablewell/languages/dashboard/houses-texts';
import { textsOf } from '../../lib/language';

/** The texts of the strip of restaurants. */
export const { t } = textsOf<HousesTexts>(catalog);
