// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "settings.address.accountAddress": [
  "your account’s address"
 ],
 "settings.address.notSent": [
  "The link could not be sent: ",
  [
   "reason"
  ]
 ],
 "settings.address.sendAgain": [
  "Send the link again"
 ],
 "settings.address.sentAgain": [
  "Sent again to ",
  [
   "email"
  ],
  "."
 ],
 "settings.address.waiting": [
  "We sent a link to ",
  [
   "email"
  ],
  ". Until it is opened, notifications go to ",
  [
   "usual"
  ],
  "."
 ],
 "settings.calendar.closed": [
  [
   "date"
  ],
  ", closed"
 ],
 "settings.calendar.closedWeekly": [
  [
   "date"
  ],
  ", closed every week"
 ],
 "settings.calendar.label": [
  "Calendar of closed days"
 ],
 "settings.closedDays.add": [
  "Add date"
 ],
 "settings.closedDays.alreadyThere": [
  "This date is already in the list"
 ],
 "settings.closedDays.lead": [
  "Guests cannot book on these days."
 ],
 "settings.closedDays.none": [
  "No closed dates yet. Choose them on the calendar."
 ],
 "settings.closedDays.remove": [
  "Remove ",
  [
   "date"
  ]
 ],
 "settings.closedDays.special": [
  "Special closures"
 ],
 "settings.closedDays.title": [
  "Closed days"
 ],
 "settings.closedDays.weekly": [
  "Every week"
 ],
 "settings.countries.add": [
  "Add country"
 ],
 "settings.countries.another": [
  "Another country"
 ],
 "settings.countries.choose": [
  "Choose a country"
 ],
 "settings.countries.remove": [
  "Stop texting ",
  [
   "country"
  ]
 ],
 "settings.countries.title": [
  "SMS countries"
 ],
 "settings.danger.cancel": [
  "Cancel"
 ],
 "settings.danger.delete": [
  "Delete restaurant"
 ],
 "settings.danger.done": [
  "Restaurant deleted successfully"
 ],
 "settings.danger.failed": [
  "Failed to delete restaurant"
 ],
 "settings.danger.lead": [
  "Deleting the restaurant removes its reservations, guests, floor plans and settings for good."
 ],
 "settings.danger.question": [
  "Delete ",
  [
   "name"
  ],
  "?"
 ],
 "settings.danger.title": [
  "Danger zone"
 ],
 "settings.danger.typeName": [
  "Type “",
  [
   "name"
  ],
  "”"
 ],
 "settings.danger.warning": [
  "This action cannot be undone. To confirm, type the restaurant’s name."
 ],
 "settings.form.failed": [
  "Failed to save settings: ",
  [
   "reason"
  ]
 ],
 "settings.form.label": [
  "Settings"
 ],
 "settings.form.preview": [
  "Preview"
 ],
 "settings.form.save": [
  "Save Settings"
 ],
 "settings.form.saved": [
  "Settings saved successfully!"
 ],
 "settings.form.unsaved": [
  "the settings"
 ],
 "settings.general.country": [
  "Country"
 ],
 "settings.general.countryHint": [
  "Phone numbers without a country code are read as numbers of this country."
 ],
 "settings.general.email": [
  "Email"
 ],
 "settings.general.name": [
  "Restaurant name"
 ],
 "settings.general.otherZones": [
  "Other"
 ],
 "settings.general.phone": [
  "Phone number"
 ],
 "settings.general.title": [
  "General"
 ],
 "settings.general.dayTurn": [
  "The day turns at"
 ],
 "settings.general.dayTurnHint": [
  "Earlier starts belong to the evening before."
 ],
 "settings.general.turnTime": [
  "Turn time (minutes)"
 ],
 "settings.general.turnTimeHint": [
  "How long a party keeps its table."
 ],
 "settings.general.zone": [
  "Time zone"
 ],
 "settings.general.zoneHint": [
  "Opening hours and closed days follow this clock."
 ],
 "settings.index.label": [
  "Settings sections"
 ],
 "settings.lead": [
  "How your restaurant takes reservations."
 ],
 "settings.leadOfAccount": [
  "Your own account."
 ],
 "settings.loading": [
  "Loading settings..."
 ],
 "settings.notifications.confirm": [
  "Confirm reservations automatically"
 ],
 "settings.notifications.email": [
  "Email notifications: tell the restaurant of new, changed and canceled reservations"
 ],
 "settings.notifications.noSms": [
  "The Basic plan does not include SMS: guests get none, whatever is set here, until you are on Premium or Enterprise. <link>See the plans</link>"
 ],
 "settings.notifications.sms": [
  "SMS notifications: tell guests of their reservation (Premium and up)"
 ],
 "settings.notifications.title": [
  "Notification settings"
 ],
 "settings.periods.add": [
  "Add operating period"
 ],
 "settings.periods.atLeastOne": [
  "You must have at least one operating period"
 ],
 "settings.periods.closing": [
  "Closing"
 ],
 "settings.periods.days": [
  "Days"
 ],
 "settings.periods.freshName": [
  "Period ",
  [
   "number"
  ]
 ],
 "settings.periods.heading": [
  "Period ",
  [
   "number"
  ]
 ],
 "settings.periods.interval": [
  "Interval"
 ],
 "settings.periods.lead": [
  "Guests can book every 15, 30 or 60 minutes while you are open."
 ],
 "settings.periods.minutes": [
  [
   "minutes"
  ],
  " minutes"
 ],
 "settings.periods.name": [
  "Name"
 ],
 "settings.periods.opening": [
  "Opening"
 ],
 "settings.periods.remove": [
  "Remove ",
  [
   "name"
  ]
 ],
 "settings.periods.removeUnnamed": [
  "Remove this period"
 ],
 "settings.periods.title": [
  "Operating periods"
 ],
 "settings.problem.closing": [
  "Closing time must be later than opening time"
 ],
 "settings.problem.days": [
  "Please choose at least one day"
 ],
 "settings.problem.name": [
  "Restaurant name is required"
 ],
 "settings.problem.periodName": [
  "Please name this period"
 ],
 "settings.problem.time": [
  "Please enter a time"
 ],
 "settings.problem.turnTime": [
  "Turn time must be from ",
  [
   "min"
  ],
  " to ",
  [
   "max"
  ],
  " minutes"
 ],
 "settings.requests.all": [
  "Every online booking is a request. It holds its table until you accept or decline it, and the guest is told that it is not confirmed yet. What you book yourself is confirmed at once."
 ],
 "settings.requests.day": [
  "A day"
 ],
 "settings.requests.holdForLarge": [
  "Hold a table for requests of large parties, too"
 ],
 "settings.requests.hours": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " hour"
    ],
    "other": [
     "#",
     " hours"
    ]
   }
  ]
 ],
 "settings.requests.minutes": [
  [
   "minutes"
  ],
  " minutes"
 ],
 "settings.requests.none": [
  "Online bookings are confirmed at once. Parties that are too large to book online ask for a table."
 ],
 "settings.requests.twoDays": [
  "Two days"
 ],
 "settings.requests.wait": [
  "A request waits for your answer"
 ],
 "settings.requests.waitHint": [
  "It ends when the party is due at the latest. Then its table is free again, and the guest is told."
 ],
 "settings.requests.week": [
  "A week"
 ],
 "settings.saveBar.discard": [
  "Discard"
 ],
 "settings.saveBar.saved": [
  "Everything is saved."
 ],
 "settings.saveBar.unsaved": [
  "You have unsaved changes."
 ],
 "settings.tables.lead": [
  "Guests can book while a table is free. If you add none, we assume 100 seats."
 ],
 "settings.tables.seats": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " seat"
    ],
    "other": [
     "#",
     " seats"
    ]
   }
  ]
 ],
 "settings.tables.title": [
  "Table availability"
 ],
 "settings.tables.total": [
  "<strong>",
  [
   "seats"
  ],
  "</strong> seats at <strong>",
  [
   "tables"
  ],
  "</strong> ",
  [
   "tables",
   "plural",
   {
    "one": [
     "table"
    ],
    "other": [
     "tables"
    ]
   }
  ]
 ],
 "settings.title": [
  "Settings"
 ],
 "settings.views.label": [
  "Settings of"
 ],
 "settings.views.loadingPage": [
  "Loading booking page..."
 ],
 "settings.views.loadingRules": [
  "Loading rules..."
 ],
 "settings.views.loadingSites": [
  "Loading your sites..."
 ],
 "settings.views.page": [
  "Booking page"
 ],
 "settings.views.restaurant": [
  "Restaurant"
 ],
 "settings.views.rules": [
  "Availability rules"
 ],
 "settings.views.site": [
  "On your site"
 ],
 "settings.zone.back": [
  "Back"
 ],
 "settings.zone.becomes": [
  [
   "before"
  ],
  " → ",
  [
   "after"
  ]
 ],
 "settings.zone.caption": [
  "Your reservations after either answer"
 ],
 "settings.zone.instant": [
  "Keep the moments"
 ],
 "settings.zone.instantText": [
  "Keep the moments: each reservation stays at the same moment, so your clock will show another time for it. Diners are not told."
 ],
 "settings.zone.local": [
  "Keep the times"
 ],
 "settings.zone.localText": [
  "Keep the times: the zone was wrong. Each reservation keeps the time that its diner was told, and its table. This takes some seconds, in which nobody can book."
 ],
 "settings.zone.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " more reservation"
    ],
    "other": [
     "#",
     " more reservations"
    ]
   }
  ],
  " in the same way."
 ],
 "settings.zone.stays": [
  "stays ",
  [
   "time"
  ]
 ],
 "settings.zone.text": [
  [
   "count",
   "plural",
   {
    "one": [
     "You have ",
     "#",
     " reservation"
    ],
    "other": [
     "You have ",
     "#",
     " reservations"
    ]
   }
  ],
  " ahead. What should happen with the new time zone?"
 ],
 "settings.zone.title": [
  "Your reservations and the new time zone"
 ]
};
