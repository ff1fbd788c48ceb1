// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "reservations.add.label": [
  "New Reservation"
 ],
 "reservations.add.noRestaurant": [
  "Please select a restaurant first"
 ],
 "reservations.cancel.done": [
  "Cancellation done: party of ",
  [
   "guests"
  ],
  "."
 ],
 "reservations.cancel.failed": [
  "Failed to cancel reservation: ",
  [
   "reason"
  ]
 ],
 "reservations.cancel.keep": [
  "Keep it"
 ],
 "reservations.cancel.noSms": [
  "No SMS will be sent, because ",
  [
   "reason"
  ],
  ". Please tell the guest yourself."
 ],
 "reservations.cancel.question": [
  "Are you sure you want to cancel this reservation? The guest will be notified via SMS."
 ],
 "reservations.cancel.title": [
  "Cancel reservation"
 ],
 "reservations.covers": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " cover"
    ],
    "other": [
     [
      "count"
     ],
     " covers"
    ]
   }
  ]
 ],
 "reservations.day.canceled": [
  [
   "canceled"
  ],
  " canceled"
 ],
 "reservations.day.count": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " reservation"
    ],
    "other": [
     [
      "count"
     ],
     " reservations"
    ]
   }
  ]
 ],
 "reservations.delete.done": [
  "Removed: party of ",
  [
   "guests"
  ],
  "."
 ],
 "reservations.delete.failed": [
  "Failed to delete reservation: ",
  [
   "reason"
  ]
 ],
 "reservations.delete.question": [
  "Are you sure you want to delete this reservation? This action cannot be undone."
 ],
 "reservations.delete.title": [
  "Delete reservation"
 ],
 "reservations.details.area": [
  "Asked for"
 ],
 "reservations.details.call": [
  "Call"
 ],
 "reservations.details.change": [
  "Change"
 ],
 "reservations.details.close": [
  "Close"
 ],
 "reservations.details.dayAndTime": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "reservations.details.dietary": [
  "Dietary"
 ],
 "reservations.details.email": [
  "Email"
 ],
 "reservations.details.late": [
  "Late"
 ],
 "reservations.details.notes": [
  "Notes"
 ],
 "reservations.details.occasion": [
  "Occasion"
 ],
 "reservations.details.party": [
  "Party"
 ],
 "reservations.details.phone": [
  "Phone"
 ],
 "reservations.details.status": [
  "Status"
 ],
 "reservations.details.table": [
  "Table"
 ],
 "reservations.details.when": [
  "When"
 ],
 "reservations.error.asOf": [
  "This is the list as of ",
  [
   "time"
  ],
  "."
 ],
 "reservations.error.list": [
  "Error: ",
  [
   "reason"
  ]
 ],
 "reservations.error.noRestaurant": [
  "No restaurant selected"
 ],
 "reservations.error.search": [
  "Search failed: ",
  [
   "reason"
  ]
 ],
 "reservations.guests": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " guest"
    ],
    "other": [
     [
      "count"
     ],
     " guests"
    ]
   }
  ]
 ],
 "reservations.lead": [
  "Manage all your restaurant's reservations in one place."
 ],
 "reservations.loading": [
  "Loading reservations..."
 ],
 "reservations.new.announced": [
  "Just came in: party of ",
  [
   "guests"
  ],
  "."
 ],
 "reservations.new.more": [
  [
   "count"
  ],
  " new"
 ],
 "reservations.none.back": [
  "Back to the list"
 ],
 "reservations.none.found": [
  "No reservation matches “",
  [
   "words"
  ],
  "”."
 ],
 "reservations.none.text": [
  "There are no reservations for the selected period."
 ],
 "reservations.none.title": [
  "No reservations found"
 ],
 "reservations.parties": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " party"
    ],
    "other": [
     [
      "count"
     ],
     " parties"
    ]
   }
  ]
 ],
 "reservations.period.label": [
  "Period"
 ],
 "reservations.period.month": [
  "This Month"
 ],
 "reservations.period.next": [
  "Next"
 ],
 "reservations.period.now": [
  "Now"
 ],
 "reservations.period.previous": [
  "Previous"
 ],
 "reservations.period.today": [
  "Today"
 ],
 "reservations.period.week": [
  "This Week"
 ],
 "reservations.phone.none": [
  "Not provided"
 ],
 "reservations.print": [
  "Print"
 ],
 "reservations.range.day": [
  [
   "day"
  ],
  ", ",
  [
   "year"
  ]
 ],
 "reservations.range.days": [
  [
   "start"
  ],
  " – ",
  [
   "end"
  ]
 ],
 "reservations.range.daysOfYear": [
  [
   "start"
  ],
  " – ",
  [
   "end"
  ],
  ", ",
  [
   "year"
  ]
 ],
 "reservations.range.daysOfYears": [
  [
   "start"
  ],
  ", ",
  [
   "startYear"
  ],
  " – ",
  [
   "end"
  ],
  ", ",
  [
   "endYear"
  ]
 ],
 "reservations.restore.done": [
  "Back on the list: party of ",
  [
   "guests"
  ],
  "."
 ],
 "reservations.restore.failed": [
  "Failed to uncancel reservation: ",
  [
   "reason"
  ]
 ],
 "reservations.restore.question": [
  "Are you sure you want to restore this reservation? It will be set back to active status."
 ],
 "reservations.restore.title": [
  "Restore reservation"
 ],
 "reservations.row.actions": [
  "Reservation of ",
  [
   "name"
  ]
 ],
 "reservations.row.cancel": [
  "Cancel reservation (notify guest)"
 ],
 "reservations.row.delete": [
  "Delete reservation permanently"
 ],
 "reservations.row.edit": [
  "Edit reservation"
 ],
 "reservations.row.noTexts": [
  "Gets no text messages"
 ],
 "reservations.row.restore": [
  "Restore reservation to active status"
 ],
 "reservations.row.table": [
  "Table ",
  [
   "tables"
  ]
 ],
 "reservations.search.label": [
  "Search all reservations"
 ],
 "reservations.search.placeholder": [
  "Search all reservations..."
 ],
 "reservations.status.active": [
  "Active"
 ],
 "reservations.status.canceled": [
  "Canceled"
 ],
 "reservations.status.ended.declined": [
  "Declined"
 ],
 "reservations.status.ended.expired": [
  "Expired unanswered"
 ],
 "reservations.status.ended.withdrawn": [
  "Withdrawn"
 ],
 "reservations.status.pending": [
  "Requested, not yet confirmed"
 ],
 "reservations.title": [
  "Reservations"
 ],
 "reservations.undo": [
  "Undo"
 ]
};
