// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "bookingPage.about.cuisine": [
  "Cuisine"
 ],
 "bookingPage.about.description": [
  "Description"
 ],
 "bookingPage.about.lead": [
  "Diners read it below the booking form, and search engines show it."
 ],
 "bookingPage.about.policies": [
  "Good to know"
 ],
 "bookingPage.about.policiesHint": [
  "Dress, dogs, parking, late arrivals and the like."
 ],
 "bookingPage.about.priceLevel": [
  "Price level"
 ],
 "bookingPage.about.title": [
  "About"
 ],
 "bookingPage.about.website": [
  "Website"
 ],
 "bookingPage.address.city": [
  "City"
 ],
 "bookingPage.address.lead": [
  "With it the booking page shows a link to directions."
 ],
 "bookingPage.address.postalCode": [
  "Postal code"
 ],
 "bookingPage.address.street": [
  "Street and number"
 ],
 "bookingPage.address.title": [
  "Address"
 ],
 "bookingPage.color.dark": [
  "On dark pages"
 ],
 "bookingPage.color.default": [
  "Use Tablewell’s color"
 ],
 "bookingPage.color.lead": [
  "Of buttons and links on the booking page. It is darkened or lightened where text would be hard to read."
 ],
 "bookingPage.color.light": [
  "On light pages"
 ],
 "bookingPage.color.title": [
  "Color"
 ],
 "bookingPage.cover.hint": [
  "A wide photo above the heading, at least 640 pixels wide; 1920 or more is best."
 ],
 "bookingPage.cover.title": [
  "Cover"
 ],
 "bookingPage.form.conflict": [
  "Someone else changed this page meanwhile. Discard your changes to see theirs, then make yours again."
 ],
 "bookingPage.form.failed": [
  "The booking page was not saved: ",
  [
   "reason"
  ]
 ],
 "bookingPage.form.label": [
  "Booking page"
 ],
 "bookingPage.form.save": [
  "Save Booking Page"
 ],
 "bookingPage.form.saved": [
  "Booking page saved."
 ],
 "bookingPage.form.unsaved": [
  "the booking page"
 ],
 "bookingPage.loading": [
  "Loading booking page..."
 ],
 "bookingPage.logo.hint": [
  "At least 96 pixels wide. A transparent PNG looks right on light and dark pages."
 ],
 "bookingPage.logo.title": [
  "Logo"
 ],
 "bookingPage.open": [
  "Open the booking page"
 ],
 "bookingPage.picture.choose": [
  "Choose ",
  [
   "kind"
  ]
 ],
 "bookingPage.picture.file": [
  "File of the ",
  [
   "kind"
  ]
 ],
 "bookingPage.picture.none": [
  "No picture"
 ],
 "bookingPage.picture.preparing": [
  "Preparing the picture..."
 ],
 "bookingPage.picture.present": [
  "The present ",
  [
   "kind"
  ]
 ],
 "bookingPage.picture.remove": [
  "Remove ",
  [
   "kind"
  ]
 ],
 "bookingPage.picture.replace": [
  "Replace ",
  [
   "kind"
  ]
 ],
 "bookingPage.pictures.lead": [
  "They are shown as soon as you choose them."
 ],
 "bookingPage.pictures.title": [
  "Pictures"
 ],
 "bookingPage.price.0": [
  "Not stated"
 ],
 "bookingPage.price.1": [
  "Inexpensive"
 ],
 "bookingPage.price.2": [
  "Moderate"
 ],
 "bookingPage.price.3": [
  "Expensive"
 ],
 "bookingPage.price.4": [
  "Very expensive"
 ]
};
