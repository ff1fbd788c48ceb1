// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "Última modificación: ",
  [
   "date"
  ],
  "."
 ],
 "legal.language": [
  "Idioma"
 ],
 "legal.translation": [
  "Esta traducción se ofrece a título informativo. El <english>texto en inglés</english> es el vinculante."
 ],
 "privacy.choices.text": [
  "Puede ver, modificar o cancelar una reserva con el enlace que recibió. Para ver o eliminar lo que un restaurante guarda sobre usted, diríjase al restaurante o a <support>nosotros</support>, y se lo haremos llegar. Encontrará más respuestas en el <help>Centro de ayuda</help>."
 ],
 "privacy.choices.title": [
  "Sus opciones"
 ],
 "privacy.device.text": [
  "Un propietario que inicia sesión recibe una cookie y una sesión guardada que indican quién ha iniciado sesión. Los comensales no reciben ninguna de las dos de nosotros; la comprobación de Google contra robots puede guardar su propia cookie. Donde se cuentan visitas, contamos páginas y no personas, y omitimos lo que contiene una dirección."
 ],
 "privacy.device.title": [
  "En su dispositivo"
 ],
 "privacy.guest.list": [
  "El restaurante mantiene una lista de clientes con su nombre, su teléfono, cuántas veces ha venido y cuándo fue la última."
 ],
 "privacy.guest.text": [
  "Su nombre, el día, la hora y el número de personas; su teléfono y sus notas, si los indica; y la página desde la que llegó al formulario de reserva. No pedimos nada más y no necesita ninguna cuenta."
 ],
 "privacy.guest.title": [
  "Qué conservamos de un cliente"
 ],
 "privacy.lead": [
  "Qué sabe Tablewell de clientes y restaurantes, por qué y durante cuánto tiempo."
 ],
 "privacy.others.google": [
  "Google, para quienes inician sesión con él y para la comprobación que impide que los robots usen el formulario de reserva."
 ],
 "privacy.others.messages": [
  "los proveedores que envían nuestros correos y mensajes de texto;"
 ],
 "privacy.others.payment": [
  "el proveedor de pagos, para los restaurantes suscritos;"
 ],
 "privacy.others.restaurant": [
  "el restaurante en el que reserva y su personal;"
 ],
 "privacy.others.sale": [
  "No vendemos datos ni los cedemos para publicidad."
 ],
 "privacy.others.text": [
  "Solo quienes hacen falta para cumplir lo que usted ha pedido:"
 ],
 "privacy.others.title": [
  "Quién más los ve"
 ],
 "privacy.owner.text": [
  "Su nombre, su correo electrónico, su contraseña en una forma que no se puede volver a leer, los ajustes de su restaurante y el plan que ha contratado. Los datos de la tarjeta van a nuestro proveedor de pagos y nunca nos llegan; vemos la marca, las cuatro últimas cifras y la fecha de caducidad."
 ],
 "privacy.owner.title": [
  "Qué conservamos de un propietario"
 ],
 "privacy.texting.consent": [
  "Al enviar una reserva con un número de teléfono, usted acepta recibir mensajes de texto sobre ella: que se ha hecho, modificado o cancelado. No enviamos publicidad. Pueden aplicarse tarifas de mensajes y datos."
 ],
 "privacy.texting.stop": [
  "Responda STOP a cualquier mensaje y no recibirá más de ese restaurante; con START vuelve a recibirlos. Su elección se guarda por restaurante, de modo que vale para visitas posteriores y no revela nada a otros restaurantes."
 ],
 "privacy.texting.title": [
  "Mensajes de texto"
 ],
 "privacy.time.text": [
  "Los datos de las reservas se eliminan al cabo de ",
  [
   "days"
  ],
  " días. Se conservan dos cosas: recuentos anónimos y la lista de clientes del restaurante, con el nombre, el teléfono, el número de visitas y la última visita de cada cliente. El restaurante mantiene esa lista hasta que elimina a un cliente o usted pide que se borre su entrada."
 ],
 "privacy.time.title": [
  "Durante cuánto tiempo"
 ],
 "privacy.title": [
  "Política de privacidad"
 ],
 "privacy.where.text": [
  "Los datos se almacenan en Estados Unidos."
 ],
 "privacy.where.title": [
  "Dónde están"
 ],
 "privacy.who.text": [
  "Los restaurantes usan Tablewell para gestionar sus reservas. Cuando usted reserva una mesa, el restaurante decide para qué se usan sus datos y nosotros los conservamos en su nombre. Cuando abre una cuenta para un restaurante, conservamos sus propios datos para gestionar esa cuenta."
 ],
 "privacy.who.title": [
  "A quién se refiere"
 ],
 "terms.account.text": [
  "Indíquenos un nombre y un correo electrónico que sean suyos y no comparta su contraseña. Usted es responsable de lo que ocurra en su cuenta. Si cree que otra persona tiene su contraseña, restablézcala: así se cierran todas las sesiones."
 ],
 "terms.account.title": [
  "Su cuenta"
 ],
 "terms.asked.details": [
  "Use los datos de los clientes para sus visitas y para los mensajes que hayan aceptado."
 ],
 "terms.asked.fair": [
  "No reserve mesas que no piense usar ni intente acceder a datos ajenos."
 ],
 "terms.asked.stop": [
  "Respete la respuesta STOP; el servicio lo hace por sí mismo."
 ],
 "terms.asked.times": [
  "Mantenga al día sus horarios y sus mesas, para que lo que reserven los clientes exista."
 ],
 "terms.asked.title": [
  "Lo que le pedimos"
 ],
 "terms.changes.text": [
  "Si modificamos estas condiciones de un modo que le afecte, le avisamos por correo electrónico al menos 30 días antes. ¿Tiene preguntas? Escriba a <support>nuestro equipo</support> o consulte el <help>Centro de ayuda</help>."
 ],
 "terms.changes.title": [
  "Cambios y preguntas"
 ],
 "terms.end.text": [
  "Puede eliminar su restaurante en los ajustes cuando quiera. Podemos cerrar una cuenta que perjudique a clientes, a otros restaurantes o al servicio; salvo que no pueda esperar, antes le escribimos."
 ],
 "terms.end.title": [
  "Terminación"
 ],
 "terms.lead": [
  "Qué puede esperar de Tablewell y qué le pedimos."
 ],
 "terms.plans.renewal": [
  "Los planes de pago se renuevan al final de cada período hasta que los cancele, y puede cancelarlos en cualquier momento en el portal de facturación. El plan sigue entonces hasta el final del período que ha pagado. Los precios están en dólares estadounidenses y no incluyen impuestos. Le avisamos de un nuevo precio al menos 30 días antes de que se le aplique."
 ],
 "terms.plans.title": [
  "Prueba, planes y pago"
 ],
 "terms.plans.trial": [
  "La prueba gratuita no requiere tarjeta y termina por sí sola. Después tendrá el plan Basic, que es gratuito, salvo que elija otro. Lo que cuesta e incluye cada plan está en la <pricing>página de precios</pricing>."
 ],
 "terms.service.text": [
  "Tablewell recibe reservas para restaurantes, gestiona sus mesas y sus clientes, e informa a los clientes de lo que necesitan saber. El contrato es entre nosotros y el restaurante cuyo propietario se registra. Quien reserva una mesa contrata con el restaurante, no con nosotros."
 ],
 "terms.service.title": [
  "El servicio"
 ],
 "terms.title": [
  "Condiciones del servicio"
 ],
 "terms.wrong.text": [
  "Trabajamos para que el servicio funcione día y noche, pero no podemos prometer que nunca se detenga ni que llegue cada correo y cada mensaje de texto. En la medida en que la ley lo permita, no respondemos del lucro cesante ni de más de lo que nos haya pagado en los doce meses anteriores. Nada de lo aquí dicho limita lo que la ley no permite limitar."
 ],
 "terms.wrong.title": [
  "Cuando algo falla"
 ],
 "terms.yours.text": [
  "Sus ajustes, sus planos de sala, sus reservas y su lista de clientes pertenecen a su restaurante. Puede exportar sus clientes en cualquier momento. Usamos estos datos para prestarle el servicio, como dice la <privacy>Política de privacidad</privacy>, y para nada más."
 ],
 "terms.yours.title": [
  "Lo que es suyo"
 ]
};
