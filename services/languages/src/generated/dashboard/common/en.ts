// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "common.copy.done": [
  "Copied!"
 ],
 "common.copy.refused": [
  "Your browser did not allow copying. Please select the text and copy it."
 ],
 "common.device.named": [
  [
   "browser"
  ],
  " on ",
  [
   "system"
  ]
 ],
 "common.device.unknown": [
  "Unknown device"
 ],
 "common.diner.allergy": [
  "Allergy: ",
  [
   "words"
  ]
 ],
 "common.diner.askedFor": [
  "Asked for"
 ],
 "common.diner.askedForArea": [
  "Asked for: ",
  [
   "area"
  ]
 ],
 "common.diner.dietary": [
  "Dietary"
 ],
 "common.diner.email": [
  "Email"
 ],
 "common.diner.firstVisit": [
  "First visit"
 ],
 "common.diner.late": [
  [
   "minutes"
  ],
  " min late, said at ",
  [
   "time"
  ]
 ],
 "common.diner.messages": [
  "Messages of the guest"
 ],
 "common.diner.noShows": [
  [
   "count",
   "plural",
   {
    "one": [
     "1 no-show"
    ],
    "other": [
     [
      "count"
     ],
     " no-shows"
    ]
   }
  ]
 ],
 "common.diner.occasion": [
  "Occasion"
 ],
 "common.diner.tableElsewhere": [
  " · its table is elsewhere: ",
  [
   "area"
  ]
 ],
 "common.diner.vip": [
  "VIP"
 ],
 "common.everyDay": [
  "every day"
 ],
 "common.leave.discard": [
  "Discard changes"
 ],
 "common.leave.stay": [
  "Stay here"
 ],
 "common.leave.text": [
  "Your changes to ",
  [
   "work"
  ],
  " are not saved yet."
 ],
 "common.leave.title": [
  "Leave without saving?"
 ],
 "common.noText.badNumber": [
  "the phone number is not valid"
 ],
 "common.noText.noNumber": [
  "the guest left no phone number"
 ],
 "common.noText.off": [
  "SMS notifications are off"
 ],
 "common.noText.otherCountry": [
  "the restaurant does not text numbers of that country"
 ],
 "common.noText.plan": [
  "the plan does not include SMS"
 ],
 "common.search.clear": [
  "Clear search"
 ],
 "common.zone.restaurant": [
  "Times here are in the restaurant’s time zone (",
  [
   "restaurant"
  ],
  "). You are in ",
  [
   "viewer"
  ],
  "."
 ],
 "common.zone.viewer": [
  "Times here are in your time zone (",
  [
   "viewer"
  ],
  "). The restaurant is in ",
  [
   "restaurant"
  ],
  "."
 ]
};
