// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "description": [
  "Reservations, tables, floor plans and notifications for restaurants: your guests book online day and night, and no table is sold twice."
 ],
 "noScript": [
  "Tablewell needs JavaScript to be switched on."
 ],
 "title.confirmAddress": [
  "Confirm address"
 ],
 "title.features": [
  "Features"
 ],
 "title.forgotPassword": [
  "Forgot password"
 ],
 "title.help": [
  "Help Center"
 ],
 "title.invitation": [
  "Your invitation"
 ],
 "title.pricing": [
  "Pricing"
 ],
 "title.privacy": [
  "Privacy Policy"
 ],
 "title.resetPassword": [
  "Reset password"
 ],
 "title.signIn": [
  "Sign in"
 ],
 "title.signUp": [
  "Sign up"
 ],
 "title.start": [
  "Restaurant reservations and table management"
 ],
 "title.terms": [
  "Terms of Service"
 ],
 "title.verifyEmail": [
  "Verify email"
 ]
};
