// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface BannersTexts {
  'banners.paid.pending': [];
  'banners.paid.text': [];
  'banners.paid.thanks': [];
  'banners.paid.title': [values: { plan: Value }];
  'banners.plan.enterprise': [];
  'banners.plan.premium': [];
  'banners.trial.choose': [];
  'banners.trial.endsIn': [values: { count: number }];
  'banners.trial.expired': [];
  'banners.trial.expiredText': [];
  'banners.trial.text': [];
  'banners.verify.again': [];
  'banners.verify.sent': [];
  'banners.verify.text': [values: { email: Value }];
  'banners.verify.title': [];
  'banners.verify.tooMany': [];
}
