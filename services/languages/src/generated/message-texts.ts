// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../texts';

/** The texts by their ids, each with the values that it needs. */
export interface MessageTexts {
  'party': [values: { count: number }];
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
  'sms.withdrawn': [values: { restaurant: Value; party: Value; when: Value; link: Value }];
  'when': [values: { day: Value; time: Value }];
}
