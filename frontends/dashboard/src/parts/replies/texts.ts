import { catalog } from '@tablewell/languages/dashboard/replies/en';
import type { RepliesTexts } from '@tablewell/languages/dashboard/replies-texts';
import { textsOf } from '../../lib/language';

/** The texts of replies by SMS. */
export const { t, find } = textsOf<RepliesTexts>(catalog);
