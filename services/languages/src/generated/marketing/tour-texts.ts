// Generated from services/languages/catalogs by `npm run generate`.
/** The texts by their ids, each with the values that it needs. */
export interface TourTexts {
  'tour.days.hours.text': [];
  'tour.days.hours.title': [];
  'tour.days.lead': [];
  'tour.days.numbers.text': [];
  'tour.days.numbers.title': [];
  'tour.days.phone.text': [];
  'tour.days.phone.title': [];
  'tour.days.title': [];
  'tour.guests.import.text': [];
  'tour.guests.import.title': [];
  'tour.guests.lead': [];
  'tour.guests.list.text': [];
  'tour.guests.list.title': [];
  'tour.guests.privacy.text': [];
  'tour.guests.privacy.title': [];
  'tour.guests.title': [];
  'tour.lead': [];
  'tour.messages.lead': [];
  'tour.messages.live.text': [];
  'tour.messages.live.title': [];
  'tour.messages.sent.text': [];
  'tour.messages.sent.title': [];
  'tour.messages.title': [];
  'tour.messages.zone.text': [];
  'tour.messages.zone.title': [];
  'tour.pricing': [];
  'tour.reservations.availability.text': [];
  'tour.reservations.availability.title': [];
  'tour.reservations.changes.text': [];
  'tour.reservations.changes.title': [];
  'tour.reservations.lead': [];
  'tour.reservations.link.text': [];
  'tour.reservations.link.title': [];
  'tour.reservations.title': [];
  'tour.tables.chart.text': [];
  'tour.tables.chart.title': [];
  'tour.tables.lead': [];
  'tour.tables.plans.text': [];
  'tour.tables.plans.title': [];
  'tour.tables.smallest.text': [];
  'tour.tables.smallest.title': [];
  'tour.tables.title': [];
  'tour.title': [];
}
