// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface LandingTexts {
  'landing.features.lead': [];
  'landing.features.live.text': [];
  'landing.features.live.title': [];
  'landing.features.messages.text': [];
  'landing.features.messages.title': [];
  'landing.features.mobile.text': [];
  'landing.features.mobile.title': [];
  'landing.features.plans.text': [];
  'landing.features.plans.title': [];
  'landing.features.tables.text': [];
  'landing.features.tables.title': [];
  'landing.features.title': [];
  'landing.features.zone.text': [];
  'landing.features.zone.title': [];
  'landing.figures.ahead': [];
  'landing.figures.online': [];
  'landing.figures.title': [];
  'landing.figures.twice': [];
  'landing.figures.types': [];
  'landing.final.lead': [];
  'landing.final.title': [];
  'landing.hero.lead': [];
  'landing.hero.title': [];
  'landing.hero.trial': [values: { trial: Value }];
  'landing.picture': [];
  'landing.start': [];
  'landing.startFree': [];
  'landing.steps.accept.text': [];
  'landing.steps.accept.title': [];
  'landing.steps.manage.text': [];
  'landing.steps.manage.title': [];
  'landing.steps.number': [values: { number: Value }];
  'landing.steps.setUp.text': [];
  'landing.steps.setUp.title': [];
  'landing.steps.title': [];
  'landing.testimonials': [];
  'landing.testimonials.examples': [];
  'landing.trial': [values: { days: Value }];
  'landing.viewFeatures': [];
}
