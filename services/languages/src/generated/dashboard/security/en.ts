// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "security.caption": [
  "Latest use first"
 ],
 "security.column.address": [
  "Address"
 ],
 "security.column.device": [
  "Device"
 ],
 "security.column.end": [
  "Sign out"
 ],
 "security.column.used": [
  "Last used"
 ],
 "security.everywhere.action": [
  "Sign out everywhere"
 ],
 "security.everywhere.message": [
  "Every device is signed out, this one too. You will have to sign in again."
 ],
 "security.everywhere.title": [
  "Sign out everywhere?"
 ],
 "security.failed": [
  "Failed to sign out: ",
  [
   "reason"
  ]
 ],
 "security.lead": [
  "Devices signed in to your account. Sign out any you don’t recognize."
 ],
 "security.loading": [
  "Loading devices..."
 ],
 "security.notLoaded": [
  "Your devices could not be loaded."
 ],
 "security.signOut": [
  "Sign out"
 ],
 "security.signOutDevice": [
  "Sign out ",
  [
   "device"
  ]
 ],
 "security.signedOut": [
  "Device signed out"
 ],
 "security.thisDevice": [
  "This device"
 ],
 "security.title": [
  "Signed-in devices"
 ]
};
