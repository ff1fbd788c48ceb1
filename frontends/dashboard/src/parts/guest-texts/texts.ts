import { catalog } from '@tablewell/languages/dashboard/guest-texts/en';
import type { GuestTextsTexts } from '@tablewell/languages/dashboard/guest-texts-texts';
import { textsOf } from '../../lib/language';

/** The texts about a restaurant's own texts to guests. */
export const { t, find } = textsOf<GuestTextsTexts>(catalog);
