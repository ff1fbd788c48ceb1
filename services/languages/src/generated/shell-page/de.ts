// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "description": [
  "Reservierungen, Tische, Tischpläne und Mitteilungen für Restaurants: Ihre Gäste reservieren rund um die Uhr online, und kein Tisch wird doppelt vergeben."
 ],
 "noScript": [
  "Für Tablewell muss JavaScript eingeschaltet sein."
 ],
 "title.confirmAddress": [
  "Adresse bestätigen"
 ],
 "title.features": [
  "Funktionen"
 ],
 "title.forgotPassword": [
  "Passwort vergessen"
 ],
 "title.help": [
  "Hilfe-Center"
 ],
 "title.invitation": [
  "Ihre Einladung"
 ],
 "title.pricing": [
  "Preise"
 ],
 "title.privacy": [
  "Datenschutzerklärung"
 ],
 "title.resetPassword": [
  "Passwort zurücksetzen"
 ],
 "title.signIn": [
  "Anmelden"
 ],
 "title.signUp": [
  "Registrieren"
 ],
 "title.start": [
  "Reservierungen und Tischverwaltung für Restaurants"
 ],
 "title.terms": [
  "Nutzungsbedingungen"
 ],
 "title.verifyEmail": [
  "E-Mail-Adresse bestätigen"
 ]
};
