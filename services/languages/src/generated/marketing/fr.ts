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
 ],
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
 "landing.picture": [
  "Ce soir dans Tablewell : la liste des tablées de la soirée, à côté des tables de la salle et de la terrasse."
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
 "landing.testimonials.examples": [
  "Exemples : ces personnes et ces restaurants sont inventés."
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
 ],
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
  "Aucune carte bancaire n’est demandée. Votre essai commence à l’inscription et comprend tout ce que comprend Premium."
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
 ],
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
 ],
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
 ],
 "account.checkout.failed": [
  "La session de paiement n’a pas pu être créée"
 ],
 "account.checkout.noSession": [
  "Votre connexion n’a pas pu être vérifiée après plusieurs tentatives"
 ],
 "account.confirm.busy": [
  "Confirmation de l’adresse…"
 ],
 "account.confirm.done": [
  "Adresse confirmée"
 ],
 "account.confirm.doneText": [
  [
   "restaurant"
  ],
  " envoie désormais ses notifications à ",
  [
   "email"
  ],
  "."
 ],
 "account.confirm.failed": [
  "Adresse non confirmée"
 ],
 "account.confirm.failedText": [
  "L’adresse n’a pas pu être confirmée. Veuillez réessayer."
 ],
 "account.confirm.noToken": [
  "Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail."
 ],
 "account.confirm.title": [
  "Confirmez votre adresse"
 ],
 "account.confirmPassword": [
  "Confirmer le mot de passe"
 ],
 "account.email": [
  "E-mail"
 ],
 "account.failed": [
  "Une erreur s’est produite. Veuillez réessayer."
 ],
 "account.firstName": [
  "Prénom"
 ],
 "account.forgot.back": [
  "Retour à la connexion"
 ],
 "account.forgot.lead": [
  "Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe."
 ],
 "account.forgot.sent": [
  "Consultez vos e-mails"
 ],
 "account.forgot.sentText": [
  "S’il existe un compte pour cette adresse, un lien pour choisir un nouveau mot de passe est en route. Ce lien est valable 30 minutes. La page de connexion s’ouvrira dans un instant."
 ],
 "account.forgot.submit": [
  "Envoyer le lien"
 ],
 "account.forgot.title": [
  "Mot de passe oublié ?"
 ],
 "account.forgot.tooMany": [
  "Trop de demandes de réinitialisation. Veuillez patienter quelques minutes avant de réessayer."
 ],
 "account.google.button": [
  "S’inscrire avec Google"
 ],
 "account.google.noName": [
  "Veuillez d’abord saisir le nom de votre restaurant"
 ],
 "account.google.or": [
  "ou"
 ],
 "account.google.sign-in": [
  "La connexion avec Google a échoué. Veuillez réessayer."
 ],
 "account.google.sign-up": [
  "L’inscription avec Google a échoué. Veuillez réessayer."
 ],
 "account.invitation.accept": [
  "Accepter l’invitation"
 ],
 "account.invitation.again": [
  "Demandez au propriétaire du restaurant de vous inviter à nouveau."
 ],
 "account.invitation.badToken": [
  "Cette invitation n’est pas valable ou a expiré."
 ],
 "account.invitation.busy": [
  "Ouverture de votre invitation…"
 ],
 "account.invitation.done": [
  "Bienvenue dans l’équipe"
 ],
 "account.invitation.doneText": [
  "Votre accès est prêt. Connectez-vous avec ",
  [
   "email"
  ],
  " ; la page de connexion s’ouvrira dans un instant."
 ],
 "account.invitation.invalid": [
  "Invitation non valable"
 ],
 "account.invitation.join": [
  "Rejoignez l’équipe"
 ],
 "account.invitation.lead": [
  "Vous avez reçu une invitation à rejoindre l’équipe en tant que ",
  [
   "role"
  ],
  " avec l’adresse ",
  [
   "email"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "Le code de l’invitation manque. Veuillez vérifier le lien reçu par e-mail."
 ],
 "account.invitation.title": [
  "Votre invitation"
 ],
 "account.lastName": [
  "Nom"
 ],
 "account.missing.email": [
  "Veuillez saisir votre adresse e-mail"
 ],
 "account.missing.firstName": [
  "Veuillez saisir votre prénom"
 ],
 "account.missing.lastName": [
  "Veuillez saisir votre nom"
 ],
 "account.missing.password": [
  "Veuillez saisir votre mot de passe"
 ],
 "account.missing.restaurantName": [
  "Pour vous inscrire, veuillez saisir le nom du restaurant"
 ],
 "account.offline": [
  "Erreur réseau. Veuillez vérifier votre connexion et réessayer."
 ],
 "account.password": [
  "Mot de passe"
 ],
 "account.refusal.429": [
  "Trop de demandes. Veuillez patienter quelques minutes avant de réessayer."
 ],
 "account.refusal.503": [
  "Le service n’est pas disponible pour le moment. Veuillez réessayer dans un instant."
 ],
 "account.refusal.account-exists": [
  "Un compte existe déjà avec cette adresse e-mail."
 ],
 "account.refusal.already-confirmed": [
  "Le propriétaire de ce compte l’a déjà confirmé. Pour changer le mot de passe, utilisez « Mot de passe oublié »."
 ],
 "account.refusal.already-verified": [
  "L’adresse e-mail est déjà vérifiée"
 ],
 "account.refusal.bad-credentials": [
  "Adresse e-mail ou mot de passe incorrect. Veuillez réessayer."
 ],
 "account.refusal.captcha": [
  "Veuillez effectuer à nouveau la vérification reCAPTCHA."
 ],
 "account.refusal.captcha-unavailable": [
  "Nous n’avons pas pu vérifier le reCAPTCHA. Veuillez réessayer dans un instant."
 ],
 "account.refusal.email-not-verified": [
  "Veuillez confirmer votre adresse e-mail avant de vous connecter."
 ],
 "account.refusal.field": [
  "Veuillez vérifier cette saisie."
 ],
 "account.refusal.google-unreachable": [
  "Google est injoignable pour le moment. Veuillez réessayer dans un instant."
 ],
 "account.refusal.password": [
  "Ce mot de passe est facile à deviner. Veuillez en choisir un autre."
 ],
 "account.reset.again": [
  "Demander un nouveau lien"
 ],
 "account.reset.back": [
  "Retour à la connexion"
 ],
 "account.reset.badToken": [
  "Le lien de réinitialisation n’est pas valable ou a expiré."
 ],
 "account.reset.busy": [
  "Vérification de votre lien de réinitialisation…"
 ],
 "account.reset.confirm": [
  "Confirmer le nouveau mot de passe"
 ],
 "account.reset.done": [
  "Mot de passe modifié"
 ],
 "account.reset.doneText": [
  "Votre mot de passe a été réinitialisé. La page de connexion s’ouvrira dans un instant."
 ],
 "account.reset.failed": [
  "Le mot de passe n’a pas pu être réinitialisé. Veuillez réessayer."
 ],
 "account.reset.invalid": [
  "Lien de réinitialisation non valable"
 ],
 "account.reset.lead": [
  "Choisissez un nouveau mot de passe pour ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "Le lien de réinitialisation n’a pas pu être vérifié. Veuillez réessayer."
 ],
 "account.reset.noMatch": [
  "Les mots de passe ne correspondent pas."
 ],
 "account.reset.noToken": [
  "Le code de réinitialisation manque. Veuillez vérifier le lien reçu par e-mail."
 ],
 "account.reset.password": [
  "Nouveau mot de passe"
 ],
 "account.reset.submit": [
  "Réinitialiser le mot de passe"
 ],
 "account.reset.title": [
  "Réinitialisez votre mot de passe"
 ],
 "account.restaurantName": [
  "Nom du restaurant"
 ],
 "account.role.host": [
  "hôte d’accueil"
 ],
 "account.role.manager": [
  "responsable"
 ],
 "account.rule.digit": [
  "Un chiffre"
 ],
 "account.rule.length": [
  "Au moins 8 caractères"
 ],
 "account.rule.lower": [
  "Une lettre minuscule"
 ],
 "account.rule.met": [
  "(rempli)"
 ],
 "account.rule.title": [
  "Critères du mot de passe"
 ],
 "account.rule.tooPlain": [
  "Le mot de passe doit contenir au moins une lettre majuscule, une lettre minuscule et un chiffre."
 ],
 "account.rule.tooShort": [
  "Le mot de passe doit comporter au moins 8 caractères."
 ],
 "account.rule.unmet": [
  "(pas encore rempli)"
 ],
 "account.rule.upper": [
  "Une lettre majuscule"
 ],
 "account.signIn.below": [
  "Nouveau sur Tablewell ? <signUp>Créez un compte</signUp>"
 ],
 "account.signIn.ended": [
  "Vous avez été déconnecté. Connectez-vous pour reprendre là où vous en étiez."
 ],
 "account.signIn.failed": [
  "L’adresse e-mail ou le mot de passe est incorrect. Veuillez réessayer."
 ],
 "account.signIn.forgot": [
  "Mot de passe oublié ?"
 ],
 "account.signIn.lead": [
  "Connectez-vous à votre restaurant."
 ],
 "account.signIn.offline": [
  "Une erreur s’est produite. Veuillez vérifier votre connexion et réessayer."
 ],
 "account.signIn.submit": [
  "Se connecter"
 ],
 "account.signIn.title": [
  "Heureux de vous revoir"
 ],
 "account.signUp.badEmail": [
  "Veuillez saisir une adresse e-mail valide"
 ],
 "account.signUp.below": [
  "Vous avez déjà un compte ? <signIn>Connectez-vous</signIn>"
 ],
 "account.signUp.chosen.month": [
  "Vous avez choisi ",
  [
   "plan"
  ],
  ", avec paiement mensuel. Vous saisirez votre carte à la page suivante."
 ],
 "account.signUp.chosen.year": [
  "Vous avez choisi ",
  [
   "plan"
  ],
  ", avec paiement annuel. Vous saisirez votre carte à la page suivante."
 ],
 "account.signUp.done": [
  "Votre compte est prêt."
 ],
 "account.signUp.doneMail": [
  "Votre compte est prêt. Nous vous avons envoyé un e-mail pour vérifier votre adresse."
 ],
 "account.signUp.failed": [
  "Une erreur s’est produite lors de l’inscription"
 ],
 "account.signUp.google": [
  "En vous inscrivant avec Google, vous acceptez les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>."
 ],
 "account.signUp.lead": [
  "Configurez votre restaurant en quelques minutes."
 ],
 "account.signUp.noMatch": [
  "Les mots de passe ne correspondent pas"
 ],
 "account.signUp.noPayment": [
  "Le paiement n’a pas pu être préparé : ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "Veuillez accepter les conditions pour continuer"
 ],
 "account.signUp.submit": [
  "Créer un compte"
 ],
 "account.signUp.terms": [
  "J’accepte les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>"
 ],
 "account.signUp.title": [
  "Créez votre compte"
 ],
 "account.signUp.trial": [
  "Votre essai gratuit commence maintenant. Aucune carte bancaire n’est demandée."
 ],
 "account.signUp.trialPlan": [
  "Votre essai gratuit commence maintenant. Aucune carte bancaire n’est demandée. Vous pouvez vous abonner à ",
  [
   "plan"
  ],
  " à tout moment."
 ],
 "account.signUp.welcome": [
  "Bienvenue chez Tablewell !"
 ],
 "account.toDashboard": [
  "Aller au tableau de bord"
 ],
 "account.toHome": [
  "Page d’accueil"
 ],
 "account.toSignIn": [
  "Aller à la connexion"
 ],
 "account.verify.again": [
  "Renvoyer l’e-mail de vérification"
 ],
 "account.verify.already": [
  "Adresse e-mail déjà vérifiée"
 ],
 "account.verify.alreadyText": [
  "Votre adresse e-mail est déjà vérifiée. Vous pouvez vous connecter."
 ],
 "account.verify.asked": [
  "Vérifiez votre adresse e-mail"
 ],
 "account.verify.askedText": [
  "Nous avons envoyé un lien à ",
  [
   "email"
  ],
  ". Ouvrez-le pour terminer la connexion."
 ],
 "account.verify.busy": [
  "Vérification de votre adresse e-mail…"
 ],
 "account.verify.delete": [
  "Supprimer le compte"
 ],
 "account.verify.deleteText": [
  "Le compte et son restaurant seront supprimés, et toutes ses sessions seront fermées. Cette action est irréversible."
 ],
 "account.verify.deleted": [
  "Compte supprimé"
 ],
 "account.verify.deletedText": [
  "Merci. Plus personne n’utilise votre adresse ici."
 ],
 "account.verify.done": [
  "Adresse e-mail vérifiée"
 ],
 "account.verify.doneText": [
  "Merci. Votre adresse e-mail est vérifiée ; la page de connexion s’ouvrira dans un instant."
 ],
 "account.verify.failed": [
  "Échec de la vérification"
 ],
 "account.verify.failedText": [
  "L’adresse e-mail n’a pas pu être vérifiée. Veuillez réessayer."
 ],
 "account.verify.keep": [
  "Le conserver"
 ],
 "account.verify.no": [
  "Non, ce n’est pas moi"
 ],
 "account.verify.noToken": [
  "Le code de vérification manque. Veuillez vérifier le lien reçu par e-mail."
 ],
 "account.verify.notAnswered": [
  "Votre réponse n’a pas pu être enregistrée. Veuillez réessayer."
 ],
 "account.verify.notSent": [
  "L’e-mail de vérification n’a pas pu être envoyé. Veuillez réessayer."
 ],
 "account.verify.question": [
  "Avez-vous créé ce compte ?"
 ],
 "account.verify.questionText": [
  "Un compte pour ",
  [
   "restaurant"
  ],
  " a été créé avec votre adresse le ",
  [
   "time"
  ],
  ". Tant que vous n’avez pas répondu, il n’envoie aucun message aux clients."
 ],
 "account.verify.questionTextAlone": [
  "Un compte a été créé avec votre adresse le ",
  [
   "time"
  ],
  ". Tant que vous n’avez pas répondu, il n’envoie aucun message aux clients."
 ],
 "account.verify.sent": [
  "L’e-mail de vérification est envoyé. Veuillez consulter votre messagerie."
 ],
 "account.verify.signUp": [
  "Créer un nouveau compte"
 ],
 "account.verify.title": [
  "Vérifiez votre adresse e-mail"
 ],
 "account.verify.tooMany": [
  "Trop de demandes de vérification. Veuillez patienter quelques minutes avant de réessayer."
 ],
 "account.verify.yes": [
  "Oui, je l’ai créé"
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
 "ui.hide": [
  "Masquer"
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
 "ui.show": [
  "Afficher"
 ]
};
