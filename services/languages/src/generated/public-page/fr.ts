// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "server.description": [
  "Réservez une table chez ",
  [
   "restaurant"
  ],
  " en ligne : choisissez le jour, l’heure et le nombre de personnes."
 ],
 "server.descriptionOpen": [
  "Réservez une table chez ",
  [
   "restaurant"
  ],
  " en ligne : choisissez le jour, l’heure et le nombre de personnes. ",
  [
   "opening"
  ],
  "."
 ],
 "server.hours.closed": [
  "Fermé"
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
  "Tous les jours"
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
  "Cette page ne peut pas être affichée pour le moment. Veuillez réessayer dans une minute."
 ],
 "server.noPage": [
  "Il n’y a pas de page à cette adresse."
 ],
 "server.noScript": [
  "Veuillez activer JavaScript pour réserver une table ici, ou appeler le restaurant."
 ],
 "server.noScriptCall": [
  "Veuillez activer JavaScript pour réserver une table ici, ou appelez le restaurant au ",
  [
   "phone"
  ],
  "."
 ],
 "server.notLoaded": [
  "Cette page ne s’est pas chargée entièrement. Veuillez réessayer dans une minute ou appeler le restaurant."
 ],
 "server.notLoadedCall": [
  "Cette page ne s’est pas chargée entièrement. Veuillez réessayer dans une minute ou appeler ",
  [
   "restaurant"
  ],
  " au ",
  [
   "phone"
  ],
  "."
 ]
};
