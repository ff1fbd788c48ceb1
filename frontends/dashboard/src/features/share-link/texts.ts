import { catalog } from '@tablewell/languages/dashboard/share-link/en';
import type { ShareLinkTexts } from '@tablewell/languages/dashboard/share-link-texts';
import { textsOf } from '../../lib/language';

/** The texts of the link to share. */
export const { t } = textsOf<ShareLinkTexts>(catalog);
