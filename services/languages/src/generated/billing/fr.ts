// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "prices.account.notLoaded": [
  "Votre compte n’a pas pu être chargé"
 ],
 "prices.account.tryAgain": [
  "Veuillez vérifier votre connexion et réessayer."
 ],
 "prices.back": [
  "Retour au tableau de bord"
 ],
 "prices.button.byOwner": [
  "Géré par le propriétaire"
 ],
 "prices.button.change": [
  "Changer de formule"
 ],
 "prices.button.current": [
  "Formule actuelle"
 ],
 "prices.button.free": [
  "Commencer gratuitement"
 ],
 "prices.button.loading": [
  "Chargement…"
 ],
 "prices.button.subscribe": [
  "S’abonner maintenant"
 ],
 "prices.button.withTrial": [
  "S’abonner avec essai"
 ],
 "prices.checkout.failed": [
  "L’abonnement n’a pas pu démarrer : ",
  [
   "reason"
  ]
 ],
 "prices.checkout.noSession": [
  "La session de paiement n’a pas pu être créée"
 ],
 "prices.features.more": [
  [
   "count",
   "plural",
   {
    "one": [
     "+ ",
     [
      "count"
     ],
     " autre fonctionnalité"
    ],
    "many": [
     "+ ",
     [
      "count"
     ],
     " de fonctionnalités"
    ],
    "other": [
     "+ ",
     [
      "count"
     ],
     " autres fonctionnalités"
    ]
   }
  ]
 ],
 "prices.free": [
  "Gratuit"
 ],
 "prices.interval.label": [
  "Période de facturation"
 ],
 "prices.interval.month": [
  "Mensuel"
 ],
 "prices.interval.year": [
  "Annuel, 20 % moins cher"
 ],
 "prices.lead": [
  "Résiliez à tout moment. Les formules annuelles coûtent 20 % de moins."
 ],
 "prices.loading": [
  "Chargement des tarifs…"
 ],
 "prices.none": [
  "Aucune formule"
 ],
 "prices.noneText": [
  "Aucune formule d’abonnement n’est disponible pour le moment. Veuillez contacter l’assistance."
 ],
 "prices.notLoaded": [
  "Les tarifs n’ont pas pu être chargés"
 ],
 "prices.payment.loading": [
  "Le système de paiement est encore en cours de chargement. Veuillez réessayer dans un instant."
 ],
 "prices.per.month": [
  "/mois"
 ],
 "prices.per.year": [
  "/an"
 ],
 "prices.plan.api": [
  "Accès à l’API"
 ],
 "prices.plan.availability": [
  "Gestion avancée de la disponibilité des tables"
 ],
 "prices.plan.busy": [
  "Pour un restaurant très fréquenté"
 ],
 "prices.plan.dashboards": [
  "Tableaux de bord personnalisés"
 ],
 "prices.plan.everything": [
  "Tout ce que contient Premium"
 ],
 "prices.plan.floorPlans": [
  "Plans de salle personnalisés"
 ],
 "prices.plan.groups": [
  "Pour les groupes de restaurants"
 ],
 "prices.plan.integrations": [
  "Intégrations sur mesure"
 ],
 "prices.plan.live": [
  "Mises à jour en temps réel"
 ],
 "prices.plan.locations": [
  [
   "count"
  ],
  " établissements"
 ],
 "prices.plan.mails": [
  "Notifications par e-mail"
 ],
 "prices.plan.manager": [
  "Interlocuteur dédié"
 ],
 "prices.plan.mobile": [
  "Affichage adapté au mobile"
 ],
 "prices.plan.multiple": [
  "Plusieurs établissements"
 ],
 "prices.plan.oneLocation": [
  "1 établissement"
 ],
 "prices.plan.phoneSupport": [
  "Assistance téléphonique 24 h/24 et 7 j/7"
 ],
 "prices.plan.prioritySupport": [
  "Assistance prioritaire"
 ],
 "prices.plan.reports": [
  "Rapports et analyses"
 ],
 "prices.plan.security": [
  "Sécurité avancée"
 ],
 "prices.plan.sms": [
  "Notifications par SMS"
 ],
 "prices.plan.starting": [
  "Pour un restaurant qui débute"
 ],
 "prices.plan.support": [
  "Assistance de base"
 ],
 "prices.plan.tables": [
  "Gestion de base des tables"
 ],
 "prices.plan.tenants": [
  "Gestion multi-entreprises"
 ],
 "prices.plan.unlimited": [
  "Réservations illimitées"
 ],
 "prices.plan.unlimitedLocations": [
  "Établissements illimités"
 ],
 "prices.plan.upTo": [
  "Jusqu’à ",
  [
   "count"
  ],
  " réservations par mois"
 ],
 "prices.plan.whiteLabel": [
  "Marque blanche"
 ],
 "prices.popular": [
  "La plus choisie"
 ],
 "prices.portal.failed": [
  "Le portail de facturation n’a pas pu être ouvert. Veuillez réessayer ou contacter l’assistance."
 ],
 "prices.title": [
  "Choisissez votre formule"
 ],
 "prices.trial.left": [
  [
   "count",
   "plural",
   {
    "one": [
     "Il reste ",
     "#",
     " jour à votre essai gratuit."
    ],
    "many": [
     "Il reste ",
     "#",
     " de jours à votre essai gratuit."
    ],
    "other": [
     "Il reste ",
     "#",
     " jours à votre essai gratuit."
    ]
   }
  ],
  " Si vous vous abonnez maintenant, le premier paiement est dû aujourd’hui, et ces jours ne s’y ajoutent pas."
 ],
 "prices.trial.noCard": [
  "Sans carte bancaire"
 ],
 "prices.trial.start": [
  [
   "count",
   "plural",
   {
    "one": [
     "Essayer gratuitement ",
     [
      "count"
     ],
     " jour"
    ],
    "many": [
     "Essayer gratuitement ",
     [
      "count"
     ],
     " de jours"
    ],
    "other": [
     "Essayer gratuitement ",
     [
      "count"
     ],
     " jours"
    ]
   }
  ]
 ],
 "prices.trial.text": [
  "Votre essai commence à l’inscription. À la fin, vous choisissez une formule ou restez gratuitement sur Basic ; dans les deux cas, rien de ce que vous avez configuré n’est perdu."
 ],
 "prices.trial.title": [
  "Essayez d’abord tout ce que comprend Premium"
 ],
 "ui.retry": [
  "Réessayer"
 ]
};
