// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "hostForm.anyway.label": [
  "Book anyway"
 ],
 "hostForm.anyway.reason": [
  "Reason"
 ],
 "hostForm.anyway.reasonHint": [
  "Kept in the activity log. Please leave the guest’s name out."
 ],
 "hostForm.back": [
  "Back"
 ],
 "hostForm.book": [
  "Book"
 ],
 "hostForm.booked": [
  "Booked: ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "hostForm.bookedAlready": [
  [
   "name"
  ],
  " has a booking this night already: ",
  [
   "time"
  ],
  ", ",
  [
   "size",
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
  ],
  "."
 ],
 "hostForm.cancel": [
  "Cancel"
 ],
 "hostForm.changed": [
  "Changed: ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "hostForm.closed": [
  "The restaurant is closed on this day."
 ],
 "hostForm.date": [
  "Date"
 ],
 "hostForm.edit": [
  "Edit reservation"
 ],
 "hostForm.editNamed": [
  "Edit reservation of ",
  [
   "name"
  ]
 ],
 "hostForm.loading": [
  "Loading the form..."
 ],
 "hostForm.loadingReservation": [
  "Loading reservation..."
 ],
 "hostForm.loadingTimes": [
  "Loading times..."
 ],
 "hostForm.matches.last": [
  "last ",
  [
   "date"
  ]
 ],
 "hostForm.matches.title": [
  "Known guests"
 ],
 "hostForm.matches.visits": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " visit"
    ],
    "other": [
     [
      "count"
     ],
     " visits"
    ]
   }
  ]
 ],
 "hostForm.name": [
  "Name or phone number of a known guest"
 ],
 "hostForm.newOn": [
  "New reservation, ",
  [
   "day"
  ]
 ],
 "hostForm.noMessage": [
  "Without a phone number or email no message is sent."
 ],
 "hostForm.noReservation": [
  "This reservation is no longer there."
 ],
 "hostForm.noRestaurant": [
  "This restaurant was not found among yours."
 ],
 "hostForm.noTime": [
  "No time is offered on this day."
 ],
 "hostForm.notChangeable": [
  "The reservation of ",
  [
   "name"
  ],
  " can no longer be changed. It is: ",
  [
   "stage"
  ],
  "."
 ],
 "hostForm.notes": [
  "Notes"
 ],
 "hostForm.otherTime": [
  "Another time"
 ],
 "hostForm.otherTimeHint": [
  "A time that is not offered is booked with a reason."
 ],
 "hostForm.people": [
  "Guests"
 ],
 "hostForm.phone": [
  "Phone number"
 ],
 "hostForm.problem.date": [
  "Choose a date."
 ],
 "hostForm.problem.name": [
  "Enter a name."
 ],
 "hostForm.problem.notOffered": [
  "This time is not offered."
 ],
 "hostForm.problem.reason": [
  "Say why it is booked anyway."
 ],
 "hostForm.problem.refused": [
  [
   "refusal"
  ],
  " Choose another, or book it anyway."
 ],
 "hostForm.problem.size": [
  "Enter a number from 1 to ",
  [
   "most"
  ],
  "."
 ],
 "hostForm.problem.time": [
  "Choose a time."
 ],
 "hostForm.save": [
  "Save changes"
 ],
 "hostForm.starts.closed": [
  "closed"
 ],
 "hostForm.starts.day-full": [
  "full"
 ],
 "hostForm.starts.no-tables-available": [
  "full"
 ],
 "hostForm.starts.noParties": [
  "no parties yet"
 ],
 "hostForm.starts.past": [
  "over"
 ],
 "hostForm.starts.refused": [
  "refused"
 ],
 "hostForm.starts.too-far-ahead": [
  "too far ahead"
 ],
 "hostForm.table.apart": [
  "These tables do not stand together: ",
  [
   "areas"
  ],
  "."
 ],
 "hostForm.table.blocked": [
  "Blocked"
 ],
 "hostForm.table.blockedBecause": [
  "Blocked: ",
  [
   "reason"
  ]
 ],
 "hostForm.table.blockedShort": [
  "blocked"
 ],
 "hostForm.table.chosen": [
  "Table <chosen>",
  [
   "tables"
  ],
  "</chosen>"
 ],
 "hostForm.table.free": [
  "a free one is chosen"
 ],
 "hostForm.table.name": [
  "Table ",
  [
   "number"
  ]
 ],
 "hostForm.table.seats": [
  [
   "seats"
  ],
  " seats"
 ],
 "hostForm.table.sits": [
  [
   "name"
  ],
  " still sits there"
 ],
 "hostForm.table.taken": [
  "Taken by ",
  [
   "name"
  ],
  " until ",
  [
   "time"
  ]
 ],
 "hostForm.table.takenShort": [
  [
   "name"
  ],
  " –",
  [
   "time"
  ]
 ],
 "hostForm.time": [
  "Time"
 ],
 "hostForm.title": [
  "Reservation"
 ],
 "hostForm.details.dietary": [
  "Dietary needs"
 ],
 "hostForm.details.dietaryNotes": [
  "Dietary needs in words"
 ],
 "hostForm.details.email": [
  "Email"
 ],
 "hostForm.details.emailHint": [
  "The confirmation and a calendar entry go here."
 ],
 "hostForm.details.nothing": [
  "email, occasion, dietary needs"
 ],
 "hostForm.details.occasion": [
  "Occasion"
 ],
 "hostForm.details.title": [
  "Details"
 ],
 "hostForm.details.titleClosed": [
  "Details <details>",
  [
   "details"
  ],
  "</details>"
 ],
 "hostForm.undo": [
  "Undo"
 ],
 "hostForm.undone.canceled": [
  "The reservation of ",
  [
   "name"
  ],
  " is canceled, and the guest was notified."
 ],
 "hostForm.undone.changed": [
  "The reservation of ",
  [
   "name"
  ],
  " is as it was."
 ],
 "hostForm.undone.deleted": [
  "The reservation of ",
  [
   "name"
  ],
  " is deleted."
 ],
 "hostForm.undone.failed": [
  "It could not be undone: ",
  [
   "reason"
  ]
 ]
};
