// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "Zuletzt geändert am ",
  [
   "date"
  ],
  "."
 ],
 "legal.language": [
  "Sprache"
 ],
 "legal.translation": [
  "Diese Übersetzung dient nur Ihrer Information. Verbindlich ist der <english>englische Text</english>."
 ],
 "privacy.choices.text": [
  "Über den Link, den Sie erhalten haben, können Sie eine Reservierung ansehen, ändern oder stornieren. Um zu sehen oder löschen zu lassen, was ein Restaurant über Sie aufbewahrt, wenden Sie sich an das Restaurant oder an <support>uns</support>, und wir leiten es weiter. Weitere Antworten finden Sie im <help>Hilfe-Center</help>."
 ],
 "privacy.choices.title": [
  "Ihre Möglichkeiten"
 ],
 "privacy.device.text": [
  "Wer sich als Inhaber anmeldet, erhält ein Cookie und eine gespeicherte Sitzung, die besagen, wer angemeldet ist. Gäste erhalten von uns keines von beiden; Googles Prüfung gegen Roboter kann ein eigenes Cookie setzen. Wo Besuche gezählt werden, zählen wir Seiten und nicht Menschen und lassen weg, was eine Adresse enthält."
 ],
 "privacy.device.title": [
  "Auf Ihrem Gerät"
 ],
 "privacy.guest.list": [
  "Das Restaurant führt eine Gästeliste mit Ihrem Namen, Ihrer Telefonnummer, der Anzahl Ihrer Besuche und dem Datum des letzten."
 ],
 "privacy.guest.text": [
  "Ihren Namen, den Tag, die Uhrzeit und die Anzahl der Personen, Ihre Telefonnummer und Ihre Anmerkungen, wenn Sie sie angeben, und die Seite, von der Sie zum Reservierungsformular gekommen sind. Mehr fragen wir nicht, und Sie brauchen kein Konto."
 ],
 "privacy.guest.title": [
  "Was wir von Gästen aufbewahren"
 ],
 "privacy.lead": [
  "Was Tablewell über Gäste und Restaurants weiß, warum und wie lange."
 ],
 "privacy.others.google": [
  "Google, für alle, die sich damit anmelden, und für die Prüfung, die Roboter vom Reservierungsformular fernhält."
 ],
 "privacy.others.messages": [
  "die Dienstleister, die unsere E-Mails und SMS zustellen;"
 ],
 "privacy.others.payment": [
  "der Zahlungsdienstleister, bei Restaurants mit Abonnement;"
 ],
 "privacy.others.restaurant": [
  "das Restaurant, bei dem Sie reservieren, und sein Personal;"
 ],
 "privacy.others.sale": [
  "Wir verkaufen keine Daten und geben keine für Werbung weiter."
 ],
 "privacy.others.text": [
  "Nur wer nötig ist, um auszuführen, worum Sie gebeten haben:"
 ],
 "privacy.others.title": [
  "Wer sie außerdem sieht"
 ],
 "privacy.owner.text": [
  "Ihren Namen, Ihre E-Mail-Adresse, Ihr Passwort in einer Form, die sich nicht zurücklesen lässt, die Einstellungen Ihres Restaurants und was Sie abonniert haben. Kartendaten gehen an unseren Zahlungsdienstleister und erreichen uns nie; wir sehen die Marke, die letzten vier Ziffern und das Ablaufdatum."
 ],
 "privacy.owner.title": [
  "Was wir von Inhabern aufbewahren"
 ],
 "privacy.texting.consent": [
  "Wenn Sie eine Reservierung mit einer Telefonnummer absenden, willigen Sie in SMS dazu ein: dass sie gebucht, geändert oder storniert ist. Wir senden keine Werbung. Es können Kosten für Nachrichten und Daten anfallen."
 ],
 "privacy.texting.stop": [
  "Antworten Sie auf eine Nachricht mit STOP, und Sie erhalten von diesem Restaurant keine weiteren; mit START erhalten Sie wieder welche. Ihre Wahl wird für jedes Restaurant einzeln aufbewahrt, sodass sie für spätere Besuche gilt und anderen Restaurants nichts verrät."
 ],
 "privacy.texting.title": [
  "SMS"
 ],
 "privacy.time.text": [
  "Reservierungsdaten werden nach ",
  [
   "days"
  ],
  " Tagen gelöscht. Zweierlei bleibt: anonyme Zahlen und die Gästeliste des Restaurants mit Name, Telefonnummer, Anzahl der Besuche und letztem Besuch eines Gastes. Das Restaurant behält diese Liste, bis es einen Gast löscht oder Sie verlangen, dass Ihr Eintrag gelöscht wird."
 ],
 "privacy.time.title": [
  "Wie lange"
 ],
 "privacy.title": [
  "Datenschutzerklärung"
 ],
 "privacy.where.text": [
  "Daten werden in den Vereinigten Staaten gespeichert."
 ],
 "privacy.where.title": [
  "Wo die Daten liegen"
 ],
 "privacy.who.text": [
  "Restaurants nehmen mit Tablewell Reservierungen an. Wenn Sie einen Tisch reservieren, entscheidet das Restaurant, wofür Ihre Daten verwendet werden, und wir bewahren sie in seinem Auftrag auf. Wenn Sie ein Konto für ein Restaurant eröffnen, bewahren wir Ihre eigenen Daten auf, um dieses Konto zu führen."
 ],
 "privacy.who.title": [
  "Um wen es geht"
 ],
 "terms.account.text": [
  "Geben Sie uns einen Namen und eine E-Mail-Adresse an, die Ihnen gehören, und behalten Sie Ihr Passwort für sich. Sie sind dafür verantwortlich, was in Ihrem Konto geschieht. Wenn Sie glauben, dass jemand anderes Ihr Passwort kennt, setzen Sie es zurück: Damit enden alle Sitzungen."
 ],
 "terms.account.title": [
  "Ihr Konto"
 ],
 "terms.asked.details": [
  "Verwenden Sie die Daten der Gäste für ihre Besuche und für Nachrichten, denen sie zugestimmt haben."
 ],
 "terms.asked.fair": [
  "Reservieren Sie keine Tische, die Sie nicht nutzen wollen, und versuchen Sie nicht, an die Daten anderer zu gelangen."
 ],
 "terms.asked.stop": [
  "Achten Sie die Antwort STOP; der Dienst tut es von selbst."
 ],
 "terms.asked.times": [
  "Halten Sie Ihre Öffnungszeiten und Tische aktuell, damit vorhanden ist, was Gäste reservieren."
 ],
 "terms.asked.title": [
  "Worum wir Sie bitten"
 ],
 "terms.changes.text": [
  "Wenn wir diese Bedingungen so ändern, dass es Sie betrifft, teilen wir es Ihnen mindestens 30 Tage vorher per E-Mail mit. Fragen? Schreiben Sie an <support>uns</support> oder sehen Sie im <help>Hilfe-Center</help> nach."
 ],
 "terms.changes.title": [
  "Änderungen und Fragen"
 ],
 "terms.end.text": [
  "Sie können Ihr Restaurant jederzeit in den Einstellungen löschen. Wir können ein Konto schließen, das Gästen, anderen Restaurants oder dem Dienst schadet; sofern es nicht unaufschiebbar ist, schreiben wir Ihnen vorher."
 ],
 "terms.end.title": [
  "Beendigung"
 ],
 "terms.lead": [
  "Was Sie von Tablewell erwarten können und worum wir Sie bitten."
 ],
 "terms.plans.renewal": [
  "Bezahlte Tarife verlängern sich am Ende jedes Zeitraums, bis Sie kündigen, und das können Sie jederzeit im Abrechnungsportal. Ihr Tarif läuft dann bis zum Ende des bezahlten Zeitraums. Preise sind in US-Dollar und ohne Steuern angegeben. Einen neuen Preis teilen wir Ihnen mindestens 30 Tage mit, bevor er für Sie gilt."
 ],
 "terms.plans.title": [
  "Testzeitraum, Tarife und Zahlung"
 ],
 "terms.plans.trial": [
  "Der kostenlose Testzeitraum braucht keine Karte und endet von selbst. Danach haben Sie den kostenlosen Tarif Basic, sofern Sie keinen anderen wählen. Was jeder Tarif kostet und enthält, steht auf der <pricing>Preisseite</pricing>."
 ],
 "terms.service.text": [
  "Tablewell nimmt Reservierungen für Restaurants an, verwaltet ihre Tische und Gäste und teilt den Gästen mit, was sie wissen müssen. Der Vertrag besteht zwischen uns und dem Restaurant, dessen Inhaber sich registriert. Ein Gast, der einen Tisch reserviert, schließt einen Vertrag mit dem Restaurant, nicht mit uns."
 ],
 "terms.service.title": [
  "Der Dienst"
 ],
 "terms.title": [
  "Nutzungsbedingungen"
 ],
 "terms.wrong.text": [
  "Wir arbeiten daran, den Dienst Tag und Nacht in Betrieb zu halten, können aber nicht versprechen, dass er nie ausfällt oder dass jede E-Mail und jede SMS ankommt. Soweit das Gesetz es erlaubt, haften wir nicht für entgangenen Gewinn und insgesamt höchstens in Höhe dessen, was Sie uns in den zwölf Monaten zuvor gezahlt haben. Nichts hiervon beschränkt, was wir nach dem Gesetz nicht beschränken dürfen."
 ],
 "terms.wrong.title": [
  "Wenn etwas schiefgeht"
 ],
 "terms.yours.text": [
  "Ihre Einstellungen, Ihre Tischpläne, Ihre Reservierungen und Ihre Gästeliste gehören Ihrem Restaurant. Sie können Ihre Gäste jederzeit exportieren. Wir verwenden diese Daten, um den Dienst für Sie zu betreiben, wie es in der <privacy>Datenschutzerklärung</privacy> steht, und für nichts anderes."
 ],
 "terms.yours.title": [
  "Was Ihnen gehört"
 ]
};
