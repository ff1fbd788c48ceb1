// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "bar.close": [
  "Menü schließen"
 ],
 "bar.dashboard": [
  "Dashboard"
 ],
 "bar.features": [
  "Funktionen"
 ],
 "bar.home": [
  "Tablewell, Startseite"
 ],
 "bar.label": [
  "Hauptmenü"
 ],
 "bar.logIn": [
  "Anmelden"
 ],
 "bar.open": [
  "Menü öffnen"
 ],
 "bar.pricing": [
  "Preise"
 ],
 "bar.try": [
  "Kostenlos testen"
 ],
 "footer.about": [
  "Reservierungen, Tische und Gäste, geführt, wie es gute Gastgeber tun."
 ],
 "footer.account": [
  "Konto"
 ],
 "footer.help": [
  "Hilfe-Center"
 ],
 "footer.privacy": [
  "Datenschutzerklärung"
 ],
 "footer.product": [
  "Produkt"
 ],
 "footer.signIn": [
  "Anmelden"
 ],
 "footer.signUp": [
  "Registrieren"
 ],
 "footer.support": [
  "Hilfe"
 ],
 "frame.skip": [
  "Zum Inhalt springen"
 ],
 "page.failed": [
  "Dieser Teil von Tablewell antwortet nicht"
 ],
 "page.failedText": [
  "Der Rest funktioniert. Bitte versuchen Sie es gleich noch einmal."
 ],
 "page.goHome": [
  "Zur Startseite"
 ],
 "page.loading": [
  "Seite wird geladen …"
 ],
 "page.notFound": [
  "Seite nicht gefunden"
 ],
 "page.notFoundText": [
  "Der Link ist vielleicht alt oder unvollständig."
 ],
 "page.notFoundTitle": [
  "Unter dieser Adresse gibt es nichts"
 ],
 "ui.dismiss": [
  "Schließen"
 ],
 "ui.notifications": [
  "Mitteilungen"
 ],
 "ui.retry": [
  "Erneut versuchen"
 ]
};
