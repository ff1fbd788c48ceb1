// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "guests.add.badPhone": [
  "This does not look like a complete phone number."
 ],
 "guests.add.cancel": [
  "Cancel"
 ],
 "guests.add.done": [
  "Guest added successfully!"
 ],
 "guests.add.nameMissing": [
  "Error: Guest name is required"
 ],
 "guests.add.phone": [
  "Phone number"
 ],
 "guests.add.title": [
  "Add Guest"
 ],
 "guests.count": [
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
 "guests.csv.export": [
  "Export CSV"
 ],
 "guests.csv.file": [
  "CSV file"
 ],
 "guests.csv.help": [
  "A CSV file with a header row. Name is needed; Phone Number, Email, Visits and Last Visit are optional. Existing guests are updated."
 ],
 "guests.csv.import": [
  "Import CSV"
 ],
 "guests.csv.noGuests": [
  "No valid guest data found in CSV file"
 ],
 "guests.csv.noName": [
  "CSV must contain a 'Name' column (or similar: Guest Name, Full Name, etc.)"
 ],
 "guests.csv.noCount": [
  "Row ",
  [
   "row"
  ],
  ": “",
  [
   "text"
  ],
  "” is not a number of visits, and is left out"
 ],
 "guests.csv.noDate": [
  "Row ",
  [
   "row"
  ],
  ": “",
  [
   "text"
  ],
  "” is not a date, and is left out"
 ],
 "guests.csv.noEmail": [
  "Row ",
  [
   "row"
  ],
  ": “",
  [
   "text"
  ],
  "” is not an e-mail address, and is left out"
 ],
 "guests.csv.noPhone": [
  "Row ",
  [
   "row"
  ],
  ": “",
  [
   "text"
  ],
  "” is not a phone number, and is left out"
 ],
 "guests.csv.openQuote": [
  "Row ",
  [
   "row"
  ],
  ": a quotation mark is not closed, or stands in the wrong place. Please correct it in the file."
 ],
 "guests.csv.rowWithoutName": [
  "Row ",
  [
   "row"
  ],
  ": Name is required but was empty"
 ],
 "guests.csv.tooShort": [
  "CSV file must contain at least a header row and one data row"
 ],
 "guests.delete.done": [
  "Guest deleted successfully!"
 ],
 "guests.delete.question": [
  "Are you sure you want to delete ",
  [
   "name"
  ],
  " from the guest list? This action cannot be undone."
 ],
 "guests.delete.title": [
  "Delete guest"
 ],
 "guests.details.close": [
  "Close"
 ],
 "guests.details.dietary": [
  "Dietary"
 ],
 "guests.details.email": [
  "Email"
 ],
 "guests.details.news": [
  "Marketing emails"
 ],
 "guests.details.phone": [
  "Phone"
 ],
 "guests.details.visits": [
  [
   "visits"
  ],
  ", last on ",
  [
   "date"
  ]
 ],
 "guests.failed": [
  "Error: ",
  [
   "reason"
  ]
 ],
 "guests.field.email": [
  "Email"
 ],
 "guests.field.lastVisit": [
  "Last Visit"
 ],
 "guests.field.name": [
  "Name"
 ],
 "guests.field.phoneNumber": [
  "Phone Number"
 ],
 "guests.field.visits": [
  "Visits"
 ],
 "guests.import.action": [
  [
   "count",
   "plural",
   {
    "one": [
     "Import ",
     [
      "count"
     ],
     " guest"
    ],
    "other": [
     "Import ",
     [
      "count"
     ],
     " guests"
    ]
   }
  ]
 ],
 "guests.import.cancel": [
  "Cancel"
 ],
 "guests.import.cancelled": [
  "Upload cancelled"
 ],
 "guests.import.column": [
  "Column ",
  [
   "number"
  ]
 ],
 "guests.import.columns": [
  "Columns"
 ],
 "guests.import.completed": [
  "Upload successful! Import completed: ",
  [
   "created"
  ],
  " created, ",
  [
   "updated"
  ],
  " updated"
 ],
 "guests.import.completedPartly": [
  "Import completed: ",
  [
   "created"
  ],
  " created, ",
  [
   "updated"
  ],
  " updated, ",
  [
   "failed"
  ],
  " failed"
 ],
 "guests.import.continue": [
  "Continue import"
 ],
 "guests.import.discard": [
  "Discard the rest"
 ],
 "guests.import.first": [
  "First ",
  [
   "shown"
  ],
  " of ",
  [
   "all"
  ],
  " guests"
 ],
 "guests.import.go": [
  "Continue"
 ],
 "guests.import.label": [
  "Import"
 ],
 "guests.import.largeNotice": [
  "This is a large file: its ",
  [
   "count"
  ],
  " guests are imported in batches."
 ],
 "guests.import.largeText": [
  "This file is larger than 1 MB. It will be imported in batches of ",
  [
   "batchSize"
  ],
  " guests, which may take a while. Continue?"
 ],
 "guests.import.largeTitle": [
  "Large file"
 ],
 "guests.import.more": [
  "… and ",
  [
   "count"
  ],
  " more"
 ],
 "guests.import.noConnection": [
  "Network error: Unable to connect to server. Please check your connection."
 ],
 "guests.import.dates": [
  "A date like 05/06/2026 is"
 ],
 "guests.import.dayFirst": [
  "June 5: the day comes first"
 ],
 "guests.import.leftOut": [
  "Some values will be left out"
 ],
 "guests.import.monthFirst": [
  "May 6: the month comes first"
 ],
 "guests.import.notCsv": [
  "Error: Please upload a CSV file"
 ],
 "guests.import.notImported": [
  "is not imported"
 ],
 "guests.import.progress": [
  "Importing ",
  [
   "done"
  ],
  " of ",
  [
   "total"
  ],
  " guests..."
 ],
 "guests.import.serverError": [
  "Server error: ",
  [
   "status"
  ],
  " ",
  [
   "message"
  ]
 ],
 "guests.import.skipped": [
  "Some rows were skipped"
 ],
 "guests.import.stop": [
  "Cancel Import"
 ],
 "guests.import.summary": [
  [
   "guests",
   "plural",
   {
    "one": [
     [
      "guests"
     ],
     " guest"
    ],
    "other": [
     [
      "guests"
     ],
     " guests"
    ]
   }
  ],
  " to import, ",
  [
   "rows",
   "plural",
   {
    "0": [
     "no rows"
    ],
    "one": [
     [
      "rows"
     ],
     " row"
    ],
    "other": [
     [
      "rows"
     ],
     " rows"
    ]
   }
  ],
  " skipped"
 ],
 "guests.import.title": [
  "Import ",
  [
   "file"
  ]
 ],
 "guests.import.unfinished": [
  "The import of ",
  [
   "file"
  ],
  " is not finished"
 ],
 "guests.import.unfinishedText": [
  [
   "done"
  ],
  " of ",
  [
   "total"
  ],
  " guests are done. It goes on where it stopped, and nobody is added twice."
 ],
 "guests.import.unreadable": [
  "Error: The file could not be read. Please choose it again."
 ],
 "guests.import.spreadsheet": [
  "Error: Please upload a CSV file. In your spreadsheet, choose “Save as” or “Download”, and then CSV."
 ],
 "guests.import.willSkip": [
  "Some rows will be skipped"
 ],
 "guests.loading": [
  "Loading guests..."
 ],
 "guests.news.asked": [
  "Subscribed with ",
  [
   "email"
  ],
  " on ",
  [
   "date"
  ],
  " (consent text ",
  [
   "version"
  ],
  ")"
 ],
 "guests.news.none": [
  "Not subscribed"
 ],
 "guests.news.noneSince": [
  "Unsubscribed on ",
  [
   "date"
  ]
 ],
 "guests.news.withdraw": [
  "Unsubscribe"
 ],
 "guests.news.withdrawn": [
  [
   "name"
  ],
  " is unsubscribed."
 ],
 "guests.none.found": [
  "No guest matches your search."
 ],
 "guests.none.text": [
  "Guests appear here when they book, or when you add them."
 ],
 "guests.none.title": [
  "No guests found"
 ],
 "guests.pages.label": [
  "Pages"
 ],
 "guests.pages.next": [
  "Next"
 ],
 "guests.pages.page": [
  "Page ",
  [
   "page"
  ],
  " of ",
  [
   "pages"
  ]
 ],
 "guests.pages.previous": [
  "Previous"
 ],
 "guests.privacy.aheadText": [
  "Erasing the data cancels the reservation, and any later one. No message is sent."
 ],
 "guests.privacy.aheadTitle": [
  [
   "name"
  ],
  " has a reservation on ",
  [
   "day"
  ],
  " at ",
  [
   "time"
  ]
 ],
 "guests.privacy.cancelAndErase": [
  "Cancel and erase"
 ],
 "guests.privacy.download": [
  "Download data"
 ],
 "guests.privacy.erase": [
  "Erase data"
 ],
 "guests.privacy.eraseText": [
  "They leave the guest list, and name, phone number, email, notes and dietary needs go from their reservations and messages. This cannot be undone."
 ],
 "guests.privacy.eraseTitle": [
  "Erase all data of ",
  [
   "name"
  ],
  "?"
 ],
 "guests.privacy.erased": [
  "The guest’s data is erased."
 ],
 "guests.privacy.ownerOnly": [
  "Only the owner can download or erase a guest’s data."
 ],
 "guests.privacy.text": [
  "Guests can ask for a copy of their data or to have it erased. The download is a file with their entry, their reservations and the messages sent to them."
 ],
 "guests.privacy.title": [
  "Data of ",
  [
   "name"
  ]
 ],
 "guests.search.label": [
  "Search guests"
 ],
 "guests.search.placeholder": [
  "Search guests..."
 ],
 "guests.table.data": [
  "Data"
 ],
 "guests.table.delete": [
  "Delete"
 ],
 "guests.table.deleteGuest": [
  "Delete ",
  [
   "name"
  ]
 ],
 "guests.title": [
  "Guests"
 ]
};
