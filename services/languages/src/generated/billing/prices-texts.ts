// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface PricesTexts {
  'prices.account.notLoaded': [];
  'prices.account.tryAgain': [];
  'prices.back': [];
  'prices.button.byOwner': [];
  'prices.button.change': [];
  'prices.button.current': [];
  'prices.button.free': [];
  'prices.button.loading': [];
  'prices.button.subscribe': [];
  'prices.button.withTrial': [];
  'prices.checkout.failed': [values: { reason: Value }];
  'prices.checkout.noSession': [];
  'prices.features.more': [values: { count: Value }];
  'prices.free': [];
  'prices.interval.label': [];
  'prices.interval.month': [];
  'prices.interval.year': [];
  'prices.lead': [];
  'prices.loading': [];
  'prices.none': [];
  'prices.noneText': [];
  'prices.notLoaded': [];
  'prices.payment.loading': [];
  'prices.per.month': [];
  'prices.per.year': [];
  'prices.popular': [];
  'prices.portal.failed': [];
  'prices.title': [];
  'prices.trial.noCard': [];
  'prices.trial.start': [values: { count: number }];
  'prices.trial.text': [];
  'prices.trial.title': [];
}
