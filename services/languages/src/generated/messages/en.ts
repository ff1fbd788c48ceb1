// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
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
