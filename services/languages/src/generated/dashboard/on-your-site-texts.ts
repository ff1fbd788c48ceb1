// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface OnYourSiteTexts {
  'onYourSite.code.button': [];
  'onYourSite.code.code': [];
  'onYourSite.code.copy': [];
  'onYourSite.code.inline': [];
  'onYourSite.code.lead': [];
  'onYourSite.code.mode': [];
  'onYourSite.code.preview': [];
  'onYourSite.code.tester': [];
  'onYourSite.code.title': [];
  'onYourSite.code.words': [];
  'onYourSite.domain.check': [];
  'onYourSite.domain.found': [values: { host: Value }];
  'onYourSite.domain.lead': [];
  'onYourSite.domain.notProven': [];
  'onYourSite.domain.open': [values: { host: Value }];
  'onYourSite.domain.proven': [];
  'onYourSite.domain.title': [];
  'onYourSite.loading': [];
  'onYourSite.notSaved': [values: { reason: Value }];
  'onYourSite.ownName.alone': [];
  'onYourSite.ownName.conflict': [];
  'onYourSite.ownName.domain': [];
  'onYourSite.ownName.domainHint': [];
  'onYourSite.ownName.lead': [];
  'onYourSite.ownName.loading': [];
  'onYourSite.ownName.notInPlan': [];
  'onYourSite.ownName.offer': [];
  'onYourSite.ownName.plans': [];
  'onYourSite.ownName.save': [];
  'onYourSite.ownName.saved': [];
  'onYourSite.ownName.title': [];
  'onYourSite.ownName.unsaved': [];
  'onYourSite.record.copyName': [];
  'onYourSite.record.copyValue': [];
  'onYourSite.record.name': [];
  'onYourSite.record.title': [values: { type: Value }];
  'onYourSite.record.value': [];
  'onYourSite.sites.add': [];
  'onYourSite.sites.addAction': [];
  'onYourSite.sites.addHint': [];
  'onYourSite.sites.anySite': [];
  'onYourSite.sites.conflict': [];
  'onYourSite.sites.known': [values: { site: Value }];
  'onYourSite.sites.lead': [];
  'onYourSite.sites.list': [];
  'onYourSite.sites.none': [];
  'onYourSite.sites.remove': [];
  'onYourSite.sites.removeSite': [values: { site: Value }];
  'onYourSite.sites.save': [];
  'onYourSite.sites.saved': [];
  'onYourSite.sites.title': [];
  'onYourSite.sites.tooMany': [values: { most: Value }];
  'onYourSite.sites.unsaved': [];
}
