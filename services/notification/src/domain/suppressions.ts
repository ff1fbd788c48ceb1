/** Reasons for not sending a message, as the message log shows them. */
export const suppressions = {
  ownerUnverified: 'The owner has not verified their e-mail address, or not confirmed the account',
  emailOff: 'E-mail notifications are off',
  smsOff: 'SMS notifications are off',
  planWithoutSms: 'The plan does not include SMS',
  optedOut: 'The guest has opted out',
  optedOutAtProvider: 'The guest has opted out at the SMS provider',
  noSender: 'The restaurant has no SMS sender of its own, and there is no shared one',
  noWhatsApp: 'WhatsApp is not offered any more',
  inThePast: 'The reservation is in the past',
  otherCountry: 'The number is of a country that the restaurant does not text',
  notWanted: 'The host changed the time without a message to the guest',
  undone: 'The host undid the change before the message was sent',
  overtaken: 'A newer message about the reservation took its place',
  tooLate: 'It came too late',
  arrivedElsewhere: 'It has arrived by WhatsApp',
  notAwaited: 'The party is no longer expected at this time',
} as const;
