// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "calendar.change": [
  "Cambiar o cancelar: ",
  [
   "link"
  ]
 ],
 "calendar.phone": [
  "Teléfono: ",
  [
   "phone"
  ]
 ],
 "calendar.table": [
  "Mesa para ",
  [
   "party"
  ],
  ", a nombre de ",
  [
   "name"
  ],
  "."
 ],
 "calendar.title": [
  "Reserva en ",
  [
   "restaurant"
  ]
 ],
 "mail.area": [
  "Zona"
 ],
 "mail.change": [
  "Cambiar o cancelar"
 ],
 "mail.details": [
  "Ver los detalles"
 ],
 "mail.directions": [
  "Cómo llegar"
 ],
 "mail.footer": [
  "Enviado por ",
  [
   "product"
  ],
  " en nombre de ",
  [
   "restaurant"
  ],
  " porque esta dirección se indicó con la reserva."
 ],
 "mail.footerAlone": [
  "Recibe este correo porque esta dirección se indicó al reservar en ",
  [
   "restaurant"
  ],
  "."
 ],
 "mail.inCalendar": [
  "Si la reserva sigue en su calendario, puede eliminarla allí."
 ],
 "mail.lead.another": [
  "Esperamos verle en otra ocasión."
 ],
 "mail.lead.changed": [
  "Esta es ahora su reserva."
 ],
 "mail.lead.declined": [
  "Lo sentimos: no tenemos mesa para usted a esa hora."
 ],
 "mail.lead.expired": [
  "Lo sentimos: su solicitud no se respondió a tiempo."
 ],
 "mail.lead.waiting": [
  "Aún no está confirmada. Le escribiremos con nuestra respuesta."
 ],
 "mail.lead.welcome": [
  "Le esperamos con mucho gusto."
 ],
 "mail.line": [
  [
   "label"
  ],
  ": ",
  [
   "value"
  ]
 ],
 "mail.name": [
  "Nombre"
 ],
 "mail.none": [
  "ninguna"
 ],
 "mail.party": [
  "Personas"
 ],
 "mail.phone": [
  "Teléfono"
 ],
 "mail.preview": [
  [
   "party"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "mail.previously": [
  "antes: ",
  [
   "value"
  ]
 ],
 "mail.subject": [
  [
   "title"
  ],
  ": ",
  [
   "restaurant"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "mail.title.accepted": [
  "Su mesa está confirmada"
 ],
 "mail.title.booked": [
  "Su mesa está reservada"
 ],
 "mail.title.canceled": [
  "Su reserva está cancelada"
 ],
 "mail.title.changed": [
  "Su reserva ha cambiado"
 ],
 "mail.title.declined": [
  "No podemos atender su solicitud"
 ],
 "mail.title.expired": [
  "Su solicitud ha terminado"
 ],
 "mail.title.request-changed": [
  "Hemos recibido el cambio de su solicitud"
 ],
 "mail.title.requested": [
  "Hemos recibido su solicitud"
 ],
 "mail.title.restored": [
  "Su reserva vuelve a ser válida"
 ],
 "mail.title.withdrawn": [
  "Su solicitud se ha retirado"
 ],
 "mail.when": [
  "Cuándo"
 ],
 "mail.where": [
  "Dónde"
 ],
 "party": [
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
 "partyAlone": [
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
 "sms.accepted": [
  [
   "restaurant"
  ],
  ": su mesa para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ", queda confirmada. Cambiar o cancelar: ",
  [
   "link"
  ]
 ],
 "sms.booked": [
  [
   "restaurant"
  ],
  ": su mesa para ",
  [
   "party"
  ],
  " queda reservada: ",
  [
   "when"
  ],
  ". Cambiar o cancelar: ",
  [
   "link"
  ]
 ],
 "sms.canceled": [
  [
   "restaurant"
  ],
  ": su reserva para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ", queda cancelada. Detalles: ",
  [
   "link"
  ]
 ],
 "sms.changed": [
  [
   "restaurant"
  ],
  ": su reserva es ahora para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ". Cambiar o cancelar: ",
  [
   "link"
  ]
 ],
 "sms.declined": [
  [
   "restaurant"
  ],
  ": lo sentimos, no podemos atender su solicitud para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ".",
  [
   "words"
  ],
  " Detalles: ",
  [
   "link"
  ]
 ],
 "sms.expired": [
  [
   "restaurant"
  ],
  ": lo sentimos, su solicitud para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ", no se respondió a tiempo y ha terminado. Detalles: ",
  [
   "link"
  ]
 ],
 "sms.help": [
  [
   "restaurant"
  ],
  ": mensajes sobre su reserva. Responda STOP para no recibir más."
 ],
 "sms.helpCall": [
  [
   "restaurant"
  ],
  ": mensajes sobre su reserva. Llame al ",
  [
   "phone"
  ],
  ". Responda STOP para no recibir más."
 ],
 "sms.notCanceled": [
  "Su reserva en ",
  [
   "restaurant"
  ],
  " aún no está cancelada. Cancélela o cámbiela aquí: ",
  [
   "link"
  ]
 ],
 "sms.optOut": [
  "Responda STOP para no recibir más."
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  ": su solicitud es ahora para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ". Aún no está confirmada. Cambiar o retirar: ",
  [
   "link"
  ]
 ],
 "sms.requested": [
  [
   "restaurant"
  ],
  ": hemos recibido su solicitud para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ". Aún no está confirmada; le responderemos por SMS. Cambiar o retirar: ",
  [
   "link"
  ]
 ],
 "sms.restored": [
  [
   "restaurant"
  ],
  ": su reserva para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ", vuelve a ser válida. Cambiar o cancelar: ",
  [
   "link"
  ]
 ],
 "sms.started": [
  "Volverá a recibir mensajes de ",
  [
   "restaurant"
  ],
  ". Responda STOP para no recibir más."
 ],
 "sms.stopped": [
  "No recibirá más mensajes de ",
  [
   "restaurant"
  ],
  ". Responda START para deshacerlo."
 ],
 "sms.whenWhere": [
  [
   "when"
  ],
  ", ",
  [
   "area"
  ]
 ],
 "sms.withdrawn": [
  [
   "restaurant"
  ],
  ": su solicitud para ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ],
  ", queda retirada. Detalles: ",
  [
   "link"
  ]
 ],
 "when": [
  [
   "day"
  ],
  " a las ",
  [
   "time"
  ]
 ]
};
