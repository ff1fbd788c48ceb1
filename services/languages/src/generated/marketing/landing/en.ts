// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "landing.features.lead": [
  "And nothing that gets in the way of it."
 ],
 "landing.features.live.text": [
  "A booking appears on your screen the moment it is made, without a reload."
 ],
 "landing.features.live.title": [
  "Real-time updates"
 ],
 "landing.features.messages.text": [
  "You and your guests are told at once about bookings, changes and cancellations."
 ],
 "landing.features.messages.title": [
  "SMS and email notifications"
 ],
 "landing.features.mobile.text": [
  "Guests book on their phones in under a minute, and you can run the evening from yours."
 ],
 "landing.features.mobile.title": [
  "Mobile-first"
 ],
 "landing.features.plans.text": [
  "Draw your room once. See at a glance which tables are free, reserved or occupied."
 ],
 "landing.features.plans.title": [
  "Visual floor plans"
 ],
 "landing.features.tables.text": [
  "Each party gets the smallest table that fits. A taken table is never offered twice."
 ],
 "landing.features.tables.title": [
  "Smart table management"
 ],
 "landing.features.title": [
  "Everything the front of house needs"
 ],
 "landing.features.zone.text": [
  "Times are always in your restaurant’s time zone, daylight saving included."
 ],
 "landing.features.zone.title": [
  "Timezone support"
 ],
 "landing.figures.ahead": [
  "months of booking ahead"
 ],
 "landing.figures.online": [
  "online booking from your own link"
 ],
 "landing.figures.title": [
  "Tablewell in figures"
 ],
 "landing.figures.twice": [
  "tables sold twice"
 ],
 "landing.figures.types": [
  "table types for your floor plan"
 ],
 "landing.final.lead": [
  "Set up your restaurant in a few minutes."
 ],
 "landing.final.title": [
  "Open your book tonight"
 ],
 "landing.hero.lead": [
  "Tablewell takes your reservations day and night, knows which tables are free, and tells your guests what they need to know. You look after the room."
 ],
 "landing.hero.title": [
  "Every table, every night, under control"
 ],
 "landing.hero.trial": [
  [
   "trial"
  ],
  " Cancel anytime."
 ],
 "landing.picture": [
  "Tonight in Tablewell: the parties of the evening in a list, beside the tables of the dining room and the terrace."
 ],
 "landing.start": [
  "Start Free Trial"
 ],
 "landing.startFree": [
  "Get Started Free"
 ],
 "landing.steps.accept.text": [
  "Put your booking link on your site, your profile or a card on the counter."
 ],
 "landing.steps.accept.title": [
  "Accept reservations"
 ],
 "landing.steps.manage.text": [
  "See every day at a glance, know your guests, and learn when your room is full."
 ],
 "landing.steps.manage.title": [
  "Manage and optimize"
 ],
 "landing.steps.number": [
  "Step ",
  [
   "number"
  ]
 ],
 "landing.steps.setUp.text": [
  "Enter your opening hours and your tables. It takes about ten minutes."
 ],
 "landing.steps.setUp.title": [
  "Set up your restaurant"
 ],
 "landing.steps.title": [
  "How it works"
 ],
 "landing.testimonials": [
  "From restaurants that use it"
 ],
 "landing.testimonials.examples": [
  "Examples: these people and restaurants are invented."
 ],
 "landing.trial": [
  [
   "days"
  ],
  "-day free trial. No credit card required."
 ],
 "landing.viewFeatures": [
  "View Features"
 ]
};
