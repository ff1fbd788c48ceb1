// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "staff.caption": [
  "Who works here"
 ],
 "staff.column.person": [
  "Person"
 ],
 "staff.column.remove": [
  "Remove"
 ],
 "staff.column.role": [
  "Role"
 ],
 "staff.failed": [
  "Something went wrong: ",
  [
   "reason"
  ]
 ],
 "staff.invite.email": [
  "Email to invite"
 ],
 "staff.invite.label": [
  "Invite staff"
 ],
 "staff.invite.role": [
  "Role"
 ],
 "staff.invite.send": [
  "Send invitation"
 ],
 "staff.invite.sent": [
  "Invitation sent to ",
  [
   "email"
  ]
 ],
 "staff.invited": [
  "Invited"
 ],
 "staff.lead": [
  "Managers run reservations, guests, floor plans and settings; hosts run reservations and guests."
 ],
 "staff.loading": [
  "Loading staff..."
 ],
 "staff.makeHost": [
  "Make host"
 ],
 "staff.makeHostOf": [
  "Make ",
  [
   "email"
  ],
  " a host"
 ],
 "staff.makeManager": [
  "Make manager"
 ],
 "staff.makeManagerOf": [
  "Make ",
  [
   "email"
  ],
  " a manager"
 ],
 "staff.notLoaded": [
  "Your staff could not be loaded."
 ],
 "staff.person": [
  [
   "name"
  ],
  ", ",
  [
   "email"
  ]
 ],
 "staff.remove.action": [
  "Remove"
 ],
 "staff.remove.actionFor": [
  "Remove ",
  [
   "email"
  ]
 ],
 "staff.remove.message": [
  "They lose this restaurant at once, on every device."
 ],
 "staff.remove.title": [
  "Remove ",
  [
   "name"
  ],
  "?"
 ],
 "staff.removed": [
  [
   "email"
  ],
  " removed"
 ],
 "staff.role.host": [
  "Host"
 ],
 "staff.role.manager": [
  "Manager"
 ],
 "staff.role.owner": [
  "Owner"
 ],
 "staff.title": [
  "Staff"
 ],
 "staff.withdraw.action": [
  "Withdraw"
 ],
 "staff.withdraw.actionFor": [
  "Withdraw ",
  [
   "email"
  ]
 ],
 "staff.withdraw.message": [
  "The link sent to ",
  [
   "email"
  ],
  " stops working."
 ],
 "staff.withdraw.title": [
  "Withdraw this invitation?"
 ],
 "staff.withdrawn": [
  "Invitation of ",
  [
   "email"
  ],
  " withdrawn"
 ]
};
