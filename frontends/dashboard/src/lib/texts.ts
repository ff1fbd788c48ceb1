import { catalog } from '@tablewell/languages/dashboard/common/en';
import type { CommonTexts } from '@tablewell/languages/dashboard/common-texts';
import { textsOf } from './language';

/** The texts that several features share. */
export const { t } = textsOf<CommonTexts>(catalog);
