import { catalog } from '@tablewell/languages/dashboard/webhooks/en';
import type { WebhooksTexts } from '@tablewell/languages/dashboard/webhooks-texts';
import { textsOf } from '../../lib/language';

/** The texts of webhooks. */
export const { t, find } = textsOf<WebhooksTexts>(catalog);
