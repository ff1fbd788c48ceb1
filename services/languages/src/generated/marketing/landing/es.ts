// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "landing.features.lead": [
  "Y nada que estorbe."
 ],
 "landing.features.live.text": [
  "Cada reserva aparece en su pantalla en cuanto se hace, sin recargar la página."
 ],
 "landing.features.live.title": [
  "Actualización en tiempo real"
 ],
 "landing.features.messages.text": [
  "Usted y sus clientes se enteran enseguida de cada reserva, cambio o cancelación."
 ],
 "landing.features.messages.title": [
  "Avisos por SMS y correo electrónico"
 ],
 "landing.features.mobile.text": [
  "Sus clientes reservan desde el teléfono en menos de un minuto, y usted puede llevar el servicio de la noche desde el suyo."
 ],
 "landing.features.mobile.title": [
  "Pensado para el móvil"
 ],
 "landing.features.plans.text": [
  "Dibuje su sala una sola vez. Vea de un vistazo qué mesas están libres, reservadas u ocupadas."
 ],
 "landing.features.plans.title": [
  "Planos de sala visuales"
 ],
 "landing.features.tables.text": [
  "Cada grupo recibe la mesa más pequeña en la que cabe. Una mesa ya asignada nunca se ofrece dos veces."
 ],
 "landing.features.tables.title": [
  "Gestión inteligente de mesas"
 ],
 "landing.features.title": [
  "Todo lo que necesita la sala"
 ],
 "landing.features.zone.text": [
  "Las horas son siempre las de la zona horaria de su restaurante, también con el horario de verano."
 ],
 "landing.features.zone.title": [
  "Siempre en su zona horaria"
 ],
 "landing.figures.ahead": [
  "meses de antelación para reservar"
 ],
 "landing.figures.online": [
  "reservas en línea desde su propio enlace"
 ],
 "landing.figures.title": [
  "Tablewell en cifras"
 ],
 "landing.figures.twice": [
  "mesas dadas dos veces"
 ],
 "landing.figures.types": [
  "tipos de mesa para su plano de sala"
 ],
 "landing.final.lead": [
  "Configure su restaurante en unos minutos."
 ],
 "landing.final.title": [
  "Abra su libro de reservas esta noche"
 ],
 "landing.hero.lead": [
  "Tablewell recibe sus reservas de día y de noche, sabe qué mesas están libres e informa a sus clientes de lo que necesitan saber. Usted se ocupa de la sala."
 ],
 "landing.hero.title": [
  "Cada mesa, cada noche, bajo control"
 ],
 "landing.hero.trial": [
  [
   "trial"
  ],
  " Cancele cuando quiera."
 ],
 "landing.picture.active": [
  "Activa"
 ],
 "landing.picture.counts": [
  "14 reservas · 46 personas"
 ],
 "landing.picture.facts": [
  [
   "guests"
  ],
  " personas · Mesa ",
  [
   "table"
  ]
 ],
 "landing.picture.status.Available": [
  "Libre"
 ],
 "landing.picture.status.Occupied": [
  "Ocupada"
 ],
 "landing.picture.status.Reserved": [
  "Reservada"
 ],
 "landing.picture.time.first": [
  "19:00"
 ],
 "landing.picture.time.second": [
  "19:15"
 ],
 "landing.picture.time.third": [
  "21:00"
 ],
 "landing.picture.tonight": [
  "Esta noche"
 ],
 "landing.start": [
  "Empezar la prueba gratis"
 ],
 "landing.startFree": [
  "Empezar gratis"
 ],
 "landing.steps.accept.text": [
  "Ponga su enlace de reservas en su sitio web, en su perfil o en una tarjeta sobre el mostrador."
 ],
 "landing.steps.accept.title": [
  "Reciba reservas"
 ],
 "landing.steps.manage.text": [
  "Vea cada día de un vistazo, conozca a sus clientes y sepa cuándo se llena su sala."
 ],
 "landing.steps.manage.title": [
  "Gestione y mejore"
 ],
 "landing.steps.number": [
  "Paso ",
  [
   "number"
  ]
 ],
 "landing.steps.setUp.text": [
  "Indique sus horarios y sus mesas. Se tarda unos diez minutos."
 ],
 "landing.steps.setUp.title": [
  "Configure su restaurante"
 ],
 "landing.steps.title": [
  "Cómo funciona"
 ],
 "landing.testimonials": [
  "Lo cuentan restaurantes que lo usan"
 ],
 "landing.trial": [
  [
   "days"
  ],
  " días de prueba gratis. Sin tarjeta de crédito."
 ],
 "landing.viewFeatures": [
  "Ver funciones"
 ]
};
