import { catalog } from '@tablewell/languages/dashboard/app/en';
import type { AppTexts } from '@tablewell/languages/dashboard/app-texts';
import { textsOf } from '../lib/language';

/** The texts of the dashboard's frame. */
export const { t } = textsOf<AppTexts>(catalog);
