// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
  "Eine Kreditkarte ist nicht nötig. Ihr Testzeitraum beginnt mit der Registrierung, dauert ",
  [
   "days",
   "plural",
   {
    "one": [
     [
      "days"
     ],
     " Tag"
    ],
    "other": [
     [
      "days"
     ],
     " Tage"
    ]
   }
  ],
  " und bietet alles, was Premium bietet."
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
 ]
};
