// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "calendar.change": [
  "Change or cancel: ",
  [
   "link"
  ]
 ],
 "calendar.phone": [
  "Phone: ",
  [
   "phone"
  ]
 ],
 "calendar.table": [
  "Table for ",
  [
   "party"
  ],
  ", in the name of ",
  [
   "name"
  ],
  "."
 ],
 "calendar.title": [
  "Reservation at ",
  [
   "restaurant"
  ]
 ],
 "mail.area": [
  "Seating area"
 ],
 "mail.change": [
  "Change or cancel"
 ],
 "mail.details": [
  "See the details"
 ],
 "mail.directions": [
  "Directions"
 ],
 "mail.footer": [
  "Sent by ",
  [
   "product"
  ],
  " for ",
  [
   "restaurant"
  ],
  " because this address was given with the reservation."
 ],
 "mail.footerAlone": [
  "You received this email because this address was given with a reservation at ",
  [
   "restaurant"
  ],
  "."
 ],
 "mail.inCalendar": [
  "If the reservation is still in your calendar, you can delete it there."
 ],
 "mail.lead.another": [
  "We hope to see you another time."
 ],
 "mail.lead.changed": [
  "This is your reservation now."
 ],
 "mail.lead.declined": [
  "We are sorry: we have no table for you at this time."
 ],
 "mail.lead.expired": [
  "We are sorry: your request was not answered in time."
 ],
 "mail.lead.waiting": [
  "It is not confirmed yet. We will write to you with our answer."
 ],
 "mail.lead.welcome": [
  "We look forward to seeing you."
 ],
 "mail.line": [
  [
   "label"
  ],
  ": ",
  [
   "value"
  ]
 ],
 "mail.name": [
  "Name"
 ],
 "mail.none": [
  "none"
 ],
 "mail.party": [
  "Party"
 ],
 "mail.phone": [
  "Phone"
 ],
 "mail.preview": [
  [
   "party"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "mail.previously": [
  "previously: ",
  [
   "value"
  ]
 ],
 "mail.subject": [
  [
   "title"
  ],
  ": ",
  [
   "restaurant"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "mail.title.accepted": [
  "Your table is confirmed"
 ],
 "mail.title.booked": [
  "Your table is booked"
 ],
 "mail.title.canceled": [
  "Your reservation is canceled"
 ],
 "mail.title.changed": [
  "Your reservation has changed"
 ],
 "mail.title.declined": [
  "We cannot take your request"
 ],
 "mail.title.expired": [
  "Your request has ended"
 ],
 "mail.title.request-changed": [
  "We have your changed request"
 ],
 "mail.title.requested": [
  "We have your request"
 ],
 "mail.title.restored": [
  "Your reservation is back on"
 ],
 "mail.title.withdrawn": [
  "Your request is withdrawn"
 ],
 "mail.when": [
  "When"
 ],
 "mail.where": [
  "Where"
 ],
 "party": [
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
 "partyAlone": [
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
 "sms.accepted": [
  [
   "restaurant"
  ],
  ": your table for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  " is confirmed. Change or cancel: ",
  [
   "link"
  ]
 ],
 "sms.booked": [
  [
   "restaurant"
  ],
  ": your table for ",
  [
   "party"
  ],
  " is booked for ",
  [
   "when"
  ],
  ". Change or cancel: ",
  [
   "link"
  ]
 ],
 "sms.canceled": [
  [
   "restaurant"
  ],
  ": your reservation for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  " is canceled. Details: ",
  [
   "link"
  ]
 ],
 "sms.changed": [
  [
   "restaurant"
  ],
  ": your reservation is now for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  ". Change or cancel: ",
  [
   "link"
  ]
 ],
 "sms.declined": [
  [
   "restaurant"
  ],
  ": we are sorry, we cannot take your request for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  ".",
  [
   "words"
  ],
  " Details: ",
  [
   "link"
  ]
 ],
 "sms.expired": [
  [
   "restaurant"
  ],
  ": we are sorry, your request for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  " was not answered in time and has ended. Details: ",
  [
   "link"
  ]
 ],
 "sms.help": [
  [
   "restaurant"
  ],
  ": messages about your reservation. Reply STOP to opt out."
 ],
 "sms.helpCall": [
  [
   "restaurant"
  ],
  ": messages about your reservation. Call ",
  [
   "phone"
  ],
  ". Reply STOP to opt out."
 ],
 "sms.notCanceled": [
  "Your reservation at ",
  [
   "restaurant"
  ],
  " is not canceled yet. Cancel or change it here: ",
  [
   "link"
  ]
 ],
 "sms.optOut": [
  "Reply STOP to opt out."
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  ": your request is now for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  ". It is not confirmed yet. Change or withdraw: ",
  [
   "link"
  ]
 ],
 "sms.requested": [
  [
   "restaurant"
  ],
  ": we have your request for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  ". It is not confirmed yet; we will text you our answer. Change or withdraw: ",
  [
   "link"
  ]
 ],
 "sms.restored": [
  [
   "restaurant"
  ],
  ": your reservation for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  " is back on. Change or cancel: ",
  [
   "link"
  ]
 ],
 "sms.started": [
  "You will get messages from ",
  [
   "restaurant"
  ],
  " again. Reply STOP to opt out."
 ],
 "sms.stopped": [
  "You will get no more messages from ",
  [
   "restaurant"
  ],
  ". Reply START to undo."
 ],
 "sms.whenWhere": [
  [
   "when"
  ],
  ", ",
  [
   "area"
  ]
 ],
 "sms.withdrawn": [
  [
   "restaurant"
  ],
  ": your request for ",
  [
   "party"
  ],
  " on ",
  [
   "when"
  ],
  " is withdrawn. Details: ",
  [
   "link"
  ]
 ],
 "when": [
  [
   "day"
  ],
  " at ",
  [
   "time"
  ]
 ]
};
