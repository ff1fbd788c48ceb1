// Generated from services/languages/catalogs by `npm run generate`.
import type { Value } from '../../texts';

/** The texts by their ids, each with the values that it needs. */
export interface StaffTexts {
  'staff.caption': [];
  'staff.column.person': [];
  'staff.column.remove': [];
  'staff.column.role': [];
  'staff.failed': [values: { reason: Value }];
  'staff.invite.email': [];
  'staff.invite.label': [];
  'staff.invite.role': [];
  'staff.invite.send': [];
  'staff.invite.sent': [values: { email: Value }];
  'staff.invited': [];
  'staff.lead': [];
  'staff.loading': [];
  'staff.makeHost': [];
  'staff.makeHostOf': [values: { email: Value }];
  'staff.makeManager': [];
  'staff.makeManagerOf': [values: { email: Value }];
  'staff.notLoaded': [];
  'staff.person': [values: { name: Value; email: Value }];
  'staff.remove.action': [];
  'staff.remove.actionFor': [values: { email: Value }];
  'staff.remove.message': [];
  'staff.remove.title': [values: { name: Value }];
  'staff.removed': [values: { email: Value }];
  'staff.role.host': [];
  'staff.role.manager': [];
  'staff.role.owner': [];
  'staff.title': [];
  'staff.withdraw.action': [];
  'staff.withdraw.actionFor': [values: { email: Value }];
  'staff.withdraw.message': [values: { email: Value }];
  'staff.withdraw.title': [];
  'staff.withdrawn': [values: { email: Value }];
}
