// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "activity.anyNote": [
  "Sent the restaurant a note"
 ],
 "activity.anyStep": [
  "Updated a party"
 ],
 "activity.block.days": [
  [
   "days"
  ],
  ", ",
  [
   "times"
  ]
 ],
 "activity.block.everything": [
  "The whole restaurant"
 ],
 "activity.block.lifted": [
  "Lifted a block of tables"
 ],
 "activity.block.overnight": [
  [
   "start"
  ],
  " to ",
  [
   "end"
  ],
  " the next day"
 ],
 "activity.block.reason": [
  "“",
  [
   "reason"
  ],
  "”"
 ],
 "activity.block.set": [
  "Blocked tables"
 ],
 "activity.block.tables": [
  [
   "count",
   "plural",
   {
    "one": [
     "Table ",
     [
      "tables"
     ]
    ],
    "other": [
     "Tables ",
     [
      "tables"
     ]
    ]
   }
  ]
 ],
 "activity.block.times": [
  [
   "start"
  ],
  " to ",
  [
   "end"
  ]
 ],
 "activity.caption": [
  "Latest first"
 ],
 "activity.column.from": [
  "From"
 ],
 "activity.column.what": [
  "What"
 ],
 "activity.column.when": [
  "When"
 ],
 "activity.column.who": [
  "Who"
 ],
 "activity.deed.entitlements.changed": [
  "The plan changed"
 ],
 "activity.deed.guest.created": [
  "Added a guest"
 ],
 "activity.deed.guest.deleted": [
  "Deleted a guest"
 ],
 "activity.deed.guest.erased": [
  "Erased a guest’s data"
 ],
 "activity.deed.guest.exported": [
  "Downloaded a guest’s data"
 ],
 "activity.deed.guest.updated": [
  "Changed a guest"
 ],
 "activity.deed.layout.created": [
  "Created a floor plan"
 ],
 "activity.deed.layout.deleted": [
  "Deleted a floor plan"
 ],
 "activity.deed.layout.saved": [
  "Changed a floor plan"
 ],
 "activity.deed.reservation.booked": [
  "Booked a reservation"
 ],
 "activity.deed.reservation.canceled": [
  "Canceled a reservation"
 ],
 "activity.deed.reservation.changed": [
  "Changed a reservation"
 ],
 "activity.deed.reservation.declined": [
  "Declined a request"
 ],
 "activity.deed.reservation.deleted": [
  "Deleted a reservation"
 ],
 "activity.deed.reservation.expired": [
  "A request expired"
 ],
 "activity.deed.reservation.requested": [
  "Requested a table"
 ],
 "activity.deed.reservation.restored": [
  "Restored a reservation"
 ],
 "activity.deed.restaurant.created": [
  "Created the restaurant"
 ],
 "activity.deed.restaurant.updated": [
  "Changed the settings"
 ],
 "activity.deed.rules-draft.discarded": [
  "Discarded a draft of availability rules"
 ],
 "activity.deed.rules-draft.kept": [
  "Saved a draft of availability rules"
 ],
 "activity.deed.sections.set": [
  "Assigned tables to servers"
 ],
 "activity.deed.session.started": [
  "Signed in"
 ],
 "activity.deed.shift-note.set": [
  "Wrote the shift note"
 ],
 "activity.deed.staff.invitation-withdrawn": [
  "Withdrew an invitation"
 ],
 "activity.deed.staff.invited": [
  "Sent an invitation"
 ],
 "activity.diner": [
  "A diner"
 ],
 "activity.empty.filtered": [
  "No matching activity"
 ],
 "activity.empty.filteredText": [
  "No activity matches these filters."
 ],
 "activity.empty.text": [
  "What you, your staff and diners do appears here."
 ],
 "activity.empty.title": [
  "No activity yet"
 ],
 "activity.ended.address-claimed": [
  "Signed out: the address was confirmed by someone else"
 ],
 "activity.ended.password-reset": [
  "Signed out by a new password"
 ],
 "activity.ended.signed-out": [
  "Signed out"
 ],
 "activity.ended.token-reused": [
  "Signed out: the session was used from two places"
 ],
 "activity.field.area": [
  "area"
 ],
 "activity.field.autoConfirm": [
  "automatic confirmation"
 ],
 "activity.field.availabilityRules": [
  "availability rules"
 ],
 "activity.field.closures": [
  "closed days"
 ],
 "activity.field.country": [
  "country"
 ],
 "activity.field.dietary": [
  "dietary needs"
 ],
 "activity.field.emailNotifications": [
  "email notifications"
 ],
 "activity.field.layoutInService": [
  "floor plan used for booking"
 ],
 "activity.field.operatingPeriods": [
  "operating hours"
 ],
 "activity.field.partySize": [
  "party"
 ],
 "activity.field.phoneNumber": [
  "phone number"
 ],
 "activity.field.seatingMinutes": [
  "turn time"
 ],
 "activity.field.smsCountries": [
  "SMS countries"
 ],
 "activity.field.smsNotifications": [
  "SMS notifications"
 ],
 "activity.field.tableType": [
  "table"
 ],
 "activity.field.tableTypes": [
  "tables"
 ],
 "activity.field.timezone": [
  "time zone"
 ],
 "activity.field.when": [
  "time"
 ],
 "activity.filter.everybody": [
  "Everyone"
 ],
 "activity.filter.kind": [
  "Show"
 ],
 "activity.filter.person": [
  "By"
 ],
 "activity.guests": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " guest"
    ],
    "other": [
     "#",
     " guests"
    ]
   }
  ]
 ],
 "activity.guests.imported": [
  "Imported guests"
 ],
 "activity.kind.all": [
  "Everything"
 ],
 "activity.kind.guest": [
  "Guests"
 ],
 "activity.kind.layout": [
  "Floor plans"
 ],
 "activity.kind.plan": [
  "Plan"
 ],
 "activity.kind.reservation": [
  "Reservations"
 ],
 "activity.kind.session": [
  "Sign-ins"
 ],
 "activity.kind.setting": [
  "Settings"
 ],
 "activity.kind.staff": [
  "Staff"
 ],
 "activity.late": [
  "Reported that the party is ",
  [
   "minutes"
  ],
  " minutes late"
 ],
 "activity.lead": [
  "Who did what, newest first. Entries cannot be edited and are kept for one year."
 ],
 "activity.loading": [
  "Loading activity..."
 ],
 "activity.notLoaded": [
  "The activity could not be loaded."
 ],
 "activity.note.consent-withdrawn": [
  "Unsubscribed from marketing emails"
 ],
 "activity.note.message": [
  "Wrote a message to the restaurant"
 ],
 "activity.note.on-time": [
  "Reported that the party is on time after all"
 ],
 "activity.older": [
  "Show older activity"
 ],
 "activity.pause.paused": [
  "Paused online bookings"
 ],
 "activity.pause.restOfNight": [
  "For the rest of the night"
 ],
 "activity.pause.resumed": [
  "Resumed online bookings"
 ],
 "activity.pause.until": [
  "Until ",
  [
   "when"
  ]
 ],
 "activity.person.named": [
  [
   "name"
  ],
  ", ",
  [
   "email"
  ]
 ],
 "activity.person.withRole": [
  [
   "person"
  ],
  " as ",
  [
   "role"
  ]
 ],
 "activity.plan.trial": [
  [
   "plan"
  ],
  " (trial)"
 ],
 "activity.request.accepted": [
  "Accepted a request"
 ],
 "activity.request.changed": [
  "Changed a request"
 ],
 "activity.reservation.anyway": [
  "booked anyway: ",
  [
   "rules"
  ]
 ],
 "activity.reservation.anywayBecause": [
  "booked anyway: ",
  [
   "rules"
  ],
  " (“",
  [
   "reason"
  ],
  "”)"
 ],
 "activity.reservation.before": [
  "before: ",
  [
   "before"
  ]
 ],
 "activity.reservation.changed": [
  "changed: ",
  [
   "fields"
  ]
 ],
 "activity.reservation.overfilled": [
  "although its table was taken or too small"
 ],
 "activity.reservation.party": [
  [
   "guests"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "activity.reservation.tables": [
  [
   "count",
   "plural",
   {
    "one": [
     "table ",
     [
      "tables"
     ]
    ],
    "other": [
     "tables ",
     [
      "tables"
     ]
    ]
   }
  ]
 ],
 "activity.rule.closed": [
  "a closed day"
 ],
 "activity.rule.no-tables-available": [
  "no table free"
 ],
 "activity.rule.not-offered": [
  "a time that is not offered"
 ],
 "activity.rule.pacing": [
  "pacing"
 ],
 "activity.rule.leaves-without-table": [
  "a table that another party needs"
 ],
 "activity.rule.past": [
  "the time had passed"
 ],
 "activity.rule.table-blocked": [
  "a table that was blocked"
 ],
 "activity.rule.table-taken": [
  "a table that was taken"
 ],
 "activity.rule.table-too-small": [
  "a table that was too small"
 ],
 "activity.rule.tables-blocked": [
  "tables that were blocked"
 ],
 "activity.rule.too-far-ahead": [
  "more than three months ahead"
 ],
 "activity.sections.day": [
  [
   "day"
  ],
  "; ",
  [
   "sections"
  ]
 ],
 "activity.sections.none": [
  "no servers"
 ],
 "activity.settings.same": [
  "No changes"
 ],
 "activity.shiftNote.day": [
  [
   "day"
  ]
 ],
 "activity.shiftNote.removed": [
  [
   "day"
  ],
  "; removed"
 ],
 "activity.staff.given": [
  "Added a staff member"
 ],
 "activity.staff.joined": [
  "Joined the staff"
 ],
 "activity.staff.taken": [
  "Removed a staff member"
 ],
 "activity.step.arrive": [
  "Marked a party as arrived"
 ],
 "activity.step.confirm": [
  "Confirmed a reservation"
 ],
 "activity.step.finish": [
  "Marked a party as departed"
 ],
 "activity.step.move": [
  "Moved a party to another table"
 ],
 "activity.step.no-show": [
  "Marked a party as a no-show"
 ],
 "activity.step.seat": [
  "Seated a party"
 ],
 "activity.title": [
  "Activity"
 ],
 "activity.undone.arrive": [
  "Undid an arrival"
 ],
 "activity.undone.confirm": [
  "Undid a confirmation"
 ],
 "activity.undone.finish": [
  "Brought a party back to its table"
 ],
 "activity.undone.move": [
  "Moved a party back to its table"
 ],
 "activity.undone.no-show": [
  "Undid a no-show"
 ],
 "activity.undone.seat": [
  "Undid a seating"
 ],
 "activity.walkIn": [
  "Seated a walk-in"
 ]
};
