// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "tour.days.hours.text": [
  "Des horaires distincts pour le déjeuner et le dîner, des jours de fermeture hebdomadaire et des fermetures d’un seul jour."
 ],
 "tour.days.hours.title": [
  "Des horaires comme les vôtres"
 ],
 "tour.days.lead": [
  "Moins de surprises, de meilleures soirées."
 ],
 "tour.days.numbers.text": [
  "Les clients du jour comparés à ceux de la semaine précédente, votre heure la plus chargée et votre taux d’annulation."
 ],
 "tour.days.numbers.title": [
  "Des chiffres utiles"
 ],
 "tour.days.phone.text": [
  "Tout fonctionne sur un téléphone, au clavier et en mode sombre."
 ],
 "tour.days.phone.title": [
  "À l’aise sur un téléphone"
 ],
 "tour.days.title": [
  "Au quotidien"
 ],
 "tour.guests.import.text": [
  "Importez vos clients depuis un fichier CSV et exportez la liste quand vous le souhaitez."
 ],
 "tour.guests.import.title": [
  "Apportez votre liste"
 ],
 "tour.guests.lead": [
  "Qui vient, et combien de fois."
 ],
 "tour.guests.list.text": [
  "Toute personne qui réserve y est ajoutée, et ses visites sont comptées pour vous."
 ],
 "tour.guests.list.title": [
  "Un fichier clients qui se constitue seul"
 ],
 "tour.guests.privacy.text": [
  "Les données personnelles des réservations sont supprimées dans le délai prévu, et un client qui répond STOP ne reçoit plus de SMS."
 ],
 "tour.guests.privacy.title": [
  "La confidentialité d’office"
 ],
 "tour.guests.title": [
  "Vos clients"
 ],
 "tour.lead": [
  "Ce que Tablewell fait pour ceux qui sont à l’accueil, en cuisine et à table."
 ],
 "tour.messages.lead": [
  "Tout le monde reste informé."
 ],
 "tour.messages.live.text": [
  "Une réservation s’affiche sur chaque écran ouvert dès qu’elle est faite."
 ],
 "tour.messages.live.title": [
  "Mises à jour en temps réel"
 ],
 "tour.messages.sent.text": [
  "Les clients reçoivent un SMS lorsqu’ils réservent, modifient ou annulent. Vous recevez un e-mail."
 ],
 "tour.messages.sent.title": [
  "Notifications par SMS et e-mail"
 ],
 "tour.messages.title": [
  "Messages"
 ],
 "tour.messages.zone.text": [
  "Les heures sont toujours celles du fuseau horaire de votre restaurant, heure d’été comprise."
 ],
 "tour.messages.zone.title": [
  "Toujours à votre fuseau horaire"
 ],
 "tour.pricing": [
  "Voir les tarifs"
 ],
 "tour.reservations.availability.text": [
  "Les clients choisissent parmi les horaires que vous pouvez vraiment assurer, jusqu’à trois mois à l’avance. Aucune table n’est réservée deux fois."
 ],
 "tour.reservations.availability.title": [
  "Rien que des disponibilités réelles"
 ],
 "tour.reservations.changes.text": [
  "Chaque confirmation contient un lien qui permet au client de modifier ou d’annuler. Vous le voyez aussitôt."
 ],
 "tour.reservations.changes.title": [
  "Des changements sans coup de fil"
 ],
 "tour.reservations.lead": [
  "Les clients réservent à toute heure, et seulement ce que vous pouvez assurer."
 ],
 "tour.reservations.link.text": [
  "Placez-le sur votre site, sur votre profil ou sur une carte au comptoir. Les clients n’ont besoin ni de compte ni d’application."
 ],
 "tour.reservations.link.title": [
  "Votre propre lien de réservation"
 ],
 "tour.reservations.title": [
  "Réservations"
 ],
 "tour.tables.chart.text": [
  "Un graphique montre le remplissage de chaque demi-heure : vous savez quand vous pouvez placer un client sans réservation."
 ],
 "tour.tables.chart.title": [
  "Les disponibilités d’un coup d’œil"
 ],
 "tour.tables.lead": [
  "Votre salle telle qu’elle est, sur un écran."
 ],
 "tour.tables.plans.text": [
  "Dessinez tables rondes, tables carrées et tabourets de bar, faites-les pivoter, numérotez-les et gardez une disposition pour chaque saison."
 ],
 "tour.tables.plans.title": [
  "Plans de salle visuels"
 ],
 "tour.tables.smallest.text": [
  "Chaque groupe reçoit la plus petite table qui lui convient, pour toute la durée que vous prévoyez par table."
 ],
 "tour.tables.smallest.title": [
  "Gestion intelligente des tables"
 ],
 "tour.tables.title": [
  "Tables et plans de salle"
 ],
 "tour.title": [
  "Fonctionnalités"
 ]
};
