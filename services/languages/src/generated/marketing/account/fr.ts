// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
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
 "account.verify.noToken": [
  "Le code de vérification manque. Veuillez vérifier le lien reçu par e-mail."
 ],
 "account.verify.notSent": [
  "L’e-mail de vérification n’a pas pu être envoyé. Veuillez réessayer."
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
 ]
};
