// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "server.description": [
  "Reserve mesa en ",
  [
   "restaurant"
  ],
  " por internet: elija el día, la hora y el número de personas."
 ],
 "server.descriptionOpen": [
  "Reserve mesa en ",
  [
   "restaurant"
  ],
  " por internet: elija el día, la hora y el número de personas. ",
  [
   "opening"
  ],
  "."
 ],
 "server.hours.closed": [
  "Cerrado"
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
  "Todos los días"
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
  "Esta página no se puede mostrar en este momento. Vuelva a intentarlo en un minuto."
 ],
 "server.noPage": [
  "No hay ninguna página en esta dirección."
 ],
 "server.noScript": [
  "Active JavaScript para reservar mesa aquí o llame al restaurante."
 ],
 "server.noScriptCall": [
  "Active JavaScript para reservar una mesa aquí, o llame al restaurante al ",
  [
   "phone"
  ],
  "."
 ],
 "server.notLoaded": [
  "Esta página no se ha cargado del todo. Vuelva a intentarlo en un minuto o llame al restaurante."
 ],
 "server.notLoadedCall": [
  "Esta página no se ha cargado del todo. Vuelva a intentarlo en un minuto o llame a ",
  [
   "restaurant"
  ],
  " al ",
  [
   "phone"
  ],
  "."
 ]
};
