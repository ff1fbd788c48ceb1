// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface RestaurantsTexts {
  'restaurants.add.action': [];
  'restaurants.add.cancel': [];
  'restaurants.add.done': [values: { name: Value }];
  'restaurants.add.name': [];
  'restaurants.add.nameMissing': [];
  'restaurants.add.title': [];
  'restaurants.none': [];
  'restaurants.noneText': [];
  'restaurants.notLoaded': [];
  'restaurants.selector.add': [];
  'restaurants.selector.label': [];
  'restaurants.selector.loading': [];
  'restaurants.upgrade.api': [];
  'restaurants.upgrade.notNow': [];
  'restaurants.upgrade.plans': [];
  'restaurants.upgrade.restaurants': [];
  'restaurants.upgrade.support': [];
  'restaurants.upgrade.text': [];
  'restaurants.upgrade.title': [];
  'restaurants.upgrade.whiteLabel': [];
}
