import { catalog } from '@tablewell/languages/dashboard/requests/en';
import type { RequestsTexts } from '@tablewell/languages/dashboard/requests-texts';
import { textsOf } from '../../lib/language';

/** The texts of requests. */
export const { t } = textsOf<RequestsTexts>(catalog);
