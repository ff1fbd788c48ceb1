// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "ui.captcha": [
  "Vérification"
 ],
 "ui.captchaAgain": [
  "Réessayer"
 ],
 "ui.captchaExpired": [
  "La vérification reCAPTCHA a expiré. Veuillez recommencer."
 ],
 "ui.captchaFailed": [
  "La vérification reCAPTCHA a échoué. Veuillez réessayer."
 ],
 "ui.captchaLoading": [
  "Chargement de la vérification…"
 ],
 "ui.captchaNoKey": [
  "Clé de site reCAPTCHA manquante"
 ],
 "ui.captchaNotLoaded": [
  "Échec du chargement de reCAPTCHA. Vérifiez la configuration du domaine."
 ],
 "ui.dismiss": [
  "Fermer"
 ],
 "ui.hide": [
  "Masquer"
 ],
 "ui.notifications": [
  "Notifications"
 ],
 "ui.optional": [
  "(facultatif)"
 ],
 "ui.retry": [
  "Réessayer"
 ],
 "ui.show": [
  "Afficher"
 ]
};
