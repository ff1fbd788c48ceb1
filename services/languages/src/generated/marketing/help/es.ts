// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "help.billing.change.answer": [
  "Abra «Billing» en el panel y elija «Manage billing». Un plan cancelado sigue hasta el final del período que ha pagado."
 ],
 "help.billing.change.question": [
  "¿Cómo cambio o cancelo mi plan?"
 ],
 "help.billing.plans.answer": [
  "La <pricing>página de precios</pricing> los compara punto por punto."
 ],
 "help.billing.plans.question": [
  "¿Qué incluye cada plan?"
 ],
 "help.billing.title": [
  "Plan y facturación"
 ],
 "help.diners.change.answer": [
  "Use el enlace de su confirmación. Si no lo encuentra, llame al restaurante."
 ],
 "help.diners.change.question": [
  "¿Cómo cambio o cancelo mi reserva?"
 ],
 "help.diners.data.answer": [
  "El restaurante en el que reservó, y nosotros en su nombre. La <privacy>Política de privacidad</privacy> dice durante cuánto tiempo."
 ],
 "help.diners.data.question": [
  "¿Quién tiene mis datos?"
 ],
 "help.diners.title": [
  "Para clientes"
 ],
 "help.guests.import.answer": [
  "En «Guests», elija un archivo CSV con nombres y números de teléfono. Los clientes que ya existen se actualizan, no se duplican."
 ],
 "help.guests.import.question": [
  "¿Cómo importo mi lista de clientes?"
 ],
 "help.guests.messages.answer": [
  "Uno por una reserva, uno por un cambio y uno por una cancelación: mensajes de texto con un enlace para cambiar la reserva. Los mensajes de texto forman parte de Premium y Enterprise."
 ],
 "help.guests.messages.question": [
  "¿Qué mensajes recibe un cliente?"
 ],
 "help.guests.stop.answer": [
  "Nada. El cliente no recibe más mensajes de texto de su restaurante, salvo que responda START."
 ],
 "help.guests.stop.question": [
  "Un cliente ha respondido STOP. ¿Qué hago ahora?"
 ],
 "help.guests.title": [
  "Mensajes y clientes"
 ],
 "help.lead": [
  "Respuestas para los restaurantes y para sus clientes."
 ],
 "help.start.link.answer": [
  "En el panel, en «Share Link». Puede copiarlo, o copiar un fragmento de código que pone el formulario de reserva en su propio sitio web."
 ],
 "help.start.link.question": [
  "¿Dónde está mi enlace de reservas?"
 ],
 "help.start.mail.answer": [
  "Mire en la carpeta de correo no deseado. El enlace caduca a las 24 horas; inicie sesión para que le enviemos otro."
 ],
 "help.start.mail.question": [
  "No he recibido el correo de verificación."
 ],
 "help.start.password.answer": [
  "Pida un <reset>enlace de restablecimiento</reset>. Caduca a los 30 minutos y, al establecer una contraseña nueva, se cierra su sesión en todos los dispositivos."
 ],
 "help.start.password.question": [
  "He olvidado mi contraseña."
 ],
 "help.start.setUp.answer": [
  "Regístrese y abra «Settings» en el panel: indique sus horarios de servicio, sus días de cierre y sus mesas. Mientras no añada mesas, contamos con 100 plazas en cada media hora."
 ],
 "help.start.setUp.question": [
  "¿Cómo configuro mi restaurante?"
 ],
 "help.start.title": [
  "Primeros pasos"
 ],
 "help.stuck.text": [
  "Escriba a <support>nuestro equipo de asistencia</support> con el nombre de su restaurante y lo que ve. Respondemos en un plazo de 24 a 48 horas. Los restaurantes con Enterprise tienen una línea telefónica atendida de día y de noche."
 ],
 "help.stuck.title": [
  "¿Sigue sin solución?"
 ],
 "help.tables.choice.answer": [
  "Cada grupo recibe la mesa libre más pequeña en la que cabe, durante el tiempo que usted prevé por mesa: 90 minutos, salvo que lo cambie en «Settings»."
 ],
 "help.tables.choice.question": [
  "¿Cómo se elige la mesa?"
 ],
 "help.tables.holiday.answer": [
  "Añada la fecha a los días de cierre en «Settings». Las reservas que ya haya para ese día se conservan, para que usted se ponga en contacto con esos clientes."
 ],
 "help.tables.holiday.question": [
  "¿Cómo cierro un día festivo?"
 ],
 "help.tables.offered.answer": [
  "A esa hora está cerrado, la hora ya ha pasado, o ninguna mesa en la que quepa el grupo está libre durante todo el tiempo previsto por mesa."
 ],
 "help.tables.offered.question": [
  "¿Por qué no se ofrece una hora?"
 ],
 "help.tables.restore.answer": [
  "Sí, en «Reservations», siempre que aún quede una mesa libre a esa hora."
 ],
 "help.tables.restore.question": [
  "¿Puedo recuperar una reserva cancelada?"
 ],
 "help.tables.title": [
  "Reservas y mesas"
 ],
 "help.title": [
  "Centro de ayuda"
 ]
};
