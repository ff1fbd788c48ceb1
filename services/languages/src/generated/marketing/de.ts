// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "Zuletzt geändert am ",
  [
   "date"
  ],
  "."
 ],
 "legal.language": [
  "Sprache"
 ],
 "legal.translation": [
  "Diese Übersetzung dient nur Ihrer Information. Verbindlich ist der <english>englische Text</english>."
 ],
 "privacy.choices.text": [
  "Über den Link, den Sie erhalten haben, können Sie eine Reservierung ansehen, ändern oder stornieren. Um zu sehen oder löschen zu lassen, was ein Restaurant über Sie aufbewahrt, wenden Sie sich an das Restaurant oder an <support>uns</support>, und wir leiten es weiter. Weitere Antworten finden Sie im <help>Hilfe-Center</help>."
 ],
 "privacy.choices.title": [
  "Ihre Möglichkeiten"
 ],
 "privacy.device.text": [
  "Wer sich als Inhaber anmeldet, erhält ein Cookie und eine gespeicherte Sitzung, die besagen, wer angemeldet ist. Gäste erhalten von uns keines von beiden; Googles Prüfung gegen Roboter kann ein eigenes Cookie setzen. Wo Besuche gezählt werden, zählen wir Seiten und nicht Menschen und lassen weg, was eine Adresse enthält."
 ],
 "privacy.device.title": [
  "Auf Ihrem Gerät"
 ],
 "privacy.guest.list": [
  "Das Restaurant führt eine Gästeliste mit Ihrem Namen, Ihrer Telefonnummer, der Anzahl Ihrer Besuche und dem Datum des letzten."
 ],
 "privacy.guest.text": [
  "Ihren Namen, den Tag, die Uhrzeit und die Anzahl der Personen, Ihre Telefonnummer und Ihre Anmerkungen, wenn Sie sie angeben, und die Seite, von der Sie zum Reservierungsformular gekommen sind. Mehr fragen wir nicht, und Sie brauchen kein Konto."
 ],
 "privacy.guest.title": [
  "Was wir von Gästen aufbewahren"
 ],
 "privacy.lead": [
  "Was Tablewell über Gäste und Restaurants weiß, warum und wie lange."
 ],
 "privacy.others.google": [
  "Google, für alle, die sich damit anmelden, und für die Prüfung, die Roboter vom Reservierungsformular fernhält."
 ],
 "privacy.others.messages": [
  "die Dienstleister, die unsere E-Mails und SMS zustellen;"
 ],
 "privacy.others.payment": [
  "der Zahlungsdienstleister, bei Restaurants mit Abonnement;"
 ],
 "privacy.others.restaurant": [
  "das Restaurant, bei dem Sie reservieren, und sein Personal;"
 ],
 "privacy.others.sale": [
  "Wir verkaufen keine Daten und geben keine für Werbung weiter."
 ],
 "privacy.others.text": [
  "Nur wer nötig ist, um auszuführen, worum Sie gebeten haben:"
 ],
 "privacy.others.title": [
  "Wer sie außerdem sieht"
 ],
 "privacy.owner.text": [
  "Ihren Namen, Ihre E-Mail-Adresse, Ihr Passwort in einer Form, die sich nicht zurücklesen lässt, die Einstellungen Ihres Restaurants und was Sie abonniert haben. Kartendaten gehen an unseren Zahlungsdienstleister und erreichen uns nie; wir sehen die Marke, die letzten vier Ziffern und das Ablaufdatum."
 ],
 "privacy.owner.title": [
  "Was wir von Inhabern aufbewahren"
 ],
 "privacy.texting.consent": [
  "Wenn Sie eine Reservierung mit einer Telefonnummer absenden, willigen Sie in SMS dazu ein: dass sie gebucht, geändert oder storniert ist. Wir senden keine Werbung. Es können Kosten für Nachrichten und Daten anfallen."
 ],
 "privacy.texting.stop": [
  "Antworten Sie auf eine Nachricht mit STOP, und Sie erhalten von diesem Restaurant keine weiteren; mit START erhalten Sie wieder welche. Ihre Wahl wird für jedes Restaurant einzeln aufbewahrt, sodass sie für spätere Besuche gilt und anderen Restaurants nichts verrät."
 ],
 "privacy.texting.title": [
  "SMS"
 ],
 "privacy.time.text": [
  "Reservierungsdaten werden nach ",
  [
   "days"
  ],
  " Tagen gelöscht. Zweierlei bleibt: anonyme Zahlen und die Gästeliste des Restaurants mit Name, Telefonnummer, Anzahl der Besuche und letztem Besuch eines Gastes. Das Restaurant behält diese Liste, bis es einen Gast löscht oder Sie verlangen, dass Ihr Eintrag gelöscht wird."
 ],
 "privacy.time.title": [
  "Wie lange"
 ],
 "privacy.title": [
  "Datenschutzerklärung"
 ],
 "privacy.where.text": [
  "Daten werden in den Vereinigten Staaten gespeichert."
 ],
 "privacy.where.title": [
  "Wo die Daten liegen"
 ],
 "privacy.who.text": [
  "Restaurants nehmen mit Tablewell Reservierungen an. Wenn Sie einen Tisch reservieren, entscheidet das Restaurant, wofür Ihre Daten verwendet werden, und wir bewahren sie in seinem Auftrag auf. Wenn Sie ein Konto für ein Restaurant eröffnen, bewahren wir Ihre eigenen Daten auf, um dieses Konto zu führen."
 ],
 "privacy.who.title": [
  "Um wen es geht"
 ],
 "terms.account.text": [
  "Geben Sie uns einen Namen und eine E-Mail-Adresse an, die Ihnen gehören, und behalten Sie Ihr Passwort für sich. Sie sind dafür verantwortlich, was in Ihrem Konto geschieht. Wenn Sie glauben, dass jemand anderes Ihr Passwort kennt, setzen Sie es zurück: Damit enden alle Sitzungen."
 ],
 "terms.account.title": [
  "Ihr Konto"
 ],
 "terms.asked.details": [
  "Verwenden Sie die Daten der Gäste für ihre Besuche und für Nachrichten, denen sie zugestimmt haben."
 ],
 "terms.asked.fair": [
  "Reservieren Sie keine Tische, die Sie nicht nutzen wollen, und versuchen Sie nicht, an die Daten anderer zu gelangen."
 ],
 "terms.asked.stop": [
  "Achten Sie die Antwort STOP; der Dienst tut es von selbst."
 ],
 "terms.asked.times": [
  "Halten Sie Ihre Öffnungszeiten und Tische aktuell, damit vorhanden ist, was Gäste reservieren."
 ],
 "terms.asked.title": [
  "Worum wir Sie bitten"
 ],
 "terms.changes.text": [
  "Wenn wir diese Bedingungen so ändern, dass es Sie betrifft, teilen wir es Ihnen mindestens 30 Tage vorher per E-Mail mit. Fragen? Schreiben Sie an <support>uns</support> oder sehen Sie im <help>Hilfe-Center</help> nach."
 ],
 "terms.changes.title": [
  "Änderungen und Fragen"
 ],
 "terms.end.text": [
  "Sie können Ihr Restaurant jederzeit in den Einstellungen löschen. Wir können ein Konto schließen, das Gästen, anderen Restaurants oder dem Dienst schadet; sofern es nicht unaufschiebbar ist, schreiben wir Ihnen vorher."
 ],
 "terms.end.title": [
  "Beendigung"
 ],
 "terms.lead": [
  "Was Sie von Tablewell erwarten können und worum wir Sie bitten."
 ],
 "terms.plans.renewal": [
  "Bezahlte Tarife verlängern sich am Ende jedes Zeitraums, bis Sie kündigen, und das können Sie jederzeit im Abrechnungsportal. Ihr Tarif läuft dann bis zum Ende des bezahlten Zeitraums. Preise sind in US-Dollar und ohne Steuern angegeben. Einen neuen Preis teilen wir Ihnen mindestens 30 Tage mit, bevor er für Sie gilt."
 ],
 "terms.plans.title": [
  "Testzeitraum, Tarife und Zahlung"
 ],
 "terms.plans.trial": [
  "Der kostenlose Testzeitraum braucht keine Karte und endet von selbst. Danach haben Sie den kostenlosen Tarif Basic, sofern Sie keinen anderen wählen. Was jeder Tarif kostet und enthält, steht auf der <pricing>Preisseite</pricing>."
 ],
 "terms.service.text": [
  "Tablewell nimmt Reservierungen für Restaurants an, verwaltet ihre Tische und Gäste und teilt den Gästen mit, was sie wissen müssen. Der Vertrag besteht zwischen uns und dem Restaurant, dessen Inhaber sich registriert. Ein Gast, der einen Tisch reserviert, schließt einen Vertrag mit dem Restaurant, nicht mit uns."
 ],
 "terms.service.title": [
  "Der Dienst"
 ],
 "terms.title": [
  "Nutzungsbedingungen"
 ],
 "terms.wrong.text": [
  "Wir arbeiten daran, den Dienst Tag und Nacht in Betrieb zu halten, können aber nicht versprechen, dass er nie ausfällt oder dass jede E-Mail und jede SMS ankommt. Soweit das Gesetz es erlaubt, haften wir nicht für entgangenen Gewinn und insgesamt höchstens in Höhe dessen, was Sie uns in den zwölf Monaten zuvor gezahlt haben. Nichts hiervon beschränkt, was wir nach dem Gesetz nicht beschränken dürfen."
 ],
 "terms.wrong.title": [
  "Wenn etwas schiefgeht"
 ],
 "terms.yours.text": [
  "Ihre Einstellungen, Ihre Tischpläne, Ihre Reservierungen und Ihre Gästeliste gehören Ihrem Restaurant. Sie können Ihre Gäste jederzeit exportieren. Wir verwenden diese Daten, um den Dienst für Sie zu betreiben, wie es in der <privacy>Datenschutzerklärung</privacy> steht, und für nichts anderes."
 ],
 "terms.yours.title": [
  "Was Ihnen gehört"
 ],
 "landing.features.lead": [
  "Und nichts, was dabei im Weg steht."
 ],
 "landing.features.live.text": [
  "Eine Reservierung erscheint auf Ihrem Bildschirm, sobald sie gebucht ist, ohne neu zu laden."
 ],
 "landing.features.live.title": [
  "Aktuell in Echtzeit"
 ],
 "landing.features.messages.text": [
  "Sie und Ihre Gäste erfahren sofort von Reservierungen, Änderungen und Stornierungen."
 ],
 "landing.features.messages.title": [
  "Mitteilungen per SMS und E-Mail"
 ],
 "landing.features.mobile.text": [
  "Gäste reservieren auf dem Handy in weniger als einer Minute, und Sie führen von Ihrem aus durch den Abend."
 ],
 "landing.features.mobile.title": [
  "Fürs Handy gemacht"
 ],
 "landing.features.plans.text": [
  "Zeichnen Sie Ihren Gastraum einmal. Danach sehen Sie auf einen Blick, welche Tische frei, reserviert oder besetzt sind."
 ],
 "landing.features.plans.title": [
  "Anschauliche Tischpläne"
 ],
 "landing.features.tables.text": [
  "Jede Gruppe bekommt den kleinsten Tisch, an dem sie Platz hat. Ein vergebener Tisch wird nie ein zweites Mal angeboten."
 ],
 "landing.features.tables.title": [
  "Kluge Tischvergabe"
 ],
 "landing.features.title": [
  "Alles, was der Service braucht"
 ],
 "landing.features.zone.text": [
  "Zeiten gelten immer in der Zeitzone Ihres Restaurants, Sommerzeit inbegriffen."
 ],
 "landing.features.zone.title": [
  "Die richtige Zeitzone"
 ],
 "landing.figures.ahead": [
  "Monate im Voraus buchbar"
 ],
 "landing.figures.online": [
  "Online-Reservierung über Ihren eigenen Link"
 ],
 "landing.figures.title": [
  "Tablewell in Zahlen"
 ],
 "landing.figures.twice": [
  "doppelt vergebene Tische"
 ],
 "landing.figures.types": [
  "Tischarten für Ihren Tischplan"
 ],
 "landing.final.lead": [
  "Richten Sie Ihr Restaurant in wenigen Minuten ein."
 ],
 "landing.final.title": [
  "Öffnen Sie Ihr Reservierungsbuch noch heute Abend"
 ],
 "landing.hero.lead": [
  "Tablewell nimmt Tag und Nacht Ihre Reservierungen an, weiß, welche Tische frei sind, und sagt Ihren Gästen, was sie wissen müssen. Sie kümmern sich um den Gastraum."
 ],
 "landing.hero.title": [
  "Jeden Tisch, jeden Abend im Griff"
 ],
 "landing.hero.trial": [
  [
   "trial"
  ],
  " Jederzeit kündbar."
 ],
 "landing.picture": [
  "Heute Abend in Tablewell: die Gäste des Abends als Liste, daneben die Tische von Gastraum und Terrasse."
 ],
 "landing.start": [
  "Kostenlos testen"
 ],
 "landing.startFree": [
  "Kostenlos starten"
 ],
 "landing.steps.accept.text": [
  "Setzen Sie Ihren Reservierungslink auf Ihre Website, in Ihr Profil oder auf eine Karte am Tresen."
 ],
 "landing.steps.accept.title": [
  "Reservierungen annehmen"
 ],
 "landing.steps.manage.text": [
  "Überblicken Sie jeden Tag, lernen Sie Ihre Gäste kennen und erfahren Sie, wann Ihr Haus voll ist."
 ],
 "landing.steps.manage.title": [
  "Führen und verbessern"
 ],
 "landing.steps.number": [
  "Schritt ",
  [
   "number"
  ]
 ],
 "landing.steps.setUp.text": [
  "Geben Sie Ihre Öffnungszeiten und Ihre Tische ein. Das dauert etwa zehn Minuten."
 ],
 "landing.steps.setUp.title": [
  "Restaurant einrichten"
 ],
 "landing.steps.title": [
  "So funktioniert es"
 ],
 "landing.testimonials": [
  "Aus Restaurants, die damit arbeiten"
 ],
 "landing.testimonials.examples": [
  "Beispiele: Diese Personen und Restaurants sind erfunden."
 ],
 "landing.trial": [
  [
   "days"
  ],
  " Tage kostenlos testen. Keine Kreditkarte nötig."
 ],
 "landing.viewFeatures": [
  "Funktionen ansehen"
 ],
 "pricing.cancel.answer": [
  "Jederzeit, im Abrechnungsportal. Ihr Tarif läuft bis zum Ende des bezahlten Zeitraums."
 ],
 "pricing.cancel.question": [
  "Kann ich kündigen?"
 ],
 "pricing.caption": [
  "Funktionen nach Tarif"
 ],
 "pricing.card.answer": [
  "Eine Kreditkarte ist nicht nötig. Ihr Testzeitraum beginnt mit der Registrierung und bietet alles, was Premium bietet."
 ],
 "pricing.card.question": [
  "Brauche ich eine Karte, um Tablewell zu testen?"
 ],
 "pricing.cell.advanced": [
  "Erweitert"
 ],
 "pricing.cell.basic": [
  "Standard"
 ],
 "pricing.cell.fifty": [
  "Bis zu 50"
 ],
 "pricing.cell.phone": [
  "Telefonisch, rund um die Uhr"
 ],
 "pricing.cell.priority": [
  "Bevorzugt"
 ],
 "pricing.cell.unlimited": [
  "Unbegrenzt"
 ],
 "pricing.change.answer": [
  "Ja, nach oben wie nach unten, im Tab „Billing“ Ihres Dashboards."
 ],
 "pricing.change.question": [
  "Kann ich den Tarif später wechseln?"
 ],
 "pricing.compare": [
  "Tarife vergleichen"
 ],
 "pricing.enterprise": [
  "Was Enterprise über unbegrenzt viele Standorte hinaus bietet, richten wir gemeinsam mit Ihrem Kundenbetreuer ein. Fragen Sie <support>unser Support-Team</support>, was für Ihre Restaurants heute verfügbar ist."
 ],
 "pricing.feature.api": [
  "Individuelle Anbindungen und API-Zugang"
 ],
 "pricing.feature.dashboards": [
  "Individuelle Berichte"
 ],
 "pricing.feature.layouts": [
  "Eigene Tischpläne"
 ],
 "pricing.feature.live": [
  "Aktuell in Echtzeit"
 ],
 "pricing.feature.locations": [
  "Standorte"
 ],
 "pricing.feature.mails": [
  "Mitteilungen per E-Mail"
 ],
 "pricing.feature.manager": [
  "Persönlicher Kundenbetreuer"
 ],
 "pricing.feature.messages": [
  "Mitteilungen per SMS"
 ],
 "pricing.feature.mobile": [
  "Für Mobilgeräte optimiert"
 ],
 "pricing.feature.reports": [
  "Berichte und Auswertungen"
 ],
 "pricing.feature.reservations": [
  "Reservierungen pro Monat"
 ],
 "pricing.feature.security": [
  "Erweiterte Sicherheit"
 ],
 "pricing.feature.support": [
  "Support"
 ],
 "pricing.feature.tables": [
  "Tischverwaltung"
 ],
 "pricing.feature.tenants": [
  "Mandantenverwaltung"
 ],
 "pricing.feature.whiteLabel": [
  "White Label"
 ],
 "pricing.features": [
  "Funktion"
 ],
 "pricing.included": [
  "Enthalten"
 ],
 "pricing.lead": [
  "Fester Monatspreis. Keine Gebühr pro Gast."
 ],
 "pricing.limit.answer": [
  "Weitere Gäste erfahren, dass Sie in diesem Monat keine Online-Reservierungen mehr annehmen. Stornierte Reservierungen zählen nicht, und die Zählung beginnt mit jedem Kalendermonat neu."
 ],
 "pricing.limit.question": [
  "Was geschieht mit Basic nach 50 Reservierungen?"
 ],
 "pricing.loading": [
  "Preise werden geladen …"
 ],
 "pricing.locations.enterprise": [
  "Enterprise: Darin sind unbegrenzt viele Standorte unter einem Konto enthalten."
 ],
 "pricing.locations.premium": [
  "Premium für bis zu ",
  [
   "locations"
  ],
  " Standorte, Enterprise für mehr."
 ],
 "pricing.locations.question": [
  "Ich habe mehr als ein Restaurant. Welchen Tarif brauche ich?"
 ],
 "pricing.notIncluded": [
  "Nicht enthalten"
 ],
 "pricing.notLoaded": [
  "Die Preise konnten nicht geladen werden"
 ],
 "pricing.questions": [
  "Fragen"
 ],
 "pricing.title": [
  "Preise"
 ],
 "pricing.trialEnds.answer": [
  "Wählen Sie einen Tarif, oder tun Sie nichts und arbeiten Sie kostenlos mit Basic weiter. Ihre Reservierungen, Tische und Gäste bleiben erhalten."
 ],
 "pricing.trialEnds.question": [
  "Was geschieht, wenn der Testzeitraum endet?"
 ],
 "pricing.yearly.answer": [
  "Ja, um 20 %. Wählen Sie oben „Jährlich“; einen monatlichen Tarif stellen Sie im Tab „Billing“ Ihres Dashboards auf jährlich um."
 ],
 "pricing.yearly.question": [
  "Ist es günstiger, jährlich zu zahlen?"
 ],
 "tour.days.hours.text": [
  "Eigene Zeiten für mittags und abends, wöchentliche Ruhetage und einzelne freie Tage."
 ],
 "tour.days.hours.title": [
  "Öffnungszeiten, die zu Ihnen passen"
 ],
 "tour.days.lead": [
  "Weniger Überraschungen, bessere Abende."
 ],
 "tour.days.numbers.text": [
  "Die Gäste von heute im Vergleich zur Vorwoche, Ihre vollste Stunde und Ihr Anteil an Stornierungen."
 ],
 "tour.days.numbers.title": [
  "Zahlen, die weiterhelfen"
 ],
 "tour.days.phone.text": [
  "Alles funktioniert auf dem Handy, mit der Tastatur und im dunklen Modus."
 ],
 "tour.days.phone.title": [
  "Auf dem Handy zu Hause"
 ],
 "tour.days.title": [
  "Tag für Tag"
 ],
 "tour.guests.import.text": [
  "Importieren Sie Ihre Gäste aus einer CSV-Datei, und exportieren Sie die Liste, wann immer Sie möchten."
 ],
 "tour.guests.import.title": [
  "Bringen Sie Ihre Liste mit"
 ],
 "tour.guests.lead": [
  "Wer kommt, und wie oft."
 ],
 "tour.guests.list.text": [
  "Wer reserviert, wird aufgenommen, und die Besuche werden für Sie gezählt."
 ],
 "tour.guests.list.title": [
  "Eine Gästeliste, die von selbst entsteht"
 ],
 "tour.guests.privacy.text": [
  "Personenbezogene Daten in Reservierungen werden planmäßig gelöscht, und wer mit STOP antwortet, erhält keine SMS mehr."
 ],
 "tour.guests.privacy.title": [
  "Datenschutz von Anfang an"
 ],
 "tour.guests.title": [
  "Ihre Gäste"
 ],
 "tour.lead": [
  "Was Tablewell für die Menschen am Empfang, in der Küche und am Tisch tut."
 ],
 "tour.messages.lead": [
  "Alle wissen Bescheid."
 ],
 "tour.messages.live.text": [
  "Eine Reservierung erscheint auf jedem offenen Bildschirm, sobald sie gebucht ist."
 ],
 "tour.messages.live.title": [
  "Aktuell in Echtzeit"
 ],
 "tour.messages.sent.text": [
  "Gäste erhalten eine SMS, wenn sie reservieren, ändern oder stornieren. Sie erhalten eine E-Mail."
 ],
 "tour.messages.sent.title": [
  "Mitteilungen per SMS und E-Mail"
 ],
 "tour.messages.title": [
  "Nachrichten"
 ],
 "tour.messages.zone.text": [
  "Zeiten gelten immer in der Zeitzone Ihres Restaurants, Sommerzeit inbegriffen."
 ],
 "tour.messages.zone.title": [
  "Die richtige Zeitzone"
 ],
 "tour.pricing": [
  "Preise ansehen"
 ],
 "tour.reservations.availability.text": [
  "Gäste wählen aus den Zeiten, zu denen Sie wirklich Platz haben, bis zu drei Monate im Voraus. Kein Tisch wird doppelt vergeben."
 ],
 "tour.reservations.availability.title": [
  "Nur was wirklich frei ist"
 ],
 "tour.reservations.changes.text": [
  "Jede Bestätigung enthält einen Link, über den der Gast ändern oder stornieren kann. Sie sehen es sofort."
 ],
 "tour.reservations.changes.title": [
  "Änderungen ohne Anruf"
 ],
 "tour.reservations.lead": [
  "Gäste reservieren zu jeder Stunde, und nur, was Sie auch anbieten können."
 ],
 "tour.reservations.link.text": [
  "Setzen Sie ihn auf Ihre Website, in Ihr Profil oder auf eine Karte am Tresen. Gäste brauchen weder Konto noch App."
 ],
 "tour.reservations.link.title": [
  "Ihr eigener Reservierungslink"
 ],
 "tour.reservations.title": [
  "Reservierungen"
 ],
 "tour.tables.chart.text": [
  "Ein Diagramm zeigt, wie voll jede halbe Stunde ist. So wissen Sie, wann Sie Gäste ohne Reservierung setzen können."
 ],
 "tour.tables.chart.title": [
  "Freie Plätze auf einen Blick"
 ],
 "tour.tables.lead": [
  "Ihr Gastraum, wie er ist, auf dem Bildschirm."
 ],
 "tour.tables.plans.text": [
  "Zeichnen Sie runde und eckige Tische und Barhocker, drehen und nummerieren Sie sie, und legen Sie für jede Saison einen eigenen Plan an."
 ],
 "tour.tables.plans.title": [
  "Anschauliche Tischpläne"
 ],
 "tour.tables.smallest.text": [
  "Jede Gruppe bekommt den kleinsten Tisch, an dem sie Platz hat, für ihre gesamte Verweildauer."
 ],
 "tour.tables.smallest.title": [
  "Kluge Tischvergabe"
 ],
 "tour.tables.title": [
  "Tische und Tischpläne"
 ],
 "tour.title": [
  "Funktionen"
 ],
 "help.billing.change.answer": [
  "Öffnen Sie im Dashboard „Billing“ und wählen Sie „Manage billing“. Ein gekündigter Tarif läuft bis zum Ende des bezahlten Zeitraums."
 ],
 "help.billing.change.question": [
  "Wie ändere oder kündige ich meinen Tarif?"
 ],
 "help.billing.plans.answer": [
  "Die <pricing>Preisseite</pricing> vergleicht sie Zeile für Zeile."
 ],
 "help.billing.plans.question": [
  "Was ist in welchem Tarif enthalten?"
 ],
 "help.billing.title": [
  "Tarif und Abrechnung"
 ],
 "help.diners.change.answer": [
  "Über den Link in Ihrer Bestätigung. Wenn Sie ihn nicht finden, rufen Sie das Restaurant an."
 ],
 "help.diners.change.question": [
  "Wie ändere oder storniere ich meine Reservierung?"
 ],
 "help.diners.data.answer": [
  "Das Restaurant, bei dem Sie reserviert haben, und wir in seinem Auftrag. Wie lange, steht in der <privacy>Datenschutzerklärung</privacy>."
 ],
 "help.diners.data.question": [
  "Wer hat meine Daten?"
 ],
 "help.diners.title": [
  "Für Gäste"
 ],
 "help.guests.import.answer": [
  "Wählen Sie unter „Guests“ eine CSV-Datei mit Namen und Telefonnummern. Vorhandene Gäste werden aktualisiert und nicht doppelt angelegt."
 ],
 "help.guests.import.question": [
  "Wie importiere ich meine Gästeliste?"
 ],
 "help.guests.messages.answer": [
  "Je eine SMS für Reservierung, Änderung und Stornierung, mit einem Link zum Ändern der Reservierung. SMS gehören zu Premium und Enterprise."
 ],
 "help.guests.messages.question": [
  "Welche Nachrichten erhält ein Gast?"
 ],
 "help.guests.stop.answer": [
  "Nichts. Der Gast erhält von Ihrem Restaurant keine SMS mehr, es sei denn, er antwortet mit START."
 ],
 "help.guests.stop.question": [
  "Ein Gast hat mit STOP geantwortet. Was nun?"
 ],
 "help.guests.title": [
  "Nachrichten und Gäste"
 ],
 "help.lead": [
  "Antworten für Restaurants und ihre Gäste."
 ],
 "help.start.link.answer": [
  "Im Dashboard unter „Share Link“. Dort kopieren Sie ihn, oder auch ein Stück Code, mit dem das Reservierungsformular auf Ihrer eigenen Website erscheint."
 ],
 "help.start.link.question": [
  "Wo finde ich meinen Reservierungslink?"
 ],
 "help.start.mail.answer": [
  "Sehen Sie im Spam-Ordner nach. Der Link ist 24 Stunden gültig; melden Sie sich an, um einen neuen zu erhalten."
 ],
 "help.start.mail.question": [
  "Ich habe die Bestätigungs-E-Mail nicht erhalten."
 ],
 "help.start.password.answer": [
  "Fordern Sie einen <reset>Link zum Zurücksetzen</reset> an. Er ist 30 Minuten gültig, und mit einem neuen Passwort werden Sie auf allen Geräten abgemeldet."
 ],
 "help.start.password.question": [
  "Ich habe mein Passwort vergessen."
 ],
 "help.start.setUp.answer": [
  "Registrieren Sie sich und öffnen Sie im Dashboard „Settings“: Geben Sie Ihre Öffnungszeiten, Ihre Schließtage und Ihre Tische ein. Solange Sie keine Tische angelegt haben, gehen wir von 100 Plätzen in jeder halben Stunde aus."
 ],
 "help.start.setUp.question": [
  "Wie richte ich mein Restaurant ein?"
 ],
 "help.start.title": [
  "Erste Schritte"
 ],
 "help.stuck.text": [
  "Schreiben Sie <support>unserem Support-Team</support>, wie Ihr Restaurant heißt und was Sie sehen. Wir antworten innerhalb von 24 bis 48 Stunden. Restaurants mit Enterprise haben eine Telefonnummer, unter der Tag und Nacht jemand abnimmt."
 ],
 "help.stuck.title": [
  "Kommen Sie nicht weiter?"
 ],
 "help.tables.choice.answer": [
  "Jede Gruppe bekommt den kleinsten freien Tisch, an dem sie Platz hat, für Ihre Verweildauer: 90 Minuten, sofern Sie sie in „Settings“ nicht ändern."
 ],
 "help.tables.choice.question": [
  "Wie wird ein Tisch ausgewählt?"
 ],
 "help.tables.holiday.answer": [
  "Tragen Sie das Datum in „Settings“ bei den Schließtagen ein. Bestehende Reservierungen für diesen Tag bleiben erhalten, damit Sie diese Gäste selbst benachrichtigen können."
 ],
 "help.tables.holiday.question": [
  "Wie schließe ich an einem Feiertag?"
 ],
 "help.tables.offered.answer": [
  "Sie haben dann geschlossen, die Uhrzeit ist schon vorbei, oder es ist kein passender Tisch für die gesamte Verweildauer frei."
 ],
 "help.tables.offered.question": [
  "Warum wird eine Uhrzeit nicht angeboten?"
 ],
 "help.tables.restore.answer": [
  "Ja, unter „Reservations“, solange zu dieser Zeit noch ein Tisch frei ist."
 ],
 "help.tables.restore.question": [
  "Kann ich eine stornierte Reservierung wiederherstellen?"
 ],
 "help.tables.title": [
  "Reservierungen und Tische"
 ],
 "help.title": [
  "Hilfe-Center"
 ],
 "account.checkout.failed": [
  "Der Bezahlvorgang konnte nicht gestartet werden"
 ],
 "account.checkout.noSession": [
  "Ihre Anmeldung ließ sich auch nach mehreren Versuchen nicht bestätigen"
 ],
 "account.confirm.busy": [
  "Adresse wird bestätigt …"
 ],
 "account.confirm.done": [
  "Adresse bestätigt"
 ],
 "account.confirm.doneText": [
  [
   "restaurant"
  ],
  " sendet Mitteilungen ab jetzt an ",
  [
   "email"
  ],
  "."
 ],
 "account.confirm.failed": [
  "Adresse nicht bestätigt"
 ],
 "account.confirm.failedText": [
  "Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.confirm.noToken": [
  "Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail."
 ],
 "account.confirm.title": [
  "Adresse bestätigen"
 ],
 "account.confirmPassword": [
  "Passwort bestätigen"
 ],
 "account.email": [
  "E-Mail"
 ],
 "account.failed": [
  "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
 ],
 "account.firstName": [
  "Vorname"
 ],
 "account.forgot.back": [
  "Zurück zur Anmeldung"
 ],
 "account.forgot.lead": [
  "Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link, mit dem Sie ein neues festlegen."
 ],
 "account.forgot.sent": [
  "Sehen Sie in Ihre E-Mails"
 ],
 "account.forgot.sentText": [
  "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt 30 Minuten. Sie werden gleich zur Anmeldung weitergeleitet."
 ],
 "account.forgot.submit": [
  "Link senden"
 ],
 "account.forgot.title": [
  "Passwort vergessen?"
 ],
 "account.forgot.tooMany": [
  "Zu viele Anfragen zum Zurücksetzen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ],
 "account.google.button": [
  "Mit Google registrieren"
 ],
 "account.google.noName": [
  "Bitte geben Sie zuerst den Namen Ihres Restaurants ein"
 ],
 "account.google.or": [
  "oder"
 ],
 "account.google.sign-in": [
  "Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuchen Sie es noch einmal."
 ],
 "account.google.sign-up": [
  "Die Registrierung mit Google ist fehlgeschlagen. Bitte versuchen Sie es noch einmal."
 ],
 "account.invitation.accept": [
  "Einladung annehmen"
 ],
 "account.invitation.again": [
  "Bitten Sie den Inhaber des Restaurants, Sie noch einmal einzuladen."
 ],
 "account.invitation.badToken": [
  "Diese Einladung ist ungültig oder abgelaufen."
 ],
 "account.invitation.busy": [
  "Einladung wird geöffnet …"
 ],
 "account.invitation.done": [
  "Willkommen im Team"
 ],
 "account.invitation.doneText": [
  "Ihr Platz ist bereit. Melden Sie sich als ",
  [
   "email"
  ],
  " an; Sie werden gleich dorthin weitergeleitet."
 ],
 "account.invitation.invalid": [
  "Ungültige Einladung"
 ],
 "account.invitation.join": [
  "Ins Team eintreten"
 ],
 "account.invitation.lead": [
  "Sie wurden mit der Adresse ",
  [
   "email"
  ],
  " ins Team eingeladen. Ihre Rolle: ",
  [
   "role"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "In diesem Link fehlt die Einladung. Bitte prüfen Sie den Link in Ihrer E-Mail."
 ],
 "account.invitation.title": [
  "Ihre Einladung"
 ],
 "account.lastName": [
  "Nachname"
 ],
 "account.missing.email": [
  "Bitte geben Sie Ihre E-Mail-Adresse ein"
 ],
 "account.missing.firstName": [
  "Bitte geben Sie Ihren Vornamen ein"
 ],
 "account.missing.lastName": [
  "Bitte geben Sie Ihren Nachnamen ein"
 ],
 "account.missing.password": [
  "Bitte geben Sie ein Passwort ein"
 ],
 "account.missing.restaurantName": [
  "Für die Registrierung brauchen wir den Namen Ihres Restaurants"
 ],
 "account.offline": [
  "Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
 ],
 "account.password": [
  "Passwort"
 ],
 "account.refusal.429": [
  "Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ],
 "account.refusal.503": [
  "Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal."
 ],
 "account.refusal.account-exists": [
  "Für diese E-Mail-Adresse gibt es bereits ein Konto."
 ],
 "account.refusal.already-confirmed": [
  "Dieses Konto wurde bereits bestätigt. Um das Passwort zu ändern, verwenden Sie „Passwort vergessen“."
 ],
 "account.refusal.already-verified": [
  "Die E-Mail-Adresse ist bereits bestätigt"
 ],
 "account.refusal.bad-credentials": [
  "E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal."
 ],
 "account.refusal.captcha": [
  "Bitte führen Sie die reCAPTCHA-Prüfung noch einmal durch."
 ],
 "account.refusal.captcha-unavailable": [
  "Die reCAPTCHA-Prüfung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal."
 ],
 "account.refusal.email-not-verified": [
  "Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden."
 ],
 "account.refusal.field": [
  "Bitte prüfen Sie diese Angabe."
 ],
 "account.refusal.google-unreachable": [
  "Google ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."
 ],
 "account.refusal.password": [
  "Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes."
 ],
 "account.reset.again": [
  "Neuen Link anfordern"
 ],
 "account.reset.back": [
  "Zurück zur Anmeldung"
 ],
 "account.reset.badToken": [
  "Der Link zum Zurücksetzen ist ungültig oder abgelaufen."
 ],
 "account.reset.busy": [
  "Ihr Link wird geprüft …"
 ],
 "account.reset.confirm": [
  "Neues Passwort bestätigen"
 ],
 "account.reset.done": [
  "Passwort geändert"
 ],
 "account.reset.doneText": [
  "Ihr Passwort wurde zurückgesetzt. Sie werden gleich zur Anmeldung weitergeleitet."
 ],
 "account.reset.failed": [
  "Das Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.reset.invalid": [
  "Ungültiger Link"
 ],
 "account.reset.lead": [
  "Wählen Sie ein neues Passwort für ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "Der Link zum Zurücksetzen konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.reset.noMatch": [
  "Die Passwörter stimmen nicht überein."
 ],
 "account.reset.noToken": [
  "Dieser Link ist unvollständig. Bitte prüfen Sie den Link in Ihrer E-Mail."
 ],
 "account.reset.password": [
  "Neues Passwort"
 ],
 "account.reset.submit": [
  "Passwort zurücksetzen"
 ],
 "account.reset.title": [
  "Setzen Sie Ihr Passwort zurück"
 ],
 "account.restaurantName": [
  "Name des Restaurants"
 ],
 "account.role.host": [
  "Host"
 ],
 "account.role.manager": [
  "Manager"
 ],
 "account.rule.digit": [
  "Eine Ziffer"
 ],
 "account.rule.length": [
  "Mindestens 8 Zeichen"
 ],
 "account.rule.lower": [
  "Ein Kleinbuchstabe"
 ],
 "account.rule.met": [
  "(erfüllt)"
 ],
 "account.rule.title": [
  "Anforderungen an das Passwort"
 ],
 "account.rule.tooPlain": [
  "Das Passwort muss mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer enthalten."
 ],
 "account.rule.tooShort": [
  "Das Passwort muss mindestens 8 Zeichen lang sein."
 ],
 "account.rule.unmet": [
  "(noch nicht erfüllt)"
 ],
 "account.rule.upper": [
  "Ein Großbuchstabe"
 ],
 "account.signIn.below": [
  "Neu bei Tablewell? <signUp>Konto erstellen</signUp>"
 ],
 "account.signIn.ended": [
  "Sie wurden abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren."
 ],
 "account.signIn.failed": [
  "E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal."
 ],
 "account.signIn.forgot": [
  "Passwort vergessen?"
 ],
 "account.signIn.lead": [
  "Melden Sie sich bei Ihrem Restaurant an."
 ],
 "account.signIn.offline": [
  "Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
 ],
 "account.signIn.submit": [
  "Anmelden"
 ],
 "account.signIn.title": [
  "Willkommen zurück"
 ],
 "account.signUp.badEmail": [
  "Bitte geben Sie eine gültige E-Mail-Adresse ein"
 ],
 "account.signUp.below": [
  "Sie haben schon ein Konto? <signIn>Anmelden</signIn>"
 ],
 "account.signUp.chosen.month": [
  "Sie haben ",
  [
   "plan"
  ],
  " mit monatlicher Zahlung gewählt. Ihre Karte geben Sie auf der nächsten Seite ein."
 ],
 "account.signUp.chosen.year": [
  "Sie haben ",
  [
   "plan"
  ],
  " mit jährlicher Zahlung gewählt. Ihre Karte geben Sie auf der nächsten Seite ein."
 ],
 "account.signUp.done": [
  "Ihr Konto ist bereit."
 ],
 "account.signUp.doneMail": [
  "Ihr Konto ist bereit. Wir haben Ihnen eine E-Mail gesendet, mit der Sie Ihre Adresse bestätigen."
 ],
 "account.signUp.failed": [
  "Bei der Registrierung ist ein Fehler aufgetreten"
 ],
 "account.signUp.google": [
  "Wenn Sie sich mit Google registrieren, stimmen Sie den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu."
 ],
 "account.signUp.lead": [
  "Richten Sie Ihr Restaurant in wenigen Minuten ein."
 ],
 "account.signUp.noMatch": [
  "Die Passwörter stimmen nicht überein"
 ],
 "account.signUp.noPayment": [
  "Die Zahlung konnte nicht eingerichtet werden: ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "Bitte stimmen Sie den Bedingungen zu, um fortzufahren"
 ],
 "account.signUp.submit": [
  "Konto erstellen"
 ],
 "account.signUp.terms": [
  "Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu"
 ],
 "account.signUp.title": [
  "Erstellen Sie Ihr Konto"
 ],
 "account.signUp.trial": [
  "Ihr kostenloser Testzeitraum beginnt jetzt. Eine Kreditkarte ist nicht nötig."
 ],
 "account.signUp.trialPlan": [
  "Ihr kostenloser Testzeitraum beginnt jetzt. Eine Kreditkarte ist nicht nötig. Sie können ",
  [
   "plan"
  ],
  " jederzeit abonnieren."
 ],
 "account.signUp.welcome": [
  "Willkommen bei Tablewell!"
 ],
 "account.toDashboard": [
  "Zum Dashboard"
 ],
 "account.toHome": [
  "Zur Startseite"
 ],
 "account.toSignIn": [
  "Zur Anmeldung"
 ],
 "account.verify.again": [
  "Bestätigungs-E-Mail erneut senden"
 ],
 "account.verify.already": [
  "E-Mail-Adresse bereits bestätigt"
 ],
 "account.verify.alreadyText": [
  "Ihre E-Mail-Adresse ist bereits bestätigt. Sie können sich anmelden."
 ],
 "account.verify.asked": [
  "Bitte bestätigen Sie Ihre E-Mail-Adresse"
 ],
 "account.verify.askedText": [
  "Wir haben einen Link an ",
  [
   "email"
  ],
  " gesendet. Öffnen Sie ihn, um die Anmeldung abzuschließen."
 ],
 "account.verify.busy": [
  "E-Mail-Adresse wird bestätigt …"
 ],
 "account.verify.delete": [
  "Konto löschen"
 ],
 "account.verify.deleteText": [
  "Das Konto und sein Restaurant werden gelöscht, und alle seine Anmeldungen enden. Das lässt sich nicht rückgängig machen."
 ],
 "account.verify.deleted": [
  "Das Konto ist gelöscht"
 ],
 "account.verify.deletedText": [
  "Vielen Dank. Niemand verwendet Ihre Adresse hier mehr."
 ],
 "account.verify.done": [
  "E-Mail-Adresse bestätigt"
 ],
 "account.verify.doneText": [
  "Vielen Dank. Ihre E-Mail-Adresse ist bestätigt; Sie werden gleich zur Anmeldung weitergeleitet."
 ],
 "account.verify.failed": [
  "Bestätigung fehlgeschlagen"
 ],
 "account.verify.failedText": [
  "Ihre E-Mail-Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.verify.keep": [
  "Behalten"
 ],
 "account.verify.no": [
  "Nein, das war ich nicht"
 ],
 "account.verify.noToken": [
  "Dieser Link ist unvollständig. Bitte prüfen Sie den Link in Ihrer E-Mail."
 ],
 "account.verify.notAnswered": [
  "Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.verify.notSent": [
  "Die Bestätigungs-E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.verify.question": [
  "Haben Sie dieses Konto erstellt?"
 ],
 "account.verify.questionText": [
  "Mit Ihrer Adresse wurde am ",
  [
   "time"
  ],
  " ein Konto für ",
  [
   "restaurant"
  ],
  " erstellt. Bis Sie antworten, sendet es keine Nachrichten an Gäste."
 ],
 "account.verify.questionTextAlone": [
  "Mit Ihrer Adresse wurde am ",
  [
   "time"
  ],
  " ein Konto erstellt. Bis Sie antworten, sendet es keine Nachrichten an Gäste."
 ],
 "account.verify.sent": [
  "Die Bestätigungs-E-Mail ist gesendet! Bitte sehen Sie in Ihre E-Mails."
 ],
 "account.verify.signUp": [
  "Neues Konto erstellen"
 ],
 "account.verify.title": [
  "E-Mail-Adresse bestätigen"
 ],
 "account.verify.tooMany": [
  "Zu viele Anfragen zur Bestätigung. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ],
 "account.verify.yes": [
  "Ja, ich habe es erstellt"
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
 "ui.hide": [
  "Verbergen"
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
 "ui.show": [
  "Anzeigen"
 ]
};
