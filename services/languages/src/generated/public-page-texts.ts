// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../texts';

/** The texts by their ids, each with the values that it needs. */
export interface PublicPageTexts {
  'server.description': [values: { restaurant: Value }];
  'server.descriptionOpen': [values: { restaurant: Value; opening: Value }];
  'server.hours.closed': [];
  'server.hours.days': [values: { first: Value; last: Value }];
  'server.hours.everyDay': [];
  'server.hours.named': [values: { when: Value; name: Value }];
  'server.later': [];
  'server.noPage': [];
  'server.noScript': [];
  'server.noScriptCall': [values: { phone: Value }];
  'server.notLoaded': [];
  'server.notLoadedCall': [values: { restaurant: Value; phone: Value }];
}
