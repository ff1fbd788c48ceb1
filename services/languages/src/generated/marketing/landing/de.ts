// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 "landing.picture.active": [
  "Aktiv"
 ],
 "landing.picture.counts": [
  "14 Reservierungen · 46 Gäste"
 ],
 "landing.picture.facts": [
  [
   "guests"
  ],
  " Gäste · Tisch ",
  [
   "table"
  ]
 ],
 "landing.picture.status.Available": [
  "Frei"
 ],
 "landing.picture.status.Occupied": [
  "Besetzt"
 ],
 "landing.picture.status.Reserved": [
  "Reserviert"
 ],
 "landing.picture.time.first": [
  "19:00"
 ],
 "landing.picture.time.second": [
  "19:15"
 ],
 "landing.picture.time.third": [
  "21:00"
 ],
 "landing.picture.tonight": [
  "Heute Abend"
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
 "landing.trial": [
  [
   "days"
  ],
  " Tage kostenlos testen. Keine Kreditkarte nötig."
 ],
 "landing.viewFeatures": [
  "Funktionen ansehen"
 ]
};
