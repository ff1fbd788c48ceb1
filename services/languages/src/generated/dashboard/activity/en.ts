// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "activity.anyNote": [
  "Told the restaurant something"
 ],
 "activity.anyStep": [
  "Took a step of a party"
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
  "Asked for a table"
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
  "Kept a draft of availability rules"
 ],
 "activity.deed.sections.set": [
  "Gave tables to servers"
 ],
 "activity.deed.session.started": [
  "Signed in"
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
  "Nothing of this kind"
 ],
 "activity.empty.filteredText": [
  "Nothing that was done matches what you chose."
 ],
 "activity.empty.text": [
  "What you, your staff and diners do appears here."
 ],
 "activity.empty.title": [
  "Nothing yet"
 ],
 "activity.ended.address-claimed": [
  "Signed out: the address was confirmed by somebody else"
 ],
 "activity.ended.password-reset": [
  "Signed out by a new password"
 ],
 "activity.ended.signed-out": [
  "Signed out"
 ],
 "activity.ended.token-reused": [
  "Signed out: the sign-in was used from two places"
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
  "the floor plan that is booked on"
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
  "countries that are texted"
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
  "Everybody"
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
  "Said that the party is ",
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
  "Asked for no more news"
 ],
 "activity.note.message": [
  "Wrote a message to the restaurant"
 ],
 "activity.note.on-time": [
  "Said that the party is on time after all"
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
  "Nothing was different"
 ],
 "activity.staff.given": [
  "Gave a place on the staff"
 ],
 "activity.staff.joined": [
  "Joined the staff"
 ],
 "activity.staff.taken": [
  "Took a place on the staff away"
 ],
 "activity.step.arrive": [
  "Marked a party as arrived"
 ],
 "activity.step.confirm": [
  "Confirmed a reservation"
 ],
 "activity.step.finish": [
  "Marked a party as gone"
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
  "Took an arrival back"
 ],
 "activity.undone.confirm": [
  "Took a confirmation back"
 ],
 "activity.undone.finish": [
  "Brought a party back to its table"
 ],
 "activity.undone.move": [
  "Moved a party back to its table"
 ],
 "activity.undone.no-show": [
  "Took a no-show back"
 ],
 "activity.undone.seat": [
  "Took a seating back"
 ],
 "activity.walkIn": [
  "Seated a walk-in"
 ]
};
