// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../texts';

/** The texts by their ids, each with the values that it needs. */
export interface MessageTexts {
  'calendar.change': [values: { link: Value }];
  'calendar.phone': [values: { phone: Value }];
  'calendar.table': [values: { party: Value; name: Value }];
  'calendar.title': [values: { restaurant: Value }];
  'mail.area': [];
  'mail.change': [];
  'mail.details': [];
  'mail.footer': [values: { product: Value; restaurant: Value }];
  'mail.footerAlone': [values: { restaurant: Value }];
  'mail.lead.another': [];
  'mail.lead.changed': [];
  'mail.lead.declined': [];
  'mail.lead.expired': [];
  'mail.lead.waiting': [];
  'mail.lead.welcome': [];
  'mail.name': [];
  'mail.party': [];
  'mail.phone': [];
  'mail.preview': [values: { party: Value; when: Value }];
  'mail.subject': [values: { title: Value; restaurant: Value; when: Value }];
  'mail.title.accepted': [];
  'mail.title.booked': [];
  'mail.title.canceled': [];
  'mail.title.changed': [];
  'mail.title.declined': [];
  'mail.title.expired': [];
  'mail.title.request-changed': [];
  'mail.title.requested': [];
  'mail.title.restored': [];
  'mail.title.withdrawn': [];
  'mail.when': [];
  'mail.where': [];
  'party': [values: { count: number }];
  'partyAlone': [values: { count: number }];
  'sms.accepted': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.booked': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.canceled': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.changed': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.declined': [values: { restaurant: Value; party: Value; when: Value; words: Value; link: Value }];
  'sms.expired': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.help': [values: { restaurant: Value }];
  'sms.helpCall': [values: { restaurant: Value; phone: Value }];
  'sms.optOut': [];
  'sms.requestChanged': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.requested': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.restored': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'sms.started': [values: { restaurant: Value }];
  'sms.stopped': [values: { restaurant: Value }];
  'sms.whenWhere': [values: { when: Value; area: Value }];
  'sms.withdrawn': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'when': [values: { day: Value; time: Value }];
}
