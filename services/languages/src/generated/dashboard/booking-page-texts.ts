// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface BookingPageTexts {
  'bookingPage.about.cuisine': [];
  'bookingPage.about.description': [];
  'bookingPage.about.lead': [];
  'bookingPage.about.policies': [];
  'bookingPage.about.policiesHint': [];
  'bookingPage.about.priceLevel': [];
  'bookingPage.about.title': [];
  'bookingPage.about.website': [];
  'bookingPage.address.city': [];
  'bookingPage.address.lead': [];
  'bookingPage.address.postalCode': [];
  'bookingPage.address.street': [];
  'bookingPage.address.title': [];
  'bookingPage.color.dark': [];
  'bookingPage.color.default': [];
  'bookingPage.color.lead': [];
  'bookingPage.color.light': [];
  'bookingPage.color.title': [];
  'bookingPage.cover.hint': [];
  'bookingPage.cover.title': [];
  'bookingPage.form.conflict': [];
  'bookingPage.form.failed': [values: { reason: Value }];
  'bookingPage.form.label': [];
  'bookingPage.form.save': [];
  'bookingPage.form.saved': [];
  'bookingPage.form.unsaved': [];
  'bookingPage.loading': [];
  'bookingPage.logo.hint': [];
  'bookingPage.logo.title': [];
  'bookingPage.open': [];
  'bookingPage.picture.choose': [values: { kind: Value }];
  'bookingPage.picture.file': [values: { kind: Value }];
  'bookingPage.picture.none': [];
  'bookingPage.picture.preparing': [];
  'bookingPage.picture.present': [values: { kind: Value }];
  'bookingPage.picture.remove': [values: { kind: Value }];
  'bookingPage.picture.replace': [values: { kind: Value }];
  'bookingPage.pictures.lead': [];
  'bookingPage.pictures.title': [];
  'bookingPage.price.0': [];
  'bookingPage.price.1': [];
  'bookingPage.price.2': [];
  'bookingPage.price.3': [];
  'bookingPage.price.4': [];
}
