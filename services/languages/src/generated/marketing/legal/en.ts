// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "legal.changed": [
  "Last changed on ",
  [
   "date"
  ],
  "."
 ],
 "legal.language": [
  "Language"
 ],
 "legal.translation": [
  "This is a courtesy translation. The <english>English text</english> is binding."
 ],
 "privacy.choices.text": [
  "You can see, change or cancel a reservation by the link you were given. To see or delete what a restaurant holds about you, ask the restaurant, or <support>ask us</support> and we pass it on. More answers are in the <help>Help Center</help>."
 ],
 "privacy.choices.title": [
  "Your choices"
 ],
 "privacy.device.text": [
  "An owner who signs in gets a cookie and a stored session that say who is signed in. Diners get neither from us; Google’s check against robots may set a cookie of its own. Where visits are counted, we count pages and not people, and leave out what an address holds."
 ],
 "privacy.device.title": [
  "On your device"
 ],
 "privacy.guest.list": [
  "The restaurant keeps a guest list with your name, your phone number, how often you came and when you were last there."
 ],
 "privacy.guest.text": [
  "Your name, the day, the time and the size of your party; your phone number and your notes, if you give them; and the page from which you came to the booking form. We ask for nothing else, and you need no account."
 ],
 "privacy.guest.title": [
  "What we keep of a guest"
 ],
 "privacy.lead": [
  "What Tablewell knows about guests and restaurants, why, and for how long."
 ],
 "privacy.others.google": [
  "Google, for those who sign in with it, and for the check that keeps robots out of the booking form."
 ],
 "privacy.others.messages": [
  "the providers that carry our e-mails and text messages;"
 ],
 "privacy.others.payment": [
  "the payment provider, for restaurants that subscribe;"
 ],
 "privacy.others.restaurant": [
  "the restaurant that you book with and its staff;"
 ],
 "privacy.others.sale": [
  "We sell no data, and we share none for advertising."
 ],
 "privacy.others.text": [
  "Only those who are needed to do what you asked for:"
 ],
 "privacy.others.title": [
  "Who else sees it"
 ],
 "privacy.owner.text": [
  "Your name, your e-mail address, your password in a form that cannot be read back, your restaurant’s settings, and what you subscribed to. Card details go to our payment provider and never reach us; we see the brand, the last four digits and the expiry date."
 ],
 "privacy.owner.title": [
  "What we keep of an owner"
 ],
 "privacy.texting.consent": [
  "Submitting a reservation with a phone number is your consent to text messages about it: that it is booked, changed or canceled. We send no advertising. Message and data rates may apply."
 ],
 "privacy.texting.stop": [
  "Answer STOP to any message and you get no more from that restaurant; START brings them back. Your choice is kept per restaurant, so that it holds for later visits and says nothing to other restaurants."
 ],
 "privacy.texting.title": [
  "Text messages"
 ],
 "privacy.time.text": [
  "Reservation data is deleted after ",
  [
   "days"
  ],
  " days. Two things stay: anonymous counts, and the restaurant’s guest list with a guest’s name, phone number, number of visits and last visit. The restaurant keeps that list until it deletes a guest, or you ask to have your entry erased."
 ],
 "privacy.time.title": [
  "How long"
 ],
 "privacy.title": [
  "Privacy Policy"
 ],
 "privacy.where.text": [
  "Data is stored in the United States."
 ],
 "privacy.where.title": [
  "Where it is"
 ],
 "privacy.who.text": [
  "Restaurants use Tablewell to take reservations. When you book a table, the restaurant decides what your details are used for, and we keep them on its behalf. When you open an account for a restaurant, we keep your own details to run that account."
 ],
 "privacy.who.title": [
  "Who this is about"
 ],
 "terms.account.text": [
  "Give us a name and an e-mail address that are yours, and keep your password to yourself. You are responsible for what happens in your account. If you think that somebody else has your password, reset it: that ends every session."
 ],
 "terms.account.title": [
  "Your account"
 ],
 "terms.asked.details": [
  "Use guests’ details for their visits, and for messages that they have agreed to."
 ],
 "terms.asked.fair": [
  "Do not book tables that you do not mean to use, and do not try to get at others’ data."
 ],
 "terms.asked.stop": [
  "Respect an answer of STOP; the service does so by itself."
 ],
 "terms.asked.times": [
  "Keep your opening times and tables right, so that what guests book is there."
 ],
 "terms.asked.title": [
  "What we ask of you"
 ],
 "terms.changes.text": [
  "If we change these terms in a way that matters to you, we tell you by e-mail at least 30 days before. Questions? <support>Ask us</support> or look in the <help>Help Center</help>."
 ],
 "terms.changes.title": [
  "Changes and questions"
 ],
 "terms.end.text": [
  "You can delete your restaurant in the settings whenever you like. We may close an account that harms guests, other restaurants or the service; except where that cannot wait, we write to you first."
 ],
 "terms.end.title": [
  "Termination"
 ],
 "terms.lead": [
  "What you can expect of Tablewell, and what we ask of you."
 ],
 "terms.plans.renewal": [
  "Paid plans renew at the end of each period until you cancel, and you can cancel anytime in the billing portal. Your plan then runs to the end of the period you have paid for. Prices are in US dollars and exclude taxes. We tell you of a new price at least 30 days before it applies to you."
 ],
 "terms.plans.title": [
  "Trial, plans and payment"
 ],
 "terms.plans.trial": [
  "A free trial needs no card and ends by itself. After it you are on the Basic plan, which is free, unless you choose another. What each plan costs and includes is on the <pricing>pricing page</pricing>."
 ],
 "terms.service.text": [
  "Tablewell takes reservations for restaurants, keeps their tables and guests, and tells guests what they need to know. The agreement is between us and the restaurant whose owner signs up. A guest who books a table makes an agreement with the restaurant, not with us."
 ],
 "terms.service.title": [
  "The service"
 ],
 "terms.title": [
  "Terms of Service"
 ],
 "terms.wrong.text": [
  "We work to keep the service running day and night, but cannot promise that it never stops, nor that every e-mail and text message arrives. As far as the law allows, we are not liable for lost profit, and for no more than you paid us in the twelve months before. Nothing here limits what the law does not let us limit."
 ],
 "terms.wrong.title": [
  "When something goes wrong"
 ],
 "terms.yours.text": [
  "Your settings, your floor plans, your reservations and your guest list belong to your restaurant. You can export your guests at any time. We use this data to run the service for you, as the <privacy>Privacy Policy</privacy> says, and for nothing else."
 ],
 "terms.yours.title": [
  "What is yours"
 ]
};
