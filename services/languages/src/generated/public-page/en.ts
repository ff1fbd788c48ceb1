// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "server.description": [
  "Reserve a table at ",
  [
   "restaurant"
  ],
  " online: choose a day, a time and your party."
 ],
 "server.descriptionOpen": [
  "Reserve a table at ",
  [
   "restaurant"
  ],
  " online: choose a day, a time and your party. ",
  [
   "opening"
  ],
  "."
 ],
 "server.hours.closed": [
  "Closed"
 ],
 "server.hours.days": [
  [
   "first"
  ],
  " – ",
  [
   "last"
  ]
 ],
 "server.hours.everyDay": [
  "Every day"
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
  "This page cannot be shown at the moment. Please try again in a minute."
 ],
 "server.noPage": [
  "There is no page at this address."
 ],
 "server.noScript": [
  "Please switch on JavaScript to reserve a table here, or call the restaurant."
 ],
 "server.noScriptCall": [
  "Please switch on JavaScript to reserve a table here, or call the restaurant at ",
  [
   "phone"
  ],
  "."
 ],
 "server.notLoaded": [
  "This page did not load completely. Please try again in a minute, or call the restaurant."
 ],
 "server.notLoadedCall": [
  "This page did not load completely. Please try again in a minute, or call ",
  [
   "restaurant"
  ],
  " at ",
  [
   "phone"
  ],
  "."
 ]
};
