import { catalog } from '@tablewell/languages/dashboard/restaurants/en';
import type { RestaurantsTexts } from '@tablewell/languages/dashboard/restaurants-texts';
import { textsOf } from '../../lib/language';

/** The texts for selecting a restaurant. */
export const { t } = textsOf<RestaurantsTexts>(catalog);
