// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "calendar.change": [
  "Modifier ou annuler : ",
  [
   "link"
  ]
 ],
 "calendar.phone": [
  "Téléphone : ",
  [
   "phone"
  ]
 ],
 "calendar.table": [
  "Table pour ",
  [
   "party"
  ],
  ", au nom de ",
  [
   "name"
  ],
  "."
 ],
 "calendar.title": [
  "Réservation chez ",
  [
   "restaurant"
  ]
 ],
 "mail.area": [
  "Espace"
 ],
 "mail.change": [
  "Modifier ou annuler"
 ],
 "mail.details": [
  "Voir les détails"
 ],
 "mail.directions": [
  "Itinéraire"
 ],
 "mail.footer": [
  "Envoyé par ",
  [
   "product"
  ],
  " pour ",
  [
   "restaurant"
  ],
  ", car cette adresse a été indiquée lors de la réservation."
 ],
 "mail.footerAlone": [
  "Vous recevez ce message car cette adresse a été indiquée lors d’une réservation chez ",
  [
   "restaurant"
  ],
  "."
 ],
 "mail.inCalendar": [
  "Si la réservation figure encore dans votre agenda, vous pouvez l’y supprimer."
 ],
 "mail.lead.another": [
  "Nous espérons vous accueillir une autre fois."
 ],
 "mail.lead.changed": [
  "Voici votre réservation actuelle."
 ],
 "mail.lead.declined": [
  "Nous sommes désolés : nous n'avons pas de table pour vous à cette heure."
 ],
 "mail.lead.expired": [
  "Nous sommes désolés : votre demande n'a pas eu de réponse à temps."
 ],
 "mail.lead.waiting": [
  "Elle n'est pas encore confirmée. Nous vous écrirons notre réponse."
 ],
 "mail.lead.welcome": [
  "Nous nous réjouissons de vous accueillir."
 ],
 "mail.line": [
  [
   "label"
  ],
  " : ",
  [
   "value"
  ]
 ],
 "mail.name": [
  "Nom"
 ],
 "mail.none": [
  "aucun"
 ],
 "mail.party": [
  "Personnes"
 ],
 "mail.phone": [
  "Téléphone"
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
  "auparavant : ",
  [
   "value"
  ]
 ],
 "mail.subject": [
  [
   "title"
  ],
  " : ",
  [
   "restaurant"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "mail.title.accepted": [
  "Votre table est confirmée"
 ],
 "mail.title.booked": [
  "Votre table est réservée"
 ],
 "mail.title.canceled": [
  "Votre réservation est annulée"
 ],
 "mail.title.changed": [
  "Votre réservation a été modifiée"
 ],
 "mail.title.declined": [
  "Nous ne pouvons pas accepter votre demande"
 ],
 "mail.title.expired": [
  "Votre demande a pris fin"
 ],
 "mail.title.request-changed": [
  "Nous avons bien reçu votre demande modifiée"
 ],
 "mail.title.requested": [
  "Nous avons bien reçu votre demande"
 ],
 "mail.title.restored": [
  "Votre réservation est rétablie"
 ],
 "mail.title.withdrawn": [
  "Votre demande est retirée"
 ],
 "mail.when": [
  "Quand"
 ],
 "mail.where": [
  "Où"
 ],
 "party": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " personne"
    ],
    "other": [
     "#",
     " personnes"
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
     " personne"
    ],
    "other": [
     "#",
     " personnes"
    ]
   }
  ]
 ],
 "sms.accepted": [
  [
   "restaurant"
  ],
  " : votre table pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ", est confirmée. Modifier ou annuler : ",
  [
   "link"
  ]
 ],
 "sms.booked": [
  [
   "restaurant"
  ],
  " : votre table pour ",
  [
   "party"
  ],
  " est réservée pour le ",
  [
   "when"
  ],
  ". Modifier ou annuler : ",
  [
   "link"
  ]
 ],
 "sms.canceled": [
  [
   "restaurant"
  ],
  " : votre réservation pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ", est annulée. Détails : ",
  [
   "link"
  ]
 ],
 "sms.changed": [
  [
   "restaurant"
  ],
  " : votre réservation est maintenant pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ". Modifier ou annuler : ",
  [
   "link"
  ]
 ],
 "sms.declined": [
  [
   "restaurant"
  ],
  " : désolé, nous ne pouvons pas accepter votre demande pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ".",
  [
   "words"
  ],
  " Détails : ",
  [
   "link"
  ]
 ],
 "sms.expired": [
  [
   "restaurant"
  ],
  " : désolé, votre demande pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ", n'a pas eu de réponse à temps et a pris fin. Détails : ",
  [
   "link"
  ]
 ],
 "sms.help": [
  [
   "restaurant"
  ],
  " : messages au sujet de votre réservation. Répondez STOP pour ne plus en recevoir."
 ],
 "sms.helpCall": [
  [
   "restaurant"
  ],
  " : messages au sujet de votre réservation. Appelez le ",
  [
   "phone"
  ],
  ". Répondez STOP pour ne plus en recevoir."
 ],
 "sms.notCanceled": [
  "Votre réservation chez ",
  [
   "restaurant"
  ],
  " n’est pas encore annulée. Annulez-la ou modifiez-la ici : ",
  [
   "link"
  ]
 ],
 "sms.optOut": [
  "Répondez STOP pour ne plus recevoir de SMS."
 ],
 "sms.requestChanged": [
  [
   "restaurant"
  ],
  " : votre demande est maintenant pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ". Elle n'est pas encore confirmée. Modifier ou retirer : ",
  [
   "link"
  ]
 ],
 "sms.requested": [
  [
   "restaurant"
  ],
  " : votre demande pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ", est bien arrivée. Elle n'est pas encore confirmée ; vous aurez la réponse par SMS. Modifier ou retirer : ",
  [
   "link"
  ]
 ],
 "sms.restored": [
  [
   "restaurant"
  ],
  " : votre réservation pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ", est rétablie. Modifier ou annuler : ",
  [
   "link"
  ]
 ],
 "sms.started": [
  "Vous recevrez de nouveau les messages de ",
  [
   "restaurant"
  ],
  ". Répondez STOP pour ne plus en recevoir."
 ],
 "sms.stopped": [
  "Vous ne recevrez plus de messages de ",
  [
   "restaurant"
  ],
  ". Répondez START pour annuler."
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
  " : votre demande pour ",
  [
   "party"
  ],
  ", le ",
  [
   "when"
  ],
  ", est retirée. Détails : ",
  [
   "link"
  ]
 ],
 "when": [
  [
   "day"
  ],
  " à ",
  [
   "time"
  ]
 ]
};
