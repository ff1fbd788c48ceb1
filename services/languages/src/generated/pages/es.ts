// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "about.directions": [
  "Cómo llegar"
 ],
 "about.goodToKnow": [
  "Conviene saber"
 ],
 "about.title": [
  "Sobre ",
  [
   "restaurant"
  ]
 ],
 "about.website": [
  "Sitio web"
 ],
 "after.apple": [
  "Apple (archivo .ics)"
 ],
 "after.calendar": [
  "En su calendario"
 ],
 "after.call": [
  "Llamar al restaurante"
 ],
 "after.lateFailed": [
  "No se pudo enviar. Llame al restaurante."
 ],
 "after.lateLead": [
  "Avise a ",
  [
   "restaurant"
  ],
  " para que le guarden la mesa."
 ],
 "after.lateTitle": [
  "¿Llega tarde?"
 ],
 "after.lateSent": [
  [
   "restaurant"
  ],
  " sabe que llega ",
  [
   "count"
  ],
  " minutos tarde. Lo indicó a las ",
  [
   "time"
  ],
  "."
 ],
 "after.message": [
  "Su mensaje"
 ],
 "after.messageEmpty": [
  "Escriba un mensaje"
 ],
 "after.messageFailed": [
  "No se pudo enviar el mensaje."
 ],
 "after.messageHint": [
  "El restaurante lo lee antes de su llegada. ",
  [
   "count",
   "plural",
   {
    "one": [
     "Puede enviar uno más."
    ],
    "other": [
     "Puede enviar ",
     "#",
     "."
    ]
   }
  ]
 ],
 "after.messageNone": [
  "Ha enviado todos los mensajes posibles. Para lo demás, llame por teléfono."
 ],
 "after.messageSend": [
  "Enviar mensaje"
 ],
 "after.messageSending": [
  "Enviando..."
 ],
 "after.messageSent": [
  "Su mensaje se ha enviado."
 ],
 "after.messageTitle": [
  "Un mensaje para ",
  [
   "restaurant"
  ]
 ],
 "after.minutes": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " minuto"
    ],
    "other": [
     "#",
     " minutos"
    ]
   }
  ]
 ],
 "after.news": [
  "Recibe novedades de ",
  [
   "restaurant"
  ],
  "."
 ],
 "after.noNews": [
  "Ya no recibe novedades."
 ],
 "after.onTime": [
  "Al final llego a tiempo"
 ],
 "after.sentAt": [
  "Enviado: ",
  [
   "time"
  ]
 ],
 "after.stopFailed": [
  "No se pudo guardar. Vuelva a intentarlo."
 ],
 "after.stopNews": [
  "Dejar de recibir novedades"
 ],
 "after.details": [
  "Lo que nos ha indicado"
 ],
 "after.where": [
  "Dónde"
 ],
 "area.any": [
  "Cualquier zona"
 ],
 "book.asks": [
  [
   "restaurant"
  ],
  " responde personalmente a cada solicitud. Mientras tanto le guardamos la mesa; quedará confirmada cuando reciba la respuesta."
 ],
 "book.asksLarge": [
  [
   "restaurant"
  ],
  " responde personalmente a las solicitudes de grupos grandes. No hay nada reservado hasta que reciba la respuesta."
 ],
 "book.consent": [
  "Al reservar con un número de teléfono acepta recibir SMS de ",
  [
   "restaurant"
  ],
  " sobre esta reserva. Pueden aplicarse tarifas de mensajes y datos. Responda STOP en cualquier momento para dejar de recibirlos. Consulte nuestra <link>Política de privacidad</link>."
 ],
 "book.request": [
  "Solicitar mesa"
 ],
 "book.requesting": [
  "Enviando solicitud..."
 ],
 "book.reserve": [
  "Reservar"
 ],
 "book.reserving": [
  "Reservando..."
 ],
 "book.talk": [
  "¿Prefiere hablar con nosotros? <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "calendar.change": [
  "Cambiar o cancelar: ",
  [
   "link"
  ]
 ],
 "calendar.title": [
  "Reserva en ",
  [
   "restaurant"
  ]
 ],
 "captcha.help": [
  "No se ha cargado la comprobación de que usted es una persona. Quizá la ha bloqueado su navegador o su red. Inténtelo de nuevo o llame al restaurante."
 ],
 "captcha.helpCall": [
  "No se ha cargado la comprobación de que usted es una persona. Quizá la ha bloqueado su navegador o su red. Inténtelo de nuevo o llame a ",
  [
   "restaurant"
  ],
  ": <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "captcha.missing": [
  "Complete la verificación reCAPTCHA."
 ],
 "change.askCancel": [
  "¿Cancelar esta reserva?"
 ],
 "change.askWithdraw": [
  "¿Retirar esta solicitud?"
 ],
 "change.cancel": [
  "Cancelar reserva"
 ],
 "change.cancelMeans": [
  "Su mesa para ",
  [
   "guests"
  ],
  " del ",
  [
   "date"
  ],
  " a las ",
  [
   "time"
  ],
  " quedará libre."
 ],
 "change.canceled": [
  "Esta reserva se canceló y ya no se puede cambiar."
 ],
 "change.canceling": [
  "Cancelando..."
 ],
 "change.isCanceled": [
  "Su reserva se ha cancelado."
 ],
 "change.isUpdated": [
  "Su reserva se ha actualizado."
 ],
 "change.isWithdrawn": [
  "Su solicitud se ha retirado."
 ],
 "change.keep": [
  "Conservarla"
 ],
 "change.lead": [
  [
   "restaurant"
  ],
  " · Número de reserva: ",
  [
   "id"
  ]
 ],
 "change.past": [
  "La hora de esta reserva ya ha pasado, por lo que no se puede cambiar."
 ],
 "change.requestIsUpdated": [
  "Su solicitud se ha actualizado."
 ],
 "change.update": [
  "Actualizar reserva"
 ],
 "change.updateRequest": [
  "Actualizar solicitud"
 ],
 "change.updating": [
  "Actualizando..."
 ],
 "change.withdraw": [
  "Retirar solicitud"
 ],
 "change.withdrawMeans": [
  "El restaurante dejará de considerar una mesa para ",
  [
   "guests"
  ],
  " el ",
  [
   "date"
  ],
  " a las ",
  [
   "time"
  ],
  "."
 ],
 "change.withdrawing": [
  "Retirando..."
 ],
 "change.yesCancel": [
  "Sí, cancelar"
 ],
 "change.yesWithdraw": [
  "Sí, retirar"
 ],
 "days.calendar": [
  "Calendario"
 ],
 "days.choose": [
  "Elija un día"
 ],
 "days.closed": [
  "Cerrado"
 ],
 "days.full": [
  "Completo"
 ],
 "days.label": [
  "Días"
 ],
 "days.nextMonth": [
  "Mes siguiente"
 ],
 "days.of.closed": [
  [
   "date"
  ],
  ", cerrado"
 ],
 "days.of.full": [
  [
   "date"
  ],
  ", completo"
 ],
 "days.of.out": [
  [
   "date"
  ],
  ", no reservable"
 ],
 "days.previousMonth": [
  "Mes anterior"
 ],
 "days.today": [
  "Hoy"
 ],
 "dietary.dairy-free": [
  "Sin lácteos"
 ],
 "dietary.gluten-free": [
  "Sin gluten"
 ],
 "dietary.halal": [
  "Halal"
 ],
 "dietary.kosher": [
  "Kosher"
 ],
 "dietary.nut-allergy": [
  "Alergia a frutos secos"
 ],
 "dietary.shellfish-allergy": [
  "Alergia al marisco"
 ],
 "dietary.vegan": [
  "Vegano"
 ],
 "dietary.vegetarian": [
  "Vegetariano"
 ],
 "done.another": [
  "Hacer otro cambio"
 ],
 "done.backToList": [
  "Volver a las reservas"
 ],
 "done.calendar": [
  "Añadir al calendario"
 ],
 "done.cancelNotified": [
  "Hemos avisado a ",
  [
   "restaurant"
  ],
  " de su cancelación."
 ],
 "done.change": [
  "Cambiar reserva"
 ],
 "done.changeRequest": [
  "Cambiar o retirar la solicitud"
 ],
 "done.generic": [
  "Los cambios y cancelaciones tienen efecto inmediato. Para ver su reserva tal como está ahora, abra el enlace que recibió al reservar."
 ],
 "done.new": [
  "Hacer otra reserva"
 ],
 "done.notified": [
  "Hemos avisado a ",
  [
   "restaurant"
  ],
  "."
 ],
 "done.questions": [
  "¿Preguntas? Llame a ",
  [
   "restaurant"
  ],
  ": <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "done.requestUpdated": [
  "Solicitud actualizada"
 ],
 "done.save": [
  "Guarde el enlace de esta página. Quien lo tenga puede cambiar o cancelar la reserva."
 ],
 "done.saveRequest": [
  "Guarde el enlace de esta página: aquí verá la respuesta."
 ],
 "done.success": [
  "¡Hecho!"
 ],
 "done.updated": [
  "¡Reserva actualizada!"
 ],
 "fact.changed": [
  "Cambiado"
 ],
 "fact.date": [
  "Fecha"
 ],
 "fact.id": [
  "N.º de reserva"
 ],
 "fact.name": [
  "Nombre"
 ],
 "fact.notes": [
  "Observaciones"
 ],
 "fact.partySize": [
  "Personas"
 ],
 "fact.phone": [
  "Teléfono"
 ],
 "fact.time": [
  "Hora"
 ],
 "failure.busy": [
  "Muchas personas están reservando ahora. Esperamos y seguimos intentándolo por usted."
 ],
 "failure.call": [
  "Llamar al ",
  [
   "phone"
  ]
 ],
 "failure.cancel": [
  "No se pudo cancelar la reserva."
 ],
 "failure.create": [
  "No se pudo crear la reserva."
 ],
 "failure.data": [
  "No se pudo cargar la reserva."
 ],
 "failure.details": [
  "No se pudieron cargar los datos de la reserva."
 ],
 "failure.fullyBooked": [
  "A esa hora estamos completos. Pruebe otra hora o llame al restaurante, sobre todo en festivos y fines de semana."
 ],
 "failure.fullyBookedCall": [
  "A esa hora estamos completos. Pruebe otra hora o llámenos al ",
  [
   "phone"
  ],
  ", sobre todo en festivos y fines de semana."
 ],
 "failure.network": [
  "Error de red: ",
  [
   "message"
  ]
 ],
 "failure.noId": [
  "Falta el número de reserva."
 ],
 "failure.restaurant": [
  "Restaurante no encontrado."
 ],
 "failure.update": [
  "No se pudo actualizar la reserva."
 ],
 "field.area": [
  "Zona"
 ],
 "field.date": [
  "Fecha"
 ],
 "field.email": [
  "Correo electrónico"
 ],
 "field.fewer": [
  "Una persona menos"
 ],
 "field.more": [
  "Una persona más"
 ],
 "field.name": [
  "Nombre"
 ],
 "field.notes": [
  "Observaciones"
 ],
 "field.notesHint": [
  "Alergias, una trona, un cumpleaños…"
 ],
 "field.partySize": [
  "Número de personas"
 ],
 "field.phone": [
  "Teléfono"
 ],
 "field.time": [
  "Hora"
 ],
 "form.details": [
  "Sus datos"
 ],
 "form.errors": [
  "Errores de validación"
 ],
 "form.errorsTitle": [
  "Errores de validación:"
 ],
 "form.fieldError": [
  [
   "field"
  ],
  ": ",
  [
   "problem"
  ]
 ],
 "form.table": [
  "Su mesa"
 ],
 "guests": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " persona"
    ],
    "other": [
     "#",
     " personas"
    ]
   }
  ]
 ],
 "guests.in": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " persona"
    ],
    "other": [
     "#",
     " personas"
    ]
   }
  ]
 ],
 "hold.again": [
  "Guardar de nuevo"
 ],
 "hold.ended": [
  "Ya no podemos guardar esta mesa. Aún puede reservarla si sigue libre."
 ],
 "hold.held": [
  "Le guardamos la mesa mientras rellena el formulario."
 ],
 "hold.lastMinute": [
  "Le guardamos la mesa un minuto más."
 ],
 "hold.left": [
  "Le guardamos la mesa ",
  [
   "time"
  ]
 ],
 "lead.canceled": [
  "Su reserva en ",
  [
   "restaurant"
  ],
  " se ha cancelado."
 ],
 "lead.confirmed": [
  "Le esperamos en ",
  [
   "restaurant"
  ],
  "."
 ],
 "lead.declined": [
  "Lo sentimos: ",
  [
   "restaurant"
  ],
  " no puede atender su solicitud."
 ],
 "lead.expired": [
  [
   "restaurant"
  ],
  " no respondió a tiempo, por lo que su solicitud ha terminado."
 ],
 "lead.requested": [
  "Solicitada, aún sin confirmar. ",
  [
   "restaurant"
  ],
  " responderá antes del ",
  [
   "time"
  ],
  "."
 ],
 "lead.withdrawn": [
  "Su solicitud en ",
  [
   "restaurant"
  ],
  " se ha retirado."
 ],
 "nearest.full": [
  "A las ",
  [
   "time"
  ],
  " no queda mesa para ",
  [
   "guests"
  ],
  ". Las horas libres más próximas:"
 ],
 "nearest.none": [
  "Este día no hay mesa libre para ",
  [
   "guests"
  ],
  ". Pruebe otra fecha."
 ],
 "nearest.noneCall": [
  "Este día no hay mesa libre para ",
  [
   "guests"
  ],
  ". Pruebe otra fecha o llame al <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "occasion.anniversary": [
  "Aniversario"
 ],
 "occasion.birthday": [
  "Cumpleaños"
 ],
 "occasion.business": [
  "Negocios"
 ],
 "occasion.celebration": [
  "Celebración"
 ],
 "occasion.date": [
  "Cita romántica"
 ],
 "occasion.other": [
  "Ocasión especial"
 ],
 "opening.hours": [
  "Abierto ",
  [
   "hours"
  ]
 ],
 "opening.separator": [
  ", "
 ],
 "opening.span": [
  [
   "from"
  ],
  "–",
  [
   "to"
  ]
 ],
 "page.book": [
  "Reservar mesa"
 ],
 "page.bookAt": [
  "Reserve mesa en ",
  [
   "restaurant"
  ]
 ],
 "page.broken": [
  "Esta página ya no se puede mostrar. Vuelva a cargarla para ver el estado de su reserva; nada se reserva dos veces."
 ],
 "page.by": [
  "Reservas con <link>Tablewell</link>"
 ],
 "page.change": [
  "Cambiar su reserva"
 ],
 "page.goHome": [
  "Ir al inicio"
 ],
 "page.language": [
  "Idioma"
 ],
 "page.loadingDetails": [
  "Cargando los datos de la reserva..."
 ],
 "page.loadingReservation": [
  "Cargando reserva..."
 ],
 "page.loadingRestaurant": [
  "Cargando restaurante..."
 ],
 "page.missingHint": [
  "Esta reserva ya no existe o el enlace está incompleto. Si cree que debería existir, llame al restaurante."
 ],
 "page.oops": [
  "¡Vaya!"
 ],
 "page.privacy": [
  "Política de privacidad"
 ],
 "page.reservation": [
  "Su reserva"
 ],
 "page.terms": [
  "Condiciones del servicio"
 ],
 "page.tryAgain": [
  "Volver a intentarlo"
 ],
 "problem.closed": [
  "Lo sentimos, el restaurante cierra este día. Elija otra fecha."
 ],
 "problem.closedOnPick": [
  "Este día no admite reservas. Elija otra fecha."
 ],
 "problem.dateFar": [
  "Se puede reservar con hasta tres meses de antelación."
 ],
 "problem.dateMissing": [
  "Elija una fecha"
 ],
 "problem.datePast": [
  "Esta fecha ya ha pasado. Elija una posterior."
 ],
 "problem.email": [
  "Introduzca un correo electrónico válido."
 ],
 "problem.field": [
  "Revise este dato."
 ],
 "problem.nameLetters": [
  "El nombre solo puede contener letras, espacios, guiones y apóstrofos"
 ],
 "problem.nameLong": [
  "El nombre no puede superar los 100 caracteres"
 ],
 "problem.nameShort": [
  "El nombre debe tener al menos 2 caracteres"
 ],
 "problem.notesLong": [
  "Las observaciones no pueden superar los ",
  [
   "most"
  ],
  " caracteres"
 ],
 "problem.partySize": [
  "El número de personas debe estar entre 1 y ",
  [
   "largest"
  ]
 ],
 "problem.phoneCharacters": [
  "El teléfono solo puede contener números, espacios, guiones, paréntesis y el signo más"
 ],
 "problem.phoneLong": [
  "El número de teléfono es demasiado largo"
 ],
 "problem.timeFull": [
  "A esta hora no queda mesa para ",
  [
   "guests"
  ],
  ". Elija otra hora."
 ],
 "problem.timeMissing": [
  "Elija una hora"
 ],
 "refusal.429": [
  "Demasiadas solicitudes. Espere unos minutos antes de volver a intentarlo."
 ],
 "refusal.503": [
  "El servicio no está disponible en este momento. Vuelva a intentarlo enseguida."
 ],
 "refusal.canceled": [
  "Esta reserva se canceló y ya no se puede cambiar."
 ],
 "refusal.captcha": [
  "Complete de nuevo la verificación reCAPTCHA."
 ],
 "refusal.captcha-unavailable": [
  "No hemos podido comprobar el reCAPTCHA. Vuelva a intentarlo en un momento."
 ],
 "refusal.closed": [
  "Lo sentimos, el restaurante cierra este día. Elija otra fecha."
 ],
 "refusal.day-full": [
  "Lo sentimos, ya no quedan mesas este día."
 ],
 "refusal.monthly-limit": [
  "El restaurante no acepta más reservas por internet este mes. Llame al restaurante."
 ],
 "refusal.not-offered": [
  "Esta hora no se ofrece. Elija una de las horas disponibles."
 ],
 "refusal.online-bookings-paused": [
  "El restaurante no acepta reservas por internet en este momento. Pruebe una hora posterior o llame al restaurante."
 ],
 "refusal.party-size": [
  "La reserva no se puede cambiar a tantas personas por internet. Llame al restaurante."
 ],
 "refusal.party-too-small": [
  "Los grupos de este tamaño no se pueden reservar por internet. Llame al restaurante."
 ],
 "refusal.past": [
  "Esta hora ya ha pasado. Elija una posterior."
 ],
 "refusal.skipped": [
  "Esta hora no existe ese día porque cambia la hora. Elija otra."
 ],
 "refusal.too-far-ahead": [
  "No se puede reservar con tanta antelación. Elija una fecha anterior."
 ],
 "refusal.too-late-to-cancel": [
  "Es demasiado tarde para cancelar esta reserva por internet. Llame al restaurante."
 ],
 "refusal.too-late-to-change": [
  "Es demasiado tarde para cambiar esta reserva por internet. Llame al restaurante."
 ],
 "refusal.too-many-by-phone": [
  "Este teléfono ya tiene el máximo de reservas que se pueden hacer por internet. Llame al restaurante."
 ],
 "refusal.too-many-changes": [
  "Esta reserva ya no se puede cambiar por internet. Llame al restaurante."
 ],
 "refusal.too-many-phone-changes": [
  "El teléfono de esta reserva ya no se puede cambiar por internet. Llame al restaurante."
 ],
 "refusal.too-short-notice": [
  "Es demasiado tarde para reservar esta hora por internet. Elija una hora posterior o llame al restaurante."
 ],
 "request.answer": [
  [
   "restaurant"
  ],
  " le escribe"
 ],
 "request.by": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "request.title": [
  "Solicitada, aún sin confirmar"
 ],
 "request.with": [
  "Su solicitud ha llegado a ",
  [
   "restaurant"
  ],
  "."
 ],
 "request.words": [
  [
   "restaurant"
  ],
  " responderá antes del ",
  [
   "time"
  ],
  ". Hasta entonces puede cambiar o retirar su solicitud."
 ],
 "state.canceled": [
  "Reserva cancelada"
 ],
 "state.confirmed": [
  "¡Reserva confirmada!"
 ],
 "state.declined": [
  "Solicitud rechazada"
 ],
 "state.expired": [
  "Solicitud caducada"
 ],
 "state.requested": [
  "Solicitud enviada"
 ],
 "state.withdrawn": [
  "Solicitud retirada"
 ],
 "time.available": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " hora disponible"
    ],
    "other": [
     "#",
     " horas disponibles"
    ]
   }
  ]
 ],
 "time.closed": [
  "Cerrado este día"
 ],
 "time.dateFirst": [
  "Elija primero la fecha"
 ],
 "time.dateFirstHint": [
  "¡Elija primero una fecha para ver las horas disponibles!"
 ],
 "time.fullDay": [
  "Completo este día"
 ],
 "time.inPeriod": [
  [
   "time"
  ],
  " (",
  [
   "period"
  ],
  ")"
 ],
 "time.isFull": [
  [
   "time"
  ],
  " – completo"
 ],
 "time.loading": [
  "Cargando horas..."
 ],
 "time.noneLeft": [
  "No quedan horas este día"
 ],
 "time.select": [
  "Elija una hora"
 ],
 "time.unchecked": [
  "No hemos podido comprobar qué horas siguen libres. Aun así puede elegir una; lo sabrá en cuanto la envíe."
 ],
 "times.afterMidnight": [
  "Después de medianoche, ",
  [
   "day"
  ]
 ],
 "times.around": [
  "Hacia las ",
  [
   "time"
  ]
 ],
 "times.chosen": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ],
  ", ",
  [
   "guests"
  ],
  ". Ahora, su nombre."
 ],
 "times.for": [
  [
   "day"
  ],
  ", ",
  [
   "guests"
  ]
 ],
 "times.freeAt": [
  "Libre a las ",
  [
   "time"
  ],
  ":"
 ],
 "times.freeElsewhere": [
  "Libre a las ",
  [
   "time"
  ],
  " en:"
 ],
 "times.freeThatDay": [
  "Libre ese día:"
 ],
 "times.full": [
  "A las ",
  [
   "time"
  ],
  " del ",
  [
   "day"
  ],
  " no queda mesa para ",
  [
   "guests"
  ],
  "."
 ],
 "times.hour": [
  "Mostrar horas cerca de"
 ],
 "times.isFree": [
  [
   "time"
  ],
  ", libre"
 ],
 "times.label": [
  "Horas"
 ],
 "times.none": [
  "Elija otro día o llame al restaurante."
 ],
 "times.on": [
  "Horas del ",
  [
   "day"
  ]
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
 "ui.notifications": [
  "Avisos"
 ],
 "ui.optional": [
  "(opcional)"
 ],
 "ui.retry": [
  "Reintentar"
 ],
 "who.add": [
  "Añadir detalles (opcional)"
 ],
 "who.consent": [
  "Deseo recibir novedades y ofertas de ",
  [
   "restaurant"
  ],
  " por correo electrónico. Puedo cancelarlo en cualquier momento."
 ],
 "who.dietary": [
  "Necesidades alimentarias"
 ],
 "who.dietaryFor": [
  "La cocina las ve antes de su llegada."
 ],
 "who.dietaryNotes": [
  "Algo más que debamos saber sobre la comida"
 ],
 "who.emailFor": [
  "Aquí enviamos la confirmación y la cita para su calendario."
 ],
 "who.news": [
  "Novedades"
 ],
 "who.occasion": [
  "Ocasión"
 ],
 "who.occasionFor": [
  "Para que el restaurante pueda prepararse."
 ],
 "who.remember": [
  "Recordarme en este dispositivo"
 ],
 "who.rememberFor": [
  "La próxima vez rellena su nombre, teléfono, correo y necesidades alimentarias. Desmárquelo para olvidarlos."
 ],
 "zone.note": [
  "Las horas corresponden a la zona horaria del restaurante: ",
  [
   "zone"
  ],
  "."
 ],
 "zone.withPlace": [
  [
   "zone"
  ],
  " (",
  [
   "place"
  ],
  ")"
 ],
 "size.larger": [
  "En línea aceptamos hasta ",
  [
   "guests"
  ],
  ". Si son más, elija una hora y solicite una mesa."
 ],
 "size.largerCall": [
  "En línea aceptamos hasta ",
  [
   "guests"
  ],
  ". Si son más, elija una hora y solicite una mesa, o llame al <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "who.notTexted": [
  "No podemos enviar SMS a este número: deje un correo electrónico para recibir la confirmación."
 ],
 "done.sentTo": [
  "Hemos enviado la confirmación a ",
  [
   "where"
  ],
  "."
 ],
 "done.answerTo": [
  "Enviaremos la respuesta a ",
  [
   "where"
  ],
  "."
 ],
 "done.sentNowhere": [
  "No dejó ninguna dirección a la que podamos escribir: esta página es su confirmación."
 ],
 "done.link": [
  "Enlace a esta página"
 ],
 "done.copy": [
  "Copiar enlace"
 ],
 "done.copied": [
  "Enlace copiado"
 ],
 "done.mailLink": [
  "Enviar el enlace por correo"
 ],
 "member.seesGuests": [
  "Está viendo lo que ven los clientes. <link>Nueva reserva como anfitrión</link>"
 ]
};
