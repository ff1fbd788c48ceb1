import { catalog } from '@tablewell/languages/dashboard/tonight/en';
import type { TonightTexts } from '@tablewell/languages/dashboard/tonight-texts';
import { textsOf } from '../../lib/language';

/** The texts of the evening, on which hosts make these changes. */
export const { t } = textsOf<TonightTexts>(catalog);
