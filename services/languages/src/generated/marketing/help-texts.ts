// Generated from services/languages/catalogs by `npm run generate`.
/** The texts by their ids, each with the values that it needs. */
export interface HelpTexts {
  'help.billing.change.answer': [];
  'help.billing.change.question': [];
  'help.billing.plans.answer': [];
  'help.billing.plans.question': [];
  'help.billing.title': [];
  'help.diners.change.answer': [];
  'help.diners.change.question': [];
  'help.diners.data.answer': [];
  'help.diners.data.question': [];
  'help.diners.title': [];
  'help.guests.import.answer': [];
  'help.guests.import.question': [];
  'help.guests.messages.answer': [];
  'help.guests.messages.question': [];
  'help.guests.stop.answer': [];
  'help.guests.stop.question': [];
  'help.guests.title': [];
  'help.lead': [];
  'help.start.link.answer': [];
  'help.start.link.question': [];
  'help.start.mail.answer': [];
  'help.start.mail.question': [];
  'help.start.password.answer': [];
  'help.start.password.question': [];
  'help.start.setUp.answer': [];
  'help.start.setUp.question': [];
  'help.start.title': [];
  'help.stuck.text': [];
  'help.stuck.title': [];
  'help.tables.choice.answer': [];
  'help.tables.choice.question': [];
  'help.tables.holiday.answer': [];
  'help.tables.holiday.question': [];
  'help.tables.offered.answer': [];
  'help.tables.offered.question': [];
  'help.tables.restore.answer': [];
  'help.tables.restore.question': [];
  'help.tables.title': [];
  'help.title': [];
}
