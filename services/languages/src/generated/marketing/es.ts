// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

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
 ],
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
 "landing.picture": [
  "Esta noche en Tablewell: la lista de los grupos de la noche, junto a las mesas del comedor y de la terraza."
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
 "landing.testimonials.examples": [
  "Ejemplos: estas personas y restaurantes son inventados."
 ],
 "landing.trial": [
  [
   "days"
  ],
  " días de prueba gratis. Sin tarjeta de crédito."
 ],
 "landing.viewFeatures": [
  "Ver funciones"
 ],
 "pricing.cancel.answer": [
  "Puede cancelar en cualquier momento en el portal de facturación. El plan sigue hasta el final del período que ha pagado."
 ],
 "pricing.cancel.question": [
  "¿Puedo cancelar?"
 ],
 "pricing.caption": [
  "Funciones de cada plan"
 ],
 "pricing.card.answer": [
  "No hace falta tarjeta de crédito. La prueba empieza cuando se registra e incluye todo lo que tiene Premium."
 ],
 "pricing.card.question": [
  "¿Necesito una tarjeta para probar Tablewell?"
 ],
 "pricing.cell.advanced": [
  "Avanzada"
 ],
 "pricing.cell.basic": [
  "Básica"
 ],
 "pricing.cell.fifty": [
  "Hasta 50"
 ],
 "pricing.cell.phone": [
  "Por teléfono, 24/7"
 ],
 "pricing.cell.priority": [
  "Prioritaria"
 ],
 "pricing.cell.unlimited": [
  "Sin límite"
 ],
 "pricing.change.answer": [
  "Sí, a uno superior o inferior, desde la pestaña «Billing» de su panel."
 ],
 "pricing.change.question": [
  "¿Puedo cambiar de plan más adelante?"
 ],
 "pricing.compare": [
  "Compare los planes"
 ],
 "pricing.enterprise": [
  "Las funciones de Enterprise que van más allá de los locales sin límite se preparan junto con su gestor de cuenta. Escriba a <support>nuestro equipo de asistencia</support> para saber qué está disponible hoy para sus restaurantes."
 ],
 "pricing.feature.api": [
  "Integraciones a medida y acceso a la API"
 ],
 "pricing.feature.dashboards": [
  "Paneles de informes a medida"
 ],
 "pricing.feature.layouts": [
  "Distribuciones de sala a medida"
 ],
 "pricing.feature.live": [
  "Actualización en tiempo real"
 ],
 "pricing.feature.locations": [
  "Locales"
 ],
 "pricing.feature.mails": [
  "Avisos por correo electrónico"
 ],
 "pricing.feature.manager": [
  "Gestor de cuenta propio"
 ],
 "pricing.feature.messages": [
  "Avisos por SMS"
 ],
 "pricing.feature.mobile": [
  "Diseño adaptado a móviles"
 ],
 "pricing.feature.reports": [
  "Informes y análisis"
 ],
 "pricing.feature.reservations": [
  "Reservas al mes"
 ],
 "pricing.feature.security": [
  "Seguridad avanzada"
 ],
 "pricing.feature.support": [
  "Asistencia"
 ],
 "pricing.feature.tables": [
  "Gestión de mesas"
 ],
 "pricing.feature.tenants": [
  "Gestión multiempresa"
 ],
 "pricing.feature.whiteLabel": [
  "Marca blanca"
 ],
 "pricing.features": [
  "Función"
 ],
 "pricing.included": [
  "Incluido"
 ],
 "pricing.lead": [
  "Precio mensual fijo. Sin cargos por cubierto."
 ],
 "pricing.limit.answer": [
  "A los clientes siguientes se les indica que usted no acepta más reservas en línea este mes. Las reservas canceladas no cuentan, y la cuenta vuelve a empezar con cada mes del calendario."
 ],
 "pricing.limit.question": [
  "¿Qué pasa después de 50 reservas con Basic?"
 ],
 "pricing.loading": [
  "Cargando los precios…"
 ],
 "pricing.locations.enterprise": [
  "Enterprise: incluye locales sin límite en una sola cuenta."
 ],
 "pricing.locations.premium": [
  "Premium para un máximo de ",
  [
   "locations"
  ],
  " locales, Enterprise para más."
 ],
 "pricing.locations.question": [
  "Tengo más de un restaurante. ¿Qué plan necesito?"
 ],
 "pricing.notIncluded": [
  "No incluido"
 ],
 "pricing.notLoaded": [
  "No se han podido cargar los precios"
 ],
 "pricing.questions": [
  "Preguntas"
 ],
 "pricing.title": [
  "Precios"
 ],
 "pricing.trialEnds.answer": [
  "Elija un plan, o no haga nada y siga gratis con Basic. Sus reservas, sus mesas y sus clientes se conservan."
 ],
 "pricing.trialEnds.question": [
  "¿Qué pasa cuando termina la prueba?"
 ],
 "pricing.yearly.answer": [
  "Sí, un 20 %. Elija «Anual» arriba; un plan mensual se pasa a anual desde la pestaña «Billing» de su panel."
 ],
 "pricing.yearly.question": [
  "¿Sale más barato pagar por año?"
 ],
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
 ],
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
 ],
 "account.checkout.failed": [
  "No se ha podido crear la sesión de pago"
 ],
 "account.checkout.noSession": [
  "No se ha podido comprobar su sesión tras varios intentos"
 ],
 "account.confirm.busy": [
  "Confirmando la dirección…"
 ],
 "account.confirm.done": [
  "Dirección confirmada"
 ],
 "account.confirm.doneText": [
  "A partir de ahora, ",
  [
   "restaurant"
  ],
  " envía sus avisos a ",
  [
   "email"
  ],
  "."
 ],
 "account.confirm.failed": [
  "Dirección no confirmada"
 ],
 "account.confirm.failedText": [
  "No se ha podido confirmar la dirección. Vuelva a intentarlo."
 ],
 "account.confirm.noToken": [
  "Este enlace está incompleto. Vuelva a abrirlo desde el correo."
 ],
 "account.confirm.title": [
  "Confirme su dirección"
 ],
 "account.confirmPassword": [
  "Confirmar contraseña"
 ],
 "account.email": [
  "Correo electrónico"
 ],
 "account.failed": [
  "Algo ha fallado. Vuelva a intentarlo."
 ],
 "account.firstName": [
  "Nombre"
 ],
 "account.forgot.back": [
  "Volver a iniciar sesión"
 ],
 "account.forgot.lead": [
  "Introduzca su correo electrónico y le enviaremos un enlace para establecer una contraseña nueva."
 ],
 "account.forgot.sent": [
  "Revise su correo"
 ],
 "account.forgot.sentText": [
  "Si existe una cuenta con esta dirección, ya va en camino un enlace para establecer una contraseña nueva. El enlace es válido durante 30 minutos. En un momento le llevaremos a la página de inicio de sesión."
 ],
 "account.forgot.submit": [
  "Enviar enlace"
 ],
 "account.forgot.title": [
  "¿Ha olvidado su contraseña?"
 ],
 "account.forgot.tooMany": [
  "Demasiadas solicitudes de restablecimiento. Espere unos minutos antes de volver a intentarlo."
 ],
 "account.google.button": [
  "Registrarse con Google"
 ],
 "account.google.noName": [
  "Introduzca primero el nombre de su restaurante"
 ],
 "account.google.or": [
  "o"
 ],
 "account.google.sign-in": [
  "No se ha podido iniciar sesión con Google. Vuelva a intentarlo."
 ],
 "account.google.sign-up": [
  "No se ha podido completar el registro con Google. Vuelva a intentarlo."
 ],
 "account.invitation.accept": [
  "Aceptar la invitación"
 ],
 "account.invitation.again": [
  "Pida al propietario del restaurante que vuelva a invitarle."
 ],
 "account.invitation.badToken": [
  "Esta invitación no es válida o ha caducado."
 ],
 "account.invitation.busy": [
  "Abriendo su invitación…"
 ],
 "account.invitation.done": [
  "Ya forma parte del equipo"
 ],
 "account.invitation.doneText": [
  "Su acceso está listo. Inicie sesión como ",
  [
   "email"
  ],
  "; en un momento le llevaremos a esa página."
 ],
 "account.invitation.invalid": [
  "Invitación no válida"
 ],
 "account.invitation.join": [
  "Únase al equipo"
 ],
 "account.invitation.lead": [
  "Ha recibido una invitación para unirse como ",
  [
   "role"
  ],
  " con la dirección ",
  [
   "email"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "Falta el código de la invitación. Revise el enlace de su correo."
 ],
 "account.invitation.title": [
  "Su invitación"
 ],
 "account.lastName": [
  "Apellidos"
 ],
 "account.missing.email": [
  "Introduzca su correo electrónico"
 ],
 "account.missing.firstName": [
  "Introduzca su nombre"
 ],
 "account.missing.lastName": [
  "Introduzca sus apellidos"
 ],
 "account.missing.password": [
  "Introduzca su contraseña"
 ],
 "account.missing.restaurantName": [
  "Para registrarse, introduzca el nombre del restaurante"
 ],
 "account.offline": [
  "Error de red. Compruebe su conexión y vuelva a intentarlo."
 ],
 "account.password": [
  "Contraseña"
 ],
 "account.refusal.429": [
  "Demasiadas solicitudes. Espere unos minutos antes de volver a intentarlo."
 ],
 "account.refusal.503": [
  "El servicio no está disponible en este momento. Vuelva a intentarlo enseguida."
 ],
 "account.refusal.account-exists": [
  "Ya existe una cuenta con este correo electrónico."
 ],
 "account.refusal.already-confirmed": [
  "El propietario de esta cuenta ya la ha confirmado. Para cambiar la contraseña, use «¿Ha olvidado su contraseña?»."
 ],
 "account.refusal.already-verified": [
  "El correo electrónico ya está verificado"
 ],
 "account.refusal.bad-credentials": [
  "El correo electrónico o la contraseña no son correctos. Vuelva a intentarlo."
 ],
 "account.refusal.captcha": [
  "Complete de nuevo la verificación reCAPTCHA."
 ],
 "account.refusal.captcha-unavailable": [
  "No hemos podido comprobar el reCAPTCHA. Vuelva a intentarlo en un momento."
 ],
 "account.refusal.email-not-verified": [
  "Verifique su correo electrónico antes de iniciar sesión."
 ],
 "account.refusal.field": [
  "Revise este dato."
 ],
 "account.refusal.google-unreachable": [
  "No se puede contactar con Google en este momento. Vuelva a intentarlo enseguida."
 ],
 "account.refusal.password": [
  "Esta contraseña es fácil de adivinar. Elija otra."
 ],
 "account.reset.again": [
  "Pedir otro enlace"
 ],
 "account.reset.back": [
  "Volver a iniciar sesión"
 ],
 "account.reset.badToken": [
  "El enlace de restablecimiento no es válido o ha caducado."
 ],
 "account.reset.busy": [
  "Comprobando su enlace de restablecimiento…"
 ],
 "account.reset.confirm": [
  "Confirmar contraseña nueva"
 ],
 "account.reset.done": [
  "Contraseña cambiada"
 ],
 "account.reset.doneText": [
  "Su contraseña se ha restablecido. En un momento le llevaremos a la página de inicio de sesión."
 ],
 "account.reset.failed": [
  "No se ha podido restablecer la contraseña. Vuelva a intentarlo."
 ],
 "account.reset.invalid": [
  "Enlace de restablecimiento no válido"
 ],
 "account.reset.lead": [
  "Elija una contraseña nueva para ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "No se ha podido comprobar el enlace de restablecimiento. Vuelva a intentarlo."
 ],
 "account.reset.noMatch": [
  "Las contraseñas no coinciden."
 ],
 "account.reset.noToken": [
  "Falta el código de restablecimiento. Revise el enlace de su correo."
 ],
 "account.reset.password": [
  "Contraseña nueva"
 ],
 "account.reset.submit": [
  "Restablecer contraseña"
 ],
 "account.reset.title": [
  "Restablezca su contraseña"
 ],
 "account.restaurantName": [
  "Nombre del restaurante"
 ],
 "account.role.host": [
  "recepcionista"
 ],
 "account.role.manager": [
  "responsable"
 ],
 "account.rule.digit": [
  "Un número"
 ],
 "account.rule.length": [
  "Al menos 8 caracteres"
 ],
 "account.rule.lower": [
  "Una letra minúscula"
 ],
 "account.rule.met": [
  "(cumplido)"
 ],
 "account.rule.title": [
  "Requisitos de la contraseña"
 ],
 "account.rule.tooPlain": [
  "La contraseña debe contener al menos una letra mayúscula, una letra minúscula y un número."
 ],
 "account.rule.tooShort": [
  "La contraseña debe tener al menos 8 caracteres."
 ],
 "account.rule.unmet": [
  "(aún no cumplido)"
 ],
 "account.rule.upper": [
  "Una letra mayúscula"
 ],
 "account.signIn.below": [
  "¿Aún no usa Tablewell? <signUp>Cree una cuenta</signUp>"
 ],
 "account.signIn.ended": [
  "Su sesión se ha cerrado. Inicie sesión para continuar donde estaba."
 ],
 "account.signIn.failed": [
  "El correo electrónico o la contraseña no son correctos. Vuelva a intentarlo."
 ],
 "account.signIn.forgot": [
  "¿Ha olvidado su contraseña?"
 ],
 "account.signIn.lead": [
  "Inicie sesión en su restaurante."
 ],
 "account.signIn.offline": [
  "Algo ha fallado. Compruebe su conexión y vuelva a intentarlo."
 ],
 "account.signIn.submit": [
  "Iniciar sesión"
 ],
 "account.signIn.title": [
  "Nos alegra verle de nuevo"
 ],
 "account.signUp.badEmail": [
  "Introduzca un correo electrónico válido"
 ],
 "account.signUp.below": [
  "¿Ya tiene una cuenta? <signIn>Inicie sesión</signIn>"
 ],
 "account.signUp.chosen.month": [
  "Ha elegido ",
  [
   "plan"
  ],
  ", con pago mensual. Introducirá su tarjeta en la página siguiente."
 ],
 "account.signUp.chosen.year": [
  "Ha elegido ",
  [
   "plan"
  ],
  ", con pago anual. Introducirá su tarjeta en la página siguiente."
 ],
 "account.signUp.done": [
  "Su cuenta está lista."
 ],
 "account.signUp.doneMail": [
  "Su cuenta está lista. Le hemos enviado un correo para verificar su dirección."
 ],
 "account.signUp.failed": [
  "Se ha producido un error en el registro"
 ],
 "account.signUp.google": [
  "Al registrarse con Google acepta las <terms>Condiciones del servicio</terms> y la <privacy>Política de privacidad</privacy>."
 ],
 "account.signUp.lead": [
  "Configure su restaurante en unos minutos."
 ],
 "account.signUp.noMatch": [
  "Las contraseñas no coinciden"
 ],
 "account.signUp.noPayment": [
  "No se ha podido preparar el pago: ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "Acepte las condiciones para continuar"
 ],
 "account.signUp.submit": [
  "Crear cuenta"
 ],
 "account.signUp.terms": [
  "Acepto las <terms>Condiciones del servicio</terms> y la <privacy>Política de privacidad</privacy>"
 ],
 "account.signUp.title": [
  "Cree su cuenta"
 ],
 "account.signUp.trial": [
  "Su prueba gratuita empieza ahora. No hace falta tarjeta de crédito."
 ],
 "account.signUp.trialPlan": [
  "Su prueba gratuita empieza ahora. No hace falta tarjeta de crédito. Puede suscribirse a ",
  [
   "plan"
  ],
  " en cualquier momento."
 ],
 "account.signUp.welcome": [
  "¡Le damos la bienvenida a Tablewell!"
 ],
 "account.toDashboard": [
  "Ir al panel"
 ],
 "account.toHome": [
  "Ir al inicio"
 ],
 "account.toSignIn": [
  "Ir a iniciar sesión"
 ],
 "account.verify.again": [
  "Reenviar correo de verificación"
 ],
 "account.verify.already": [
  "Correo electrónico ya verificado"
 ],
 "account.verify.alreadyText": [
  "Su correo electrónico ya está verificado. Puede iniciar sesión."
 ],
 "account.verify.asked": [
  "Verifique su correo electrónico"
 ],
 "account.verify.askedText": [
  "Hemos enviado un enlace a ",
  [
   "email"
  ],
  ". Ábralo para terminar de iniciar sesión."
 ],
 "account.verify.busy": [
  "Verificando su correo electrónico…"
 ],
 "account.verify.delete": [
  "Eliminar la cuenta"
 ],
 "account.verify.deleteText": [
  "Se eliminarán la cuenta y su restaurante, y se cerrarán todas sus sesiones. Esta acción no se puede deshacer."
 ],
 "account.verify.deleted": [
  "Cuenta eliminada"
 ],
 "account.verify.deletedText": [
  "Gracias. Ya nadie utiliza su dirección aquí."
 ],
 "account.verify.done": [
  "Correo electrónico verificado"
 ],
 "account.verify.doneText": [
  "Gracias. Su correo electrónico está verificado; en un momento le llevaremos a la página de inicio de sesión."
 ],
 "account.verify.failed": [
  "Verificación fallida"
 ],
 "account.verify.failedText": [
  "No se ha podido verificar el correo electrónico. Vuelva a intentarlo."
 ],
 "account.verify.keep": [
  "Conservarla"
 ],
 "account.verify.no": [
  "No, no he sido yo"
 ],
 "account.verify.noToken": [
  "Falta el código de verificación. Revise el enlace de su correo."
 ],
 "account.verify.notAnswered": [
  "No se ha podido guardar su respuesta. Vuelva a intentarlo."
 ],
 "account.verify.notSent": [
  "No se ha podido enviar el correo de verificación. Vuelva a intentarlo."
 ],
 "account.verify.question": [
  "¿Ha creado usted esta cuenta?"
 ],
 "account.verify.questionText": [
  "Con su dirección se creó una cuenta para ",
  [
   "restaurant"
  ],
  " el ",
  [
   "time"
  ],
  ". Hasta que responda, no envía mensajes a los clientes."
 ],
 "account.verify.questionTextAlone": [
  "Con su dirección se creó una cuenta el ",
  [
   "time"
  ],
  ". Hasta que responda, no envía mensajes a los clientes."
 ],
 "account.verify.sent": [
  "Hemos enviado el correo de verificación. Revise su correo."
 ],
 "account.verify.signUp": [
  "Crear una cuenta nueva"
 ],
 "account.verify.title": [
  "Verifique su correo electrónico"
 ],
 "account.verify.tooMany": [
  "Demasiadas solicitudes de verificación. Espere unos minutos antes de volver a intentarlo."
 ],
 "account.verify.yes": [
  "Sí, la he creado yo"
 ],
 "ui.captcha": [
  "Verificación"
 ],
 "ui.captchaAgain": [
  "Volver a intentarlo"
 ],
 "ui.captchaExpired": [
  "La verificación reCAPTCHA ha caducado. Vuelva a verificar."
 ],
 "ui.captchaFailed": [
  "La verificación reCAPTCHA ha fallado. Vuelva a intentarlo."
 ],
 "ui.captchaLoading": [
  "Cargando verificación..."
 ],
 "ui.captchaNoKey": [
  "Falta la clave de reCAPTCHA del sitio"
 ],
 "ui.captchaNotLoaded": [
  "No se pudo cargar reCAPTCHA. Compruebe la configuración del dominio."
 ],
 "ui.dismiss": [
  "Cerrar"
 ],
 "ui.hide": [
  "Ocultar"
 ],
 "ui.notifications": [
  "Avisos"
 ],
 "ui.optional": [
  "(opcional)"
 ],
 "ui.retry": [
  "Reintentar"
 ],
 "ui.show": [
  "Mostrar"
 ]
};
