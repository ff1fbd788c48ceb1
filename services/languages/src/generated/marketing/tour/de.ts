// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 ]
};
