// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "address.action": [
  "Confirm the address"
 ],
 "address.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because this address was entered in the settings of ",
  [
   "restaurant"
  ],
  "."
 ],
 "address.note": [
  "This link expires in 24 hours. If you do not know this restaurant, you can ignore this email; you will get nothing more from it."
 ],
 "address.preview": [
  "One click, and its notifications come here."
 ],
 "address.subject": [
  "Confirm this address for ",
  [
   "restaurant"
  ]
 ],
 "address.text": [
  [
   "restaurant"
  ],
  " wants its notifications about reservations sent to this address. Until you confirm it, they go where they went before."
 ],
 "address.title": [
  "Confirm this address"
 ],
 "hello": [
  "Hello,"
 ],
 "hello.name": [
  "Hello ",
  [
   "name"
  ],
  ","
 ],
 "invitation.action": [
  "Accept the invitation"
 ],
 "invitation.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because ",
  [
   "restaurant"
  ],
  " invited this address."
 ],
 "invitation.note": [
  "This link can be used once and expires in seven days. If you do not know this restaurant, you can ignore this email."
 ],
 "invitation.preview": [
  "Join as a ",
  [
   "role"
  ],
  "."
 ],
 "invitation.subject": [
  [
   "restaurant"
  ],
  " invites you to Tablewell"
 ],
 "invitation.text": [
  [
   "restaurant"
  ],
  " invited you to join as a ",
  [
   "role"
  ],
  " and manage its reservations."
 ],
 "invitation.title": [
  "Join ",
  [
   "restaurant"
  ]
 ],
 "quota.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because you own ",
  [
   "restaurant"
  ],
  "."
 ],
 "quota.mails": [
  "mails"
 ],
 "quota.more": [
  "What goes beyond that is not sent; the reservations themselves are not affected. The count begins anew at midnight UTC."
 ],
 "quota.note": [
  "If you did not expect this, look at today’s reservations, or write to us."
 ],
 "quota.preview": [
  [
   "limit"
  ],
  " a day are included."
 ],
 "quota.sms": [
  "SMS"
 ],
 "quota.subject": [
  [
   "restaurant"
  ],
  " has used 80% of today’s ",
  [
   "messages"
  ]
 ],
 "quota.text": [
  [
   "restaurant"
  ],
  " may send ",
  [
   "limit"
  ],
  " ",
  [
   "messages"
  ],
  " a day, and 80% of them have been sent."
 ],
 "quota.title": [
  "Today’s ",
  [
   "messages"
  ],
  " are nearly used up"
 ],
 "reservation.answer": [
  "Answer the request"
 ],
 "reservation.area": [
  "Seating area"
 ],
 "reservation.dietary": [
  "Dietary needs"
 ],
 "reservation.email": [
  "Email"
 ],
 "reservation.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because email notifications are on for ",
  [
   "restaurant"
  ],
  ". Turn them off under Settings."
 ],
 "reservation.name": [
  "Name"
 ],
 "reservation.none": [
  "none"
 ],
 "reservation.notes": [
  "Notes"
 ],
 "reservation.occasion": [
  "Occasion"
 ],
 "reservation.open": [
  "Open the dashboard"
 ],
 "reservation.party": [
  "Party"
 ],
 "reservation.phone": [
  "Phone"
 ],
 "reservation.preview": [
  [
   "guest"
  ],
  ", ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "reservation.previously": [
  "previously: ",
  [
   "value"
  ]
 ],
 "reservation.subject": [
  [
   "title"
  ],
  ": ",
  [
   "guest"
  ],
  ", ",
  [
   "party"
  ],
  ", ",
  [
   "when"
  ]
 ],
 "reservation.title.accepted": [
  "Request accepted"
 ],
 "reservation.title.booked": [
  "New reservation"
 ],
 "reservation.title.canceled": [
  "Reservation canceled"
 ],
 "reservation.title.changed": [
  "Reservation changed"
 ],
 "reservation.title.declined": [
  "Request declined"
 ],
 "reservation.title.expired": [
  "Request expired without an answer"
 ],
 "reservation.title.request-changed": [
  "Request changed"
 ],
 "reservation.title.requested": [
  "New request"
 ],
 "reservation.title.restored": [
  "Reservation restored"
 ],
 "reservation.title.withdrawn": [
  "Request withdrawn"
 ],
 "reservation.waits": [
  "The guest waits for your answer: accept or decline it on the dashboard."
 ],
 "reservation.when": [
  "When"
 ],
 "reset.action": [
  "Choose a new password"
 ],
 "reset.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because a password reset was requested for this address."
 ],
 "reset.note": [
  "This link can be used once and expires in 30 minutes. If you did not ask for it, you can ignore this email; nothing has changed."
 ],
 "reset.preview": [
  "Set a new password within 30 minutes."
 ],
 "reset.text": [
  "You asked for a new password. Choose one here:"
 ],
 "reset.title": [
  "Reset your password"
 ],
 "trial.action": [
  "Compare plans"
 ],
 "trial.ends": [
  [
   "days",
   "plural",
   {
    "one": [
     "Your free trial ends today"
    ],
    "other": [
     "Your free trial ends in ",
     "#",
     " days"
    ]
   }
  ]
 ],
 "trial.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because you have an account with us."
 ],
 "trial.over": [
  "Your free trial has ended"
 ],
 "trial.overPreview": [
  "Choose a plan to keep Premium."
 ],
 "trial.overText": [
  "You are on the Basic plan now: up to 50 reservations a month, without text messages, custom floor plans and analytics. Your reservations, guests and floor plans are all still there."
 ],
 "trial.preview": [
  "Choose a plan to keep Premium after that."
 ],
 "trial.text": [
  "Until then you have everything in Premium. If you do nothing, you move to the Basic plan and keep your reservations, guests and floor plans."
 ],
 "verification.action": [
  "Verify email address"
 ],
 "verification.footer": [
  "Sent by ",
  [
   "product"
  ],
  " because this address was used to sign up."
 ],
 "verification.note": [
  "This link can be used once and expires in 24 hours. If you did not create an account, you can ignore this email."
 ],
 "verification.preview": [
  "One click and your account is ready."
 ],
 "verification.text": [
  "Welcome to Tablewell. Please confirm that this address is yours, so that we can reach you about your restaurant."
 ],
 "verification.title": [
  "Verify your email address"
 ]
};
