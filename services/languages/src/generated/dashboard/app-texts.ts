// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface AppTexts {
  'app.account': [];
  'app.home': [];
  'app.loading': [];
  'app.loadingTab': [values: { tab: Value }];
  'app.logout': [];
  'app.lost': [values: { time: Value }];
  'app.lostKeeping': [values: { time: Value }];
  'app.notOpened': [];
  'app.pageTitle': [values: { tab: Value }];
  'app.tab.billing': [];
  'app.tab.floor-plan': [];
  'app.tab.guests': [];
  'app.tab.overview': [];
  'app.tab.reservations': [];
  'app.tab.settings': [];
  'app.tab.share-link': [];
  'app.tab.tonight': [];
  'app.tabNotOpened': [];
  'app.tabNotOpenedText': [];
  'app.tabs': [];
  'app.waiting.logOut': [];
  'app.waiting.stay': [];
  'app.waiting.text': [values: { count: number }];
  'app.waiting.title': [];
}
