// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface CommonTexts {
  'common.copy.done': [];
  'common.copy.refused': [];
  'common.device.named': [values: { browser: Value; system: Value }];
  'common.device.unknown': [];
  'common.diner.allergy': [values: { words: Value }];
  'common.diner.askedFor': [];
  'common.diner.askedForArea': [values: { area: Value }];
  'common.diner.dietary': [];
  'common.diner.email': [];
  'common.diner.firstVisit': [];
  'common.diner.late': [values: { minutes: Value; time: Value }];
  'common.diner.messages': [];
  'common.diner.noShows': [values: { count: number }];
  'common.diner.occasion': [];
  'common.diner.tableElsewhere': [values: { area: Value }];
  'common.diner.vip': [];
  'common.everyDay': [];
  'common.leave.discard': [];
  'common.leave.stay': [];
  'common.leave.text': [values: { work: Value }];
  'common.leave.title': [];
  'common.noText.badNumber': [];
  'common.noText.noNumber': [];
  'common.noText.off': [];
  'common.noText.otherCountry': [];
  'common.noText.plan': [];
  'common.search.clear': [];
  'common.zone.restaurant': [values: { restaurant: Value; viewer: Value }];
  'common.zone.viewer': [values: { viewer: Value; restaurant: Value }];
}
