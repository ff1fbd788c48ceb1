// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "calendar.change": [
  "Ändern oder stornieren: ",
  [
   "link"
  ]
 ],
 "calendar.phone": [
  "Telefon: ",
  [
   "phone"
  ]
 ],
 "calendar.table": [
  "Tisch für ",
  [
   "party"
  ],
  " auf den Namen ",
  [
   "name"
  ],
  "."
 ],
 "calendar.title": [
  "Reservierung bei ",
  [
   "restaurant"
  ]
 ],
 "mail.area": [
  "Bereich"
 ],
 "mail.change": [
  "Ändern oder stornieren"
 ],
 "mail.details": [
  "Details ansehen"
 ],
 "mail.directions": [
  "Anfahrt"
 ],
 "mail.footer": [
  "Gesendet von ",
  [
   "product"
  ],
  " für ",
  [
   "restaurant"
  ],
  ", weil diese Adresse bei der Reservierung angegeben wurde."
 ],
 "mail.footerAlone": [
  "Sie erhalten diese E-Mail, weil diese Adresse bei einer Reservierung bei ",
  [
   "restaurant"
  ],
  " angegeben wurde."
 ],
 "mail.inCalendar": [
  "Falls die Reservierung noch in Ihrem Kalender steht, können Sie sie dort löschen."
 ],
 "mail.lead.another": [
  "Wir hoffen, Sie ein anderes Mal begrüßen zu dürfen."
 ],
 "mail.lead.changed": [
  "So lautet Ihre Reservierung jetzt."
 ],
 "mail.lead.declined": [
  "Es tut uns leid: Zu dieser Zeit haben wir keinen Tisch für Sie."
 ],
 "mail.lead.expired": [
  "Es tut uns leid: Ihre Anfrage wurde nicht rechtzeitig beantwortet."
 ],
 "mail.lead.waiting": [
  "Sie ist noch nicht bestätigt. Wir schreiben Ihnen unsere Antwort."
 ],
 "mail.lead.welcome": [
  "Wir freuen uns auf Sie."
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
  "keine Angabe"
 ],
 "mail.party": [
  "Personen"
 ],
 "mail.phone": [
  "Telefon"
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
  "bisher: ",
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
  "Ihr Tisch ist bestätigt"
 ],
 "mail.title.booked": [
  "Ihr Tisch ist reserviert"
 ],
 "mail.title.canceled": [
  "Ihre Reservierung ist storniert"
 ],
 "mail.title.changed": [
  "Ihre Reservierung wurde geändert"
 ],
 "mail.title.declined": [
  "Wir können Ihre Anfrage nicht annehmen"
 ],
 "mail.title.expired": [
  "Ihre Anfrage ist beendet"
 ],
 "mail.title.request-changed": [
  "Ihre geänderte Anfrage ist angekommen"
 ],
 "mail.title.requested": [
  "Ihre Anfrage ist angekommen"
 ],
 "mail.title.restored": [
  "Ihre Reservierung gilt wieder"
 ],
 "mail.title.withdrawn": [
  "Ihre Anfrage ist zurückgezogen"
 ],
 "mail.when": [
  "Wann"
 ],
 "mail.where": [
  "Wo"
 ],
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
 "partyAlone": [
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
 "sms.notCanceled": [
  "Ihre Reservierung bei ",
  [
   "restaurant"
  ],
  " ist noch nicht storniert. Hier stornieren oder ändern: ",
  [
   "link"
  ]
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
