// Generated from services/languages/catalogs by `npm run generate`.
import type { Catalog } from '../../texts';

export const catalog: Catalog = {
 "about.directions": [
  "Directions"
 ],
 "about.goodToKnow": [
  "Good to know"
 ],
 "about.title": [
  "About ",
  [
   "restaurant"
  ]
 ],
 "about.website": [
  "Website"
 ],
 "after.apple": [
  "Apple (.ics file)"
 ],
 "after.calendar": [
  "In your calendar"
 ],
 "after.call": [
  "Call the restaurant"
 ],
 "after.lateFailed": [
  "This could not be sent. Please call the restaurant."
 ],
 "after.lateLead": [
  "Tell ",
  [
   "restaurant"
  ],
  ", so that your table is kept for you."
 ],
 "after.lateTitle": [
  "Running late?"
 ],
 "after.lateSent": [
  [
   "restaurant"
  ],
  " knows that you are ",
  [
   "count"
  ],
  " minutes late. You said so at ",
  [
   "time"
  ],
  "."
 ],
 "after.message": [
  "Your message"
 ],
 "after.messageEmpty": [
  "Please write a message"
 ],
 "after.messageFailed": [
  "Failed to send the message."
 ],
 "after.messageHint": [
  "The restaurant reads it before you come. ",
  [
   "count",
   "plural",
   {
    "one": [
     "You can send one more."
    ],
    "other": [
     "You can send ",
     "#",
     "."
    ]
   }
  ]
 ],
 "after.messageNone": [
  "You have reached the limit for messages. Please call for anything else."
 ],
 "after.messageSend": [
  "Send message"
 ],
 "after.messageSending": [
  "Sending..."
 ],
 "after.messageSent": [
  "Your message was sent."
 ],
 "after.messageTitle": [
  "Message ",
  [
   "restaurant"
  ]
 ],
 "after.minutes": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " minute"
    ],
    "other": [
     "#",
     " minutes"
    ]
   }
  ]
 ],
 "after.news": [
  "You get news from ",
  [
   "restaurant"
  ],
  "."
 ],
 "after.noNews": [
  "You get no more news."
 ],
 "after.onTime": [
  "I am on time after all"
 ],
 "after.sentAt": [
  "Sent ",
  [
   "time"
  ]
 ],
 "after.stopFailed": [
  "This could not be saved. Please try again."
 ],
 "after.stopNews": [
  "Unsubscribe"
 ],
 "after.details": [
  "What you told us"
 ],
 "after.where": [
  "Where"
 ],
 "area.any": [
  "Anywhere"
 ],
 "book.asks": [
  [
   "restaurant"
  ],
  " confirms each request personally. Your table is held until then."
 ],
 "book.asksLarge": [
  [
   "restaurant"
  ],
  " answers requests of larger parties itself. Nothing is booked until you have the answer."
 ],
 "book.consent": [
  "By reserving with a phone number you agree to receive SMS messages about this reservation from ",
  [
   "restaurant"
  ],
  ". Message and data rates may apply. Reply STOP at any time to opt out. See our <link>Privacy Policy</link>."
 ],
 "book.request": [
  "Request a Table"
 ],
 "book.requesting": [
  "Requesting..."
 ],
 "book.reserve": [
  "Reserve"
 ],
 "book.reserving": [
  "Reserving..."
 ],
 "book.talk": [
  "Rather talk to us? <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "calendar.change": [
  "Change or cancel: ",
  [
   "link"
  ]
 ],
 "calendar.title": [
  "Reservation at ",
  [
   "restaurant"
  ]
 ],
 "captcha.help": [
  "The check that you are a person did not load. A content blocker or your network may have stopped it. Please try again, or call the restaurant."
 ],
 "captcha.helpCall": [
  "The check that you are a person did not load. A content blocker or your network may have stopped it. Please try again, or call ",
  [
   "restaurant"
  ],
  ": <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "captcha.missing": [
  "Please complete the reCAPTCHA verification."
 ],
 "change.askCancel": [
  "Cancel this reservation?"
 ],
 "change.askWithdraw": [
  "Withdraw this request?"
 ],
 "change.cancel": [
  "Cancel Reservation"
 ],
 "change.cancelMeans": [
  "Your table for ",
  [
   "guests"
  ],
  " on ",
  [
   "date"
  ],
  " at ",
  [
   "time"
  ],
  " will be released."
 ],
 "change.canceled": [
  "This reservation was canceled and can no longer be changed."
 ],
 "change.canceling": [
  "Canceling..."
 ],
 "change.isCanceled": [
  "Your reservation has been canceled."
 ],
 "change.isUpdated": [
  "Your reservation has been updated."
 ],
 "change.isWithdrawn": [
  "Your request has been withdrawn."
 ],
 "change.keep": [
  "Keep it"
 ],
 "change.lead": [
  [
   "restaurant"
  ],
  " · Reservation ID: ",
  [
   "id"
  ]
 ],
 "change.past": [
  "The time of this reservation has passed, so it can no longer be changed."
 ],
 "change.requestIsUpdated": [
  "Your request has been updated."
 ],
 "change.update": [
  "Update Reservation"
 ],
 "change.updateRequest": [
  "Update Request"
 ],
 "change.updating": [
  "Updating..."
 ],
 "change.withdraw": [
  "Withdraw Request"
 ],
 "change.withdrawMeans": [
  "The restaurant will no longer consider a table for ",
  [
   "guests"
  ],
  " on ",
  [
   "date"
  ],
  " at ",
  [
   "time"
  ],
  "."
 ],
 "change.withdrawing": [
  "Withdrawing..."
 ],
 "change.yesCancel": [
  "Yes, cancel it"
 ],
 "change.yesWithdraw": [
  "Yes, withdraw it"
 ],
 "days.calendar": [
  "Calendar"
 ],
 "days.choose": [
  "Choose a day"
 ],
 "days.closed": [
  "Closed"
 ],
 "days.full": [
  "Full"
 ],
 "days.label": [
  "Days"
 ],
 "days.nextMonth": [
  "Next month"
 ],
 "days.of.closed": [
  [
   "date"
  ],
  ", closed"
 ],
 "days.of.full": [
  [
   "date"
  ],
  ", full"
 ],
 "days.of.out": [
  [
   "date"
  ],
  ", not open for booking"
 ],
 "days.previousMonth": [
  "Previous month"
 ],
 "days.today": [
  "Today"
 ],
 "dietary.dairy-free": [
  "Dairy-free"
 ],
 "dietary.gluten-free": [
  "Gluten-free"
 ],
 "dietary.halal": [
  "Halal"
 ],
 "dietary.kosher": [
  "Kosher"
 ],
 "dietary.nut-allergy": [
  "Nut allergy"
 ],
 "dietary.shellfish-allergy": [
  "Shellfish allergy"
 ],
 "dietary.vegan": [
  "Vegan"
 ],
 "dietary.vegetarian": [
  "Vegetarian"
 ],
 "done.another": [
  "Make Another Change"
 ],
 "done.backToList": [
  "Back to Reservations"
 ],
 "done.calendar": [
  "Add to calendar"
 ],
 "done.cancelNotified": [
  [
   "restaurant"
  ],
  " was notified of your cancellation."
 ],
 "done.change": [
  "Change Reservation"
 ],
 "done.changeRequest": [
  "Change or Withdraw Request"
 ],
 "done.generic": [
  "Changes and cancellations take effect at once. To see your reservation as it is now, open the link you got when you booked."
 ],
 "done.new": [
  "Make a New Reservation"
 ],
 "done.notified": [
  [
   "restaurant"
  ],
  " was notified."
 ],
 "done.questions": [
  "Questions? Call ",
  [
   "restaurant"
  ],
  ": <call>",
  [
   "phone"
  ],
  "</call>"
 ],
 "done.requestUpdated": [
  "Request Updated"
 ],
 "done.save": [
  "Save this page’s link. Anyone who has it can change or cancel the reservation."
 ],
 "done.saveRequest": [
  "Save this page’s link: the answer is shown here."
 ],
 "done.success": [
  "Success!"
 ],
 "done.updated": [
  "Reservation Updated!"
 ],
 "fact.changed": [
  "Changed"
 ],
 "fact.date": [
  "Date"
 ],
 "fact.id": [
  "Reservation ID"
 ],
 "fact.name": [
  "Name"
 ],
 "fact.notes": [
  "Notes"
 ],
 "fact.partySize": [
  "Party size"
 ],
 "fact.phone": [
  "Phone"
 ],
 "fact.time": [
  "Time"
 ],
 "failure.busy": [
  "Many people are booking right now. We are waiting, and will keep trying for you."
 ],
 "failure.call": [
  "Call ",
  [
   "phone"
  ]
 ],
 "failure.cancel": [
  "Failed to cancel reservation."
 ],
 "failure.create": [
  "Failed to create reservation."
 ],
 "failure.data": [
  "Failed to load reservation data."
 ],
 "failure.details": [
  "Failed to load reservation details."
 ],
 "failure.fullyBooked": [
  "We are fully booked at that time. Please try another time slot, or call the restaurant, especially on holidays and weekends."
 ],
 "failure.fullyBookedCall": [
  "We are fully booked at that time. Please try another time slot, or call us at ",
  [
   "phone"
  ],
  ", especially on holidays and weekends."
 ],
 "failure.network": [
  "Network error: ",
  [
   "message"
  ]
 ],
 "failure.noId": [
  "No reservation ID provided."
 ],
 "failure.restaurant": [
  "Restaurant not found."
 ],
 "failure.update": [
  "Failed to update reservation."
 ],
 "field.area": [
  "Seating area"
 ],
 "field.date": [
  "Date"
 ],
 "field.email": [
  "Email"
 ],
 "field.fewer": [
  "One guest fewer"
 ],
 "field.more": [
  "One guest more"
 ],
 "field.name": [
  "Name"
 ],
 "field.notes": [
  "Notes"
 ],
 "field.notesHint": [
  "Allergies, a high chair, a birthday…"
 ],
 "field.partySize": [
  "Party size"
 ],
 "field.phone": [
  "Phone number"
 ],
 "field.time": [
  "Time"
 ],
 "form.details": [
  "Your details"
 ],
 "form.errors": [
  "Validation Errors"
 ],
 "form.errorsTitle": [
  "Validation Errors:"
 ],
 "form.fieldError": [
  [
   "field"
  ],
  ": ",
  [
   "problem"
  ]
 ],
 "form.table": [
  "Your table"
 ],
 "guests": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " guest"
    ],
    "other": [
     "#",
     " guests"
    ]
   }
  ]
 ],
 "guests.in": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " guest"
    ],
    "other": [
     "#",
     " guests"
    ]
   }
  ]
 ],
 "hold.again": [
  "Hold again"
 ],
 "hold.ended": [
  "We can no longer hold this table. You can still book it if it is free."
 ],
 "hold.held": [
  "Your table is held while you fill in the form."
 ],
 "hold.lastMinute": [
  "Your table is held for one more minute."
 ],
 "hold.left": [
  "Your table is held for ",
  [
   "time"
  ]
 ],
 "lead.canceled": [
  "Your reservation at ",
  [
   "restaurant"
  ],
  " was canceled."
 ],
 "lead.confirmed": [
  "See you at ",
  [
   "restaurant"
  ],
  "."
 ],
 "lead.declined": [
  "We are sorry: ",
  [
   "restaurant"
  ],
  " cannot take your request."
 ],
 "lead.expired": [
  [
   "restaurant"
  ],
  " did not answer in time, so your request has ended."
 ],
 "lead.requested": [
  "Requested, not yet confirmed. ",
  [
   "restaurant"
  ],
  " answers by ",
  [
   "time"
  ],
  "."
 ],
 "lead.withdrawn": [
  "Your request at ",
  [
   "restaurant"
  ],
  " was withdrawn."
 ],
 "nearest.full": [
  [
   "time"
  ],
  " is full for ",
  [
   "guests"
  ],
  ". The nearest free times:"
 ],
 "nearest.none": [
  "No table is free for ",
  [
   "guests"
  ],
  " on this day. Please try another date."
 ],
 "nearest.noneCall": [
  "No table is free for ",
  [
   "guests"
  ],
  " on this day. Please try another date, or call <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "occasion.anniversary": [
  "Anniversary"
 ],
 "occasion.birthday": [
  "Birthday"
 ],
 "occasion.business": [
  "Business"
 ],
 "occasion.celebration": [
  "Celebration"
 ],
 "occasion.date": [
  "Date"
 ],
 "occasion.other": [
  "Special occasion"
 ],
 "opening.hours": [
  "Open ",
  [
   "hours"
  ]
 ],
 "opening.separator": [
  ", "
 ],
 "opening.span": [
  [
   "from"
  ],
  " – ",
  [
   "to"
  ]
 ],
 "page.book": [
  "Make a Reservation"
 ],
 "page.bookAt": [
  "Make a Reservation at ",
  [
   "restaurant"
  ]
 ],
 "page.broken": [
  "This page can no longer be shown. Reload it to see where your reservation stands; nothing is booked twice."
 ],
 "page.by": [
  "Reservations by <link>Tablewell</link>"
 ],
 "page.change": [
  "Change Your Reservation"
 ],
 "page.goHome": [
  "Go Home"
 ],
 "page.language": [
  "Language"
 ],
 "page.loadingDetails": [
  "Loading reservation details..."
 ],
 "page.loadingReservation": [
  "Loading reservation..."
 ],
 "page.loadingRestaurant": [
  "Loading restaurant..."
 ],
 "page.missingHint": [
  "This reservation no longer exists, or the link is incomplete. If you think that it should be there, please call the restaurant."
 ],
 "page.oops": [
  "Oops!"
 ],
 "page.privacy": [
  "Privacy Policy"
 ],
 "page.reservation": [
  "Your reservation"
 ],
 "page.terms": [
  "Terms of Service"
 ],
 "page.tryAgain": [
  "Try Again"
 ],
 "problem.closed": [
  "Sorry, the restaurant is closed on this day. Please select another date."
 ],
 "problem.closedOnPick": [
  "This day is not available for reservations. Please select another date."
 ],
 "problem.dateFar": [
  "Reservations can be made up to three months ahead."
 ],
 "problem.dateMissing": [
  "Please select a date"
 ],
 "problem.datePast": [
  "This date has already passed. Please select a later date."
 ],
 "problem.email": [
  "Please enter a valid email address."
 ],
 "problem.field": [
  "Please check this entry."
 ],
 "problem.nameLetters": [
  "Name can only contain letters, spaces, hyphens, and apostrophes"
 ],
 "problem.nameLong": [
  "Name cannot exceed 100 characters"
 ],
 "problem.nameShort": [
  "Name must be at least 2 characters long"
 ],
 "problem.notesLong": [
  "Notes cannot exceed ",
  [
   "most"
  ],
  " characters"
 ],
 "problem.partySize": [
  "Party size must be between 1 and ",
  [
   "largest"
  ],
  " people"
 ],
 "problem.phoneCharacters": [
  "Phone number can only contain numbers, spaces, dashes, parentheses, and plus signs"
 ],
 "problem.phoneLong": [
  "Phone number is too long"
 ],
 "problem.timeFull": [
  "This time is full for ",
  [
   "guests"
  ],
  ". Please select another time."
 ],
 "problem.timeMissing": [
  "Please select a time"
 ],
 "refusal.429": [
  "Too many requests. Please wait a few minutes before trying again."
 ],
 "refusal.503": [
  "The service is not available right now. Please try again in a moment."
 ],
 "refusal.canceled": [
  "This reservation was canceled and can no longer be changed."
 ],
 "refusal.captcha": [
  "Please complete the reCAPTCHA verification again."
 ],
 "refusal.captcha-unavailable": [
  "We could not check the reCAPTCHA right now. Please try again in a moment."
 ],
 "refusal.closed": [
  "Sorry, the restaurant is closed on this day. Please select another date."
 ],
 "refusal.day-full": [
  "Sorry, there are no tables available on this day any more."
 ],
 "refusal.monthly-limit": [
  "The restaurant takes no more online bookings this month. Please call the restaurant."
 ],
 "refusal.not-offered": [
  "This time is not offered. Please select one of the available times."
 ],
 "refusal.online-bookings-paused": [
  "The restaurant takes no online bookings at the moment. Please try a later time or call the restaurant."
 ],
 "refusal.party-size": [
  "A reservation cannot be changed to this many guests online. Please call the restaurant."
 ],
 "refusal.party-too-small": [
  "Parties of this size cannot be booked online. Please call the restaurant."
 ],
 "refusal.past": [
  "This time has already passed. Please select a later time."
 ],
 "refusal.skipped": [
  "This time does not exist on that day, because the clocks change. Please select another time."
 ],
 "refusal.too-far-ahead": [
  "Reservations cannot be made this far ahead. Please select an earlier date."
 ],
 "refusal.too-late-to-cancel": [
  "It is too late to cancel this reservation online. Please call the restaurant."
 ],
 "refusal.too-late-to-change": [
  "It is too late to change this reservation online. Please call the restaurant."
 ],
 "refusal.too-many-by-phone": [
  "This phone number already holds as many reservations as can be made online. Please call the restaurant."
 ],
 "refusal.too-many-changes": [
  "This reservation can no longer be changed online. Please call the restaurant."
 ],
 "refusal.too-many-phone-changes": [
  "The phone number of this reservation can no longer be changed online. Please call the restaurant."
 ],
 "refusal.too-short-notice": [
  "It is too late to book this time online. Please select a later time or call the restaurant."
 ],
 "request.answer": [
  [
   "restaurant"
  ],
  " writes"
 ],
 "request.by": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ]
 ],
 "request.title": [
  "Requested, not yet confirmed"
 ],
 "request.with": [
  "Your request was sent to ",
  [
   "restaurant"
  ],
  "."
 ],
 "request.words": [
  [
   "restaurant"
  ],
  " answers by ",
  [
   "time"
  ],
  ". Until then you can change or withdraw your request."
 ],
 "state.canceled": [
  "Reservation Canceled"
 ],
 "state.confirmed": [
  "Reservation Confirmed!"
 ],
 "state.declined": [
  "Request Declined"
 ],
 "state.expired": [
  "Request Expired"
 ],
 "state.requested": [
  "Request Sent"
 ],
 "state.withdrawn": [
  "Request Withdrawn"
 ],
 "time.available": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " time available"
    ],
    "other": [
     "#",
     " times available"
    ]
   }
  ]
 ],
 "time.closed": [
  "Closed on this day"
 ],
 "time.dateFirst": [
  "Select a date first"
 ],
 "time.dateFirstHint": [
  "Please select a date first to see available times!"
 ],
 "time.fullDay": [
  "Fully booked on this day"
 ],
 "time.inPeriod": [
  [
   "time"
  ],
  " (",
  [
   "period"
  ],
  ")"
 ],
 "time.isFull": [
  [
   "time"
  ],
  " – full"
 ],
 "time.loading": [
  "Loading times..."
 ],
 "time.noneLeft": [
  "No times left on this day"
 ],
 "time.select": [
  "Select a time"
 ],
 "time.unchecked": [
  "We could not check which times are still free. You can choose one all the same; you will know as soon as you send it."
 ],
 "times.afterMidnight": [
  "After midnight, ",
  [
   "day"
  ]
 ],
 "times.around": [
  "Around ",
  [
   "time"
  ]
 ],
 "times.chosen": [
  [
   "day"
  ],
  ", ",
  [
   "time"
  ],
  ", ",
  [
   "guests"
  ],
  " selected. Enter your name next."
 ],
 "times.for": [
  [
   "day"
  ],
  ", ",
  [
   "guests"
  ]
 ],
 "times.freeAt": [
  "Free at ",
  [
   "time"
  ],
  ":"
 ],
 "times.freeElsewhere": [
  "Free at ",
  [
   "time"
  ],
  " in:"
 ],
 "times.freeThatDay": [
  "Free that day:"
 ],
 "times.full": [
  [
   "time"
  ],
  " on ",
  [
   "day"
  ],
  " is full for ",
  [
   "guests"
  ],
  "."
 ],
 "times.hour": [
  "Show times around"
 ],
 "times.isFree": [
  [
   "time"
  ],
  ", free"
 ],
 "times.label": [
  "Times"
 ],
 "times.none": [
  "Please choose another day, or call the restaurant."
 ],
 "times.on": [
  "Times on ",
  [
   "day"
  ]
 ],
 "ui.captcha": [
  "Verification"
 ],
 "ui.captchaAgain": [
  "Try again"
 ],
 "ui.captchaExpired": [
  "reCAPTCHA has expired. Please verify again."
 ],
 "ui.captchaFailed": [
  "reCAPTCHA verification failed. Please try again."
 ],
 "ui.captchaLoading": [
  "Loading verification..."
 ],
 "ui.captchaNoKey": [
  "Missing reCAPTCHA site key"
 ],
 "ui.captchaNotLoaded": [
  "reCAPTCHA failed to load. Check domain configuration."
 ],
 "ui.dismiss": [
  "Dismiss"
 ],
 "ui.notifications": [
  "Notifications"
 ],
 "ui.optional": [
  "(optional)"
 ],
 "ui.retry": [
  "Retry"
 ],
 "who.add": [
  "Add details (optional)"
 ],
 "who.consent": [
  "Send me news and offers from ",
  [
   "restaurant"
  ],
  " by email. I can stop it at any time."
 ],
 "who.dietary": [
  "Dietary needs"
 ],
 "who.dietaryFor": [
  "The kitchen sees them before you come."
 ],
 "who.dietaryNotes": [
  "Anything else we should know about food"
 ],
 "who.emailFor": [
  "We send the confirmation and your calendar entry here."
 ],
 "who.news": [
  "News"
 ],
 "who.occasion": [
  "Occasion"
 ],
 "who.occasionFor": [
  "So that the restaurant can prepare for it."
 ],
 "who.remember": [
  "Remember me on this device"
 ],
 "who.rememberFor": [
  "Fills in your name, phone, email and dietary needs next time. Untick to forget them."
 ],
 "zone.note": [
  "Times are in the restaurant’s time zone: ",
  [
   "zone"
  ],
  "."
 ],
 "zone.withPlace": [
  [
   "zone"
  ],
  " (",
  [
   "place"
  ],
  ")"
 ],
 "size.larger": [
  "Online we seat up to ",
  [
   "guests"
  ],
  ". If you are more, choose a time and ask for a table."
 ],
 "size.largerCall": [
  "Online we seat up to ",
  [
   "guests"
  ],
  ". If you are more, choose a time and ask for a table, or call <call>",
  [
   "phone"
  ],
  "</call>."
 ],
 "who.notTexted": [
  "We cannot text this number: leave an email address, so that the confirmation reaches you."
 ],
 "done.sentTo": [
  "We sent the confirmation to ",
  [
   "where"
  ],
  "."
 ],
 "done.answerTo": [
  "We will send the answer to ",
  [
   "where"
  ],
  "."
 ],
 "done.sentNowhere": [
  "You left no address that we can write to: this page is your confirmation."
 ],
 "done.link": [
  "Link to this page"
 ],
 "done.copy": [
  "Copy link"
 ],
 "done.copied": [
  "Link copied"
 ],
 "done.mailLink": [
  "Email the link"
 ],
 "member.seesGuests": [
  "You see what guests see. <link>New reservation as host</link>"
 ]
};
