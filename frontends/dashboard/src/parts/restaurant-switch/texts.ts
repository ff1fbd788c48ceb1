import { catalog } from '@tablewell/languages/dashboard/restaurant-switch/en';
import type { RestaurantSwitchTexts } from '@tablewell/languages/dashboard/restaurant-switch-texts';
import { textsOf } from '../../lib/language';

/** The texts of the strip of restaurants. */
export const { t } = textsOf<RestaurantSwitchTexts>(catalog);
