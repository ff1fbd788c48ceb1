// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "about.directions": [
  "Itinéraire"
 ],
 "about.goodToKnow": [
  "Bon à savoir"
 ],
 "about.title": [
  "À propos de ",
  [
   "restaurant"
  ]
 ],
 "about.website": [
  "Site web"
 ],
 "after.apple": [
  "Apple (fichier .ics)"
 ],
 "after.calendar": [
  "Dans votre calendrier"
 ],
 "after.call": [
  "Appeler le restaurant"
 ],
 "after.lateFailed": [
  "L’envoi a échoué. Veuillez appeler le restaurant."
 ],
 "after.lateLead": [
  "Prévenez ",
  [
   "restaurant"
  ],
  " pour que votre table vous soit gardée."
 ],
 "after.lateTitle": [
  "En retard ?"
 ],
 "after.lateSent": [
  [
   "restaurant"
  ],
  " sait que vous avez ",
  [
   "count"
  ],
  " minutes de retard. Vous l’avez dit à ",
  [
   "time"
  ],
  "."
 ],
 "after.message": [
  "Votre message"
 ],
 "after.messageEmpty": [
  "Veuillez écrire un message"
 ],
 "after.messageFailed": [
  "Le message n’a pas pu être envoyé."
 ],
 "after.messageHint": [
  "Le restaurant le lit avant votre arrivée. ",
  [
   "count",
   "plural",
   {
    "one": [
     "Vous pouvez encore en envoyer un."
    ],
    "other": [
     "Vous pouvez en envoyer ",
     "#",
     "."
    ]
   }
  ]
 ],
 "after.messageNone": [
  "Vous avez envoyé le nombre maximal de messages. Pour le reste, veuillez appeler."
 ],
 "after.messageSend": [
  "Envoyer le message"
 ],
 "after.messageSending": [
  "Envoi…"
 ],
 "after.messageSent": [
  "Votre message a été envoyé."
 ],
 "after.messageTitle": [
  "Un mot à ",
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
     " minute"
    ],
    "other": [
     "#",
     " minutes"
    ]
   }
  ]
 ],
 "after.news": [
  "Vous recevez les actualités de ",
  [
   "restaurant"
  ],
  "."
 ],
 "after.noNews": [
  "Vous ne recevez plus d’actualités."
 ],
 "after.onTime": [
  "Finalement, je suis à l’heure"
 ],
 "after.sentAt": [
  "Envoyé le ",
  [
   "time"
  ]
 ],
 "after.stopFailed": [
  "L’enregistrement a échoué. Veuillez réessayer."
 ],
 "after.stopNews": [
  "Ne plus recevoir d’actualités"
 ],
 "after.details": [
  "Ce que vous nous avez dit"
 ],
 "after.where": [
  "Où"
 ],
 "area.any": [
  "Peu importe"
 ],
 "book.asks": [
  [
   "restaurant"
  ],
  " répond lui-même à chaque demande. En attendant, votre table est retenue ; elle sera confirmée par la réponse."
 ],
 "book.asksLarge": [
  [
   "restaurant"
  ],
  " répond lui-même aux demandes des grands groupes. Rien n’est réservé avant la réponse."
 ],
 "book.consent": [
  "En réservant avec un numéro de téléphone, vous acceptez de recevoir des SMS de ",
  [
   "restaurant"
  ],
  " au sujet de cette réservation. Des frais de messages et de données peuvent s’appliquer. Répondez STOP à tout moment pour ne plus en recevoir. Voir notre <link>Politique de confidentialité</link>."
 ],
 "book.request": [
  "Demander une table"
 ],
 "book.requesting": [
  "Demande en cours…"
 ],
 "book.reserve": [
  "Réserver"
 ],
 "book.reserving": [
  "Réservation en cours…"
 ],
 "book.talk": [
  "Vous préférez nous parler ? <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "calendar.change": [
  "Modifier ou annuler : ",
  [
   "link"
  ]
 ],
 "calendar.title": [
  "Réservation chez ",
  [
   "restaurant"
  ]
 ],
 "captcha.help": [
  "La vérification que vous êtes une personne ne s’est pas chargée. Un bloqueur de contenu ou votre réseau l’a peut-être arrêtée. Réessayez, ou appelez le restaurant."
 ],
 "captcha.helpCall": [
  "La vérification que vous êtes une personne ne s’est pas chargée. Un bloqueur de contenu ou votre réseau l’a peut-être arrêtée. Réessayez, ou appelez ",
  [
   "restaurant"
  ],
  " : <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "captcha.missing": [
  "Veuillez effectuer la vérification reCAPTCHA."
 ],
 "change.askCancel": [
  "Annuler cette réservation ?"
 ],
 "change.askWithdraw": [
  "Retirer cette demande ?"
 ],
 "change.cancel": [
  "Annuler la réservation"
 ],
 "change.cancelMeans": [
  "Votre table pour ",
  [
   "guests"
  ],
  " le ",
  [
   "date"
  ],
  " à ",
  [
   "time"
  ],
  " sera libérée."
 ],
 "change.canceled": [
  "Cette réservation a été annulée et ne peut plus être modifiée."
 ],
 "change.canceling": [
  "Annulation…"
 ],
 "change.isCanceled": [
  "Votre réservation a été annulée."
 ],
 "change.isUpdated": [
  "Votre réservation a été modifiée."
 ],
 "change.isWithdrawn": [
  "Votre demande a été retirée."
 ],
 "change.keep": [
  "La conserver"
 ],
 "change.lead": [
  [
   "restaurant"
  ],
  " · Numéro de réservation : ",
  [
   "id"
  ]
 ],
 "change.past": [
  "L’heure de cette réservation est passée, elle ne peut plus être modifiée."
 ],
 "change.requestIsUpdated": [
  "Votre demande a été modifiée."
 ],
 "change.update": [
  "Enregistrer la réservation"
 ],
 "change.updateRequest": [
  "Enregistrer la demande"
 ],
 "change.updating": [
  "Enregistrement…"
 ],
 "change.withdraw": [
  "Retirer la demande"
 ],
 "change.withdrawMeans": [
  "Le restaurant n’examinera plus une table pour ",
  [
   "guests"
  ],
  " le ",
  [
   "date"
  ],
  " à ",
  [
   "time"
  ],
  "."
 ],
 "change.withdrawing": [
  "Retrait…"
 ],
 "change.yesCancel": [
  "Oui, annuler"
 ],
 "change.yesWithdraw": [
  "Oui, retirer"
 ],
 "days.calendar": [
  "Calendrier"
 ],
 "days.choose": [
  "Choisissez un jour"
 ],
 "days.closed": [
  "Fermé"
 ],
 "days.full": [
  "Complet"
 ],
 "days.label": [
  "Jours"
 ],
 "days.nextMonth": [
  "Mois suivant"
 ],
 "days.of.closed": [
  [
   "date"
  ],
  ", fermé"
 ],
 "days.of.full": [
  [
   "date"
  ],
  ", complet"
 ],
 "days.of.out": [
  [
   "date"
  ],
  ", non réservable"
 ],
 "days.previousMonth": [
  "Mois précédent"
 ],
 "days.today": [
  "Auj."
 ],
 "dietary.dairy-free": [
  "Sans produits laitiers"
 ],
 "dietary.gluten-free": [
  "Sans gluten"
 ],
 "dietary.halal": [
  "Halal"
 ],
 "dietary.kosher": [
  "Casher"
 ],
 "dietary.nut-allergy": [
  "Allergie aux noix"
 ],
 "dietary.shellfish-allergy": [
  "Allergie aux crustacés"
 ],
 "dietary.vegan": [
  "Végan"
 ],
 "dietary.vegetarian": [
  "Végétarien"
 ],
 "done.another": [
  "Faire une autre modification"
 ],
 "done.backToList": [
  "Retour aux réservations"
 ],
 "done.calendar": [
  "Ajouter au calendrier"
 ],
 "done.cancelNotified": [
  [
   "restaurant"
  ],
  " a été informé de votre annulation."
 ],
 "done.change": [
  "Modifier la réservation"
 ],
 "done.changeRequest": [
  "Modifier ou retirer la demande"
 ],
 "done.generic": [
  "Les modifications et annulations prennent effet immédiatement. Pour voir votre réservation actuelle, ouvrez le lien reçu lors de la réservation."
 ],
 "done.new": [
  "Nouvelle réservation"
 ],
 "done.notified": [
  [
   "restaurant"
  ],
  " a été informé."
 ],
 "done.questions": [
  "Des questions ? Appelez ",
  [
   "restaurant"
  ],
  " : <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "done.requestUpdated": [
  "Demande modifiée"
 ],
 "done.save": [
  "Conservez le lien de cette page. Toute personne qui le possède peut modifier ou annuler la réservation."
 ],
 "done.saveRequest": [
  "Conservez le lien de cette page : la réponse s’affichera ici."
 ],
 "done.success": [
  "C’est fait !"
 ],
 "done.updated": [
  "Réservation modifiée !"
 ],
 "fact.changed": [
  "Modifié"
 ],
 "fact.date": [
  "Date"
 ],
 "fact.id": [
  "N° de réservation"
 ],
 "fact.name": [
  "Nom"
 ],
 "fact.notes": [
  "Remarques"
 ],
 "fact.partySize": [
  "Personnes"
 ],
 "fact.phone": [
  "Téléphone"
 ],
 "fact.time": [
  "Heure"
 ],
 "failure.busy": [
  "Beaucoup de personnes réservent en ce moment. Nous patientons et réessayons pour vous."
 ],
 "failure.call": [
  "Appeler le ",
  [
   "phone"
  ]
 ],
 "failure.cancel": [
  "La réservation n’a pas pu être annulée."
 ],
 "failure.create": [
  "La réservation n’a pas pu être créée."
 ],
 "failure.data": [
  "Impossible de charger la réservation."
 ],
 "failure.details": [
  "Impossible de charger les détails de la réservation."
 ],
 "failure.fullyBooked": [
  "Nous sommes complets à cette heure. Veuillez essayer un autre horaire ou appeler le restaurant, surtout les jours fériés et les week-ends."
 ],
 "failure.fullyBookedCall": [
  "Nous sommes complets à cette heure. Veuillez essayer un autre horaire ou nous appeler au ",
  [
   "phone"
  ],
  ", surtout les jours fériés et les week-ends."
 ],
 "failure.network": [
  "Erreur réseau : ",
  [
   "message"
  ]
 ],
 "failure.noId": [
  "Aucun numéro de réservation indiqué."
 ],
 "failure.restaurant": [
  "Restaurant introuvable."
 ],
 "failure.update": [
  "La réservation n’a pas pu être modifiée."
 ],
 "field.area": [
  "Espace"
 ],
 "field.date": [
  "Date"
 ],
 "field.email": [
  "E-mail"
 ],
 "field.fewer": [
  "Une personne de moins"
 ],
 "field.more": [
  "Une personne de plus"
 ],
 "field.name": [
  "Nom"
 ],
 "field.notes": [
  "Remarques"
 ],
 "field.notesHint": [
  "Allergies, chaise haute, anniversaire…"
 ],
 "field.partySize": [
  "Nombre de personnes"
 ],
 "field.phone": [
  "Téléphone"
 ],
 "field.time": [
  "Heure"
 ],
 "form.details": [
  "Vos coordonnées"
 ],
 "form.errors": [
  "Erreurs de saisie"
 ],
 "form.errorsTitle": [
  "Erreurs de saisie :"
 ],
 "form.fieldError": [
  [
   "field"
  ],
  " : ",
  [
   "problem"
  ]
 ],
 "form.table": [
  "Votre table"
 ],
 "guests": [
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
 "guests.in": [
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
 "hold.again": [
  "Retenir à nouveau"
 ],
 "hold.ended": [
  "Nous ne pouvons plus retenir cette table. Vous pouvez encore la réserver si elle est libre."
 ],
 "hold.held": [
  "Votre table est retenue pendant que vous remplissez le formulaire."
 ],
 "hold.lastMinute": [
  "Votre table est retenue encore une minute."
 ],
 "hold.left": [
  "Votre table est retenue pendant ",
  [
   "time"
  ]
 ],
 "lead.canceled": [
  "Votre réservation chez ",
  [
   "restaurant"
  ],
  " a été annulée."
 ],
 "lead.confirmed": [
  "À bientôt chez ",
  [
   "restaurant"
  ],
  "."
 ],
 "lead.declined": [
  "Nous sommes désolés : ",
  [
   "restaurant"
  ],
  " ne peut pas accepter votre demande."
 ],
 "lead.expired": [
  [
   "restaurant"
  ],
  " n’a pas répondu à temps, votre demande a donc pris fin."
 ],
 "lead.requested": [
  "Demandée, pas encore confirmée. ",
  [
   "restaurant"
  ],
  " répondra avant le ",
  [
   "time"
  ],
  "."
 ],
 "lead.withdrawn": [
  "Votre demande chez ",
  [
   "restaurant"
  ],
  " a été retirée."
 ],
 "nearest.full": [
  "À ",
  [
   "time"
  ],
  ", il n’y a plus de table pour ",
  [
   "guests"
  ],
  ". Les horaires disponibles les plus proches :"
 ],
 "nearest.none": [
  "Aucune table n’est libre pour ",
  [
   "guests"
  ],
  " ce jour-là. Veuillez essayer une autre date."
 ],
 "nearest.noneCall": [
  "Aucune table n’est libre pour ",
  [
   "guests"
  ],
  " ce jour-là. Veuillez essayer une autre date ou appeler le <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "occasion.anniversary": [
  "Anniversaire de mariage"
 ],
 "occasion.birthday": [
  "Anniversaire"
 ],
 "occasion.business": [
  "Affaires"
 ],
 "occasion.celebration": [
  "Fête"
 ],
 "occasion.date": [
  "Rendez-vous galant"
 ],
 "occasion.other": [
  "Occasion spéciale"
 ],
 "opening.hours": [
  "Ouvert ",
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
  " – ",
  [
   "to"
  ]
 ],
 "page.book": [
  "Réserver une table"
 ],
 "page.bookAt": [
  "Réserver une table chez ",
  [
   "restaurant"
  ]
 ],
 "page.broken": [
  "Cette page ne peut plus être affichée. Rechargez-la pour voir où en est votre réservation ; rien n’est réservé deux fois."
 ],
 "page.by": [
  "Réservations avec <link>Tablewell</link>"
 ],
 "page.change": [
  "Modifier votre réservation"
 ],
 "page.goHome": [
  "Page d’accueil"
 ],
 "page.language": [
  "Langue"
 ],
 "page.loadingDetails": [
  "Chargement des détails de la réservation…"
 ],
 "page.loadingReservation": [
  "Chargement de la réservation…"
 ],
 "page.loadingRestaurant": [
  "Chargement du restaurant…"
 ],
 "page.missingHint": [
  "Cette réservation n’existe plus ou le lien est incomplet. Si vous pensez qu’elle devrait exister, veuillez appeler le restaurant."
 ],
 "page.oops": [
  "Oups !"
 ],
 "page.privacy": [
  "Politique de confidentialité"
 ],
 "page.reservation": [
  "Votre réservation"
 ],
 "page.terms": [
  "Conditions d’utilisation"
 ],
 "page.tryAgain": [
  "Réessayer"
 ],
 "problem.closed": [
  "Désolé, le restaurant est fermé ce jour-là. Veuillez choisir une autre date."
 ],
 "problem.closedOnPick": [
  "Ce jour n’est pas ouvert aux réservations. Veuillez choisir une autre date."
 ],
 "problem.dateFar": [
  "Les réservations sont possibles jusqu’à trois mois à l’avance."
 ],
 "problem.dateMissing": [
  "Veuillez choisir une date"
 ],
 "problem.datePast": [
  "Cette date est passée. Veuillez en choisir une plus tardive."
 ],
 "problem.email": [
  "Veuillez saisir une adresse e-mail valide."
 ],
 "problem.field": [
  "Veuillez vérifier cette saisie."
 ],
 "problem.nameLetters": [
  "Le nom ne peut contenir que des lettres, des espaces, des traits d’union et des apostrophes"
 ],
 "problem.nameLong": [
  "Le nom ne peut pas dépasser 100 caractères"
 ],
 "problem.nameShort": [
  "Le nom doit comporter au moins 2 caractères"
 ],
 "problem.notesLong": [
  "Les remarques ne peuvent pas dépasser ",
  [
   "most"
  ],
  " caractères"
 ],
 "problem.partySize": [
  "Le nombre de personnes doit être compris entre 1 et ",
  [
   "largest"
  ]
 ],
 "problem.phoneCharacters": [
  "Le numéro ne peut contenir que des chiffres, des espaces, des tirets, des parenthèses et le signe plus"
 ],
 "problem.phoneLong": [
  "Le numéro de téléphone est trop long"
 ],
 "problem.timeFull": [
  "Cet horaire est complet pour ",
  [
   "guests"
  ],
  ". Veuillez en choisir un autre."
 ],
 "problem.timeMissing": [
  "Veuillez choisir une heure"
 ],
 "refusal.429": [
  "Trop de demandes. Veuillez patienter quelques minutes avant de réessayer."
 ],
 "refusal.503": [
  "Le service n’est pas disponible pour le moment. Veuillez réessayer dans un instant."
 ],
 "refusal.canceled": [
  "Cette réservation a été annulée et ne peut plus être modifiée."
 ],
 "refusal.captcha": [
  "Veuillez effectuer à nouveau la vérification reCAPTCHA."
 ],
 "refusal.captcha-unavailable": [
  "Nous n’avons pas pu vérifier le reCAPTCHA. Veuillez réessayer dans un instant."
 ],
 "refusal.closed": [
  "Désolé, le restaurant est fermé ce jour-là. Veuillez choisir une autre date."
 ],
 "refusal.day-full": [
  "Désolé, il n’y a plus de table disponible ce jour-là."
 ],
 "refusal.monthly-limit": [
  "Le restaurant ne prend plus de réservation en ligne ce mois-ci. Veuillez appeler le restaurant."
 ],
 "refusal.not-offered": [
  "Cet horaire n’est pas proposé. Veuillez choisir un horaire disponible."
 ],
 "refusal.online-bookings-paused": [
  "Le restaurant ne prend pas de réservation en ligne en ce moment. Veuillez essayer un horaire plus tardif ou appeler le restaurant."
 ],
 "refusal.party-size": [
  "La réservation ne peut pas être portée à ce nombre de personnes en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.party-too-small": [
  "Ce nombre de personnes ne peut pas être réservé en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.past": [
  "Cet horaire est passé. Veuillez en choisir un plus tard."
 ],
 "refusal.skipped": [
  "Cet horaire n’existe pas ce jour-là, car l’heure change. Veuillez en choisir un autre."
 ],
 "refusal.too-far-ahead": [
  "Les réservations ne sont pas possibles aussi longtemps à l’avance. Veuillez choisir une date plus proche."
 ],
 "refusal.too-late-to-cancel": [
  "Il est trop tard pour annuler cette réservation en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.too-late-to-change": [
  "Il est trop tard pour modifier cette réservation en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.too-many-by-phone": [
  "Ce numéro a déjà le maximum de réservations possibles en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.too-many-changes": [
  "Cette réservation ne peut plus être modifiée en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.too-many-phone-changes": [
  "Le téléphone de cette réservation ne peut plus être modifié en ligne. Veuillez appeler le restaurant."
 ],
 "refusal.too-short-notice": [
  "Il est trop tard pour réserver cet horaire en ligne. Veuillez choisir un horaire plus tardif ou appeler le restaurant."
 ],
 "request.answer": [
  [
   "restaurant"
  ],
  " vous écrit"
 ],
 "request.by": [
  [
   "day"
  ],
  " à ",
  [
   "time"
  ]
 ],
 "request.title": [
  "Demandée, pas encore confirmée"
 ],
 "request.with": [
  "Votre demande est entre les mains de ",
  [
   "restaurant"
  ],
  "."
 ],
 "request.words": [
  [
   "restaurant"
  ],
  " répondra avant le ",
  [
   "time"
  ],
  ". D’ici là, vous pouvez modifier ou retirer votre demande."
 ],
 "state.canceled": [
  "Réservation annulée"
 ],
 "state.confirmed": [
  "Réservation confirmée !"
 ],
 "state.declined": [
  "Demande refusée"
 ],
 "state.expired": [
  "Demande expirée"
 ],
 "state.requested": [
  "Demande envoyée"
 ],
 "state.withdrawn": [
  "Demande retirée"
 ],
 "time.available": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " horaire disponible"
    ],
    "other": [
     "#",
     " horaires disponibles"
    ]
   }
  ]
 ],
 "time.closed": [
  "Fermé ce jour-là"
 ],
 "time.dateFirst": [
  "Choisissez d’abord une date"
 ],
 "time.dateFirstHint": [
  "Veuillez d’abord choisir une date pour voir les horaires disponibles !"
 ],
 "time.fullDay": [
  "Complet ce jour-là"
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
  " – complet"
 ],
 "time.loading": [
  "Chargement des horaires…"
 ],
 "time.noneLeft": [
  "Plus d’horaire ce jour-là"
 ],
 "time.select": [
  "Choisissez une heure"
 ],
 "time.unchecked": [
  "Nous n’avons pas pu vérifier les horaires encore disponibles. Vous pouvez tout de même en choisir un ; vous le saurez dès l’envoi."
 ],
 "times.afterMidnight": [
  "Après minuit, ",
  [
   "day"
  ]
 ],
 "times.around": [
  "Vers ",
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
  ". Maintenant, votre nom."
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
  "Disponible à ",
  [
   "time"
  ],
  " :"
 ],
 "times.freeElsewhere": [
  "Disponible à ",
  [
   "time"
  ],
  " dans :"
 ],
 "times.freeThatDay": [
  "Disponible ce jour-là :"
 ],
 "times.full": [
  "Le ",
  [
   "day"
  ],
  " à ",
  [
   "time"
  ],
  ", il n’y a plus de table pour ",
  [
   "guests"
  ],
  "."
 ],
 "times.hour": [
  "Afficher les horaires autour de"
 ],
 "times.isFree": [
  [
   "time"
  ],
  ", disponible"
 ],
 "times.label": [
  "Horaires"
 ],
 "times.none": [
  "Veuillez choisir un autre jour ou appeler le restaurant."
 ],
 "times.on": [
  "Horaires du ",
  [
   "day"
  ]
 ],
 "ui.captcha": [
  "Vérification"
 ],
 "ui.captchaAgain": [
  "Réessayer"
 ],
 "ui.captchaExpired": [
  "La vérification reCAPTCHA a expiré. Veuillez recommencer."
 ],
 "ui.captchaFailed": [
  "La vérification reCAPTCHA a échoué. Veuillez réessayer."
 ],
 "ui.captchaLoading": [
  "Chargement de la vérification…"
 ],
 "ui.captchaNoKey": [
  "Clé de site reCAPTCHA manquante"
 ],
 "ui.captchaNotLoaded": [
  "Échec du chargement de reCAPTCHA. Vérifiez la configuration du domaine."
 ],
 "ui.dismiss": [
  "Fermer"
 ],
 "ui.notifications": [
  "Notifications"
 ],
 "ui.optional": [
  "(facultatif)"
 ],
 "ui.retry": [
  "Réessayer"
 ],
 "who.add": [
  "Ajouter des précisions (facultatif)"
 ],
 "who.consent": [
  "Je souhaite recevoir par e-mail les actualités et offres de ",
  [
   "restaurant"
  ],
  ". Je peux y mettre fin à tout moment."
 ],
 "who.dietary": [
  "Régime alimentaire"
 ],
 "who.dietaryFor": [
  "La cuisine les voit avant votre arrivée."
 ],
 "who.dietaryNotes": [
  "Autre chose à savoir sur l’alimentation"
 ],
 "who.emailFor": [
  "Nous y envoyons la confirmation et l’entrée pour votre calendrier."
 ],
 "who.news": [
  "Actualités"
 ],
 "who.occasion": [
  "Occasion"
 ],
 "who.occasionFor": [
  "Pour que le restaurant puisse s’y préparer."
 ],
 "who.remember": [
  "Se souvenir de moi sur cet appareil"
 ],
 "who.rememberFor": [
  "Remplit la prochaine fois votre nom, téléphone, e-mail et régime alimentaire. Décochez pour les oublier."
 ],
 "zone.note": [
  "Les heures sont celles du fuseau horaire du restaurant : ",
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
  "En ligne, nous accueillons jusqu’à ",
  [
   "guests"
  ],
  ". Si vous êtes plus nombreux, choisissez une heure et demandez une table."
 ],
 "size.largerCall": [
  "En ligne, nous accueillons jusqu’à ",
  [
   "guests"
  ],
  ". Si vous êtes plus nombreux, choisissez une heure et demandez une table, ou appelez le <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "who.notTexted": [
  "Nous ne pouvons pas envoyer de SMS à ce numéro : laissez une adresse e-mail pour recevoir la confirmation."
 ],
 "done.sentTo": [
  "Nous avons envoyé la confirmation à ",
  [
   "where"
  ],
  "."
 ],
 "done.answerTo": [
  "Nous enverrons la réponse à ",
  [
   "where"
  ],
  "."
 ],
 "done.sentNowhere": [
  "Vous n’avez laissé aucune adresse à laquelle nous puissions écrire : cette page est votre confirmation."
 ],
 "done.link": [
  "Lien vers cette page"
 ],
 "done.copy": [
  "Copier le lien"
 ],
 "done.copied": [
  "Lien copié"
 ],
 "done.mailLink": [
  "Envoyer le lien par e-mail"
 ],
 "member.seesGuests": [
  "Vous voyez ce que voient les clients. <link>Nouvelle réservation en tant qu’hôte</link>"
 ]
};
