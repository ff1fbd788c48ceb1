// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "book": [
  "Tisch reservieren"
 ],
 "close": [
  "Schließen"
 ],
 "loading": [
  "Wird geladen …"
 ],
 "newTab": [
  "In einem neuen Tab öffnen"
 ],
 "notShown": [
  "Die Reservierungsseite kann hier nicht angezeigt werden."
 ],
 "wrongRestaurant": [
  "Die Reservierungsseite kann nicht angezeigt werden: Das Restaurant ist nicht richtig angegeben."
 ]
};
