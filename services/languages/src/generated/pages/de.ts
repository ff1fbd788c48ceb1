// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "about.directions": [
  "Anfahrt"
 ],
 "about.goodToKnow": [
  "Gut zu wissen"
 ],
 "about.title": [
  "Über ",
  [
   "restaurant"
  ]
 ],
 "about.website": [
  "Website"
 ],
 "after.apple": [
  "Apple (.ics-Datei)"
 ],
 "after.calendar": [
  "In Ihren Kalender"
 ],
 "after.call": [
  "Restaurant anrufen"
 ],
 "after.lateFailed": [
  "Das konnte nicht gesendet werden. Bitte rufen Sie das Restaurant an."
 ],
 "after.lateLead": [
  "Sagen Sie ",
  [
   "restaurant"
  ],
  " Bescheid, damit Ihr Tisch frei bleibt."
 ],
 "after.lateTitle": [
  "Verspäten Sie sich?"
 ],
 "after.lateSent": [
  [
   "restaurant"
  ],
  " weiß, dass Sie sich um ",
  [
   "count"
  ],
  " Minuten verspäten. Gemeldet um ",
  [
   "time"
  ],
  "."
 ],
 "after.message": [
  "Ihre Nachricht"
 ],
 "after.messageEmpty": [
  "Bitte schreiben Sie eine Nachricht"
 ],
 "after.messageFailed": [
  "Die Nachricht konnte nicht gesendet werden."
 ],
 "after.messageHint": [
  "Das Restaurant liest sie, bevor Sie kommen. ",
  [
   "count",
   "plural",
   {
    "one": [
     "Sie können noch eine senden."
    ],
    "other": [
     "Sie können ",
     "#",
     " senden."
    ]
   }
  ]
 ],
 "after.messageNone": [
  "Sie haben so viele Nachrichten gesendet, wie möglich sind. Für alles Weitere rufen Sie bitte an."
 ],
 "after.messageSend": [
  "Nachricht senden"
 ],
 "after.messageSending": [
  "Wird gesendet …"
 ],
 "after.messageSent": [
  "Ihre Nachricht wurde gesendet."
 ],
 "after.messageTitle": [
  "Nachricht an ",
  [
   "restaurant"
  ]
 ],
 "after.minutes": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " Minute"
    ],
    "other": [
     "#",
     " Minuten"
    ]
   }
  ]
 ],
 "after.news": [
  "Sie erhalten Neuigkeiten von ",
  [
   "restaurant"
  ],
  "."
 ],
 "after.noNews": [
  "Sie erhalten keine Neuigkeiten mehr."
 ],
 "after.onTime": [
  "Ich komme doch pünktlich"
 ],
 "after.sentAt": [
  "Gesendet: ",
  [
   "time"
  ]
 ],
 "after.stopFailed": [
  "Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal."
 ],
 "after.stopNews": [
  "Neuigkeiten beenden"
 ],
 "after.details": [
  "Ihre weiteren Angaben"
 ],
 "after.where": [
  "Adresse"
 ],
 "area.any": [
  "Egal wo"
 ],
 "book.asks": [
  [
   "restaurant"
  ],
  " beantwortet jede Anfrage selbst. Ihr Tisch ist solange vorgemerkt und mit der Antwort bestätigt."
 ],
 "book.asksLarge": [
  [
   "restaurant"
  ],
  " beantwortet Anfragen größerer Gruppen selbst. Bis zur Antwort ist nichts gebucht."
 ],
 "book.consent": [
  "Wenn Sie mit einer Telefonnummer reservieren, stimmen Sie zu, von ",
  [
   "restaurant"
  ],
  " SMS zu dieser Reservierung zu erhalten. Es können Kosten für Nachrichten und Daten anfallen. Antworten Sie jederzeit mit STOP, um keine mehr zu erhalten. Siehe unsere <link>Datenschutzerklärung</link>."
 ],
 "book.request": [
  "Tisch anfragen"
 ],
 "book.requesting": [
  "Wird angefragt …"
 ],
 "book.reserve": [
  "Reservieren"
 ],
 "book.reserving": [
  "Wird reserviert …"
 ],
 "book.talk": [
  "Lieber persönlich? <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "calendar.change": [
  "Ändern oder stornieren: ",
  [
   "link"
  ]
 ],
 "calendar.title": [
  "Reservierung bei ",
  [
   "restaurant"
  ]
 ],
 "captcha.help": [
  "Die Prüfung, ob Sie ein Mensch sind, wurde nicht geladen. Vielleicht hat ein Inhaltsblocker oder Ihr Netz sie aufgehalten. Bitte versuchen Sie es noch einmal, oder rufen Sie das Restaurant an."
 ],
 "captcha.helpCall": [
  "Die Prüfung, ob Sie ein Mensch sind, wurde nicht geladen. Vielleicht hat ein Inhaltsblocker oder Ihr Netz sie aufgehalten. Bitte versuchen Sie es noch einmal, oder rufen Sie ",
  [
   "restaurant"
  ],
  " an: <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "captcha.missing": [
  "Bitte führen Sie die reCAPTCHA-Prüfung durch."
 ],
 "change.askCancel": [
  "Diese Reservierung stornieren?"
 ],
 "change.askWithdraw": [
  "Diese Anfrage zurückziehen?"
 ],
 "change.cancel": [
  "Reservierung stornieren"
 ],
 "change.cancelMeans": [
  "Ihr Tisch für ",
  [
   "guests"
  ],
  " am ",
  [
   "date"
  ],
  " um ",
  [
   "time"
  ],
  " wird freigegeben."
 ],
 "change.canceled": [
  "Diese Reservierung wurde storniert und kann nicht mehr geändert werden."
 ],
 "change.canceling": [
  "Wird storniert …"
 ],
 "change.isCanceled": [
  "Ihre Reservierung wurde storniert."
 ],
 "change.isUpdated": [
  "Ihre Reservierung wurde aktualisiert."
 ],
 "change.isWithdrawn": [
  "Ihre Anfrage wurde zurückgezogen."
 ],
 "change.keep": [
  "Behalten"
 ],
 "change.lead": [
  [
   "restaurant"
  ],
  " · Reservierungsnummer: ",
  [
   "id"
  ]
 ],
 "change.past": [
  "Der Zeitpunkt dieser Reservierung ist vorbei, sie kann nicht mehr geändert werden."
 ],
 "change.requestIsUpdated": [
  "Ihre Anfrage wurde aktualisiert."
 ],
 "change.update": [
  "Reservierung aktualisieren"
 ],
 "change.updateRequest": [
  "Anfrage aktualisieren"
 ],
 "change.updating": [
  "Wird aktualisiert …"
 ],
 "change.withdraw": [
  "Anfrage zurückziehen"
 ],
 "change.withdrawMeans": [
  "Das Restaurant prüft keinen Tisch für ",
  [
   "guests"
  ],
  " am ",
  [
   "date"
  ],
  " um ",
  [
   "time"
  ],
  " mehr."
 ],
 "change.withdrawing": [
  "Wird zurückgezogen …"
 ],
 "change.yesCancel": [
  "Ja, stornieren"
 ],
 "change.yesWithdraw": [
  "Ja, zurückziehen"
 ],
 "days.calendar": [
  "Kalender"
 ],
 "days.choose": [
  "Tag wählen"
 ],
 "days.closed": [
  "Zu"
 ],
 "days.full": [
  "Voll"
 ],
 "days.label": [
  "Tage"
 ],
 "days.nextMonth": [
  "Nächster Monat"
 ],
 "days.of.closed": [
  [
   "date"
  ],
  ", geschlossen"
 ],
 "days.of.full": [
  [
   "date"
  ],
  ", ausgebucht"
 ],
 "days.of.out": [
  [
   "date"
  ],
  ", nicht buchbar"
 ],
 "days.previousMonth": [
  "Vorheriger Monat"
 ],
 "days.today": [
  "Heute"
 ],
 "dietary.dairy-free": [
  "Ohne Milchprodukte"
 ],
 "dietary.gluten-free": [
  "Glutenfrei"
 ],
 "dietary.halal": [
  "Halal"
 ],
 "dietary.kosher": [
  "Koscher"
 ],
 "dietary.nut-allergy": [
  "Nussallergie"
 ],
 "dietary.shellfish-allergy": [
  "Krustentierallergie"
 ],
 "dietary.vegan": [
  "Vegan"
 ],
 "dietary.vegetarian": [
  "Vegetarisch"
 ],
 "done.another": [
  "Noch etwas ändern"
 ],
 "done.backToList": [
  "Zurück zu den Reservierungen"
 ],
 "done.calendar": [
  "Zum Kalender hinzufügen"
 ],
 "done.cancelNotified": [
  [
   "restaurant"
  ],
  " wurde über Ihre Stornierung benachrichtigt."
 ],
 "done.change": [
  "Reservierung ändern"
 ],
 "done.changeRequest": [
  "Anfrage ändern oder zurückziehen"
 ],
 "done.generic": [
  "Änderungen und Stornierungen gelten sofort. Ihre Reservierung sehen Sie über den Link, den Sie bei der Buchung erhalten haben."
 ],
 "done.new": [
  "Neu reservieren"
 ],
 "done.notified": [
  [
   "restaurant"
  ],
  " wurde benachrichtigt."
 ],
 "done.questions": [
  "Fragen? Rufen Sie ",
  [
   "restaurant"
  ],
  " an: <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "done.requestUpdated": [
  "Anfrage geändert"
 ],
 "done.save": [
  "Speichern Sie den Link dieser Seite. Wer ihn hat, kann die Reservierung ändern oder stornieren."
 ],
 "done.saveRequest": [
  "Speichern Sie den Link dieser Seite: Hier sehen Sie die Antwort."
 ],
 "done.success": [
  "Erledigt!"
 ],
 "done.updated": [
  "Reservierung geändert!"
 ],
 "fact.changed": [
  "Geändert"
 ],
 "fact.date": [
  "Datum"
 ],
 "fact.id": [
  "Reservierungsnr."
 ],
 "fact.name": [
  "Name"
 ],
 "fact.notes": [
  "Anmerkungen"
 ],
 "fact.partySize": [
  "Personen"
 ],
 "fact.phone": [
  "Telefon"
 ],
 "fact.time": [
  "Uhrzeit"
 ],
 "failure.busy": [
  "Gerade reservieren sehr viele. Wir warten und versuchen es weiter für Sie."
 ],
 "failure.call": [
  [
   "phone"
  ],
  " anrufen"
 ],
 "failure.cancel": [
  "Die Reservierung konnte nicht storniert werden."
 ],
 "failure.create": [
  "Die Reservierung konnte nicht angelegt werden."
 ],
 "failure.data": [
  "Die Reservierung konnte nicht geladen werden."
 ],
 "failure.details": [
  "Die Reservierungsdaten konnten nicht geladen werden."
 ],
 "failure.fullyBooked": [
  "Zu dieser Zeit sind wir ausgebucht. Bitte versuchen Sie eine andere Uhrzeit, oder rufen Sie das Restaurant an, besonders an Feiertagen und Wochenenden."
 ],
 "failure.fullyBookedCall": [
  "Zu dieser Zeit sind wir ausgebucht. Bitte versuchen Sie eine andere Uhrzeit, oder rufen Sie uns unter ",
  [
   "phone"
  ],
  " an, besonders an Feiertagen und Wochenenden."
 ],
 "failure.network": [
  "Netzwerkfehler: ",
  [
   "message"
  ]
 ],
 "failure.noId": [
  "Es wurde keine Reservierungsnummer angegeben."
 ],
 "failure.restaurant": [
  "Restaurant nicht gefunden."
 ],
 "failure.update": [
  "Die Reservierung konnte nicht geändert werden."
 ],
 "field.area": [
  "Bereich"
 ],
 "field.date": [
  "Datum"
 ],
 "field.email": [
  "E-Mail"
 ],
 "field.fewer": [
  "Eine Person weniger"
 ],
 "field.more": [
  "Eine Person mehr"
 ],
 "field.name": [
  "Name"
 ],
 "field.notes": [
  "Anmerkungen"
 ],
 "field.notesHint": [
  "Allergien, Kinderstuhl, Geburtstag …"
 ],
 "field.partySize": [
  "Personenzahl"
 ],
 "field.phone": [
  "Telefonnummer"
 ],
 "field.time": [
  "Uhrzeit"
 ],
 "form.details": [
  "Ihre Angaben"
 ],
 "form.errors": [
  "Bitte prüfen Sie Ihre Eingaben"
 ],
 "form.errorsTitle": [
  "Bitte prüfen Sie Ihre Eingaben:"
 ],
 "form.fieldError": [
  [
   "field"
  ],
  ": ",
  [
   "problem"
  ]
 ],
 "form.table": [
  "Ihr Tisch"
 ],
 "guests": [
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
 "guests.in": [
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
 "hold.again": [
  "Erneut vormerken"
 ],
 "hold.ended": [
  "Wir können diesen Tisch nicht länger freihalten. Sie können ihn weiterhin buchen, solange er frei ist."
 ],
 "hold.held": [
  "Ihr Tisch ist für Sie vorgemerkt, während Sie das Formular ausfüllen."
 ],
 "hold.lastMinute": [
  "Ihr Tisch ist noch eine Minute vorgemerkt."
 ],
 "hold.left": [
  "Ihr Tisch ist noch ",
  [
   "time"
  ],
  " vorgemerkt"
 ],
 "lead.canceled": [
  "Ihre Reservierung bei ",
  [
   "restaurant"
  ],
  " wurde storniert."
 ],
 "lead.confirmed": [
  [
   "restaurant"
  ],
  " freut sich auf Sie."
 ],
 "lead.declined": [
  "Es tut uns leid: ",
  [
   "restaurant"
  ],
  " kann Ihre Anfrage nicht annehmen."
 ],
 "lead.expired": [
  [
   "restaurant"
  ],
  " hat nicht rechtzeitig geantwortet, Ihre Anfrage ist damit beendet."
 ],
 "lead.requested": [
  "Angefragt, noch nicht bestätigt. ",
  [
   "restaurant"
  ],
  " antwortet bis ",
  [
   "time"
  ],
  "."
 ],
 "lead.withdrawn": [
  "Ihre Anfrage bei ",
  [
   "restaurant"
  ],
  " wurde zurückgezogen."
 ],
 "nearest.full": [
  "Um ",
  [
   "time"
  ],
  " ist für ",
  [
   "guests"
  ],
  " nichts mehr frei. Die nächsten freien Zeiten:"
 ],
 "nearest.none": [
  "An diesem Tag ist für ",
  [
   "guests"
  ],
  " kein Tisch frei. Bitte versuchen Sie ein anderes Datum."
 ],
 "nearest.noneCall": [
  "An diesem Tag ist für ",
  [
   "guests"
  ],
  " kein Tisch frei. Bitte versuchen Sie ein anderes Datum, oder rufen Sie <call>",
  [
   "phone"
  ],
  "</call> an."
 ],
 "occasion.anniversary": [
  "Jahrestag"
 ],
 "occasion.birthday": [
  "Geburtstag"
 ],
 "occasion.business": [
  "Geschäftlich"
 ],
 "occasion.celebration": [
  "Feier"
 ],
 "occasion.date": [
  "Date"
 ],
 "occasion.other": [
  "Besonderer Anlass"
 ],
 "opening.hours": [
  "Geöffnet ",
  [
   "hours"
  ]
 ],
 "opening.separator": [
  ", "
 ],
 "opening.span": [
  [
   "from"
  ],
  "–",
  [
   "to"
  ]
 ],
 "page.book": [
  "Tisch reservieren"
 ],
 "page.bookAt": [
  "Tisch reservieren: ",
  [
   "restaurant"
  ]
 ],
 "page.broken": [
  "Diese Seite lässt sich nicht mehr anzeigen. Laden Sie sie neu, um den Stand Ihrer Reservierung zu sehen; nichts wird doppelt gebucht."
 ],
 "page.by": [
  "Reservierungen mit <link>Tablewell</link>"
 ],
 "page.change": [
  "Reservierung ändern"
 ],
 "page.goHome": [
  "Zur Startseite"
 ],
 "page.language": [
  "Sprache"
 ],
 "page.loadingDetails": [
  "Reservierungsdaten werden geladen …"
 ],
 "page.loadingReservation": [
  "Reservierung wird geladen …"
 ],
 "page.loadingRestaurant": [
  "Restaurant wird geladen …"
 ],
 "page.missingHint": [
  "Diese Reservierung gibt es nicht mehr, oder der Link ist unvollständig. Falls sie vorhanden sein sollte, rufen Sie bitte das Restaurant an."
 ],
 "page.oops": [
  "Das hat nicht geklappt"
 ],
 "page.privacy": [
  "Datenschutzerklärung"
 ],
 "page.reservation": [
  "Ihre Reservierung"
 ],
 "page.terms": [
  "Nutzungsbedingungen"
 ],
 "page.tryAgain": [
  "Erneut versuchen"
 ],
 "problem.closed": [
  "Leider ist das Restaurant an diesem Tag geschlossen. Bitte wählen Sie ein anderes Datum."
 ],
 "problem.closedOnPick": [
  "An diesem Tag sind keine Reservierungen möglich. Bitte wählen Sie ein anderes Datum."
 ],
 "problem.dateFar": [
  "Reservierungen sind bis zu drei Monate im Voraus möglich."
 ],
 "problem.dateMissing": [
  "Bitte wählen Sie ein Datum"
 ],
 "problem.datePast": [
  "Dieses Datum ist schon vorbei. Bitte wählen Sie ein späteres."
 ],
 "problem.email": [
  "Bitte geben Sie eine gültige E-Mail-Adresse ein."
 ],
 "problem.field": [
  "Bitte prüfen Sie diese Angabe."
 ],
 "problem.nameLetters": [
  "Der Name darf nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe enthalten"
 ],
 "problem.nameLong": [
  "Der Name darf höchstens 100 Zeichen lang sein"
 ],
 "problem.nameShort": [
  "Der Name muss mindestens 2 Zeichen lang sein"
 ],
 "problem.notesLong": [
  "Die Anmerkungen dürfen höchstens ",
  [
   "most"
  ],
  " Zeichen lang sein"
 ],
 "problem.partySize": [
  "Die Personenzahl muss zwischen 1 und ",
  [
   "largest"
  ],
  " liegen"
 ],
 "problem.phoneCharacters": [
  "Die Telefonnummer darf nur Ziffern, Leerzeichen, Bindestriche, Klammern und Pluszeichen enthalten"
 ],
 "problem.phoneLong": [
  "Die Telefonnummer ist zu lang"
 ],
 "problem.timeFull": [
  "Zu dieser Zeit ist für ",
  [
   "guests"
  ],
  " nichts mehr frei. Bitte wählen Sie eine andere Uhrzeit."
 ],
 "problem.timeMissing": [
  "Bitte wählen Sie eine Uhrzeit"
 ],
 "refusal.429": [
  "Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ],
 "refusal.503": [
  "Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal."
 ],
 "refusal.canceled": [
  "Diese Reservierung wurde storniert und kann nicht mehr geändert werden."
 ],
 "refusal.captcha": [
  "Bitte führen Sie die reCAPTCHA-Prüfung noch einmal durch."
 ],
 "refusal.captcha-unavailable": [
  "Die reCAPTCHA-Prüfung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal."
 ],
 "refusal.closed": [
  "Leider ist das Restaurant an diesem Tag geschlossen. Bitte wählen Sie ein anderes Datum."
 ],
 "refusal.day-full": [
  "Leider ist an diesem Tag kein Tisch mehr frei."
 ],
 "refusal.monthly-limit": [
  "Das Restaurant nimmt in diesem Monat keine weiteren Online-Reservierungen an. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.not-offered": [
  "Diese Uhrzeit wird nicht angeboten. Bitte wählen Sie eine der verfügbaren Zeiten."
 ],
 "refusal.online-bookings-paused": [
  "Das Restaurant nimmt zurzeit keine Online-Reservierungen an. Bitte versuchen Sie eine spätere Uhrzeit, oder rufen Sie an."
 ],
 "refusal.party-size": [
  "Die Reservierung kann online nicht auf so viele Personen geändert werden. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.party-too-small": [
  "Diese Personenzahl kann online nicht gebucht werden. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.past": [
  "Diese Uhrzeit ist schon vorbei. Bitte wählen Sie eine spätere."
 ],
 "refusal.skipped": [
  "Diese Uhrzeit gibt es an dem Tag nicht, weil die Uhr umgestellt wird. Bitte wählen Sie eine andere."
 ],
 "refusal.too-far-ahead": [
  "So weit im Voraus sind keine Reservierungen möglich. Bitte wählen Sie ein früheres Datum."
 ],
 "refusal.too-late-to-cancel": [
  "Diese Reservierung kann online nicht mehr storniert werden. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.too-late-to-change": [
  "Diese Reservierung kann online nicht mehr geändert werden. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.too-many-by-phone": [
  "Mit dieser Telefonnummer bestehen schon so viele Reservierungen, wie online möglich sind. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.too-many-changes": [
  "Diese Reservierung kann online nicht mehr geändert werden. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.too-many-phone-changes": [
  "Die Telefonnummer dieser Reservierung kann online nicht mehr geändert werden. Bitte rufen Sie das Restaurant an."
 ],
 "refusal.too-short-notice": [
  "Für diese Uhrzeit ist es online zu spät. Bitte wählen Sie eine spätere, oder rufen Sie das Restaurant an."
 ],
 "request.answer": [
  [
   "restaurant"
  ],
  " schreibt"
 ],
 "request.by": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ],
  " Uhr"
 ],
 "request.title": [
  "Angefragt, noch nicht bestätigt"
 ],
 "request.with": [
  "Ihre Anfrage liegt bei ",
  [
   "restaurant"
  ],
  "."
 ],
 "request.words": [
  [
   "restaurant"
  ],
  " antwortet bis ",
  [
   "time"
  ],
  ". Bis dahin können Sie Ihre Anfrage ändern oder zurückziehen."
 ],
 "state.canceled": [
  "Reservierung storniert"
 ],
 "state.confirmed": [
  "Reservierung bestätigt!"
 ],
 "state.declined": [
  "Anfrage abgelehnt"
 ],
 "state.expired": [
  "Anfrage abgelaufen"
 ],
 "state.requested": [
  "Anfrage gesendet"
 ],
 "state.withdrawn": [
  "Anfrage zurückgezogen"
 ],
 "time.available": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " Uhrzeit verfügbar"
    ],
    "other": [
     "#",
     " Uhrzeiten verfügbar"
    ]
   }
  ]
 ],
 "time.closed": [
  "An diesem Tag geschlossen"
 ],
 "time.dateFirst": [
  "Zuerst Datum wählen"
 ],
 "time.dateFirstHint": [
  "Bitte wählen Sie zuerst ein Datum, um freie Zeiten zu sehen!"
 ],
 "time.fullDay": [
  "An diesem Tag ausgebucht"
 ],
 "time.inPeriod": [
  [
   "time"
  ],
  " (",
  [
   "period"
  ],
  ")"
 ],
 "time.isFull": [
  [
   "time"
  ],
  " – ausgebucht"
 ],
 "time.loading": [
  "Zeiten werden geladen …"
 ],
 "time.noneLeft": [
  "An diesem Tag keine Zeiten mehr"
 ],
 "time.select": [
  "Uhrzeit wählen"
 ],
 "time.unchecked": [
  "Wir konnten nicht prüfen, welche Zeiten noch frei sind. Sie können trotzdem eine wählen; beim Absenden erfahren Sie, ob sie frei ist."
 ],
 "times.afterMidnight": [
  "Nach Mitternacht, ",
  [
   "day"
  ]
 ],
 "times.around": [
  "Gegen ",
  [
   "time"
  ]
 ],
 "times.chosen": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ],
  ", ",
  [
   "guests"
  ],
  ". Jetzt bitte Ihr Name."
 ],
 "times.for": [
  [
   "day"
  ],
  ", ",
  [
   "guests"
  ]
 ],
 "times.freeAt": [
  "Frei um ",
  [
   "time"
  ],
  ":"
 ],
 "times.freeElsewhere": [
  "Frei um ",
  [
   "time"
  ],
  " in:"
 ],
 "times.freeThatDay": [
  "An diesem Tag frei:"
 ],
 "times.full": [
  "Am ",
  [
   "day"
  ],
  " um ",
  [
   "time"
  ],
  " ist für ",
  [
   "guests"
  ],
  " nichts mehr frei."
 ],
 "times.hour": [
  "Zeiten anzeigen um"
 ],
 "times.isFree": [
  [
   "time"
  ],
  ", frei"
 ],
 "times.label": [
  "Zeiten"
 ],
 "times.none": [
  "Bitte wählen Sie einen anderen Tag, oder rufen Sie das Restaurant an."
 ],
 "times.on": [
  "Zeiten am ",
  [
   "day"
  ]
 ],
 "ui.captcha": [
  "Sicherheitsprüfung"
 ],
 "ui.captchaAgain": [
  "Erneut versuchen"
 ],
 "ui.captchaExpired": [
  "Die reCAPTCHA-Prüfung ist abgelaufen. Bitte bestätigen Sie noch einmal."
 ],
 "ui.captchaFailed": [
  "Die reCAPTCHA-Prüfung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal."
 ],
 "ui.captchaLoading": [
  "Sicherheitsprüfung wird geladen …"
 ],
 "ui.captchaNoKey": [
  "Der reCAPTCHA-Websiteschlüssel fehlt"
 ],
 "ui.captchaNotLoaded": [
  "reCAPTCHA konnte nicht geladen werden. Prüfen Sie die Domain-Konfiguration."
 ],
 "ui.dismiss": [
  "Schließen"
 ],
 "ui.notifications": [
  "Mitteilungen"
 ],
 "ui.optional": [
  "(optional)"
 ],
 "ui.retry": [
  "Erneut versuchen"
 ],
 "who.add": [
  "Weitere Angaben (optional)"
 ],
 "who.consent": [
  "Ich möchte Neuigkeiten und Angebote von ",
  [
   "restaurant"
  ],
  " per E-Mail erhalten. Das kann ich jederzeit beenden."
 ],
 "who.dietary": [
  "Ernährungsbedürfnisse"
 ],
 "who.dietaryFor": [
  "Die Küche sieht sie, bevor Sie kommen."
 ],
 "who.dietaryNotes": [
  "Was sollten wir zum Essen noch wissen?"
 ],
 "who.emailFor": [
  "Hierhin senden wir die Bestätigung und Ihren Kalendereintrag."
 ],
 "who.news": [
  "Neuigkeiten"
 ],
 "who.occasion": [
  "Anlass"
 ],
 "who.occasionFor": [
  "Damit sich das Restaurant darauf vorbereiten kann."
 ],
 "who.remember": [
  "Auf diesem Gerät merken"
 ],
 "who.rememberFor": [
  "Füllt beim nächsten Mal Name, Telefon, E-Mail und Ernährungsbedürfnisse aus. Zum Vergessen Häkchen entfernen."
 ],
 "zone.note": [
  "Alle Zeiten gelten in der Zeitzone des Restaurants: ",
  [
   "zone"
  ],
  "."
 ],
 "zone.withPlace": [
  [
   "zone"
  ],
  " (",
  [
   "place"
  ],
  ")"
 ],
 "size.larger": [
  "Online nehmen wir bis zu ",
  [
   "guests"
  ],
  " auf. Sind Sie mehr, wählen Sie eine Uhrzeit und fragen Sie einen Tisch an."
 ],
 "size.largerCall": [
  "Online nehmen wir bis zu ",
  [
   "guests"
  ],
  " auf. Sind Sie mehr, wählen Sie eine Uhrzeit und fragen Sie einen Tisch an, oder rufen Sie <call>",
  [
   "phone"
  ],
  "</call> an."
 ],
 "who.notTexted": [
  "An diese Nummer können wir keine SMS senden: Geben Sie eine E-Mail-Adresse an, damit die Bestätigung Sie erreicht."
 ],
 "done.sentTo": [
  "Die Bestätigung haben wir an ",
  [
   "where"
  ],
  " gesendet."
 ],
 "done.answerTo": [
  "Die Antwort senden wir an ",
  [
   "where"
  ],
  "."
 ],
 "done.sentNowhere": [
  "Sie haben keine Adresse angegeben, an die wir schreiben können: Diese Seite ist Ihre Bestätigung."
 ],
 "done.link": [
  "Link zu dieser Seite"
 ],
 "done.copy": [
  "Link kopieren"
 ],
 "done.copied": [
  "Link kopiert"
 ],
 "done.mailLink": [
  "Link per E-Mail senden"
 ],
 "member.seesGuests": [
  "Sie sehen, was Ihre Gäste sehen. <link>Neue Reservierung als Gastgeber</link>"
 ]
};
