// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
