import { catalog } from '@tablewell/languages/dashboard/common/en';
import type { CommonTexts } from '@tablewell/languages/dashboard/common-texts';
import { textsOf } from './language';

/** The texts of what several features share. */
export const { t } = textsOf<CommonTexts>(catalog);
