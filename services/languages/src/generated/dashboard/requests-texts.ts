// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface RequestsTexts {
  'requests.accept.action': [];
  'requests.accept.anyway': [];
  'requests.accept.done': [values: { name: Value; size: Value }];
  'requests.accept.loading': [];
  'requests.accept.noTable': [values: { name: Value; size: Value }];
  'requests.accept.party': [values: { name: Value; size: Value; when: Value }];
  'requests.accept.reason': [];
  'requests.accept.reasonHint': [];
  'requests.accept.reasonMissing': [];
  'requests.accept.tables': [];
  'requests.accept.title': [];
  'requests.accept.titleAnyway': [];
  'requests.accept.together': [];
  'requests.answerBy': [values: { time: Value }];
  'requests.answers': [values: { name: Value; size: Value }];
  'requests.back': [];
  'requests.decline.action': [];
  'requests.decline.done': [values: { name: Value; size: Value }];
  'requests.decline.text': [values: { name: Value; size: Value }];
  'requests.decline.textHolding': [values: { name: Value; size: Value }];
  'requests.decline.title': [];
  'requests.decline.words': [];
  'requests.decline.wordsHint': [];
  'requests.heading': [values: { count: Value }];
  'requests.more': [values: { count: Value }];
  'requests.noTableHeld': [];
  'requests.on': [values: { day: Value; time: Value }];
  'requests.showAll': [values: { count: Value }];
  'requests.table': [];
  'requests.title': [];
}
