// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "server.description": [
  "Reservieren Sie online einen Tisch bei ",
  [
   "restaurant"
  ],
  ": Wählen Sie Tag, Uhrzeit und Personenzahl."
 ],
 "server.descriptionOpen": [
  "Reservieren Sie online einen Tisch bei ",
  [
   "restaurant"
  ],
  ": Wählen Sie Tag, Uhrzeit und Personenzahl. ",
  [
   "opening"
  ],
  "."
 ],
 "server.hours.closed": [
  "Geschlossen"
 ],
 "server.hours.days": [
  [
   "first"
  ],
  "–",
  [
   "last"
  ]
 ],
 "server.hours.everyDay": [
  "Täglich"
 ],
 "server.hours.named": [
  [
   "when"
  ],
  " (",
  [
   "name"
  ],
  ")"
 ],
 "server.later": [
  "Diese Seite kann im Moment nicht angezeigt werden. Bitte versuchen Sie es in einer Minute noch einmal."
 ],
 "server.noPage": [
  "Unter dieser Adresse gibt es keine Seite."
 ],
 "server.noScript": [
  "Bitte schalten Sie JavaScript ein, um hier einen Tisch zu reservieren, oder rufen Sie das Restaurant an."
 ],
 "server.noScriptCall": [
  "Bitte schalten Sie JavaScript ein, um hier einen Tisch zu reservieren, oder rufen Sie das Restaurant an: ",
  [
   "phone"
  ],
  "."
 ],
 "server.notLoaded": [
  "Diese Seite wurde nicht vollständig geladen. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie das Restaurant an."
 ],
 "server.notLoadedCall": [
  "Diese Seite wurde nicht vollständig geladen. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie ",
  [
   "restaurant"
  ],
  " unter ",
  [
   "phone"
  ],
  " an."
 ]
};
