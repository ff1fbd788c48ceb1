// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface ShareLinkTexts {
  'shareLink.code.copy': [];
  'shareLink.code.lead': [];
  'shareLink.code.leadForHosts': [];
  'shareLink.code.title': [];
  'shareLink.direct.copy': [];
  'shareLink.direct.lead': [];
  'shareLink.direct.title': [];
  'shareLink.lead': [];
  'shareLink.loading': [];
  'shareLink.qr.bookAt': [values: { restaurant: Value }];
  'shareLink.qr.download': [];
  'shareLink.qr.label': [values: { link: Value }];
  'shareLink.qr.lead': [];
  'shareLink.qr.print': [];
  'shareLink.qr.title': [];
  'shareLink.title': [];
}
