// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "account.checkout.failed": [
  "Der Bezahlvorgang konnte nicht gestartet werden"
 ],
 "account.checkout.noSession": [
  "Ihre Anmeldung ließ sich auch nach mehreren Versuchen nicht bestätigen"
 ],
 "account.confirm.busy": [
  "Adresse wird bestätigt …"
 ],
 "account.confirm.done": [
  "Adresse bestätigt"
 ],
 "account.confirm.doneText": [
  [
   "restaurant"
  ],
  " sendet Mitteilungen ab jetzt an ",
  [
   "email"
  ],
  "."
 ],
 "account.confirm.failed": [
  "Adresse nicht bestätigt"
 ],
 "account.confirm.failedText": [
  "Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.confirm.noToken": [
  "Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail."
 ],
 "account.confirm.title": [
  "Adresse bestätigen"
 ],
 "account.confirmPassword": [
  "Passwort bestätigen"
 ],
 "account.email": [
  "E-Mail"
 ],
 "account.failed": [
  "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."
 ],
 "account.firstName": [
  "Vorname"
 ],
 "account.forgot.back": [
  "Zurück zur Anmeldung"
 ],
 "account.forgot.lead": [
  "Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link, mit dem Sie ein neues festlegen."
 ],
 "account.forgot.sent": [
  "Sehen Sie in Ihre E-Mails"
 ],
 "account.forgot.sentText": [
  "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt 30 Minuten. Sie werden gleich zur Anmeldung weitergeleitet."
 ],
 "account.forgot.submit": [
  "Link senden"
 ],
 "account.forgot.title": [
  "Passwort vergessen?"
 ],
 "account.forgot.tooMany": [
  "Zu viele Anfragen zum Zurücksetzen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ],
 "account.google.noName": [
  "Bitte geben Sie zuerst den Namen Ihres Restaurants ein"
 ],
 "account.google.or": [
  "oder"
 ],
 "account.google.sign-in": [
  "Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuchen Sie es noch einmal."
 ],
 "account.google.sign-up": [
  "Die Registrierung mit Google ist fehlgeschlagen. Bitte versuchen Sie es noch einmal."
 ],
 "account.invitation.accept": [
  "Einladung annehmen"
 ],
 "account.invitation.again": [
  "Bitten Sie den Inhaber des Restaurants, Sie noch einmal einzuladen."
 ],
 "account.invitation.badToken": [
  "Diese Einladung ist ungültig oder abgelaufen."
 ],
 "account.invitation.busy": [
  "Einladung wird geöffnet …"
 ],
 "account.invitation.done": [
  "Willkommen im Team"
 ],
 "account.invitation.doneText": [
  "Ihr Platz ist bereit. Melden Sie sich als ",
  [
   "email"
  ],
  " an; Sie werden gleich dorthin weitergeleitet."
 ],
 "account.invitation.invalid": [
  "Ungültige Einladung"
 ],
 "account.invitation.join": [
  "Ins Team eintreten"
 ],
 "account.invitation.lead": [
  "Sie wurden mit der Adresse ",
  [
   "email"
  ],
  " ins Team eingeladen. Ihre Rolle: ",
  [
   "role"
  ],
  "."
 ],
 "account.invitation.noToken": [
  "In diesem Link fehlt die Einladung. Bitte prüfen Sie den Link in Ihrer E-Mail."
 ],
 "account.invitation.title": [
  "Ihre Einladung"
 ],
 "account.lastName": [
  "Nachname"
 ],
 "account.missing.email": [
  "Bitte geben Sie Ihre E-Mail-Adresse ein"
 ],
 "account.missing.firstName": [
  "Bitte geben Sie Ihren Vornamen ein"
 ],
 "account.missing.lastName": [
  "Bitte geben Sie Ihren Nachnamen ein"
 ],
 "account.missing.password": [
  "Bitte geben Sie ein Passwort ein"
 ],
 "account.missing.restaurantName": [
  "Für die Registrierung brauchen wir den Namen Ihres Restaurants"
 ],
 "account.offline": [
  "Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
 ],
 "account.password": [
  "Passwort"
 ],
 "account.refusal.429": [
  "Zu viele Anfragen. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ],
 "account.refusal.503": [
  "Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal."
 ],
 "account.refusal.account-exists": [
  "Für diese E-Mail-Adresse gibt es bereits ein Konto."
 ],
 "account.refusal.already-verified": [
  "Die E-Mail-Adresse ist bereits bestätigt"
 ],
 "account.refusal.bad-credentials": [
  "E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal."
 ],
 "account.refusal.captcha": [
  "Bitte führen Sie die reCAPTCHA-Prüfung noch einmal durch."
 ],
 "account.refusal.captcha-unavailable": [
  "Die reCAPTCHA-Prüfung ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal."
 ],
 "account.refusal.email-not-verified": [
  "Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden."
 ],
 "account.refusal.field": [
  "Bitte prüfen Sie diese Angabe."
 ],
 "account.refusal.google-unreachable": [
  "Google ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."
 ],
 "account.refusal.password": [
  "Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes."
 ],
 "account.reset.again": [
  "Neuen Link anfordern"
 ],
 "account.reset.back": [
  "Zurück zur Anmeldung"
 ],
 "account.reset.badToken": [
  "Der Link zum Zurücksetzen ist ungültig oder abgelaufen."
 ],
 "account.reset.busy": [
  "Ihr Link wird geprüft …"
 ],
 "account.reset.confirm": [
  "Neues Passwort bestätigen"
 ],
 "account.reset.done": [
  "Passwort geändert"
 ],
 "account.reset.doneText": [
  "Ihr Passwort wurde zurückgesetzt. Sie werden gleich zur Anmeldung weitergeleitet."
 ],
 "account.reset.failed": [
  "Das Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.reset.invalid": [
  "Ungültiger Link"
 ],
 "account.reset.lead": [
  "Wählen Sie ein neues Passwort für ",
  [
   "email"
  ],
  "."
 ],
 "account.reset.noAnswer": [
  "Der Link zum Zurücksetzen konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.reset.noMatch": [
  "Die Passwörter stimmen nicht überein."
 ],
 "account.reset.noToken": [
  "Dieser Link ist unvollständig. Bitte prüfen Sie den Link in Ihrer E-Mail."
 ],
 "account.reset.password": [
  "Neues Passwort"
 ],
 "account.reset.submit": [
  "Passwort zurücksetzen"
 ],
 "account.reset.title": [
  "Setzen Sie Ihr Passwort zurück"
 ],
 "account.restaurantName": [
  "Name des Restaurants"
 ],
 "account.role.host": [
  "Host"
 ],
 "account.role.manager": [
  "Manager"
 ],
 "account.rule.digit": [
  "Eine Ziffer"
 ],
 "account.rule.length": [
  "Mindestens 8 Zeichen"
 ],
 "account.rule.lower": [
  "Ein Kleinbuchstabe"
 ],
 "account.rule.met": [
  "(erfüllt)"
 ],
 "account.rule.title": [
  "Anforderungen an das Passwort"
 ],
 "account.rule.tooPlain": [
  "Das Passwort muss mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer enthalten."
 ],
 "account.rule.tooShort": [
  "Das Passwort muss mindestens 8 Zeichen lang sein."
 ],
 "account.rule.unmet": [
  "(noch nicht erfüllt)"
 ],
 "account.rule.upper": [
  "Ein Großbuchstabe"
 ],
 "account.signIn.below": [
  "Neu bei Tablewell? <signUp>Konto erstellen</signUp>"
 ],
 "account.signIn.ended": [
  "Sie wurden abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren."
 ],
 "account.signIn.failed": [
  "E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal."
 ],
 "account.signIn.forgot": [
  "Passwort vergessen?"
 ],
 "account.signIn.lead": [
  "Melden Sie sich bei Ihrem Restaurant an."
 ],
 "account.signIn.offline": [
  "Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
 ],
 "account.signIn.submit": [
  "Anmelden"
 ],
 "account.signIn.title": [
  "Willkommen zurück"
 ],
 "account.signUp.badEmail": [
  "Bitte geben Sie eine gültige E-Mail-Adresse ein"
 ],
 "account.signUp.below": [
  "Sie haben schon ein Konto? <signIn>Anmelden</signIn>"
 ],
 "account.signUp.chosen.month": [
  "Sie haben ",
  [
   "plan"
  ],
  " mit monatlicher Zahlung gewählt. Ihre Karte geben Sie auf der nächsten Seite ein."
 ],
 "account.signUp.chosen.year": [
  "Sie haben ",
  [
   "plan"
  ],
  " mit jährlicher Zahlung gewählt. Ihre Karte geben Sie auf der nächsten Seite ein."
 ],
 "account.signUp.done": [
  "Ihr Konto ist bereit."
 ],
 "account.signUp.doneMail": [
  "Ihr Konto ist bereit. Wir haben Ihnen eine E-Mail gesendet, mit der Sie Ihre Adresse bestätigen."
 ],
 "account.signUp.failed": [
  "Bei der Registrierung ist ein Fehler aufgetreten"
 ],
 "account.signUp.google": [
  "Wenn Sie sich mit Google registrieren, stimmen Sie den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu."
 ],
 "account.signUp.lead": [
  "Richten Sie Ihr Restaurant in wenigen Minuten ein."
 ],
 "account.signUp.noMatch": [
  "Die Passwörter stimmen nicht überein"
 ],
 "account.signUp.noPayment": [
  "Die Zahlung konnte nicht eingerichtet werden: ",
  [
   "reason"
  ]
 ],
 "account.signUp.noTerms": [
  "Bitte stimmen Sie den Bedingungen zu, um fortzufahren"
 ],
 "account.signUp.submit": [
  "Konto erstellen"
 ],
 "account.signUp.terms": [
  "Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu"
 ],
 "account.signUp.title": [
  "Erstellen Sie Ihr Konto"
 ],
 "account.signUp.trial": [
  "Ihr kostenloser Testzeitraum beginnt jetzt. Eine Kreditkarte ist nicht nötig."
 ],
 "account.signUp.trialPlan": [
  "Ihr kostenloser Testzeitraum beginnt jetzt. Eine Kreditkarte ist nicht nötig. Sie können ",
  [
   "plan"
  ],
  " jederzeit abonnieren."
 ],
 "account.signUp.welcome": [
  "Willkommen bei Tablewell!"
 ],
 "account.toDashboard": [
  "Zum Dashboard"
 ],
 "account.toHome": [
  "Zur Startseite"
 ],
 "account.toSignIn": [
  "Zur Anmeldung"
 ],
 "account.verify.again": [
  "Bestätigungs-E-Mail erneut senden"
 ],
 "account.verify.asked": [
  "Bitte bestätigen Sie Ihre E-Mail-Adresse"
 ],
 "account.verify.askedText": [
  "Wir haben einen Link an ",
  [
   "email"
  ],
  " gesendet. Öffnen Sie ihn, um die Anmeldung abzuschließen."
 ],
 "account.verify.busy": [
  "E-Mail-Adresse wird bestätigt …"
 ],
 "account.verify.done": [
  "E-Mail-Adresse bestätigt"
 ],
 "account.verify.doneText": [
  "Vielen Dank. Ihre E-Mail-Adresse ist bestätigt; Sie werden gleich zur Anmeldung weitergeleitet."
 ],
 "account.verify.failed": [
  "Bestätigung fehlgeschlagen"
 ],
 "account.verify.failedText": [
  "Ihre E-Mail-Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.verify.noToken": [
  "Dieser Link ist unvollständig. Bitte prüfen Sie den Link in Ihrer E-Mail."
 ],
 "account.verify.notSent": [
  "Die Bestätigungs-E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal."
 ],
 "account.verify.sent": [
  "Die Bestätigungs-E-Mail ist gesendet! Bitte sehen Sie in Ihre E-Mails."
 ],
 "account.verify.signUp": [
  "Neues Konto erstellen"
 ],
 "account.verify.title": [
  "E-Mail-Adresse bestätigen"
 ],
 "account.verify.tooMany": [
  "Zu viele Anfragen zur Bestätigung. Bitte warten Sie einige Minuten, bevor Sie es noch einmal versuchen."
 ]
};
