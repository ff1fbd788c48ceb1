/** The texts of what a diner may do after booking. */
export const words = {
  late: {
    title: 'Running late?',
    lead: (restaurant: string) => `Tell ${restaurant}, so that your table is kept for you.`,
    minutes: (minutes: number) => `${minutes} minutes`,
    told: (restaurant: string, minutes: number, at: string) =>
      `${restaurant} knows that you are ${minutes} minutes late. You said so at ${at}.`,
    onTime: 'I am on time after all',
    failed: 'This could not be sent. Please call the restaurant.',
  },
  where: {
    title: 'Where',
    directions: 'Directions',
    call: 'Call the restaurant',
  },
  calendar: {
    title: 'In your calendar',
    apple: 'Apple (.ics file)',
    google: 'Google',
    outlook: 'Outlook',
    entry: (restaurant: string) => `Reservation at ${restaurant}`,
    details: (link: string) => `Change or cancel: ${link}`,
  },
  message: {
    title: (restaurant: string) => `A word to ${restaurant}`,
    label: 'Your message',
    hint: (left: number) =>
      `The restaurant reads it before you come. ${left === 1 ? 'You can send one more.' : `You can send ${left}.`}`,
    none: 'You have sent as many messages as one can. Please call for anything else.',
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Your message was sent.',
    empty: 'Please write a message',
    failed: 'Failed to send the message.',
    sentAt: (at: string) => `Sent ${at}`,
  },
  told: {
    title: 'What you told us',
    email: 'Email',
    occasion: 'Occasion',
    dietary: 'Dietary needs',
    news: (restaurant: string) => `You get news from ${restaurant}.`,
    noNews: 'You get no more news.',
    stop: 'Stop the news',
    failed: 'This could not be saved. Please try again.',
  },
} as const;
