import { catalog } from '@tablewell/languages/dashboard/unfit/en';
import type { UnfitTexts } from '@tablewell/languages/dashboard/unfit-texts';
import { textsOf } from '../../lib/language';

/** The texts about reservations that no longer fit. */
export const { t } = textsOf<UnfitTexts>(catalog);
