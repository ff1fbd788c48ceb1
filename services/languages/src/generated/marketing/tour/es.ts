// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "tour.days.hours.text": [
  "Horarios distintos para el almuerzo y la cena, cierres semanales y cierres de un solo día."
 ],
 "tour.days.hours.title": [
  "Horarios como los suyos"
 ],
 "tour.days.lead": [
  "Menos sorpresas, mejores noches."
 ],
 "tour.days.numbers.text": [
  "Los clientes de hoy comparados con los de la semana pasada, su hora de más trabajo y su tasa de cancelación."
 ],
 "tour.days.numbers.title": [
  "Cifras que ayudan"
 ],
 "tour.days.phone.text": [
  "Todo funciona en el teléfono, con el teclado y en modo oscuro."
 ],
 "tour.days.phone.title": [
  "Como en casa en el teléfono"
 ],
 "tour.days.title": [
  "El día a día"
 ],
 "tour.guests.import.text": [
  "Importe sus clientes desde un archivo CSV y exporte la lista cuando quiera."
 ],
 "tour.guests.import.title": [
  "Traiga su lista"
 ],
 "tour.guests.lead": [
  "Quién viene y cuántas veces."
 ],
 "tour.guests.list.text": [
  "Todo el que reserva se añade a la lista, y las visitas se cuentan solas."
 ],
 "tour.guests.list.title": [
  "Una lista de clientes que se hace sola"
 ],
 "tour.guests.privacy.text": [
  "Los datos personales de las reservas se eliminan en el plazo previsto, y el cliente que responde STOP no recibe más mensajes de texto."
 ],
 "tour.guests.privacy.title": [
  "Privacidad desde el principio"
 ],
 "tour.guests.title": [
  "Sus clientes"
 ],
 "tour.lead": [
  "Lo que Tablewell hace por quienes están en la puerta, en la cocina y a la mesa."
 ],
 "tour.messages.lead": [
  "Todos están al corriente."
 ],
 "tour.messages.live.text": [
  "Cada reserva aparece en todas las pantallas abiertas en cuanto se hace."
 ],
 "tour.messages.live.title": [
  "Actualización en tiempo real"
 ],
 "tour.messages.sent.text": [
  "Los clientes reciben un mensaje de texto cuando reservan, cambian o cancelan. Usted recibe un correo electrónico."
 ],
 "tour.messages.sent.title": [
  "Avisos por SMS y correo electrónico"
 ],
 "tour.messages.title": [
  "Mensajes"
 ],
 "tour.messages.zone.text": [
  "Las horas son siempre las de la zona horaria de su restaurante, también con el horario de verano."
 ],
 "tour.messages.zone.title": [
  "Siempre en su zona horaria"
 ],
 "tour.pricing": [
  "Ver precios"
 ],
 "tour.reservations.availability.text": [
  "Los clientes eligen entre las horas que usted puede atender de verdad, hasta con tres meses de antelación. Ninguna mesa se reserva dos veces."
 ],
 "tour.reservations.availability.title": [
  "Solo disponibilidad real"
 ],
 "tour.reservations.changes.text": [
  "Cada confirmación lleva un enlace con el que el cliente puede cambiar o cancelar. Usted lo ve enseguida."
 ],
 "tour.reservations.changes.title": [
  "Cambios sin llamadas"
 ],
 "tour.reservations.lead": [
  "Los clientes reservan a cualquier hora, y solo lo que usted puede atender."
 ],
 "tour.reservations.link.text": [
  "Póngalo en su sitio web, en su perfil o en una tarjeta sobre el mostrador. Los clientes no necesitan cuenta ni aplicación."
 ],
 "tour.reservations.link.title": [
  "Su propio enlace de reservas"
 ],
 "tour.reservations.title": [
  "Reservas"
 ],
 "tour.tables.chart.text": [
  "Un gráfico muestra lo llena que está cada media hora, y así sabe cuándo puede sentar a quien llega sin reserva."
 ],
 "tour.tables.chart.title": [
  "La disponibilidad, de un vistazo"
 ],
 "tour.tables.lead": [
  "Su sala tal como es, en una pantalla."
 ],
 "tour.tables.plans.text": [
  "Dibuje mesas redondas y cuadradas y taburetes de barra, gírelos y numérelos, y guarde una distribución para cada temporada."
 ],
 "tour.tables.plans.title": [
  "Planos de sala visuales"
 ],
 "tour.tables.smallest.text": [
  "Cada grupo recibe la mesa más pequeña en la que cabe, durante todo el tiempo que usted prevé por mesa."
 ],
 "tour.tables.smallest.title": [
  "Gestión inteligente de mesas"
 ],
 "tour.tables.title": [
  "Mesas y planos de sala"
 ],
 "tour.title": [
  "Funciones"
 ]
};
