// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "prices.account.notLoaded": [
  "Ihr Konto konnte nicht geladen werden"
 ],
 "prices.account.tryAgain": [
  "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
 ],
 "prices.back": [
  "Zurück zum Dashboard"
 ],
 "prices.button.byOwner": [
  "Verwaltet vom Inhaber"
 ],
 "prices.button.change": [
  "Tarif wechseln"
 ],
 "prices.button.current": [
  "Aktueller Tarif"
 ],
 "prices.button.free": [
  "Kostenlos starten"
 ],
 "prices.button.loading": [
  "Wird geladen …"
 ],
 "prices.button.subscribe": [
  "Jetzt abonnieren"
 ],
 "prices.button.withTrial": [
  "Mit Testzeitraum abonnieren"
 ],
 "prices.checkout.failed": [
  "Das Abonnement konnte nicht gestartet werden: ",
  [
   "reason"
  ]
 ],
 "prices.checkout.noSession": [
  "Der Bezahlvorgang konnte nicht gestartet werden"
 ],
 "prices.features.more": [
  "+ ",
  [
   "count"
  ],
  " weitere Funktionen"
 ],
 "prices.free": [
  "Kostenlos"
 ],
 "prices.interval.label": [
  "Abrechnungszeitraum"
 ],
 "prices.interval.month": [
  "Monatlich"
 ],
 "prices.interval.year": [
  "Jährlich, 20 % günstiger"
 ],
 "prices.lead": [
  "Jederzeit kündbar. Jahrestarife sind 20 % günstiger."
 ],
 "prices.loading": [
  "Preise werden geladen …"
 ],
 "prices.none": [
  "Keine Tarife"
 ],
 "prices.noneText": [
  "Zurzeit sind keine Tarife verfügbar. Bitte wenden Sie sich an den Support."
 ],
 "prices.notLoaded": [
  "Die Preise konnten nicht geladen werden"
 ],
 "prices.payment.loading": [
  "Das Zahlungssystem wird noch geladen. Bitte versuchen Sie es gleich noch einmal."
 ],
 "prices.per.month": [
  "pro Monat"
 ],
 "prices.per.year": [
  "pro Jahr"
 ],
 "prices.plan.api": [
  "API-Zugang"
 ],
 "prices.plan.availability": [
  "Erweiterte Verwaltung der Tischverfügbarkeit"
 ],
 "prices.plan.busy": [
  "Für ein gut besuchtes Restaurant"
 ],
 "prices.plan.dashboards": [
  "Individuelle Berichts-Dashboards"
 ],
 "prices.plan.everything": [
  "Alles aus Premium"
 ],
 "prices.plan.floorPlans": [
  "Eigene Tischpläne"
 ],
 "prices.plan.groups": [
  "Für Gruppen mit vielen Restaurants"
 ],
 "prices.plan.integrations": [
  "Individuelle Integrationen"
 ],
 "prices.plan.live": [
  "Aktualisierung in Echtzeit"
 ],
 "prices.plan.locations": [
  [
   "count"
  ],
  " Standorte"
 ],
 "prices.plan.mails": [
  "Mitteilungen per E-Mail"
 ],
 "prices.plan.manager": [
  "Persönliche Ansprechperson"
 ],
 "prices.plan.mobile": [
  "Für Mobilgeräte angepasst"
 ],
 "prices.plan.multiple": [
  "Mehrere Standorte"
 ],
 "prices.plan.oneLocation": [
  "1 Standort"
 ],
 "prices.plan.phoneSupport": [
  "Telefonsupport rund um die Uhr"
 ],
 "prices.plan.prioritySupport": [
  "Bevorzugter Support"
 ],
 "prices.plan.reports": [
  "Berichte und Auswertungen"
 ],
 "prices.plan.security": [
  "Erweiterte Sicherheit"
 ],
 "prices.plan.sms": [
  "Mitteilungen per SMS"
 ],
 "prices.plan.starting": [
  "Für ein Restaurant am Anfang"
 ],
 "prices.plan.support": [
  "Basis-Support"
 ],
 "prices.plan.tables": [
  "Einfache Tischverwaltung"
 ],
 "prices.plan.tenants": [
  "Verwaltung mehrerer Betriebe"
 ],
 "prices.plan.unlimited": [
  "Unbegrenzte Reservierungen"
 ],
 "prices.plan.unlimitedLocations": [
  "Unbegrenzte Standorte"
 ],
 "prices.plan.upTo": [
  "Bis zu ",
  [
   "count"
  ],
  " Reservierungen im Monat"
 ],
 "prices.plan.whiteLabel": [
  "White Label"
 ],
 "prices.popular": [
  "Am beliebtesten"
 ],
 "prices.portal.failed": [
  "Das Abrechnungsportal konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich an den Support."
 ],
 "prices.title": [
  "Wählen Sie Ihren Tarif"
 ],
 "prices.trial.left": [
  [
   "count",
   "plural",
   {
    "one": [
     "Ihr kostenloser Testzeitraum dauert noch ",
     "#",
     " Tag."
    ],
    "other": [
     "Ihr kostenloser Testzeitraum dauert noch ",
     "#",
     " Tage."
    ]
   }
  ],
  " Wenn Sie jetzt ein Abo abschließen, ist die erste Zahlung heute fällig, und diese Tage kommen nicht hinzu."
 ],
 "prices.trial.noCard": [
  "Keine Kreditkarte nötig"
 ],
 "prices.trial.start": [
  [
   "count",
   "plural",
   {
    "one": [
     [
      "count"
     ],
     " Tag kostenlos testen"
    ],
    "other": [
     [
      "count"
     ],
     " Tage kostenlos testen"
    ]
   }
  ]
 ],
 "prices.trial.text": [
  "Ihr Testzeitraum beginnt mit der Registrierung. Wenn er endet, wählen Sie einen Tarif oder bleiben kostenlos bei Basic; so oder so geht nichts verloren, was Sie eingerichtet haben."
 ],
 "prices.trial.title": [
  "Testen Sie zuerst alles aus Premium"
 ],
 "ui.retry": [
  "Erneut versuchen"
 ]
};
