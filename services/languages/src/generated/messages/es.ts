// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
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
