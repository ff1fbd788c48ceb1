// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "pricing.cancel.answer": [
  "Vous pouvez résilier à tout moment dans le portail de facturation. Votre formule court jusqu’à la fin de la période payée."
 ],
 "pricing.cancel.question": [
  "Puis-je résilier ?"
 ],
 "pricing.caption": [
  "Fonctionnalités par formule"
 ],
 "pricing.card.answer": [
  "Aucune carte bancaire n’est demandée. Votre essai commence à l’inscription, dure ",
  [
   "days",
   "plural",
   {
    "one": [
     [
      "days"
     ],
     " jour"
    ],
    "many": [
     [
      "days"
     ],
     " de jours"
    ],
    "other": [
     [
      "days"
     ],
     " jours"
    ]
   }
  ],
  " et comprend tout ce que comprend Premium."
 ],
 "pricing.card.question": [
  "Faut-il une carte pour essayer Tablewell ?"
 ],
 "pricing.cell.advanced": [
  "Avancée"
 ],
 "pricing.cell.basic": [
  "De base"
 ],
 "pricing.cell.fifty": [
  "Jusqu’à 50"
 ],
 "pricing.cell.phone": [
  "Par téléphone, 24 h/24 et 7 j/7"
 ],
 "pricing.cell.priority": [
  "Prioritaire"
 ],
 "pricing.cell.unlimited": [
  "Sans limite"
 ],
 "pricing.change.answer": [
  "Oui, vers le haut ou vers le bas, depuis l’onglet « Billing » de votre tableau de bord."
 ],
 "pricing.change.question": [
  "Puis-je changer de formule plus tard ?"
 ],
 "pricing.compare": [
  "Comparez les formules"
 ],
 "pricing.enterprise": [
  "Au-delà des établissements sans limite, les fonctionnalités d’Enterprise sont mises en place avec votre chargé de compte. Écrivez à <support>notre équipe d’assistance</support> pour savoir ce qui est disponible aujourd’hui pour vos restaurants."
 ],
 "pricing.feature.api": [
  "Intégrations sur mesure et accès à l’API"
 ],
 "pricing.feature.dashboards": [
  "Tableaux de bord de rapports sur mesure"
 ],
 "pricing.feature.layouts": [
  "Plans de salle sur mesure"
 ],
 "pricing.feature.live": [
  "Mises à jour en temps réel"
 ],
 "pricing.feature.locations": [
  "Établissements"
 ],
 "pricing.feature.mails": [
  "Notifications par e-mail"
 ],
 "pricing.feature.manager": [
  "Chargé de compte dédié"
 ],
 "pricing.feature.messages": [
  "Notifications par SMS"
 ],
 "pricing.feature.mobile": [
  "Affichage adapté aux mobiles"
 ],
 "pricing.feature.reports": [
  "Rapports et analyses"
 ],
 "pricing.feature.reservations": [
  "Réservations par mois"
 ],
 "pricing.feature.security": [
  "Sécurité avancée"
 ],
 "pricing.feature.support": [
  "Assistance"
 ],
 "pricing.feature.tables": [
  "Gestion des tables"
 ],
 "pricing.feature.tenants": [
  "Gestion multi-entités"
 ],
 "pricing.feature.whiteLabel": [
  "Marque blanche"
 ],
 "pricing.features": [
  "Fonctionnalité"
 ],
 "pricing.included": [
  "Inclus"
 ],
 "pricing.lead": [
  "Un prix mensuel fixe. Sans frais par couvert."
 ],
 "pricing.limit.answer": [
  "Les clients suivants apprennent que vous ne prenez plus de réservation en ligne ce mois-ci. Les réservations annulées ne comptent pas, et le décompte repart à chaque mois civil."
 ],
 "pricing.limit.question": [
  "Que se passe-t-il après 50 réservations avec Basic ?"
 ],
 "pricing.loading": [
  "Chargement des tarifs…"
 ],
 "pricing.locations.enterprise": [
  "Enterprise, qui comprend un nombre illimité d’établissements sous un même compte."
 ],
 "pricing.locations.premium": [
  "Premium jusqu’à ",
  [
   "locations"
  ],
  " établissements, Enterprise au-delà."
 ],
 "pricing.locations.question": [
  "J’ai plusieurs restaurants. Quelle formule me faut-il ?"
 ],
 "pricing.notIncluded": [
  "Non inclus"
 ],
 "pricing.notLoaded": [
  "Les tarifs n’ont pas pu être chargés"
 ],
 "pricing.questions": [
  "Questions"
 ],
 "pricing.title": [
  "Tarifs"
 ],
 "pricing.trialEnds.answer": [
  "Choisissez une formule, ou ne faites rien et continuez gratuitement avec Basic. Vos réservations, vos tables et vos clients sont conservés."
 ],
 "pricing.trialEnds.question": [
  "Que se passe-t-il à la fin de l’essai ?"
 ],
 "pricing.yearly.answer": [
  "Oui, de 20 %. Choisissez « Annuel » ci-dessus ; une formule mensuelle se change en formule annuelle depuis l’onglet « Billing » de votre tableau de bord."
 ],
 "pricing.yearly.question": [
  "Est-ce moins cher de payer à l’année ?"
 ]
};
