// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface PricingTexts {
  'pricing.cancel.answer': [];
  'pricing.cancel.question': [];
  'pricing.caption': [];
  'pricing.card.answer': [];
  'pricing.card.question': [];
  'pricing.cell.advanced': [];
  'pricing.cell.basic': [];
  'pricing.cell.fifty': [];
  'pricing.cell.phone': [];
  'pricing.cell.priority': [];
  'pricing.cell.unlimited': [];
  'pricing.change.answer': [];
  'pricing.change.question': [];
  'pricing.compare': [];
  'pricing.enterprise': [];
  'pricing.feature.api': [];
  'pricing.feature.dashboards': [];
  'pricing.feature.layouts': [];
  'pricing.feature.live': [];
  'pricing.feature.locations': [];
  'pricing.feature.mails': [];
  'pricing.feature.manager': [];
  'pricing.feature.messages': [];
  'pricing.feature.mobile': [];
  'pricing.feature.reports': [];
  'pricing.feature.reservations': [];
  'pricing.feature.security': [];
  'pricing.feature.support': [];
  'pricing.feature.tables': [];
  'pricing.feature.tenants': [];
  'pricing.feature.whiteLabel': [];
  'pricing.features': [];
  'pricing.included': [];
  'pricing.lead': [];
  'pricing.limit.answer': [];
  'pricing.limit.question': [];
  'pricing.loading': [];
  'pricing.locations.enterprise': [];
  'pricing.locations.premium': [values: { locations: Value }];
  'pricing.locations.question': [];
  'pricing.notIncluded': [];
  'pricing.notLoaded': [];
  'pricing.questions': [];
  'pricing.title': [];
  'pricing.trialEnds.answer': [];
  'pricing.trialEnds.question': [];
  'pricing.yearly.answer': [];
  'pricing.yearly.question': [];
}
