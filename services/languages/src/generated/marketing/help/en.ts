// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../../texts';

export const catalog: Catalog = {
 "help.billing.change.answer": [
  "Open Billing in the dashboard and choose Manage billing. A canceled plan runs to the end of the period you have paid for."
 ],
 "help.billing.change.question": [
  "How do I change or cancel my plan?"
 ],
 "help.billing.plans.answer": [
  "The <pricing>pricing page</pricing> compares them line by line."
 ],
 "help.billing.plans.question": [
  "What is in which plan?"
 ],
 "help.billing.title": [
  "Plan and billing"
 ],
 "help.diners.change.answer": [
  "Use the link in your confirmation. If you cannot find it, call the restaurant."
 ],
 "help.diners.change.question": [
  "How do I change or cancel my reservation?"
 ],
 "help.diners.data.answer": [
  "The restaurant you booked with, and we on its behalf. The <privacy>Privacy Policy</privacy> says for how long."
 ],
 "help.diners.data.question": [
  "Who has my data?"
 ],
 "help.diners.title": [
  "For guests"
 ],
 "help.guests.import.answer": [
  "Under Guests, choose a CSV file with names and phone numbers. Existing guests are updated, not duplicated."
 ],
 "help.guests.import.question": [
  "How do I import my guest list?"
 ],
 "help.guests.messages.answer": [
  "One each for a booking, a change and a cancellation, by text message, with a link to change the reservation. Text messages are part of Premium and Enterprise."
 ],
 "help.guests.messages.question": [
  "Which messages does a guest get?"
 ],
 "help.guests.stop.answer": [
  "Nothing. The guest gets no more text messages from your restaurant unless they reply START."
 ],
 "help.guests.stop.question": [
  "A guest answered STOP. What now?"
 ],
 "help.guests.title": [
  "Messages and guests"
 ],
 "help.lead": [
  "Answers for restaurants and for their guests."
 ],
 "help.start.link.answer": [
  "In the dashboard under Share Link. You can copy it, or copy a snippet that puts the booking form on your own website."
 ],
 "help.start.link.question": [
  "Where is my booking link?"
 ],
 "help.start.mail.answer": [
  "Check your spam folder. The link expires after 24 hours; sign in to have a new one sent."
 ],
 "help.start.mail.question": [
  "I did not get the verification email."
 ],
 "help.start.password.answer": [
  "Ask for a <reset>reset link</reset>. It expires after 30 minutes, and setting a new password signs you out on all devices."
 ],
 "help.start.password.question": [
  "I forgot my password."
 ],
 "help.start.setUp.answer": [
  "Sign up, then open Settings in the dashboard: enter your operating periods, closed days and tables. Until you add tables, we assume 100 seats in each half hour."
 ],
 "help.start.setUp.question": [
  "How do I set up my restaurant?"
 ],
 "help.start.title": [
  "Getting started"
 ],
 "help.stuck.text": [
  "Write to <support>our support team</support>, with your restaurant’s name and what you see. We answer within 24-48 hours. Enterprise restaurants have a phone line that is answered day and night."
 ],
 "help.stuck.title": [
  "Still stuck?"
 ],
 "help.tables.choice.answer": [
  "Each party gets the smallest free table that fits, for your turn time: 90 minutes unless you change it in Settings."
 ],
 "help.tables.choice.question": [
  "How is a table chosen?"
 ],
 "help.tables.holiday.answer": [
  "Add the date under closed days in Settings. Existing reservations for that day are kept, so that you can contact those guests yourself."
 ],
 "help.tables.holiday.question": [
  "How do I close for a holiday?"
 ],
 "help.tables.offered.answer": [
  "You are closed then, the time has passed, or no table that fits the party is free for the whole turn time."
 ],
 "help.tables.offered.question": [
  "Why is a time not offered?"
 ],
 "help.tables.restore.answer": [
  "Yes, under Reservations, as long as a table is still free at that time."
 ],
 "help.tables.restore.question": [
  "Can I restore a canceled reservation?"
 ],
 "help.tables.title": [
  "Reservations and tables"
 ],
 "help.title": [
  "Help Center"
 ]
};
