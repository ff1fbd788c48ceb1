// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "shareLink.code.copy": [
  "Copy code"
 ],
 "shareLink.code.lead": [
  "Put this in your site’s page, and guests book without leaving it. Only sites on your list can show the page: <link>list yours, or choose a button instead</link>."
 ],
 "shareLink.code.leadForHosts": [
  "Put this in your site’s page, and guests book without leaving it. Only sites on your list can show the page: the owner lists them in Settings, On your site."
 ],
 "shareLink.code.title": [
  "Embed code"
 ],
 "shareLink.direct.copy": [
  "Copy link"
 ],
 "shareLink.direct.lead": [
  "For your site, your profile pages, your messages."
 ],
 "shareLink.direct.title": [
  "Direct link"
 ],
 "shareLink.lead": [
  "Where your guests book a table."
 ],
 "shareLink.loading": [
  "Loading your link..."
 ],
 "shareLink.qr.bookAt": [
  "Book a table at ",
  [
   "restaurant"
  ]
 ],
 "shareLink.qr.download": [
  "Download SVG"
 ],
 "shareLink.qr.label": [
  "QR code of ",
  [
   "link"
  ]
 ],
 "shareLink.qr.lead": [
  "For the door, the tables and the bill: guests point their phone at it and book."
 ],
 "shareLink.qr.print": [
  "Print"
 ],
 "shareLink.qr.title": [
  "QR code"
 ],
 "shareLink.title": [
  "Share Link"
 ]
};
