// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface SecurityTexts {
  'security.caption': [];
  'security.column.address': [];
  'security.column.device': [];
  'security.column.end': [];
  'security.column.used': [];
  'security.everywhere.action': [];
  'security.everywhere.message': [];
  'security.everywhere.title': [];
  'security.failed': [values: { reason: Value }];
  'security.lead': [];
  'security.loading': [];
  'security.notLoaded': [];
  'security.signOut': [];
  'security.signOutDevice': [values: { device: Value }];
  'security.signedOut': [];
  'security.thisDevice': [];
  'security.title': [];
}
