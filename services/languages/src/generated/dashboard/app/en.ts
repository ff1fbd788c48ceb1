// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "app.account": [
  "Account"
 ],
 "app.home": [
  "Home"
 ],
 "app.loading": [
  "Loading dashboard..."
 ],
 "app.loadingTab": [
  "Loading ",
  [
   "tab"
  ],
  "..."
 ],
 "app.logout": [
  "Logout"
 ],
 "app.lost": [
  "No connection since ",
  [
   "time"
  ],
  ". Showing data from that time; changes cannot be saved."
 ],
 "app.lostKeeping": [
  "No connection since ",
  [
   "time"
  ],
  ". You see what was known then, and your steps are sent once it is back."
 ],
 "app.notOpened": [
  "The dashboard could not be opened"
 ],
 "app.pageTitle": [
  [
   "tab"
  ],
  " · Tablewell"
 ],
 "app.tab.billing": [
  "Billing"
 ],
 "app.tab.floor-plan": [
  "Floor Plan"
 ],
 "app.tab.guests": [
  "Guests"
 ],
 "app.tab.overview": [
  "Overview"
 ],
 "app.tab.reservations": [
  "Reservations"
 ],
 "app.tab.settings": [
  "Settings"
 ],
 "app.tab.share-link": [
  "Share Link"
 ],
 "app.tab.tonight": [
  "Tonight"
 ],
 "app.tabNotOpened": [
  "This tab could not be opened"
 ],
 "app.tabNotOpenedText": [
  "Please check your connection and try again."
 ],
 "app.tabs": [
  "Dashboard"
 ],
 "app.waiting.logOut": [
  "Log out and discard"
 ],
 "app.waiting.stay": [
  "Stay"
 ],
 "app.waiting.text": [
  [
   "count",
   "plural",
   {
    "one": [
     "1 change to this evening is not sent yet. If you log out now, it is not made."
    ],
    "other": [
     [
      "count"
     ],
     " changes to this evening are not sent yet. If you log out now, they are not made."
    ]
   }
  ]
 ],
 "app.waiting.title": [
  "Changes wait for the connection"
 ]
};
