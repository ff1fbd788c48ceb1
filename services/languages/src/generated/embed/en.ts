// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "book": [
  "Book a table"
 ],
 "close": [
  "Close"
 ],
 "loading": [
  "Loading…"
 ],
 "newTab": [
  "Open it in a new tab"
 ],
 "notShown": [
  "The booking page cannot be shown here."
 ],
 "wrongRestaurant": [
  "The booking page cannot be shown: its restaurant is not named correctly."
 ]
};
