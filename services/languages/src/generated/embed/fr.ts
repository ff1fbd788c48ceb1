// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "book": [
  "Réserver une table"
 ],
 "close": [
  "Fermer"
 ],
 "loading": [
  "Chargement…"
 ],
 "newTab": [
  "L’ouvrir dans un nouvel onglet"
 ],
 "notShown": [
  "La page de réservation ne peut pas être affichée ici."
 ],
 "wrongRestaurant": [
  "La page de réservation ne peut pas être affichée : le restaurant n’est pas indiqué correctement."
 ]
};
