import { catalog } from '@tablewell/languages/dashboard/guests/en';
import type { GuestsTexts } from '@tablewell/languages/dashboard/guests-texts';
import { textsOf } from '../../lib/language';

/** The texts of the guest list. */
export const { t } = textsOf<GuestsTexts>(catalog);
