// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "ui.captcha": [
  "Verification"
 ],
 "ui.captchaAgain": [
  "Try again"
 ],
 "ui.captchaExpired": [
  "reCAPTCHA has expired. Please verify again."
 ],
 "ui.captchaFailed": [
  "reCAPTCHA verification failed. Please try again."
 ],
 "ui.captchaLoading": [
  "Loading verification..."
 ],
 "ui.captchaNoKey": [
  "Missing reCAPTCHA site key"
 ],
 "ui.captchaNotLoaded": [
  "reCAPTCHA failed to load. Check domain configuration."
 ],
 "ui.dismiss": [
  "Dismiss"
 ],
 "ui.hide": [
  "Hide"
 ],
 "ui.notifications": [
  "Notifications"
 ],
 "ui.optional": [
  "(optional)"
 ],
 "ui.retry": [
  "Retry"
 ],
 "ui.show": [
  "Show"
 ]
};
