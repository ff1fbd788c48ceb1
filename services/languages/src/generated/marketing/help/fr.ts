// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "help.billing.change.answer": [
  "Ouvrez « Billing » dans le tableau de bord et choisissez « Manage billing ». Une formule résiliée court jusqu’à la fin de la période payée."
 ],
 "help.billing.change.question": [
  "Comment changer ou résilier ma formule ?"
 ],
 "help.billing.plans.answer": [
  "La <pricing>page des tarifs</pricing> les compare ligne par ligne."
 ],
 "help.billing.plans.question": [
  "Que comprend chaque formule ?"
 ],
 "help.billing.title": [
  "Formule et facturation"
 ],
 "help.diners.change.answer": [
  "Utilisez le lien de votre confirmation. Si vous ne le trouvez pas, appelez le restaurant."
 ],
 "help.diners.change.question": [
  "Comment modifier ou annuler ma réservation ?"
 ],
 "help.diners.data.answer": [
  "Le restaurant où vous avez réservé, et nous pour son compte. La <privacy>Politique de confidentialité</privacy> indique pour combien de temps."
 ],
 "help.diners.data.question": [
  "Qui détient mes données ?"
 ],
 "help.diners.title": [
  "Pour les clients"
 ],
 "help.guests.import.answer": [
  "Sous « Guests », choisissez un fichier CSV avec des noms et des numéros de téléphone. Les clients existants sont mis à jour, pas ajoutés en double."
 ],
 "help.guests.import.question": [
  "Comment importer mon fichier clients ?"
 ],
 "help.guests.messages.answer": [
  "Un pour une réservation, un pour une modification et un pour une annulation, par SMS, avec un lien pour modifier la réservation. Les SMS font partie de Premium et d’Enterprise."
 ],
 "help.guests.messages.question": [
  "Quels messages un client reçoit-il ?"
 ],
 "help.guests.stop.answer": [
  "Rien. Le client ne reçoit plus de SMS de votre restaurant, sauf s’il répond START."
 ],
 "help.guests.stop.question": [
  "Un client a répondu STOP. Que faire ?"
 ],
 "help.guests.title": [
  "Messages et clients"
 ],
 "help.lead": [
  "Des réponses pour les restaurants et pour leurs clients."
 ],
 "help.start.link.answer": [
  "Dans le tableau de bord, sous « Share Link ». Vous pouvez le copier, ou copier un extrait de code qui place le formulaire de réservation sur votre propre site web."
 ],
 "help.start.link.question": [
  "Où est mon lien de réservation ?"
 ],
 "help.start.mail.answer": [
  "Regardez dans vos courriers indésirables. Le lien expire au bout de 24 heures ; connectez-vous pour qu’un nouveau vous soit envoyé."
 ],
 "help.start.mail.question": [
  "Je n’ai pas reçu l’e-mail de vérification."
 ],
 "help.start.password.answer": [
  "Demandez un <reset>lien de réinitialisation</reset>. Il expire au bout de 30 minutes, et le choix d’un nouveau mot de passe vous déconnecte sur tous les appareils."
 ],
 "help.start.password.question": [
  "J’ai oublié mon mot de passe."
 ],
 "help.start.setUp.answer": [
  "Inscrivez-vous, puis ouvrez « Settings » dans le tableau de bord : saisissez vos périodes de service, vos jours de fermeture et vos tables. Tant que vous n’avez pas ajouté de tables, nous comptons 100 places par demi-heure."
 ],
 "help.start.setUp.question": [
  "Comment configurer mon restaurant ?"
 ],
 "help.start.title": [
  "Premiers pas"
 ],
 "help.stuck.text": [
  "Écrivez à <support>notre équipe d’assistance</support> en indiquant le nom de votre restaurant et ce que vous voyez. Nous répondons sous 24 à 48 heures. Les restaurants avec Enterprise disposent d’une ligne téléphonique où l’on répond jour et nuit."
 ],
 "help.stuck.title": [
  "Pas encore de solution ?"
 ],
 "help.tables.choice.answer": [
  "Chaque groupe reçoit la plus petite table libre qui lui convient, pour la durée que vous prévoyez par table : 90 minutes, sauf si vous la changez dans « Settings »."
 ],
 "help.tables.choice.question": [
  "Comment une table est-elle choisie ?"
 ],
 "help.tables.holiday.answer": [
  "Ajoutez la date aux jours de fermeture dans « Settings ». Les réservations existantes pour ce jour sont conservées, afin que vous puissiez joindre ces clients vous-même."
 ],
 "help.tables.holiday.question": [
  "Comment fermer un jour férié ?"
 ],
 "help.tables.offered.answer": [
  "Le restaurant est fermé à cette heure-là, l’heure est passée, ou aucune table convenant au groupe n’est libre pendant toute la durée prévue par table."
 ],
 "help.tables.offered.question": [
  "Pourquoi un horaire n’est-il pas proposé ?"
 ],
 "help.tables.restore.answer": [
  "Oui, sous « Reservations », tant qu’une table est encore libre à cette heure."
 ],
 "help.tables.restore.question": [
  "Puis-je rétablir une réservation annulée ?"
 ],
 "help.tables.title": [
  "Réservations et tables"
 ],
 "help.title": [
  "Centre d’aide"
 ]
};
