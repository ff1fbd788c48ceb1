import { catalog } from '@tablewell/languages/dashboard/why/en';
import type { WhyTexts } from '@tablewell/languages/dashboard/why-texts';
import { textsOf } from '../../lib/language';

/** The texts about starts that are closed to guests. */
export const { t } = textsOf<WhyTexts>(catalog);
