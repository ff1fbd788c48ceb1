// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "tour.days.hours.text": [
  "Separate lunch and dinner hours, weekly closed days and single days off."
 ],
 "tour.days.hours.title": [
  "Hours that match yours"
 ],
 "tour.days.lead": [
  "Fewer surprises, better evenings."
 ],
 "tour.days.numbers.text": [
  "Today’s guests compared with last week, your busiest hour and your cancellation rate."
 ],
 "tour.days.numbers.title": [
  "Numbers that help"
 ],
 "tour.days.phone.text": [
  "Everything works on a phone, by keyboard and in dark mode."
 ],
 "tour.days.phone.title": [
  "At home on a phone"
 ],
 "tour.days.title": [
  "Day to day"
 ],
 "tour.guests.import.text": [
  "Import your guests from a CSV file, and export the list whenever you like."
 ],
 "tour.guests.import.title": [
  "Bring your list"
 ],
 "tour.guests.lead": [
  "Who comes, and how often."
 ],
 "tour.guests.list.text": [
  "Everyone who books is added, and visits are counted for you."
 ],
 "tour.guests.list.title": [
  "A guest list that builds itself"
 ],
 "tour.guests.privacy.text": [
  "Personal data in reservations is deleted on schedule, and a guest who replies STOP gets no more texts."
 ],
 "tour.guests.privacy.title": [
  "Privacy built in"
 ],
 "tour.guests.title": [
  "Your guests"
 ],
 "tour.lead": [
  "What Tablewell does for the people at the door, in the kitchen and at the table."
 ],
 "tour.messages.lead": [
  "Everyone stays informed."
 ],
 "tour.messages.live.text": [
  "A booking appears on every open screen the moment it is made."
 ],
 "tour.messages.live.title": [
  "Real-time updates"
 ],
 "tour.messages.sent.text": [
  "Guests get a text message when they book, change or cancel. You get an email."
 ],
 "tour.messages.sent.title": [
  "SMS and email notifications"
 ],
 "tour.messages.title": [
  "Messages"
 ],
 "tour.messages.zone.text": [
  "Times are always in your restaurant’s time zone, daylight saving included."
 ],
 "tour.messages.zone.title": [
  "Timezone support"
 ],
 "tour.pricing": [
  "See Pricing"
 ],
 "tour.reservations.availability.text": [
  "Guests choose from the times you can really serve, up to three months ahead. No table is booked twice."
 ],
 "tour.reservations.availability.title": [
  "Only real availability"
 ],
 "tour.reservations.changes.text": [
  "Every confirmation has a link that lets the guest change or cancel. You see it at once."
 ],
 "tour.reservations.changes.title": [
  "Changes without a call"
 ],
 "tour.reservations.lead": [
  "Guests book at any hour, and only what you can serve."
 ],
 "tour.reservations.link.text": [
  "Put it on your site, your profile or a card on the counter. Guests need no account and no app."
 ],
 "tour.reservations.link.title": [
  "Your own booking link"
 ],
 "tour.reservations.title": [
  "Reservations"
 ],
 "tour.tables.chart.text": [
  "A chart shows how full each half hour is, so you know when you can seat a walk-in."
 ],
 "tour.tables.chart.title": [
  "Availability at a glance"
 ],
 "tour.tables.lead": [
  "Your room as it is, on a screen."
 ],
 "tour.tables.plans.text": [
  "Draw round and square tables and bar chairs, rotate and number them, and keep a layout for each season."
 ],
 "tour.tables.plans.title": [
  "Visual floor plans"
 ],
 "tour.tables.smallest.text": [
  "Each party gets the smallest table that fits, for its whole turn time."
 ],
 "tour.tables.smallest.title": [
  "Smart table management"
 ],
 "tour.tables.title": [
  "Tables and floor plans"
 ],
 "tour.title": [
  "Features"
 ]
};
