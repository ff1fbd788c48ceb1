// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface LegalTexts {
  'legal.changed': [values: { date: Value }];
  'legal.language': [];
  'legal.translation': [];
  'privacy.choices.text': [];
  'privacy.choices.title': [];
  'privacy.device.text': [];
  'privacy.device.title': [];
  'privacy.guest.list': [];
  'privacy.guest.text': [];
  'privacy.guest.title': [];
  'privacy.lead': [];
  'privacy.others.google': [];
  'privacy.others.messages': [];
  'privacy.others.payment': [];
  'privacy.others.restaurant': [];
  'privacy.others.sale': [];
  'privacy.others.text': [];
  'privacy.others.title': [];
  'privacy.owner.text': [];
  'privacy.owner.title': [];
  'privacy.texting.consent': [];
  'privacy.texting.stop': [];
  'privacy.texting.title': [];
  'privacy.time.text': [values: { days: Value }];
  'privacy.time.title': [];
  'privacy.title': [];
  'privacy.where.text': [];
  'privacy.where.title': [];
  'privacy.who.text': [];
  'privacy.who.title': [];
  'terms.account.text': [];
  'terms.account.title': [];
  'terms.asked.details': [];
  'terms.asked.fair': [];
  'terms.asked.stop': [];
  'terms.asked.times': [];
  'terms.asked.title': [];
  'terms.changes.text': [];
  'terms.changes.title': [];
  'terms.end.text': [];
  'terms.end.title': [];
  'terms.lead': [];
  'terms.plans.renewal': [];
  'terms.plans.title': [];
  'terms.plans.trial': [];
  'terms.service.text': [];
  'terms.service.title': [];
  'terms.title': [];
  'terms.wrong.text': [];
  'terms.wrong.title': [];
  'terms.yours.text': [];
  'terms.yours.title': [];
}
