// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 ]
};
