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
     " Person"
    ],
    "other": [
     "#",
     " Personen"
    ]
   }
  ]
 ],
 "sms.accepted": [
  [
   "restaurant"
  ],
  ": Ihr Tisch für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") ist bestätigt. Ändern oder stornieren: ",
  [
   "link"
  ]
 ],
 "sms.booked": [
  [
   "restaurant"
  ],
  ": Ihr Tisch für ",
  [
   "party"
  ],
  " ist reserviert: ",
  [
   "when"
  ],
  ". Ändern oder stornieren: ",
  [
   "link"
  ]
 ],
 "sms.canceled": [
  [
   "restaurant"
  ],
  ": Ihre Reservierung für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") ist storniert. Details: ",
  [
   "link"
  ]
 ],
 "sms.changed": [
  [
   "restaurant"
  ],
  ": Ihre Reservierung gilt nun für ",
  [
   "party"
  ],
  ": ",
  [
   "when"
  ],
  ". Ändern oder stornieren: ",
  [
   "link"
  ]
 ],
 "sms.declined": [
  [
   "restaurant"
  ],
  ": Leider können wir Ihre Anfrage für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") nicht annehmen.",
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
  ": Leider wurde Ihre Anfrage für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") nicht rechtzeitig beantwortet und ist beendet. Details: ",
  [
   "link"
  ]
 ],
 "sms.help": [
  [
   "restaurant"
  ],
  ": Nachrichten zu Ihrer Reservierung. Antworten Sie STOP, um keine mehr zu erhalten."
 ],
 "sms.helpCall": [
  [
   "restaurant"
  ],
  ": Nachrichten zu Ihrer Reservierung. Telefon: ",
  [
   "phone"
  ],
  ". Antworten Sie STOP, um keine mehr zu erhalten."
 ],
 "sms.optOut": [
  "Antworten Sie STOP, um keine SMS mehr zu erhalten."
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  ": Ihre Anfrage gilt nun für ",
  [
   "party"
  ],
  ": ",
  [
   "when"
  ],
  ". Sie ist noch nicht bestätigt. Ändern oder zurückziehen: ",
  [
   "link"
  ]
 ],
 "sms.requested": [
  [
   "restaurant"
  ],
  ": Ihre Anfrage für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") ist da. Sie ist noch nicht bestätigt; wir antworten per SMS. Ändern oder zurückziehen: ",
  [
   "link"
  ]
 ],
 "sms.restored": [
  [
   "restaurant"
  ],
  ": Ihre Reservierung für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") gilt wieder. Ändern oder stornieren: ",
  [
   "link"
  ]
 ],
 "sms.started": [
  "Sie erhalten wieder Nachrichten von ",
  [
   "restaurant"
  ],
  ". Antworten Sie STOP, um keine mehr zu erhalten."
 ],
 "sms.stopped": [
  "Sie erhalten keine Nachrichten mehr von ",
  [
   "restaurant"
  ],
  ". Antworten Sie START, um das rückgängig zu machen."
 ],
 "sms.withdrawn": [
  [
   "restaurant"
  ],
  ": Ihre Anfrage für ",
  [
   "party"
  ],
  " (",
  [
   "when"
  ],
  ") ist zurückgezogen. Details: ",
  [
   "link"
  ]
 ],
 "when": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ],
  " Uhr"
 ]
};
