// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "requests.accept.action": [
  "Accept"
 ],
 "requests.accept.anyway": [
  "Accept anyway"
 ],
 "requests.accept.done": [
  "Accepted: ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ". The guest has been notified."
 ],
 "requests.accept.loading": [
  "Loading tables..."
 ],
 "requests.accept.noTable": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", will have no table until you assign one."
 ],
 "requests.accept.party": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", ",
  [
   "when"
  ],
  "."
 ],
 "requests.accept.reason": [
  "Reason"
 ],
 "requests.accept.reasonHint": [
  "Kept in the activity log. Please leave the guest’s name out."
 ],
 "requests.accept.reasonMissing": [
  "Please enter a reason."
 ],
 "requests.accept.tables": [
  "Tables"
 ],
 "requests.accept.title": [
  "Accept this request?"
 ],
 "requests.accept.titleAnyway": [
  "Accept anyway?"
 ],
 "requests.accept.together": [
  "Other tables, pushed together"
 ],
 "requests.answerBy": [
  "answer by ",
  [
   "time"
  ]
 ],
 "requests.answers": [
  "Request of ",
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ]
 ],
 "requests.back": [
  "Back"
 ],
 "requests.decline.action": [
  "Decline"
 ],
 "requests.decline.done": [
  "Declined: ",
  [
   "name"
  ],
  ", ",
  [
   "size"
  ],
  ". The guest has been notified."
 ],
 "requests.decline.text": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", will be notified that you cannot take the request."
 ],
 "requests.decline.textHolding": [
  [
   "name"
  ],
  ", party of ",
  [
   "size"
  ],
  ", will be notified that you cannot take the request, and the table will be free again."
 ],
 "requests.decline.title": [
  "Decline this request?"
 ],
 "requests.decline.words": [
  "Message to the guest (optional)"
 ],
 "requests.decline.wordsHint": [
  "For example: We have a private party that evening. Would lunch suit you?"
 ],
 "requests.heading": [
  "Requests <count>",
  [
   "count"
  ],
  " not yet confirmed</count>"
 ],
 "requests.more": [
  "and ",
  [
   "count"
  ],
  " more, once these are answered"
 ],
 "requests.noTableHeld": [
  "no table held"
 ],
 "requests.on": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "requests.showAll": [
  "Show all ",
  [
   "count"
  ]
 ],
 "requests.table": [
  "Table…"
 ],
 "requests.title": [
  "Requests"
 ]
};
