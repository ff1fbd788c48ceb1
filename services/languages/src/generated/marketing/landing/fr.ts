// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "landing.features.lead": [
  "Et rien qui gêne le service."
 ],
 "landing.features.live.text": [
  "Une réservation s’affiche sur votre écran dès qu’elle est faite, sans recharger la page."
 ],
 "landing.features.live.title": [
  "Mises à jour en temps réel"
 ],
 "landing.features.messages.text": [
  "Vous et vos clients êtes aussitôt informés des réservations, modifications et annulations."
 ],
 "landing.features.messages.title": [
  "Notifications par SMS et e-mail"
 ],
 "landing.features.mobile.text": [
  "Vos clients réservent sur leur téléphone en moins d’une minute, et vous pouvez gérer la soirée depuis le vôtre."
 ],
 "landing.features.mobile.title": [
  "Pensé pour le mobile"
 ],
 "landing.features.plans.text": [
  "Dessinez votre salle une seule fois. Voyez d’un coup d’œil quelles tables sont libres, réservées ou occupées."
 ],
 "landing.features.plans.title": [
  "Plans de salle visuels"
 ],
 "landing.features.tables.text": [
  "Chaque groupe reçoit la plus petite table qui lui convient. Une table déjà prise n’est jamais proposée deux fois."
 ],
 "landing.features.tables.title": [
  "Gestion intelligente des tables"
 ],
 "landing.features.title": [
  "Tout ce qu’il faut en salle"
 ],
 "landing.features.zone.text": [
  "Les heures sont toujours celles du fuseau horaire de votre restaurant, heure d’été comprise."
 ],
 "landing.features.zone.title": [
  "Toujours à votre fuseau horaire"
 ],
 "landing.figures.ahead": [
  "mois de réservations à l’avance"
 ],
 "landing.figures.online": [
  "réservation en ligne par votre propre lien"
 ],
 "landing.figures.title": [
  "Tablewell en chiffres"
 ],
 "landing.figures.twice": [
  "table donnée deux fois"
 ],
 "landing.figures.types": [
  "types de tables pour votre plan de salle"
 ],
 "landing.final.lead": [
  "Configurez votre restaurant en quelques minutes."
 ],
 "landing.final.title": [
  "Ouvrez votre cahier de réservations ce soir"
 ],
 "landing.hero.lead": [
  "Tablewell prend vos réservations jour et nuit, sait quelles tables sont libres et informe vos clients de ce qu’ils doivent savoir. Vous vous occupez de la salle."
 ],
 "landing.hero.title": [
  "Chaque table, chaque soir, bien en main"
 ],
 "landing.hero.trial": [
  [
   "trial"
  ],
  " Résiliez à tout moment."
 ],
 "landing.picture.active": [
  "Active"
 ],
 "landing.picture.counts": [
  "14 réservations · 46 personnes"
 ],
 "landing.picture.facts": [
  [
   "guests"
  ],
  " personnes · Table ",
  [
   "table"
  ]
 ],
 "landing.picture.status.Available": [
  "Libre"
 ],
 "landing.picture.status.Occupied": [
  "Occupée"
 ],
 "landing.picture.status.Reserved": [
  "Réservée"
 ],
 "landing.picture.time.first": [
  "19:00"
 ],
 "landing.picture.time.second": [
  "19:15"
 ],
 "landing.picture.time.third": [
  "21:00"
 ],
 "landing.picture.tonight": [
  "Ce soir"
 ],
 "landing.start": [
  "Commencer l’essai gratuit"
 ],
 "landing.startFree": [
  "Commencer gratuitement"
 ],
 "landing.steps.accept.text": [
  "Placez votre lien de réservation sur votre site, sur votre profil ou sur une carte au comptoir."
 ],
 "landing.steps.accept.title": [
  "Recevez des réservations"
 ],
 "landing.steps.manage.text": [
  "Voyez chaque journée d’un coup d’œil, connaissez vos clients et sachez quand votre salle est pleine."
 ],
 "landing.steps.manage.title": [
  "Gérez et améliorez"
 ],
 "landing.steps.number": [
  "Étape ",
  [
   "number"
  ]
 ],
 "landing.steps.setUp.text": [
  "Saisissez vos horaires d’ouverture et vos tables. Il faut une dizaine de minutes."
 ],
 "landing.steps.setUp.title": [
  "Configurez votre restaurant"
 ],
 "landing.steps.title": [
  "Comment ça marche"
 ],
 "landing.testimonials": [
  "Des restaurants qui l’utilisent en parlent"
 ],
 "landing.trial": [
  "Essai gratuit de ",
  [
   "days"
  ],
  " jours. Sans carte bancaire."
 ],
 "landing.viewFeatures": [
  "Voir les fonctionnalités"
 ]
};
