import { catalog } from '@tablewell/languages/dashboard/api-keys/en';
import type { ApiKeysTexts } from '@tablewell/languages/dashboard/api-keys-texts';
import { textsOf } from '../../lib/language';

/** The texts of API keys. */
export const { t, find } = textsOf<ApiKeysTexts>(catalog);
