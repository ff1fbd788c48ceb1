// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "Dernière modification : ",
  [
   "date"
  ],
  "."
 ],
 "legal.language": [
  "Langue"
 ],
 "legal.translation": [
  "Cette traduction est fournie à titre informatif. Seul le <english>texte anglais</english> fait foi."
 ],
 "privacy.choices.text": [
  "Vous pouvez consulter, modifier ou annuler une réservation à l’aide du lien qui vous a été donné. Pour consulter ou supprimer ce qu’un restaurant conserve à votre sujet, adressez-vous au restaurant ou à <support>nous</support>, et nous transmettrons. Vous trouverez d’autres réponses dans le <help>Centre d’aide</help>."
 ],
 "privacy.choices.title": [
  "Vos choix"
 ],
 "privacy.device.text": [
  "Un propriétaire qui se connecte reçoit un cookie et une session enregistrée qui indiquent qui est connecté. Les clients des restaurants ne reçoivent ni l’un ni l’autre de notre part ; la vérification de Google contre les robots peut déposer son propre cookie. Là où les visites sont comptées, nous comptons des pages et non des personnes, sans retenir ce que contient une adresse."
 ],
 "privacy.device.title": [
  "Sur votre appareil"
 ],
 "privacy.guest.list": [
  "Le restaurant tient un fichier clients avec votre nom, votre numéro de téléphone, le nombre de vos visites et la date de la dernière."
 ],
 "privacy.guest.text": [
  "Votre nom, le jour, l’heure et le nombre de personnes ; votre numéro de téléphone et vos remarques, si vous les donnez ; et la page depuis laquelle vous êtes arrivé au formulaire de réservation. Nous ne demandons rien d’autre, et aucun compte n’est nécessaire."
 ],
 "privacy.guest.title": [
  "Ce que nous conservons d’un client"
 ],
 "privacy.lead": [
  "Ce que Tablewell sait des clients et des restaurants, pourquoi et pour combien de temps."
 ],
 "privacy.others.google": [
  "Google, pour ceux qui s’y connectent avec ce service et pour la vérification qui tient les robots à l’écart du formulaire de réservation."
 ],
 "privacy.others.messages": [
  "les prestataires qui acheminent nos e-mails et nos SMS ;"
 ],
 "privacy.others.payment": [
  "le prestataire de paiement, pour les restaurants abonnés ;"
 ],
 "privacy.others.restaurant": [
  "le restaurant où vous réservez et son personnel ;"
 ],
 "privacy.others.sale": [
  "Nous ne vendons aucune donnée et n’en partageons aucune à des fins publicitaires."
 ],
 "privacy.others.text": [
  "Seulement ceux qui sont nécessaires à ce que vous avez demandé :"
 ],
 "privacy.others.title": [
  "Qui d’autre les voit"
 ],
 "privacy.owner.text": [
  "Votre nom, votre adresse e-mail, votre mot de passe sous une forme qui ne permet pas de le relire, les réglages de votre restaurant et votre abonnement. Les données de carte vont à notre prestataire de paiement et ne nous parviennent jamais ; nous voyons la marque, les quatre derniers chiffres et la date d’expiration."
 ],
 "privacy.owner.title": [
  "Ce que nous conservons d’un propriétaire"
 ],
 "privacy.texting.consent": [
  "En envoyant une réservation avec un numéro de téléphone, vous acceptez de recevoir des SMS à son sujet : confirmation, modification ou annulation. Nous n’envoyons pas de publicité. Des frais de messages et de données peuvent s’appliquer."
 ],
 "privacy.texting.stop": [
  "Répondez STOP à un message et vous n’en recevrez plus de ce restaurant ; START les rétablit. Votre choix est conservé pour chaque restaurant : il vaut pour vos visites suivantes et ne révèle rien aux autres restaurants."
 ],
 "privacy.texting.title": [
  "SMS"
 ],
 "privacy.time.text": [
  "Les données de réservation sont supprimées au bout de ",
  [
   "days"
  ],
  " jours. Deux choses restent : des décomptes anonymes, et le fichier clients du restaurant avec le nom, le numéro de téléphone, le nombre de visites et la dernière visite de chaque client. Le restaurant garde ce fichier jusqu’à ce qu’il supprime un client ou que vous demandiez l’effacement de votre fiche."
 ],
 "privacy.time.title": [
  "Pour combien de temps"
 ],
 "privacy.title": [
  "Politique de confidentialité"
 ],
 "privacy.where.text": [
  "Les données sont stockées aux États-Unis."
 ],
 "privacy.where.title": [
  "Où elles se trouvent"
 ],
 "privacy.who.text": [
  "Les restaurants utilisent Tablewell pour prendre des réservations. Lorsque vous réservez une table, le restaurant décide de l’usage de vos données, et nous les conservons pour son compte. Lorsque vous ouvrez un compte pour un restaurant, nous conservons vos propres données pour gérer ce compte."
 ],
 "privacy.who.title": [
  "Qui est concerné"
 ],
 "terms.account.text": [
  "Donnez-nous un nom et une adresse e-mail qui sont les vôtres, et gardez votre mot de passe pour vous. Vous êtes responsable de ce qui se passe dans votre compte. Si vous pensez que quelqu’un d’autre a votre mot de passe, réinitialisez-le : toutes les sessions sont alors fermées."
 ],
 "terms.account.title": [
  "Votre compte"
 ],
 "terms.asked.details": [
  "Utilisez les données des clients pour leurs visites et pour les messages qu’ils ont acceptés."
 ],
 "terms.asked.fair": [
  "Ne réservez pas de tables que vous ne comptez pas utiliser, et n’essayez pas d’accéder aux données d’autrui."
 ],
 "terms.asked.stop": [
  "Respectez une réponse STOP ; le service le fait de lui-même."
 ],
 "terms.asked.times": [
  "Tenez à jour vos horaires et vos tables, afin que ce que les clients réservent existe bien."
 ],
 "terms.asked.title": [
  "Ce que nous vous demandons"
 ],
 "terms.changes.text": [
  "Si nous modifions ces conditions d’une manière qui vous concerne, nous vous en informons par e-mail au moins 30 jours avant. Des questions ? Écrivez à <support>notre équipe</support> ou consultez le <help>Centre d’aide</help>."
 ],
 "terms.changes.title": [
  "Modifications et questions"
 ],
 "terms.end.text": [
  "Vous pouvez supprimer votre restaurant dans les réglages quand vous le souhaitez. Nous pouvons fermer un compte qui nuit aux clients, à d’autres restaurants ou au service ; sauf urgence, nous vous écrivons d’abord."
 ],
 "terms.end.title": [
  "Résiliation"
 ],
 "terms.lead": [
  "Ce que vous pouvez attendre de Tablewell, et ce que nous vous demandons."
 ],
 "terms.plans.renewal": [
  "Les formules payantes se renouvellent à la fin de chaque période jusqu’à leur résiliation, possible à tout moment dans le portail de facturation. Votre formule court alors jusqu’à la fin de la période payée. Les prix sont en dollars américains et hors taxes. Nous vous informons d’un nouveau prix au moins 30 jours avant qu’il ne s’applique à vous."
 ],
 "terms.plans.title": [
  "Essai, formules et paiement"
 ],
 "terms.plans.trial": [
  "L’essai gratuit ne nécessite pas de carte et se termine de lui-même. Vous passez ensuite à la formule Basic, qui est gratuite, sauf si vous en choisissez une autre. Ce que coûte et comprend chaque formule figure sur la <pricing>page des tarifs</pricing>."
 ],
 "terms.service.text": [
  "Tablewell prend des réservations pour les restaurants, gère leurs tables et leurs clients, et informe les clients de ce qu’ils doivent savoir. Le contrat est conclu entre nous et le restaurant dont le propriétaire s’inscrit. Un client qui réserve une table conclut un contrat avec le restaurant, et non avec nous."
 ],
 "terms.service.title": [
  "Le service"
 ],
 "terms.title": [
  "Conditions d’utilisation"
 ],
 "terms.wrong.text": [
  "Nous faisons en sorte que le service fonctionne jour et nuit, mais nous ne pouvons pas promettre qu’il ne s’arrête jamais, ni que chaque e-mail et chaque SMS arrive. Dans la mesure où la loi le permet, nous ne répondons pas du manque à gagner, et de rien au-delà de ce que vous nous avez payé au cours des douze mois précédents. Rien ici ne limite ce que la loi ne permet pas de limiter."
 ],
 "terms.wrong.title": [
  "En cas de problème"
 ],
 "terms.yours.text": [
  "Vos réglages, vos plans de salle, vos réservations et votre fichier clients appartiennent à votre restaurant. Vous pouvez exporter vos clients à tout moment. Nous utilisons ces données pour vous fournir le service, comme l’indique la <privacy>Politique de confidentialité</privacy>, et pour rien d’autre."
 ],
 "terms.yours.title": [
  "Ce qui vous appartient"
 ]
};
