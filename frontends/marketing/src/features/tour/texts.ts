import { catalog } from '@tablewell/languages/marketing/tour/en';
import type { TourTexts } from '@tablewell/languages/marketing/tour-texts';
import { textsOf } from '../../lib/language';

/** The texts of the tour of the features. */
export const { t } = textsOf<TourTexts>(catalog);
